// Spanish prayers of thanks and praise, and for the morning and the evening.
import type { SituationPrayers } from '../situation.ts';

export const thanks = {
  'healing-thanks': {
    self: {
      title: 'Gracias por mi salud recobrada',
      text: [
        'Dios, dueño de la vida, te traigo una buena noticia: estoy mejor. Casi se me había olvidado lo que es hacer planes, tener hambre y caminar sin pensar en cada paso. Es como abrir una ventana después de un invierno largo.',
        'Gracias. Gracias por quienes me atendieron y me cuidaron, por los remedios que alguien descubrió con paciencia, por cada persona que oró cuando yo no podía. También en las horas malas estuviste; lo veo ahora más claro que entonces.',
        'Que no vuelva demasiado pronto a darlo todo por hecho. Mantenme con los ojos puestos en quienes todavía esperan una noticia así, y que sepa acompañar su espera. Las fuerzas que regresaron las quiero usar bien. A ti la alabanza. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Gracias por la salud de alguien',
      text: [
        'Señor, teníamos miedo, y ahora podemos respirar. La persona por quien oramos está mejor. Tantas veces imaginamos este momento, y ahora que llegó no sabemos dónde poner la alegría. Te la traemos a ti.',
        'Gracias porque hiciste el cuerpo capaz de sanar. Gracias por las manos expertas, por las noches en vela, por la idea correcta a la hora correcta. Gracias por la paciencia que no faltó cuando todo era cuesta arriba.',
        'Que la mejoría siga y que dure. Dale tiempo, y que no quiera demasiado de una vez. Que viva los próximos días como quien va abriendo despacio un regalo. Y no dejes que nos olvidemos de quienes siguen con mala salud; escucha también esa súplica. Bendito seas, Dios nuestro. Amén.',
      ].join('\n\n'),
    },
  },
  'answered-prayer': {
    self: {
      title: 'Gracias por una oración escuchada',
      text: [
        'Padre, me escuchaste. Volví a ti muchas veces con esta petición, a veces con confianza y a veces por pura costumbre, y ahora la tengo cumplida ante mis ojos. Me dan ganas de reír, y también de llorar.',
        'Te doy gracias. No quiero ser como quien recibe lo que necesitaba y se va sin darse la vuelta. Me doy la vuelta. Sé que no lo habría logrado a solas, aunque mucha gente ayudó, y por cada una de esas personas te doy gracias.',
        'Que me acuerde de este día cuando vengan otros oscuros. Hazme compartir lo que recibí. Y dame tacto con quienes siguen esperando; yo sé cómo es eso. Tú oyes, aun cuando parece que hay silencio. Lo voy a contar. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Gracias por una buena noticia para alguien',
      text: [
        'Dios de la alegría, te pedimos por esta persona, y ahora hay una buena noticia. Pasó lo que apenas nos atrevíamos a esperar. Se le quitó un peso de encima, y se le nota en la cara. Te damos gracias de todo corazón.',
        'Gracias porque oíste lo que pedimos en voz alta y lo que fue apenas un suspiro. Gracias por cada persona de la que te serviste, lo supiera o no. Que esta alegría tenga su tiempo, y que nadie corra a buscar la siguiente preocupación.',
        'Bendice lo que ahora empieza. Que empiece bien y que dure. Que con esto le crezca la confianza en ti, y a nosotros también. Y que quienes aún esperan una respuesta cobren ánimo con esta. Tú eres bueno, y tu bondad no se termina. Amén.',
      ].join('\n\n'),
    },
  },
  'daily-thanks': {
    self: {
      title: 'Gracias por lo bueno de cada día',
      text: [
        'Padre, hoy no te pido nada. Solo quiero darte gracias antes de que se me olvide otra vez. Por el agua caliente y por la cama. Por el pan y lo que le pongo encima. Por la gente que me saluda y por quien me hizo reír.',
        'Paso de largo junto a tantas cosas como si me las debieran. Entra luz por la ventana y yo miro el reloj. Alguien horneó, manejó, barrió y arregló para que mi día funcionara, y no sé su nombre. Tú sí. Bendice a esa gente.',
        'Ábreme más los ojos. Enséñame a vivir con lo que hay, sin pereza y sin envidia, y a compartir sin llevar cuentas. Todo lo bueno viene de ti, también lo pequeño, y quizá lo pequeño más que nada. Tengo más de lo que esta mañana pensaba. Gracias, Señor. Amén.',
      ].join('\n\n'),
    },
  },
  praise: {
    self: {
      title: 'Alabanza a Dios',
      text: [
        'Dios santo, vengo ante ti simplemente porque tú eres. Antes de que hubiera montañas, tú eras; y cuando se apague la última estrella, seguirás siendo. Ningún pensamiento mío te abarca. Y aun así te puedo decir «tú», y te inclinas para oírme.',
        'Te alabo por tu grandeza, que no aplasta, y por tu cercanía, que no invade. Te alabo por la paciencia que le tienes a esta tierra. Te alabo por Jesús, en quien nos mostraste tu rostro, por sus manos y sus palabras, por su muerte y su resurrección. Alabo a tu Espíritu, que respira en todo lo que vive.',
        'Con los pájaros y los ángeles, con tu Iglesia en todos los idiomas, sumo mi voz. Gloria a ti, Padre, Hijo y Espíritu Santo, como era y es y será por siempre. Amén.',
      ].join('\n\n'),
    },
  },
  morning: {
    self: {
      title: 'Por la mañana',
      text: [
        'Señor, el día está delante de mí como una hoja en blanco. Gracias por el sueño, el que haya sido, y por despertar. Antes de que entren las noticias y los pendientes, quiero estar aquí un momento contigo.',
        'Tú sabes lo que me espera, lo que me ilusiona y lo que preferiría evitar. Dame fuerza para lo que hoy importa más. Que ponga atención a la gente que encuentre, que tarde en enojarme y me apure a ayudar. Si los planes se caen, que no se me caiga el buen humor.',
        'Cuida a quienes amo, vayan adonde vayan. Ven conmigo a la mesa, a la calle y al trabajo, y que al menos una vez, en medio de todo, me dé cuenta de que estás. En tu nombre empiezo. Amén.',
      ].join('\n\n'),
    },
  },
  evening: {
    self: {
      title: 'Por la noche',
      text: [
        'Dios, se terminó el día y lo pongo en tus manos. Tuvo ratos buenos, y te muestro algunos: una palabra, un sabor, algo que salió bien. Gracias por eso, y por ayudarme a pasar lo demás.',
        'Lo que no estuvo bien no lo escondo. Perdí la paciencia, o me faltó valor, o no estuve presente. Perdóname, y que también encuentre descanso la gente a quien haya lastimado. Lo que no terminé puede quedarse así hasta mañana; tú no dejas de trabajar cuando yo paro.',
        'Acompaña esta noche a los enfermos, a quienes viajan o velan, y a quienes no tienen a nadie que les dé las buenas noches. Que tus ángeles rodeen esta casa. Ahora apago la luz y me dejo caer en tu paz. Amén.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
