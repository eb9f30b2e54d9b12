// Spanish Wisdom passages about relationships: marriage, parenting, friendship, forgiveness.
import type { TopicPassages } from '../wisdom-topics.ts';

export const relationships = {
  marriage: {
    acknowledgements: [
      'Dos personas pueden dormir en la misma cama y sentirse a kilómetros. Entre cuentas, pantallas y cansancio, las conversaciones se quedan en horarios y en quién recoge qué.',
      'Vivir con alguien es conocer sus mejores días y también sus manías. Hay heridas pequeñas que se repiten, y un día pesan todas juntas como si fueran una grande.',
      'Quizá hubo una discusión, una mentira o años de silencio. El amor que al principio salía sin pensar ahora parece una tarea, y eso asusta y da tristeza.',
      'Un matrimonio se ve distinto por dentro y por fuera. Lo que pasa entre los dos cuesta contarlo, por pudor, por lealtad o por miedo al qué dirán.',
    ],
    truths: [
      'En la Biblia el matrimonio es una alianza: dos personas de igual dignidad que se prometen fidelidad delante de Dios. Su modelo es el amor de Cristo, que no domina ni humilla, sino que se entrega y cuida.',
      'Dios no compara tu hogar con ninguna foto. Trabaja con personas reales, que se equivocan y piden perdón. La gracia que él da a cada uno es la misma de la que puede vivir el amor entre dos.',
      'El amor bíblico es más que un sentimiento: es paciencia, verdad, servicio, perdón aprendido cada día. Pero nunca es excusa para la violencia ni para el desprecio. Donde alguien hace daño, Dios está del lado de quien lo sufre.',
      'Ningún esposo y ninguna esposa puede ser el dios del otro. Hay un hueco que solo llena el Creador. Cuando se deja de exigirle a una persona que lo sea todo, hay más aire para quererla como es.',
    ],
    suggestions: [
      'Suele ayudar hablar en un momento sin pelea, empezando por lo propio: “yo me siento”, “yo necesito”. Una sola cosa cada vez, y con tiempo para escuchar hasta el final, aunque cueste.',
      'Los gestos pequeños y constantes reparan más que los discursos: una pregunta sincera, un café servido, diez minutos sin teléfono. Donde hay buena voluntad, por ahí suele volver la ternura.',
      'Un consejero de parejas, un pastor o un sacerdote puede escuchar lo que entre dos ya no se oye. Buscarlos a tiempo no es un fracaso: es tomar en serio lo que está en juego.',
      'Si hay golpes, amenazas, control o miedo, la paciencia no es la respuesta. Lo primero es estar a salvo, y para eso hay líneas de ayuda, médicos, abogados y personas de confianza.',
    ],
    steps: [
      'Pregúntale hoy a tu pareja cómo está de verdad y escucha cinco minutos sin corregir ni dar consejos.',
      'Di en voz alta una cosa concreta que agradeces de la persona con quien compartes la vida.',
      'Escribe lo que te pesa en tu relación, en tres frases que empiecen por “yo” y ninguna por “tú”.',
      'Anota el nombre de una persona sabia con quien podrías hablar de tu hogar con confianza y discreción.',
    ],
  },
  parenting: {
    acknowledgements: [
      'Criar es querer con todo el corazón y dudar casi todos los días. Se duerme poco, se repite mucho, y al final de la jornada queda la pregunta de si alcanzó.',
      'Un hijo o una hija puede estar en el cuarto de al lado y sentirse lejísimos. Los silencios y las puertas cerradas pesan de noche más que de día.',
      'Ver sufrir a quien trajiste al mundo, o a quien has criado con el mismo amor, es un dolor sin defensa. Dan ganas de ponerse en su lugar, y no se puede.',
      'A veces se grita lo que no se quería gritar, y luego llega la culpa, cuando la casa ya duerme. Casi todas las personas que crían conocen ese pasillo oscuro.',
    ],
    truths: [
      'Los hijos son confiados, no poseídos. Antes de ser tuyos son de Dios, que los quiere más de lo que nadie puede quererlos. Eso no quita responsabilidad, pero la pone en buenas manos, que no se distraen.',
      'La Biblia no esconde familias difíciles: hermanos que se envidian, padres que fallan, hijos que se van. Justo por esas casas pasó la fidelidad de Dios. Él no necesita una familia perfecta para hacer el bien en ella.',
      'Dios se presenta como un Padre, y su consuelo como el de una madre. Corrige sin humillar, espera sin perseguir y sale al encuentro de quien vuelve. De él se aprende a educar, un día y otro.',
      'Jesús puso a los niños en medio y se enojó con quienes los apartaban. La dignidad de un hijo no depende de notas ni de conducta. Tampoco la de quien lo cría depende de que todo salga bien.',
    ],
    suggestions: [
      'Muchas veces la relación importa más que la última palabra. Un rato regular sin pantallas ni sermones, haciendo algo que al hijo o a la hija le guste, abre conversaciones que el interrogatorio cierra.',
      'Pedir perdón a un hijo no quita autoridad; le enseña cómo se hace. Y descansar, repartir tareas o pedir ayuda a otras personas adultas también es cuidar bien de la familia.',
      'Cuando hay adicciones, violencia, tristeza larga o problemas en la escuela, no hace falta adivinar a solas. Pediatras, psicólogos, maestros y pastores pueden ser las manos de Dios en esto.',
      'Según los hijos crecen, a veces lo mejor que se puede ofrecer es una puerta sin reproches y una oración fiel. Sus decisiones van siendo suyas, y el cariño puede seguir diciéndose.',
    ],
    steps: [
      'Dile hoy a tu hijo o a tu hija una cosa buena que ves en su manera de ser, no en sus notas.',
      'Aparta quince minutos para estar o hablar con un hijo o una hija, sin teléfono y sin dar consejos.',
      'Ora por cada persona que crías diciendo su nombre, y entrégale a Dios el miedo más concreto que tengas.',
      'Habla con otra madre u otro padre de confianza y cuéntale, sin adornos, qué te está costando más.',
    ],
  },
  friendship: {
    acknowledgements: [
      'Las amistades rara vez se rompen de golpe. Una respuesta que no llega, un cumpleaños olvidado, una broma que dolió, y un día ya no se sabe cómo volver a llamar.',
      'En la infancia bastaba con jugar; después, hacer amigos se vuelve extrañamente difícil. Todo el mundo está ocupado, y a nadie le gusta que se note cuánto lo necesita.',
      'Que te traicione alguien de confianza duele de un modo particular, porque conocía tus secretos. Después cuesta contar algo, y hasta las risas de antes se miran con sospecha.',
      'Hay amistades que piden y piden, y otras donde eres tú quien siempre escucha. Poco a poco el cariño se mezcla con cansancio, y decirlo da culpa.',
    ],
    truths: [
      'Jesús tuvo amigos, comió con ellos, lloró por uno y fue traicionado por otro. Los llamó así hasta el final. En él la amistad no es un adorno de la vida, sino una de las formas del amor.',
      'La Biblia habla bien de los amigos: David y Jonatán, Rut y Noemí, Pablo y los suyos. Muestra que la lealtad se ve en los días malos, y que la verdad dicha con cariño es un servicio.',
      'Querer a otros no obliga a complacerlos en todo. El amor que enseña Cristo sabe decir sí y también no. Perdona de corazón y, aun así, puede ser prudente sobre cuánta confianza vuelve a poner.',
      'Ningún amigo humano está siempre. Dios sí, y esa compañía permite amar sin aferrarse. Quien vive de su cariño puede dar el primer paso sin contar quién debe a quién, y también soltar sin amargura.',
    ],
    suggestions: [
      'Una amistad enfriada a veces solo necesita que alguien empiece. Un mensaje corto, sin lista de reproches, deja la puerta abierta, aunque la respuesta tarde o no sea la esperada.',
      'Si algo dolió, suele servir más hablarlo a dos, con calma, que contarlo a otros cinco: decir qué pasó y cómo se sintió, y preguntar cómo lo vio la otra persona.',
      'Poner un límite no es dejar de querer. Se puede decir “hoy no puedo” con cariño y sin largas excusas, y ver con el tiempo qué lugar tiene cada quien en tu vida.',
      'Las amistades nuevas crecen despacio y en lo común: un grupo de la iglesia, un taller, el parque de siempre. La constancia pesa más que el ingenio, y casi nadie nota nuestra torpeza.',
    ],
    steps: [
      'Manda hoy un mensaje a una amistad que se ha enfriado, solo con un buen recuerdo compartido.',
      'Propón a alguien una cita concreta, con día y hora, aunque sea para un café breve.',
      'Ora dos minutos por alguien que te falló, sin justificar lo que hizo y sin echar más leña.',
      'Piensa en quien estuvo cuando te hizo falta y dale las gracias hoy, por escrito o de viva voz.',
    ],
  },
  forgiveness: {
    acknowledgements: [
      'Hay heridas que vuelven solas, en la ducha o a medianoche, como si acabaran de pasar. Oír hablar de perdón entonces puede sonar a que no fue para tanto, y sí lo fue.',
      'A veces lo más difícil es perdonarse. Se repasa lo dicho y lo hecho, se pide perdón a Dios muchas veces, y la vergüenza sigue sentada en el mismo sillón.',
      'Perdonar puede parecer injusto: quien hizo el daño sigue su vida y quien lo recibió carga con los restos. Ese desnivel duele, y es honesto decirlo en voz alta.',
      'Unas veces nos deben un perdón, otras lo debemos, y muchas veces ambas cosas están mezcladas. Dar el paso asusta, porque nadie sabe cómo responde la otra persona.',
    ],
    truths: [
      'En el centro de la fe hay un perdón que nadie compró: Cristo cargó con la culpa del mundo. Dios no archiva a regañadientes; borra con gusto. Todo perdón entre personas bebe de esa fuente.',
      'Perdonar, en la Biblia, no es olvidar ni decir que no importó. Es llamar al mal por su nombre y renunciar a la venganza, dejando la cuenta ante Dios. Puede convivir con la justicia, con la denuncia y con la distancia.',
      'Dios no se cansa de recibir a quien vuelve. Pedro negó a su Maestro y fue restaurado con una conversación junto al fuego. Ninguna culpa confesada es más grande que la misericordia que la espera.',
      'El perdón puede darse por un solo lado; la reconciliación necesita de los dos, y necesita verdad y cambio. Dios no confunde una cosa con la otra, ni le exige a quien recibió el daño que vuelva a ponerse en peligro.',
    ],
    suggestions: [
      'Para muchas personas perdonar es un camino de ida y vuelta, no un momento. Decirle a Dios “quiero querer perdonar” ya es una oración verdadera, y se puede repetir los días malos.',
      'Si la falta fue tuya, suele servir pedir perdón con sencillez: nombrar lo que pasó, sin “pero”, y preguntar cómo reparar. La otra persona queda libre de responder a su tiempo.',
      'Heridas profundas, como el abuso o una traición larga, piden compañía experta. Un consejero, una terapeuta o un pastor prudente ayudan a que el perdón no se vuelva otra forma de daño.',
      'Escribirlo todo, sin mandarlo, suele aclarar qué se perdona exactamente. La confesión, o una charla con alguien de fe madura, puede dar voz a lo que a solas no termina de oírse: que hay misericordia.',
    ],
    steps: [
      'Escribe en una frase qué fue lo que te dolió, o lo que hiciste, y léesela despacio a Dios.',
      'Ora hoy una sola línea por la persona con quien tienes algo pendiente, aunque salga sin ganas.',
      'Lee despacio un relato en que Jesús perdona a alguien y fíjate en cómo trata a esa persona.',
      'Pon dos nombres en un papel: a quién te cuesta perdonar y quién podría ayudarte a pensarlo con cuidado.',
    ],
  },
} satisfies Record<'marriage' | 'parenting' | 'friendship' | 'forgiveness', TopicPassages>;
