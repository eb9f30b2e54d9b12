// Spanish guidance texts of Peaceful Sleep for weariness, pain, guilt and a thankful evening. No
// word depends on the gender of the person.
import type { SleepTexts } from '../sleep-outline.ts';

export const moreNights: Pick<
  SleepTexts['categories'],
  'weariness' | 'pain' | 'guilt' | 'thankful_evening'
> = {
  weariness: {
    title: 'El cansancio',
    options: [
      {
        title: 'Ya no puedo con todo',
        prayer:
          'Jesús, llego a la cama con los hombros duros y la cabeza llena de pendientes. He cargado lo mío, lo de otros y alguna cosa que nadie me pidió. Tú no me recibes con otra lista. Eres manso, y junto a ti no hay que dar cuenta de cada minuto. Quítame lo que no me toca llevar, y enséñame a llevar contigo lo que sí. Por ahora dejo caer los brazos y me quedo a tu lado. Amén.',
      },
      {
        title: 'Quedaron cosas sin terminar',
        prayer:
          'Quedaron platos en el fregadero, Señor, mensajes sin contestar y un trabajo a medias. Me cuesta acostarme así, como si todo dependiera de una hora más. Tú obrabas antes de que yo me levantara, y sigues cuando yo cierro los ojos. Recibe lo que hice y también lo que no pude. Líbrame de creer que valgo lo que termino. Sea sueño o sea solo quietud, quiero tomarlo de tu mano como un regalo. Amén.',
      },
      {
        title: 'Cuando no quedan ganas de seguir',
        prayer:
          'Dios mío, no es solo sueño lo que tengo. Ya no me quedan ganas de dar un paso más, y me asusta un poco decirlo. Tú no regañaste a tu profeta bajo el arbusto: le diste pan, agua y tiempo para dormir. Cuídame así, con cosas pequeñas. Acércame a alguien a quien pueda contarle cómo me siento de verdad, y dame valor para llamar, esta misma noche si hace falta. Quédate aquí mientras tanto. Amén.',
      },
      {
        title: 'Un cansancio de muchos meses',
        prayer:
          'Creador de todo, llevo tanto tiempo en esto que ya no recuerdo cómo era amanecer con fuerzas. Hasta la gente joven tropieza, y yo también. Tú no te fatigas, ni te aburres de escucharme. No te pido alas esta noche. Te pido lo que haga falta para levantarme, vestirme y tratar bien a quien me encuentre. Mientras espero, deja que mi cansancio descanse en tu fuerza, como un abrigo colgado de su clavo. Amén.',
      },
      {
        title: 'Cuido de otros y no paro',
        prayer:
          'Jesús, el día fue de otros: alguien tenía hambre, alguien llamaba, alguien necesitaba una respuesta ya. Lo hice con gusto muchas veces, y otras apretando los dientes. Tú viste a tus amigos tan ocupados que ni comían, y te los llevaste aparte, a un sitio tranquilo. Que este colchón sea hoy ese sitio. Mira tú por las personas que cuido mientras yo no hago nada. Y enséñame a pedir relevo sin vergüenza. Amén.',
      },
    ],
  },
  pain: {
    title: 'El dolor del cuerpo',
    options: [
      {
        title: 'El dolor no me deja dormir',
        prayer:
          'Dios mío, el dolor cuenta las horas mejor que el reloj. Busco una postura, luego otra, y ninguna dura. En medio de esto te nombro, porque no sé de mejor nombre para estas horas. No te traigo un canto, apenas un susurro. Deja que me pegue a ti, como una criatura a quien la lleva en brazos. Si la medicina tarda, no tardes tú. Sostén este cuerpo que conoces, respiración por respiración. Amén.',
      },
      {
        title: 'En la cama de la enfermedad',
        prayer:
          'Conozco de memoria las grietas de este techo, Señor. La enfermedad hace pequeño el mundo: la cama, el vaso, las pastillas, la ventana. Tú no te quedas en el pasillo esperando la hora de visita. Acércate y acomoda esta almohada, si puedo decirlo así. Te pido salud, sin esconder cuánto la deseo. Bendice a quien me cuida, que también se cansa. Y cuando piense que soy una carga, recuérdame cuánto valgo para ti. Amén.',
      },
      {
        title: 'Un cuerpo que se va gastando',
        prayer:
          'Padre, este cuerpo ya no es el que era. Desde el espejo me mira alguien a quien apenas reconozco, y me da pena y a veces rabia. No voy a decir que es poco lo que me duele; tú sabes cuánto es. Creo también que hay en mí algo que tú renuevas y que ningún examen mide. Cuando lo que se ve me quite el ánimo, sostén mi mirada en ti. Sea largo o corto el camino que queda, ven conmigo. Amén.',
      },
      {
        title: '¿Quién vela conmigo?',
        prayer:
          'A esta hora se oyen pasos en el pasillo, Señor, o solo mi propia respiración. Levanto los ojos y no hay montes: hay un techo y una luz pequeña. ¿A quién llamo? Te llamo a ti, que hiciste el cielo y también este cuerpo que hoy me cuesta tanto. Tú no das cabezadas ni te aburres de velar. Guarda lo que entra y lo que sale de aquí: el alivio, la fiebre, las visitas, mi alma. Guárdame ahora y siempre. Amén.',
      },
      {
        title: 'La noche se hace interminable',
        prayer:
          'Dios mío, doy vueltas hasta que la sábana se arruga, y todavía falta mucho para que aclare. Job también contó así las horas y te lo dijo sin adornos, y nadie borró sus quejas de tu libro. Por eso me atrevo: esto es demasiado, y no lo entiendo. No necesito una razón a medianoche. Te pido que no me dejes hablar en el vacío. Oye mi queja como oración, y alivia este dolor. Amén.',
      },
    ],
  },
  guilt: {
    title: 'La culpa',
    options: [
      {
        title: 'No logro perdonarme',
        prayer:
          'Padre, repaso lo que hice como quien relee una carta que quisiera no haber escrito. De noche me juzgo con más dureza que nadie. Tú conoces mi barro, porque lo modelaste, y me miras con ternura. Lo que te confieso, lo alejas más de lo que yo puedo medir. Ayúdame a no ir a buscarlo otra vez. Y si me culpo de un daño que otros me hicieron, enséñame con paciencia que esa culpa nunca fue mía. Amén.',
      },
      {
        title: 'Lo que hice y nunca he contado',
        prayer:
          'Dios de la luz, hay algo que no le he contado a nadie. De día lo tapo con ruido, y de noche se sienta a mi lado. Quiero decírtelo ahora, sin hacerlo más pequeño ni más grande. Lo que hice, te lo reconozco. No busco excusas, y te lo muestro como se muestra una herida. Tú eres fiel, y no usas en mi contra lo que te confío. Limpia lo que manché, y enséñame a reparar lo que todavía tenga arreglo. Amén.',
      },
      {
        title: 'Una culpa antigua que regresa',
        prayer:
          'Hace años que te pedí perdón por esto, Señor, y hoy ha vuelto a tocar la puerta. Me sé la escena entera: el lugar, la hora, mi propia voz. Quizá mi memoria no se ha enterado de lo que tú ya hiciste. Te gusta perdonar, y no andas sacando del fondo del mar lo que arrojaste allí. Enséñame a dejarlo donde tú lo dejaste. Y si aquello no fue pecado mío, sino un daño que me hicieron, muéstramelo también, sin prisa. Amén.',
      },
      {
        title: 'Quisiera volver a casa',
        prayer:
          'Padre, llevo tiempo lejos, y he preparado un discurso para cuando te tenga delante. Se me olvida a la mitad. Traigo los bolsillos vacíos y algo de vergüenza en los zapatos. Me cuesta creer que mirabas el camino, y que hay una luz encendida en la entrada. No sé si sabré vivir en tu casa como se vive en casa. Esta noche solo doy media vuelta, aquí, bajo la manta, y me pongo en tus manos. Amén.',
      },
      {
        title: 'El silencio me pesa en los huesos',
        prayer:
          'Callar me ha salido caro, Dios mío. Lo noto en la espalda, en el apetito, en las horas en blanco. Ya no quiero gastar fuerzas en esconder. Te abro el cuarto que tengo cerrado con llave; entra y mira conmigo. Donde haya pecado mío, perdóname. Donde solo haya vergüenza que otros me pusieron encima, quítamela. Y si me hace falta decirlo también en voz alta, guíame hacia alguien de confianza, que sepa escuchar y guardar. Amén.',
      },
    ],
  },
  thankful_evening: {
    title: 'Gratitud al acostarse',
    options: [
      {
        title: 'Hoy hubo más luz de la que esperaba',
        prayer:
          'Señor, hoy hubo más luz de la que esperaba. No fue un día perfecto: se quemó el arroz y llegué tarde a todo. Pero alguien me hizo reír, y el pan alcanzó. Hay alegrías que no se compran, y esta es de ellas. Te la devuelvo en forma de gracias, antes de apagar la lámpara. Acuérdate de quienes esta noche preguntan si queda algo bueno. Yo me acuesto contigo cerca, y dejo la puerta entreabierta. Amén.',
      },
      {
        title: 'Terminar el día hablando contigo',
        prayer:
          'Dios altísimo, es bueno terminar el día hablando contigo. Por la mañana te pedí ayuda casi sin pensarlo, con la taza en la mano, y ahora veo por dónde vino. Gracias por la herramienta que funcionó, por la conversación que no terminó en pleito, por el árbol de la esquina. Son obras tuyas, grandes y menudas, y me alegran. Recibe esta canción sin música, dicha a media voz debajo de la manta. Amén.',
      },
      {
        title: 'Después de un gran susto',
        prayer:
          'Hoy pudo ser muy distinto, Señor. Todavía me tiemblan las manos cuando lo pienso. Sigo aquí: oigo el zumbido de la nevera, me toco la cara, respiro. Gracias por este respiro. No sé por qué otras personas no lo tuvieron, y te pido por ellas y por quienes las lloran. Lo que me quede de vida, mucho o poco, quiero andarlo cerca de ti. Por esta noche dejo la guardia y me siento contigo en la orilla. Amén.',
      },
      {
        title: 'No quiero olvidar lo bueno',
        prayer:
          'Antes de que se me revuelvan las horas, Padre, quiero contarte lo bueno de hoy, para que no se pierda. El primer sorbo de agua. Unas manos que ayudaron. El perdón que me diste sin echármelo en cara. La memoria guarda mejor las espinas que las flores; corrígele esa costumbre. Con todo lo que soy, con la voz ronca y los pies cansados, te bendigo. Y lo que todavía duele lo dejo al lado de las gracias, sin esconderlo. Amén.',
      },
      {
        title: 'En paz con lo vivido',
        prayer:
          'Jesús, un anciano te tuvo en brazos, y ya no le hizo falta ver nada más. Yo no te he visto así, pero he visto tu luz en rostros, en mesas compartidas, en una palabra que llegó a tiempo. Gracias por dejarte encontrar. Se cierra este día, y un día se cerrará el último de los míos; los pongo juntos en tus manos. Alumbra a cada pueblo, a quienes amo y a quienes me cuesta amar. Amén.',
      },
    ],
  },
};
