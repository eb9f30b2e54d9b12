// Spanish guidance texts of Peaceful Sleep for restless thoughts, fear, loneliness and grief. No
// word depends on the gender of the person.
import type { SleepTexts } from '../sleep-outline.ts';

export const nights: Pick<
  SleepTexts['categories'],
  'restless_mind' | 'fear' | 'loneliness' | 'grief'
> = {
  restless_mind: {
    title: 'La mente no descansa',
    options: [
      {
        title: 'La cabeza no deja de dar vueltas',
        prayer:
          'Padre, la cabeza no se calla. Pasa de la cuenta por pagar a lo que dije en la mesa, y de ahí a lo que podría salir mal. Te voy nombrando cada cosa, una por una, como quien vacía los bolsillos antes de acostarse. Te doy gracias por lo que sí hubo hoy: el agua caliente, una voz conocida, esta almohada. Monta tú la guardia a la puerta de mi corazón. Yo dejo aquí lo que traía. Amén.',
      },
      {
        title: 'Ya me pesa el día de mañana',
        prayer:
          'Es de noche, Señor, y ya estoy viviendo el día de mañana: las prisas, el dinero, lo que habrá que decir. Todavía no ha llegado y ya me cansa. Tú sabes lo que hace falta en esta casa antes de que yo lo ponga en una lista. Enséñame a buscarte primero a ti, y a dejar el resto en su sitio. El mañana se queda del otro lado de la puerta. Ahora solo te pido lo de esta noche. Amén.',
      },
      {
        title: 'Una preocupación que no logro soltar',
        prayer:
          'Dios mío, hay una preocupación que llevo todo el día en la mano, y ni al acostarme la suelto. Me parece que, si dejo de pensar en ella, algo se vendrá abajo. No soy yo quien sostiene el mundo, y me cuesta reconocerlo. Te la paso entera, con su nombre y con su peso, porque te importo. Si dentro de un rato la vuelvo a agarrar, ten paciencia conmigo. Te la daré otra vez, cuantas veces haga falta. Amén.',
      },
      {
        title: 'Un pensamiento tira de otro',
        prayer:
          'Un pensamiento tira de otro, Señor, y ya no sé por dónde empezó el hilo. A oscuras todo parece más grande, y siento que el suelo se inclina bajo mis pies. Sostenme tú, como se sostiene a alguien en una escalera mojada. No te pido que me expliques cada cosa a estas horas. Pon entre tantas voces una palabra tuya, pequeña y buena, y que pueda quedarme un rato con ella, sin contestar a las demás. Amén.',
      },
      {
        title: 'Busco un lugar donde apoyar la mente',
        prayer:
          'Roca firme, mi mente salta de una cosa a otra como un pájaro encerrado en un cuarto. No logro detenerla a la fuerza. Por eso vuelvo a ti, y cuando se escape volveré de nuevo, sin enojo. Tú eres el mismo a esta hora que a mediodía. No cambias con mis ideas ni con mi pulso. Que mi confianza tenga esta noche un solo lugar donde posarse: tú, que has sido fiel desde siempre. Amén.',
      },
    ],
  },
  fear: {
    title: 'El miedo',
    options: [
      {
        title: 'Cuando se apaga la luz',
        prayer:
          'Señor, se ha apagado la lámpara y el miedo se sienta a los pies de la cama. No siempre sé de dónde viene. Tú eres luz también aquí, donde no me veo ni las manos. No me da vergüenza decirte que tengo miedo; tú ya lo sabías. Rodea esta casa, este cuarto y a quienes amo. Quiero apoyar la espalda en ti, como en un muro que no cede, y respirar despacio. Amén.',
      },
      {
        title: 'Espero una noticia y tengo miedo',
        prayer:
          'Dios mío, tal vez suene el teléfono, o llegue una carta, o alguien me explique un resultado. He imaginado ya todas las respuestas, y las peores son las que más repito. No sé cuál será la verdadera. Sé que tú no te quedas en la puerta cuando alguien tiembla. Tómame de la mano ahora, antes de saber nada. Y cuando sepa, sea lo que sea, no me sueltes. Dame fuerza en la medida de cada hora. Amén.',
      },
      {
        title: 'Ruidos y sombras en la noche',
        prayer:
          'Cruje la madera, Dios altísimo, pasa una moto, y mi cuerpo se pone en alerta. Hay miedos con nombre y otros que no sé decir. Me acerco a ti como se busca la pared de una casa cuando arrecia el viento. Dame sensatez para ver el peligro donde lo hay, y calma donde solo hay sombra. Cuida también a quienes duermen hoy sin puerta que cerrar. Bajo tu cobijo quiero pasar estas horas, una detrás de otra. Amén.',
      },
      {
        title: 'Algo me ha despertado de golpe',
        prayer:
          'Acabo de despertar de golpe, Señor, y el corazón todavía corre. No sé si fue un ruido, un sueño o un recuerdo. Toco la sábana, la pared, el borde de la cama: estoy aquí, y tú también estás. Quédate mientras el pulso baja. El valor que no tengo, préstamelo tú. Guarda mis pasos cuando llegue la hora de levantarme, y guarda ahora este rato en que no quiero cerrar los ojos. Amén.',
      },
      {
        title: 'Hay tormenta y Dios parece dormir',
        prayer:
          'Jesús, hay días en que todo se mueve a la vez: la salud, el dinero, la gente que quiero. Entra agua por todas partes y tú pareces callar. Tus amigos te despertaron muertos de miedo y los escuchaste; escúchame también a mí. No sé cuándo amainará, ni de qué manera. Sé que vas en la misma barca, y que el viento no manda sobre ti. Déjame estar cerca de ti hasta que pueda soltar el remo. Amén.',
      },
    ],
  },
  loneliness: {
    title: 'La soledad',
    options: [
      {
        title: 'Nadie sabe que sigo en vela',
        prayer:
          'Padre, todo el mundo duerme y mi ventana parece la única con luz. Nadie sabe que sigo aquí, con los ojos abiertos y el teléfono en silencio. Tú sí lo sabes. No hay pasillo tan largo ni noche tan cerrada que me deje fuera de tu vista. La oscuridad no te estorba como a mí. Me basta por ahora con decirte que aquí estoy, y con creer que a esta hora me miras con cariño. Amén.',
      },
      {
        title: 'Lo que viene, sin las caras de siempre',
        prayer:
          'Señor, lo que viene tendré que empezarlo sin las caras de siempre: otra ciudad, otro trabajo, una sala de espera, una cama más ancha de lo que era. Me cuesta entrar donde nadie me aguarda. Tú vas delante; no lo veo, pero lo creo. Entra tú primero por esa puerta. Y cuando yo llegue, con mis dudas y mi maleta, haz que encuentre alguna señal de que ya estabas allí. Amén.',
      },
      {
        title: 'Alguien se fue de mi lado',
        prayer:
          'Hay un nombre que dejó de aparecer en mi teléfono, Dios fiel, y una promesa que se rompió. Desde entonces me pregunto qué hay en mí que hace que la gente se vaya. Esta noche no quiero seguir buscando la culpa. Tú no te cansas de mí, y no te marchas. Ayúdame a creerlo en las horas en que más se nota el hueco. Sé tú mi ayuda, y acerca a mi vida personas que sepan quedarse. Amén.',
      },
      {
        title: 'Una casa demasiado callada',
        prayer:
          'Padre de quienes no tienen padre, tú miras por quien cena con la radio encendida para oír una voz. En esta casa hay una silla de más y un silencio que se oye. No te escondo que me duele. Tú sabes hacer hogar con personas dispersas: un vecino, una comunidad pequeña, alguien que llama los domingos. Abre por ese lado alguna puerta, y dame ánimo para tocar yo también la de otros. Acompáñame mientras tanto. Amén.',
      },
      {
        title: 'Lejos de los míos',
        prayer:
          'Jesús, entre las personas que quiero y yo hay esta noche kilómetros, horas de diferencia o años sin hablarnos. Miro sus fotos y la pantalla se apaga. Todo lugar está en tus manos, este cuarto y aquel. Quédate aquí conmigo y quédate allá, con cada nombre que ahora te digo en voz baja. Prometiste tu compañía para todos los días, y este también cuenta, aunque termine así, a oscuras y sin un abrazo. Gracias por no irte. Amén.',
      },
    ],
  },
  grief: {
    title: 'El duelo',
    options: [
      {
        title: 'Se me ha roto el corazón',
        prayer:
          'Señor, hoy no tengo una oración ordenada. Tengo un nudo en la garganta y una pena que ocupa todo el cuarto. Dicen que con el tiempo se pasa; yo todavía estoy en esta noche. Tú no guardas distancia con quien está en pedazos. Acércate, por favor, sin prisa y sin explicaciones. No tengo que recomponer nada antes de que llegues. Recibe este llanto, o este no poder llorar, como lo único que hoy sé decirte. Amén.',
      },
      {
        title: 'Las lágrimas esperan a la noche',
        prayer:
          'Durante el día aguanto, Jesús: saludo, contesto, lavo los platos. De noche, cuando ya nadie me mira, se abre la puerta y sale el llanto. Tú también lloraste delante de una tumba, sin esconder la cara. Por eso no te pido perdón por estas lágrimas. Son del tamaño del amor. Quédate aquí, de este lado de la cama, el tiempo que haga falta. Me consuela saber que el dolor no te da vergüenza ni te aparta. Amén.',
      },
      {
        title: 'Un recuerdo amargo que vuelve',
        prayer:
          'Dios mío, la memoria me trae otra vez lo mismo: una puerta, la última llamada, lo que no alcancé a decir. Tiene un sabor amargo, y no sé cómo dejar de probarlo. En medio de esto busco algo firme donde poner el pie. Encuentro tu compasión, que no se gastó con el día de hoy. Para esta noche tomo solo esa verdad, pequeña como un pan, y me quedo con ella, esperándote en silencio. Amén.',
      },
      {
        title: 'Alguien falta en esta casa',
        prayer:
          'Padre, hay una taza que nadie usa y un abrigo que no me atrevo a mover. Me faltan su voz, sus pasos, hasta sus manías. Tú no me pides que haga como si nada. Tu Hijo miró con bondad a la gente que lloraba, y le habló de consuelo. Yo lo espero, sin saber qué forma tendrá. Puede ser una mano, una carta vieja, o tu silencio cerca. Te confío este amor que no sabe adónde ir. Amén.',
      },
      {
        title: 'Esperar cuando la muerte pasó cerca',
        prayer:
          'Dios de la vida, la muerte ha pasado cerca y la noche parece suya. No puedo imaginar un mundo sin despedidas, ni un día sin ausencias. Aun así me aferro a lo que tú prometes: que vives con los tuyos, y que el llanto y el luto no son el final. Mi esperanza es hoy delgada como un hilo. Sujétala tú por el otro extremo. Con eso quiero pasar esta hora, y la que venga después. Amén.',
      },
    ],
  },
};
