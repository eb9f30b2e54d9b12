// Passages in Spanish for a prayer on behalf of others.
import type { PassagesForAnother } from '../passages.ts';

export const spanishForAnother: PassagesForAnother = {
  hearts: {
    family: [
      'Hoy no oro por mí. Tú uniste nuestras vidas, y ves las alegrías y las preocupaciones que yo apenas alcanzo a adivinar desde fuera.',
      'El amor me mantiene en vela, y hay mucho que no puedo hacer. Tú estabas antes que yo, sabes cada nombre y nunca te vas.',
    ],
    health: [
      'Hoy no vengo a pedir por mí. Duele mirar la enfermedad cuando no puedo quitarla, y sé que tú amas más hondo que yo.',
      'Hay un dolor que veo de cerca y que no puedo cargar en mi cuerpo. Tú conoces cada debilidad, cada miedo y cada hora.',
    ],
    guidance: [
      'Hoy no te pido por mi camino. Cuesta acompañar una decisión que no es mía, deseando lo mejor y sin querer tomar el timón.',
      'Me gustaría dar una respuesta, y no la tengo. Tú conoces este camino hasta el final, y guías con más ternura de la que yo tendría.',
    ],
    provision: [
      'Hoy no te pido por mi propia mesa. Veo muy cerca la necesidad y la angustia, y lo que yo puedo dar no alcanza.',
      'Duele ver cómo la escasez encoge una vida y roba el sueño. Tú sabes lo que falta allí, hasta la última moneda.',
    ],
    relationships: [
      'Hoy no vengo a pedir por mí. Veo una soledad y unas heridas que no puedo curar desde fuera, por mucho que lo quiera.',
      'Tú ves lo que está tenso o roto, y todo lo que cuesta. Yo puedo escuchar y quedarme, pero no puedo sanar un corazón.',
    ],
    spiritual_growth: [
      'Hoy no te traigo mi propia fe. No puedo creer en lugar de nadie, ni abrir un corazón que solo tú sabes abrir.',
      'Tú buscabas mucho antes de que yo empezara a esperar. Conoces las preguntas, las heridas y la distancia, y nada de eso te detiene.',
    ],
    work: [
      'Hoy no vengo a hablarte de mi trabajo. Veo un esfuerzo que pocos notan, y una inquietud por el mañana que yo no puedo quitar.',
      'Tú sabes lo que el trabajo puede dar y lo que puede quitar. Veo de cerca ese peso, y te lo traigo tal como está.',
    ],
    other: [
      'Hoy no pido por mí. Te traigo lo que no está en mis manos resolver, y que tú conoces mucho mejor que yo.',
      'Mis pensamientos van una y otra vez adonde no puedo estar. Tú ya estás allí, con más paciencia y más amor de los que yo tendría.',
    ],
  },
  askings: {
    family: [
      'Vela donde yo no puedo velar. Protege en el camino, consuela en la pena, da alegría en las cosas pequeñas, y haz que mi amor tenga paciencia.',
      'Quédate cerca, en casa y también lejos. Da descanso después de los días duros, buena gente en el momento justo, y enséñame a amar sin retener.',
    ],
    health: [
      'Trae sanidad, como tú sabes que es bueno. Guía las manos que cuidan, da sueño en las noches largas y valor para cada hora, y enséñame a acompañar.',
      'Alivia el dolor y calma el miedo. Envía buenos médicos y amistades fieles, mantén despierta la esperanza, y muéstrame cuándo hablar y cuándo estar sin decir nada.',
    ],
    guidance: [
      'Da sabiduría para esta decisión. Muestra el próximo paso, cierra las puertas que harían daño, y dame paciencia para escuchar sin empujar ni decidir por mi cuenta.',
      'Guía con mano suave. Que no decida el miedo, que llegue a tiempo un consejo sincero, y que haya paz en el camino que al final se escoja.',
    ],
    provision: [
      'Da lo necesario para este día. Abre maneras honradas de salir adelante, quita la vergüenza, y muéstrame qué puedo compartir sin humillar a nadie con mi ayuda.',
      'Envía trabajo, pan o ayuda, como tú sabes mejor. Da un sueño sin cuentas, calma para mañana y gente que comparta con gusto, y cuéntame entre ella.',
    ],
    relationships: [
      'Trae consuelo a la soledad, y sana lo que pueda sanar. Da compañía segura y verdadera, valor para las palabras sinceras, y enséñame a escuchar y a quedarme.',
      'Da paz donde hay pelea, y una mirada clara donde conviene tomar distancia. Aleja la amargura, y que llegue la bondad de muchos lados, también del mío.',
    ],
    spiritual_growth: [
      'Acércate de una manera que se pueda entender. Envía personas de fe bondadosa, responde en la noche, y que mi propia vida nunca estorbe el camino hacia ti.',
      'Despierta la fe, o sostenla en este tiempo seco. Ten paciencia con cada duda, perdona lo que pesa, y dame un amor que no discuta ni presione.',
    ],
    work: [
      'Da fuerzas para cada jornada y un descanso que de verdad renueve. Abre la puerta buena, pon justicia donde falta, y enséñame a animar sin dar lecciones.',
      'Que tanto esfuerzo no sea en vano. Da claridad y valor para lo que viene, buena gente alrededor, y una dignidad que no dependa de los resultados.',
    ],
    other: [
      'Hazte presente allí hoy. Da fuerza donde falta, consuelo donde duele y luz para el próximo paso, y muéstrame la cosa pequeña que yo puedo hacer.',
      'Haz lo que es bueno, del modo que tú sabes mejor. Envía una ayuda que llegue a tiempo, una paz profunda, y que mi amor sirva de algo.',
    ],
  },
  trusts: [
    'Tú amas mucho mejor de lo que yo sé amar. Lo que no alcanzo lo dejo en tus manos.',
    'Adonde no llegan mis manos llegan las tuyas. Te confío lo que más quiero, hoy y también mañana.',
    'Diste a tu Hijo por amor a todos. Nadie de quien te hablo te es extraño, ni hoy ni nunca.',
  ],
};
