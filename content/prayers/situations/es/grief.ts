// Spanish prayers for people who mourn a death.
import type { SituationPrayers } from '../situation.ts';

export const grief = {
  bereavement: {
    self: {
      title: 'En el duelo',
      text: [
        'Señor, murió alguien a quien amo. Todavía pienso «esto se lo tengo que contar», y entonces me acuerdo. La vida sigue con su tráfico y sus compras, y yo camino por ella como detrás de un vidrio. Hay horas en que lloro y horas en que no siento nada.',
        'Gracias por esta vida y por lo que compartimos. Perdona lo que quedó sin decirse. Yo no pude retener a quien hoy me falta; recibe tú esta vida y dale tu luz.',
        'Y quédate conmigo. Que pueda comer y dormir. Mándame gente que no tenga miedo de pronunciar su nombre. Creo que el amor no se termina en una tumba. Y cuando no logre creerlo, créelo tú por mí. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien en duelo',
      text: [
        'Jesús, tú lloraste ante la tumba de tu amigo. Mira a esta persona, que perdió a un ser querido y tiene que acostumbrarse a una silla vacía. No hay palabras que lo arreglen, y no quiero buscarlas.',
        'Dale lágrimas, y después de las lágrimas un poco de descanso. Quédate a su lado en las primeras horas, cuando hay tanto trámite por hacer, y en las semanas que siguen, cuando ya nadie llama y el silencio hace ruido. Que los recuerdos con el tiempo duelan menos y abriguen más.',
        'Haz de nosotros amistades fieles, de las que preguntan también a los seis meses. Recibe en tu paz a quien murió, y mantén viva la esperanza del reencuentro, tú que resucitaste de entre los muertos. Amén.',
      ].join('\n\n'),
    },
  },
  miscarriage: {
    self: {
      title: 'Tras perder un bebé antes de nacer',
      text: [
        'Dios mío, había una vida y ya no está. Casi nadie la conoció como yo, y yo ya le había hecho un lugar. Había contado las semanas. Me dicen palabras de buena voluntad, y no me llegan.',
        'No sé por qué pasó. Solo sé que duele, más de lo que puedo mostrar. Quítame la pregunta de qué hice mal. Déjame llorar el tiempo que haga falta, y que haya alguien que llore conmigo.',
        'Tú conoces a esta criatura con la que tuve tan poco tiempo. Guárdala a tu lado, donde nada es demasiado corto y nada se olvida. Y abrázame a mí, que me quedé con los brazos vacíos. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que perdió un bebé antes de nacer',
      text: [
        'Dios lleno de ternura, una criatura era esperada con amor y no llegó a vivir entre nosotros. Te pido por esta persona, que había empezado a soñar y ahora tiene que guardar los sueños. Es una muerte de verdad, aunque quizá no haya tumba, y es un duelo de verdad.',
        'Quédate cerca. Sana el cuerpo donde necesite sanar. Haz callar cualquier voz que hable de culpa. A nosotros líbranos del consuelo apresurado: que llevemos una comida, que nos atrevamos a decir «tu bebé», y que sepamos callar.',
        'Si esta pena se comparte entre dos, que puedan encontrarse en ella, cada cual con su manera de llorar. La criatura está contigo, conocida y amada. Que también esta persona descanse en ti hasta que duela menos. Amén.',
      ].join('\n\n'),
    },
  },
  'child-death': {
    self: {
      title: 'Tras la muerte de mi hijo o mi hija',
      text: [
        'Dios, murió mi criatura, porque eso fue siempre para mí, a cualquier edad. Lo digo y no lo entiendo. Va contra todo orden que yo siga aquí y mi criatura no. Todo en mí te grita, y parte de ese grito es rabia. Tú puedes soportarlo. Tú viste morir a tu Hijo.',
        'No te pido explicaciones; ninguna bastaría. Te pido que guardes esa vida y cada cosa de su vida que solo yo recuerdo. Que no se pierda nada.',
        'Y llévame a través de este día, porque no sé cómo vivirlo. Dame un respiro, y después otro. Déjame decir su nombre en voz alta. Espero la mañana en que tú secarás todas las lágrimas. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que perdió un hijo o una hija',
      text: [
        'Padre, ante esta pérdida nos quedamos sin voz. Ha muerto un hijo, una hija, y quien le dio su amor tiene que seguir viviendo sin la persona que debía quedarse mucho más tiempo. No tenemos nada que poner en el otro lado de la balanza.',
        'Baja tú a esta noche. Que no tenga que pasarla a solas y que nadie le exija llorar menos. Si aparece la culpa, quítala. Si faltan fuerzas hasta para vestirse, manda a alguien que haga sin preguntas lo que hay que hacer.',
        'Esa vida está contigo, en manos seguras, en una luz que no imaginamos. Que algún día esto sea consuelo, cuando el consuelo se pueda oír. Mientras tanto quédate y vela. Ten piedad de nosotros. Amén.',
      ].join('\n\n'),
    },
  },
  'suicide-loss': {
    self: {
      title: 'Tras un suicidio',
      text: [
        'Dios de misericordia, alguien a quien amo no pudo seguir viviendo. Vuelvo una y otra vez sobre los últimos días, la última llamada, y busco la señal que no vi. Siento tristeza, enojo, cansancio, y me hace falta su voz.',
        'Toma esa vida en tus brazos. Tú sabes qué oscuro se le había puesto todo, más de lo que cualquiera entendió, y no condenas. Tú mismo bajaste a la noche más honda, para que nadie estuviera allí sin ti.',
        'Líbrame de las preguntas sin fin. No estaba en mi poder decidir por otra persona. Llévame a gente con quien pueda hablar sin rodeos, y que yo busque ayuda cuando el peso sea demasiado. Consérvame en la vida, y que la paz llegue, despacio, a su tiempo. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien tras un suicidio',
      text: [
        'Dios de todo consuelo, una persona murió por suicidio y otra quedó entre los escombros. Por esta te pido, con su pena, con su espanto, con preguntas que nadie contesta.',
        'Quítale de encima la culpa que no le corresponde. Haz callar los murmullos, y también ese silencio que es peor. Ponle cerca gente que escuche y no le tenga miedo a la palabra, y dale ayuda de quien sabe para las noches difíciles. Cuida también su vida, que el dolor no la arrastre.',
        'Quien murió no está fuera de tu misericordia, porque nada queda fuera de ella. Tú oíste el grito que nadie oyó. Recoge lo que se rompió, allá y aquí. Que un día pueda recordar la vida entera y no solo el final. Amén.',
      ].join('\n\n'),
    },
  },
  'pet-loss': {
    self: {
      title: 'Tras la muerte de mi mascota',
      text: [
        'Creador de todo lo que respira, vengo con una pena que a más de uno le haría sonreír. Murió un animal que vivía conmigo, que conocía mis pasos y se alegraba de verme en los días malos igual que en los buenos. Hay demasiado silencio en la casa. Todavía miro hacia su lugar de siempre.',
        'Gracias por haberlo pensado así, con su pelo o sus plumas, con sus mañas y su confianza. Por medio de él me consolaste sin palabras. Si fui yo quien tuvo que decidir el final, dame paz con esa decisión.',
        'Ningún pajarito cae sin que tú lo veas. Por eso creo que esta vida pequeña no fue pequeña para ti, y la devuelvo a tus manos bondadosas. Déjame llorar sin vergüenza y recordar con alegría. Amén.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
