// Passages of grace notes in Spanish; no word depends on the person's gender.
import type { GracePassages } from '../grace-note-passages.ts';

export const grace: GracePassages = {
  acknowledgements: {
    joyful: [
      'Hoy traes alegría, y se agradece oírlo. No hace falta buscarle explicación ni ponerle peros. La alegría también es una manera honesta de llegar ante Dios, con la cara descubierta.',
      'Hay días en que el corazón anda ligero y hasta el café sabe mejor. Hoy parece uno de ellos para ti. Da gusto acompañarte también en esto, y no solo en las penas.',
      'A veces escondemos la alegría, por pudor o por miedo a que se rompa. Aquí puedes dejarla sobre la mesa, como se deja el pan, sin prisa y sin dar explicaciones.',
      'Algo bueno te ha tocado hoy, grande o pequeño, y se nota. Quizá otros días fueron más grises. Este tiene su propia luz, y recibirla no le quita nada a nadie.',
      'La alegría de hoy tiene algo de ventana abierta: entra aire, y toda la casa lo siente. Puede convivir con preguntas y con pendientes. No necesita una vida perfecta para ser verdadera.',
      'Cantar por lo bajo, sonreír sin motivo aparente, tener ganas de contárselo a alguien: así se deja ver la alegría. Es bonito que hoy la hayas traído justamente aquí.',
    ],
    weary: [
      'El cansancio que no se quita durmiendo es difícil de explicar. Sigues haciendo lo que toca, pero por dentro todo va más lento. No hace falta que aquí aparentes otra cosa.',
      'Llegas con las fuerzas gastadas, y eso no es un defecto. Hay semanas que piden más de lo que una persona tiene. Venir así, con las manos vacías, está bien.',
      'Hoy todo pesa un poco más: las escaleras, los mensajes sin contestar, hasta las palabras amables. Quien ha llevado mucho tiempo una carga conoce esta clase de día por dentro.',
      'A lo mejor nadie ha notado cuánto te cuesta este tiempo. Se puede sonreír ante la gente y llorar en la ducha. Aquí lo de dentro tiene permiso para salir.',
      'A veces el peso tiene un solo nombre, y a veces es la suma de muchas cosas pequeñas, como polvo que se junta. De un modo u otro, sentirlo no es exagerar.',
      'Cuando faltan las ganas, hasta abrir una página como esta es un esfuerzo. Lo has hecho. Aquí nadie te pide que sonrías ni que des las gracias por todo.',
    ],
    seeking: [
      'Estás buscando, y buscar cansa y también mantiene despierto el corazón. No todas las preguntas caben en una conversación rápida. Las tuyas pueden quedarse aquí el tiempo que necesiten.',
      'Es incómodo no saber: qué hacer, qué creer, hacia dónde ir. Se parece a caminar por una casa ajena con la luz apagada, tocando las paredes. Se avanza despacio, pero se avanza.',
      'Algo en ti no se conforma con respuestas hechas. Puede ser una inquietud de hoy o una sed de años. Merece más que una frase bonita y un cambio de tema.',
      'Hay preguntas que se guardan por miedo a que parezcan falta de fe. Traerlas a la luz no las hace más grandes. A menudo el primer alivio es que puedan decirse.',
      'A lo mejor esperabas una señal clara y solo encuentras silencio, o demasiadas voces a la vez. Es una espera que desgasta. Quedarse en ella con honestidad pide mucha paciencia.',
      'Buscar a Dios no siempre se siente como un fuego. Muchas veces es abrir un libro sin ganas, mirar por la ventana, volver a intentarlo un martes cualquiera. Eso también es buscar.',
    ],
    peaceful: [
      'Hoy hay calma en ti, y eso se agradece como la sombra en verano. Quizá no todo está resuelto alrededor. Aun así, por un rato nada te empuja, y el corazón lo nota.',
      'La paz hace poco ruido y por eso pasa fácilmente de largo. Tú la has visto. Está bien quedarse un momento con ella, como en una banca al sol, sin hacer nada útil.',
      'Después de tantas vueltas, llega a veces un día en que la respiración se hace más honda. No hay que desconfiar de él. Un rato tranquilo es un rato tranquilo, y basta.',
      'Se nota cuando alguien llega sin prisa: las palabras vienen solas y el silencio no incomoda. Así parece ser este momento tuyo, y da gusto compartirlo un rato.',
      'Como el agua del estanque cuando deja de soplar el viento, hay horas en que todo se aquieta y se ve el fondo. Qué bueno que hoy te haya tocado una de ellas.',
      'Una casa en orden, un asunto dejado en buenas manos, un sueño reparador: la paz llega por caminos muy distintos. Sea cual sea el tuyo, hoy te ha alcanzado, y es bueno notarlo.',
    ],
  },
  frames: [
    { before: 'Has escrito «', after: '», y eso merece oírse con calma.' },
    { before: 'Dices «', after: '», y detrás hay más de lo que cabe en una línea.' },
    { before: 'Tus palabras, «', after: '», no le resultan extrañas a Dios.' },
    { before: 'Dios oye también esto, «', after: '», dicho con tu propia voz.' },
    { before: 'Nada de «', after: '» es demasiado pequeño ni demasiado grande para Dios.' },
    { before: 'En «', after: '» hay algo de tu corazón, y Dios lo recibe.' },
  ],
  unquoted: [
    'Haya palabras o no, Dios sabe lo que llevas dentro.',
    'Lo que no se dice también tiene sitio ante Dios.',
    'Dios no necesita que lo expliques todo para entenderte.',
    'Tu corazón tiene su historia, y Dios la conoce entera.',
    'Entre líneas también se puede escuchar, y Dios escucha así.',
  ],
  truths: {
    joyful: [
      'Dios no mira tu alegría desde lejos, como quien espera a que se acabe. Él es la fuente de todo lo bueno, y se alegra en sus criaturas. En Jesús se sentó a la mesa de una boda.',
      'La fe cristiana no desconfía de la alegría. Sabe de la cruz y sabe también de la mañana de Pascua. Por eso una risa puede ser tan seria como una oración, y a veces lo es.',
      'Ningún regalo de Dios es una deuda. Lo bueno de hoy no es un anticipo que haya que pagar después con penas. Él da porque es bueno, y da con la mano abierta, sin pedir recibo.',
      'Quien ama a Dios no tiene que escoger entre él y las cosas buenas. El pan, la música, un abrazo: todo eso viene de sus manos. Disfrutarlo con gratitud es ya una forma de darle honra.',
      'La alegría tiene un origen más hondo que las buenas noticias. Dios te conoce, te llama por tu nombre y no se arrepiente de haberte amado. Eso sigue siendo verdad en los días con sol y en los otros.',
      'El Espíritu de Dios cuenta la alegría entre sus frutos, junto a la paz y la paciencia. No se fabrica a fuerza de voluntad. Crece callada, como crece la fruta, y alcanza también para quienes tienes cerca.',
    ],
    weary: [
      'Jesús también se sentó un mediodía junto a un pozo, agotado del camino. Dios no conoce el cansancio de oídas. Lo ha llevado en un cuerpo como el tuyo, y por eso no le extraña verte así.',
      'Tu valor no sube ni baja con lo que logras hacer en un día. Antes de cualquier tarea ya había un amor puesto en ti. Ese amor no se cansa cuando tú te cansas.',
      'En la Biblia hay un profeta que ya no podía más y se tumbó bajo un arbusto. Dios no lo regañó. Le dio pan, agua y sueño, dos veces, antes de hablarle de nada más.',
      'Nadie tiene que llegar con fuerzas a la presencia de Dios. Las puertas de su casa están abiertas para quien entra arrastrando los pies. La gracia no espera a que nos quede algo que ofrecer.',
      'Que Dios calle no significa que esté ausente, y que duela no significa que te haya soltado. Muchos creyentes de todos los tiempos han orado entre lágrimas, y sus lágrimas también eran oración.',
      'El descanso no es un premio para quien termina todo. Dios lo puso en el mundo desde el principio, junto al trabajo. Parar un rato no es fallarle; es confiar en que él sostiene las cosas.',
    ],
    seeking: [
      'La búsqueda no empezó contigo. Mucho antes de que tú lo buscaras, Dios ya te buscaba, con más paciencia que prisa. Por eso hasta el deseo de encontrarlo puede ser una huella de su paso.',
      'Dios no se ofende por las preguntas. Las páginas de la Biblia están llenas de personas que discuten con él, dudan y le reclaman, y él siguió hablando con ellas. La confianza cabe junto a la duda.',
      'A Dios no se le alcanza a fuerza de inteligencia. Él mismo se dio a conocer: tuvo rostro, manos y voz en Jesús. Quien lo mira aprende, poco a poco, cómo es el corazón del Padre.',
      'La fe no consiste en ver todo el camino. Se parece más a ir de noche junto a alguien que conoce la senda: basta la luz para el próximo paso y una mano cerca.',
      'El silencio de Dios no es el de una casa vacía. Se parece a veces al de quien escucha hasta el final antes de responder. Tu voz le llega, también cuando no oyes nada.',
      'La sabiduría, en la Biblia, se aprende casi siempre caminando y en compañía. Dios guía con su Palabra, con su Espíritu y también con personas sensatas. No entenderlo todo hoy no te deja fuera de su cuidado.',
    ],
    peaceful: [
      'La paz que da Dios es más que ausencia de problemas. Es la de quien se sabe en casa. Jesús la dejó a sus amigos la noche antes de morir, cuando nada a su alrededor estaba tranquilo.',
      'Los momentos de calma también son lugar de encuentro. A Dios no se le busca solo en la desgracia, como se busca un paraguas. Le gusta la compañía de los suyos en una tarde cualquiera.',
      'Desde el comienzo, Dios unió el descanso a la bendición. No creó a las personas para correr sin pausa. Estar en paz ante él, sin producir nada, es también parte de aquello para lo que nos dio la vida.',
      'La paz más honda no depende de sujetarla con fuerza. Descansa en Dios, que no cambia cuando cambia el ánimo. Los sentimientos van y vienen como las nubes; su fidelidad se queda donde estaba.',
      'Cristo hizo la paz entre Dios y nosotros, y no nos la cobra. No queda ninguna cuenta que saldar a escondidas. Sobre ese suelo se puede vivir con el paso tranquilo, en días buenos y difíciles.',
      'Quien vive en paz tiene las manos libres para otros. Dios suele repartir su calma así, de persona a persona, en una voz serena o en una mesa donde nadie discute. También para eso es este regalo.',
    ],
  },
  reflections: {
    joyful: [
      '¿Con quién te gustaría compartir esta alegría hoy? Una llamada corta o un mensaje de dos líneas bastan a veces para que la luz pase de una casa a otra.',
      'La alegría guardada en la memoria sirve en invierno. Quizá valga la pena anotar lo de hoy en una línea, con la fecha, para los días de menos luz.',
      'Dar gracias no añade nada a Dios, y sin embargo ensancha a quien agradece. ¿Qué detalle de este día pasaría inadvertido si nadie lo nombrara?',
      'Hay personas para quienes hoy es un día pesado. La alegría no tiene que esconderse de ellas: puede sentarse a su lado, con delicadeza, y escuchar.',
      'Quizá un momento de silencio le siente bien a esta alegría: no para enfriarla, sino para mirarla despacio, como se mira una foto querida.',
      'También Dios descansó y miró con agrado lo que había hecho. ¿Cómo sería mirar hoy así tu propia vida, aunque sea un rato, sin corregir nada?',
    ],
    weary: [
      '¿Qué podría esperar hasta mañana sin que pase nada grave? A veces una sola cosa menos en la lista deja sitio para respirar.',
      'Una oración de tres palabras también llega. “Señor, aquí estoy” cabe en el tiempo de cerrar los ojos, y no pide más fuerzas de las que hay.',
      'El cuerpo también tiene su manera de pedir ayuda. Quizá hoy necesita lo más sencillo: agua, un plato caliente, una ventana abierta, acostarse antes.',
      'Hay cargas que pesan menos cuando otra persona las conoce. ¿Quién podría oír de ti, sin sermones, cómo estás de verdad?',
      'Entre todo lo que hoy no salió, tal vez hubo un minuto amable: una voz, un poco de sol, el silencio de la casa. No arregla el día, pero es tuyo.',
      'Si el cansancio dura semanas o quita el sueño y el hambre, hablarlo con un médico es también una manera de cuidar la vida que Dios te dio.',
    ],
    seeking: [
      'Si tuvieras que escribir tu pregunta en una sola línea, ¿cuál sería? A veces ponerla en palabras ya la vuelve menos pesada.',
      '¿Cuándo fue la última vez que algo te pareció verdadero y bueno al mismo tiempo? Tal vez por ese rincón pueda seguir la búsqueda.',
      'No toda pregunta pide una respuesta. Algunas piden compañía, o sueño, o tiempo. ¿De cuáles es la tuya? Distinguirlo puede ahorrar muchas vueltas.',
      'Un evangelio leído despacio, unas pocas líneas cada vez, ha sido para muchas personas una manera sencilla de conocer a Jesús de cerca.',
      'Las dudas suelen crecer a solas y de noche. Con luz de día, y delante de alguien de confianza, muchas recuperan su tamaño.',
      'Quizá hoy baste con una sola frase sincera dirigida a Dios, aunque sea esta: “No sé si me oyes, pero quiero hablar contigo”.',
    ],
    peaceful: [
      '¿Qué abrió hoy la puerta a esta calma: una persona, un descanso, una decisión? Saberlo ayuda a encontrar el camino de vuelta en días más ruidosos.',
      'El silencio compartido con Dios no necesita tema. Estar ahí, respirando despacio, con las manos quietas, ya es una forma de oración.',
      'Tal vez alguien cerca de ti vive un día agitado. Una visita sin prisa o una taza de algo caliente pueden llevarle un poco de esta paz.',
      'La paz se conserva mejor en cosas pequeñas que en grandes propósitos: el teléfono lejos de la cama, una vela, diez minutos sin noticias.',
      'En los días serenos se piensa con más claridad. ¿Hay algo que aplazaste por falta de calma y que hoy podría mirarse con buenos ojos?',
      'Contemplar el cielo un minuto entero, sin fotografiarlo, es un modo antiguo de dar gracias. Nadie se entera, y no hace falta que nadie se entere.',
    ],
  },
  inDanger: {
    life: {
      messages: [
        'Gracias por haberlo dicho, aunque costara. Un dolor así no cabe en una sola persona, y no tienes que llevarlo a solas ni un minuto más. Tu vida vale mucho para Dios, también ahora, cuando tal vez no lo sientes. Él no te ha dado la espalda. Por favor, busca ahora mismo a alguien que se quede a tu lado: una persona de confianza, un médico, una línea de ayuda. Y aleja de ti lo que pudiera hacerte daño.',
        'Es posible que ahora no veas ninguna salida. El dolor muy grande estrecha la vista, y eso no es culpa tuya. Dios te sigue mirando con ternura, y nada de lo que sientes puede borrar lo que vales. No hace falta resolver la vida hoy, solo pasar esta hora en compañía. Hay personas preparadas para escucharte ahora, por teléfono o en urgencias, sin juzgarte. Llamar a una de ellas, o a alguien que te quiere, es un paso valiente y posible.',
      ],
      reflections: [
        'Esta hora no hay que pasarla a solas. ¿A quién podrías llamar ahora mismo, antes de cualquier otra cosa?',
        'Pedir ayuda no es una derrota ni falta de fe. Dios cuida muchas veces con manos humanas: las de un médico, una amistad, una voz al teléfono.',
      ],
    },
    violence: {
      messages: [
        'Lo que te hacen no está bien, y no es culpa tuya. Ninguna promesa, ningún enojo y ninguna costumbre le da a alguien derecho a lastimarte. Dios ve lo que ocurre a puerta cerrada y está de parte de quien sufre. Él no te pide que aguantes esto. Tu seguridad viene primero, y también la de quienes viven contigo. Si hay peligro ahora, la policía o los servicios de emergencia pueden acudir. Una línea de ayuda o una persona de confianza puede pensar contigo los próximos pasos.',
        'Contar algo así cuesta mucho, y lo que cuentas merece que se te crea. Tu miedo tiene razón: el amor no golpea, no amenaza y no encierra. Tu dignidad viene de Dios, y nadie puede quitártela. Mereces un lugar seguro, hoy. No tienes que decidirlo todo de una vez ni encontrar la salida sin ayuda. Hay personas que conocen bien este camino: una línea de atención, un centro de salud, la policía si el peligro está cerca. Hablar con ellas no es traicionar a nadie.',
      ],
      reflections: [
        '¿Hay una persona o un lugar donde hoy puedas estar a salvo? Pensarlo con alguien de confianza, con discreción, ya es un comienzo.',
        'Protegerte no es falta de perdón ni de fe. La vida que tienes es un regalo de Dios, y cuidarla es honrarlo.',
      ],
    },
  },
  neutral: [
    {
      truth: { mood: 'seeking', index: 3 },
      questions: [
        '¿Qué paso está lo bastante claro para darlo hoy, aunque el resto del camino no lo esté? Puedes hablar con Dios de las dos cosas.',
        '¿Hubo una época en la que no sabías cómo iban a salir las cosas? Mirando atrás, ¿qué te ayudó a dar el paso siguiente?',
      ],
    },
    {
      truth: { mood: 'weary', index: 1 },
      questions: [
        '¿Cómo harías las tareas de hoy si tu valor no dependiera de lo bien que salgan? ¿Qué sería lo primero en cambiar?',
        '¿A quién quieres sin que tenga que demostrarte nada? Quizá el amor de Dios por ti se parezca más a eso que a un sueldo.',
      ],
    },
    {
      truth: { mood: 'seeking', index: 2 },
      questions: [
        '¿Qué escena de la vida de Jesús te viene primero a la mente? ¿Qué te enseña de Dios que sea fácil pasar por alto?',
        'Cuando imaginas cómo te mira Dios, ¿qué ves en su rostro? ¿Y se parece eso a la manera en que Jesús miraba a la gente?',
      ],
    },
    {
      truth: { mood: 'weary', index: 5 },
      questions: [
        '¿En qué momento del día o de la semana descansas de verdad? Si no se te ocurre ninguno, ¿dónde podría empezar uno pequeño?',
        '¿Qué te ayuda a descansar: dormir, pasear, la música, una buena compañía? ¿Cuál de estas cosas cabría en los próximos días?',
      ],
    },
    {
      truth: { mood: 'seeking', index: 1 },
      questions: [
        '¿Qué pregunta no le has hecho nunca a Dios, quizá porque parecía inadecuada? ¿Cómo sonaría en una sola frase, sin adornos?',
        '¿Conoces a alguien que cree y que, aun así, se hace preguntas difíciles? ¿Qué podrías aprender de su manera de hablar con Dios?',
      ],
    },
    {
      truth: { mood: 'joyful', index: 1 },
      questions: [
        '¿Qué lugar tiene Dios en los buenos ratos de tu vida: las comidas, las fiestas, las risas? ¿Dónde te gustaría pensar más en él?',
        '¿Quién, entre la gente que conoces, sabe de penas y aun así sabe reír? ¿Qué crees que sostiene a esa persona?',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 1 },
      questions: [
        '¿Dónde pasarás la próxima hora: en una mesa de trabajo, en la cocina, de camino? ¿Qué cambiaría si pensaras allí en Dios?',
        '¿Qué parte de un día cualquiera podría ser un rato con Dios, sin que haga falta decir ni una palabra?',
      ],
    },
    {
      truth: { mood: 'joyful', index: 3 },
      questions: [
        '¿Qué cosa buena y sencilla has tenido esta semana: un pan, una canción, un abrazo? ¿Cómo le darías las gracias a Dios por ella?',
        '¿De qué cosa buena te cuesta disfrutar con tranquilidad? ¿Qué cambiaría si la recibieras como algo que viene de las manos de Dios?',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 2 },
      questions: [
        '¿Qué tendrías que dejar a un lado para poder parar un cuarto de hora esta semana? ¿Y qué te gustaría hacer con ese rato?',
        '¿Hay en tu semana un día o una hora que no pertenezca a ninguna tarea? ¿Con quién te gustaría compartir ese tiempo?',
      ],
    },
    {
      truth: { mood: 'joyful', index: 4 },
      questions: [
        '¿Qué significa para ti que Dios te llame por tu nombre? ¿Con qué tono de voz te imaginas que lo pronuncia?',
        '¿Qué te ayuda a recordar que Dios no se arrepiente de haberte amado, en los días buenos y en los difíciles: una canción, un lugar, una persona?',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 3 },
      questions: [
        '¿Cómo ha ido cambiando tu ánimo en los últimos días? ¿Y qué ha permanecido igual mientras tanto, aunque apenas se notara?',
        '¿Qué cosa intentas sujetar con fuerza en este momento? ¿Cómo sería dejarla un rato en manos de Dios, aunque sea hasta mañana?',
      ],
    },
    {
      truth: { mood: 'seeking', index: 0 },
      questions: [
        'Si es verdad que Dios te buscaba antes, ¿qué habrá visto ya en tu vida, mucho antes de que le dijeras una sola palabra?',
        '¿Quién vino a buscarte alguna vez sin que se lo pidieras? ¿Qué significó para ti que alguien se tomara esa molestia?',
      ],
    },
  ],
};
