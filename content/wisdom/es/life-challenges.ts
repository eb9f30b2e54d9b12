// Spanish Wisdom passages about life challenges: work, money, illness, decisions, and any other
// question.
import type { TopicPassages } from '../wisdom-topics.ts';

export const lifeChallenges = {
  work: {
    acknowledgements: [
      'El trabajo ocupa las mejores horas y a veces también el sueño. Se vuelve a casa con la cabeza llena, y los de casa reciben lo que queda.',
      'Buscar empleo desgasta: los formularios, los silencios, las preguntas de los demás. Poco a poco parece que lo rechazado no es una solicitud, sino una persona entera.',
      'Un jefe injusto, un compañero difícil o un ambiente de miedo convierten cada lunes en una cuesta. Y no siempre hay manera de irse, porque hay cuentas que pagar.',
      'Hay trabajos que nadie ve: limpiar, cuidar, cargar, repetir. Y hay éxitos que por dentro saben a poco. De los dos modos se puede terminar el día con un vacío.',
    ],
    truths: [
      'Dios puso al ser humano en un jardín para cultivarlo, antes de cualquier castigo. El trabajo es parte de nuestra dignidad, aunque hoy venga con sudor y espinas. Y el descanso es tan querido por él como la tarea.',
      'Una persona vale por quien la creó, no por lo que produce o gana. Con empleo o sin él, con salud o en la cama, esa dignidad no cambia. Es un suelo que ningún despido puede quitar.',
      'La Biblia defiende a quien trabaja: denuncia el salario retenido y el abuso del fuerte. Servir a Dios en lo cotidiano no significa soportar cualquier trato. A él le importan la honradez y también la justicia.',
      'Jesús trabajó con las manos y pasó años sin que nadie lo aplaudiera. Lo hecho con amor, aunque sea barrer un pasillo, tiene valor ante Dios, que mira lo que otros pasan por alto.',
    ],
    suggestions: [
      'Ayuda ponerle un borde a la jornada: una hora en que se apaga el teléfono, una oración breve al terminar. El trabajo es parte de la vida, y respira mejor cuando tiene límites.',
      'Ante un conflicto, puede servir anotar los hechos con fecha, dormir una noche y pedir una conversación a solas. Si hay abuso o acoso, un sindicato o un abogado también protegen.',
      'La búsqueda de empleo se lleva mejor en compañía: alguien que revise la hoja de vida, que avise de un puesto, que ore y pregunte. Pedirlo no es mendigar; así nos sostenemos.',
      'Antes de decidir si quedarse o cambiar, suele aclarar hablarlo con quienes dependen de esa decisión y con alguien del oficio. Y el agotamiento largo es asunto para un médico.',
    ],
    steps: [
      'Pon hoy una hora fija para dejar de pensar en el trabajo y agradécele a Dios una cosa hecha.',
      'Pide a una persona de tu oficio quince minutos para contarle dónde estás y escuchar su consejo.',
      'Escribe qué parte de lo que te preocupa depende de ti y qué parte no, y ora por ambas.',
      'Agradece hoy de palabra a alguien cuyo trabajo sostiene tu día y que casi nadie menciona.',
    ],
  },
  money: {
    acknowledgements: [
      'Hacer cuentas de noche no las mejora, pero la cabeza insiste. El alquiler, la deuda, la medicina, el cumpleaños de un niño: todo llega el mismo mes.',
      'Hablar de dinero da vergüenza. Se inventan excusas para no salir, se aplaza una llamada del banco, y el secreto termina pesando tanto como la deuda.',
      'Tampoco tener más quita siempre el miedo. Se compara, se guarda, se teme perder, y en las casas se discute por dinero lo que en el fondo es otra cosa.',
      'A veces hay que elegir entre dos cosas necesarias, y ninguna elección es buena. Es una fatiga que difícilmente entiende quien no la ha vivido.',
    ],
    truths: [
      'La Biblia no desprecia las necesidades: enseña a pedir el pan de cada día. Dios oye a quien no llega a fin de mes y reclama a su pueblo que comparta. La pobreza no es un castigo ni falta de fe.',
      'El dinero es un buen criado y un mal señor. Jesús habló mucho de él porque conoce su fuerza. No promete riqueza a quien cree, y sí una libertad: la vida no vale por lo que se posee.',
      'Todo lo que tenemos es prestado, y nos toca cuidarlo más que poseerlo. Mirarlo así une prudencia y generosidad. Dios no le pide a nadie lo que no tiene, y aprecia la pequeña moneda de una viuda.',
      'Dios cuida muchas veces por manos ajenas: un vecino, una iglesia, un trabajo, una buena ley. Recibir ayuda no rebaja a nadie. En su casa unos dan hoy y otros mañana, y todos comen de su bondad.',
    ],
    suggestions: [
      'Mirar los números de frente asusta al principio y suele aliviar después. Una hoja con lo que entra, lo que sale y lo que se debe, hecha quizá con alguien de confianza, ordena el miedo.',
      'Las deudas muchas veces se pueden conversar. Un asesor gratuito, una oficina de defensa del consumidor o un abogado conocen caminos que a solas no se ven. Desconfiar del dinero rápido también es sabiduría.',
      'Si falta lo básico, las iglesias, los comedores y los servicios sociales están para eso. Pedir a tiempo cuesta menos que pedir tarde, y no hay deshonra en hacerlo.',
      'En pareja o en familia, ayuda hablar de dinero en un rato tranquilo y con metas pequeñas. Donde alcanza, apartar algo para ahorrar y algo para dar, aunque sea mínimo, devuelve cierta libertad.',
    ],
    steps: [
      'Escribe en una hoja lo que entra y lo que sale este mes, y ora con ella delante.',
      'Haz hoy esa llamada que aplazas, al banco, al casero o a un asesor, con una pregunta escrita.',
      'Cuéntale a una persona de confianza cómo están de verdad tus cuentas, sin maquillarlas y sin disculparte.',
      'Averigua qué ayuda hay cerca de ti, en la iglesia o en el municipio, y anota el teléfono.',
    ],
  },
  illness: {
    acknowledgements: [
      'De un día para otro la vida se llena de salas de espera, siglas y horarios de pastillas. El cuerpo, que antes obedecía, se vuelve un extraño al que hay que vigilar.',
      'Hay enfermedades que no se ven. Por fuera todo parece normal, y hay que explicar una y otra vez un dolor o una tristeza que no sale en las fotos.',
      'La enfermedad también cambia el trato con la gente. Se sonríe para no preocupar, se contesta que todo va bien, y se deja para la noche lo que no se dijo.',
      'Esperar un resultado es vivir entre dos puertas. La mente va a lo peor, vuelve, se informa de más, y las horas de la noche parecen tener otro tamaño.',
    ],
    truths: [
      'Una enfermedad no es prueba de poca fe ni de un castigo. Jesús se acercó a los enfermos, los tocó y los escuchó cuando otros los señalaban. Dios no está del lado del mal que se padece, sino del de quien lo padece.',
      'Dios sana, a veces de pronto, a menudo por medio de médicos y medicinas, y otras veces la salud plena queda para el día en que él renueve todas las cosas. En ninguno de los casos suelta la mano.',
      'Cristo sufrió en un cuerpo y resucitó con sus heridas. Por eso el dolor no es un lugar sin Dios. Una vida frágil, que necesita de otros, sigue teniendo toda su dignidad, y puede bendecir desde la cama.',
      'La Biblia deja sitio a la queja y a la pregunta. Job no recibió explicaciones, pero sí la cercanía de Dios, que dio por buena su sinceridad. Se puede confiar y llorar con la misma voz.',
    ],
    suggestions: [
      'Alivia ir por partes: la cita de mañana, el remedio de hoy, la pregunta para el médico anotada en un papel. Que alguien acompañe a la consulta ayuda a oír mejor.',
      'Orar y tratarse no compiten. La medicina también viene de Dios, y las dudas sobre un tratamiento se hablan con quien lo indicó, antes de cambiar nada por cuenta propia.',
      'Dejar que otros sirvan cuesta, y es un regalo para ambos lados: una comida, un traslado, una tarde de relevo para quien cuida. Muchas iglesias visitan y oran en casa si se les pide.',
      'El ánimo también necesita cuidado. Si la tristeza o el miedo crecen, un psicólogo, un capellán o un grupo de pacientes entiende este idioma. No todo hay que llevarlo con valentía.',
    ],
    steps: [
      'Anota tres preguntas para la próxima cita médica y pídele a alguien que esté presente para oír las respuestas.',
      'Pon una mano sobre donde duele, respira despacio, y dile a Dios en una frase cómo va el día.',
      'Pide hoy una ayuda concreta, una compra, una comida, una hora de compañía, a quien alguna vez la ofreció.',
      'Descansa media hora sin culpa y sin buscar síntomas en el teléfono, con una música que te haga bien.',
    ],
  },
  decisions: {
    acknowledgements: [
      'Las listas de ventajas y desventajas empatan, y cada consejo dice otra cosa. Mientras tanto el plazo se acerca, y el miedo a equivocarse ocupa todo el cuarto.',
      'Elegir un camino es dejar otro, y eso tiene su pequeño duelo. Hasta una decisión buena puede traer tristeza por la vida que se queda sin vivir.',
      'A veces la decisión toca a otros: hijos, padres mayores, una pareja. Lo que para unos es alivio para otros es pérdida, y quien decide se queda en medio.',
      'Quizá no se trata de no saber, sino de saber y no atreverse. O de estar esperando una señal que quite todo riesgo, y esa señal no aparece.',
    ],
    truths: [
      'Dios es generoso con la sabiduría, y no reprocha a nadie que la pida. No suele darla como un mapa completo, sino como luz para el paso siguiente. Y muchas veces la da en consejo, en tiempo y en experiencia.',
      'La voluntad de Dios está clara en lo más importante: justicia, misericordia, humildad, amor. Dentro de ese espacio hay a menudo más de una opción buena, y él deja elegir, como un padre que respeta a sus hijos adultos.',
      'Los planes humanos son inciertos, y la Biblia lo dice sin miedo. Dios obra también por encima de nuestros errores, y supo sacar bien de caminos muy torcidos. Equivocarse al elegir no te saca de sus manos.',
      'Jesús se retiraba a orar antes de las horas grandes. No buscaba una respuesta mágica, sino estar con el Padre. De esa cercanía nace un discernimiento que une cabeza, corazón y conciencia, y que sabe esperar.',
    ],
    suggestions: [
      'Suele aclarar separar lo urgente de lo importante, y los hechos de los temores. Escritos en dos columnas, algunos miedos pierden estatura y algunas razones ganan la suya.',
      'Dos o tres consejeros sensatos, que te quieran y no ganen nada con el resultado, ven ángulos que faltan. Para lo legal, lo médico o lo económico, un profesional es también una ayuda de Dios.',
      'Puede servir vivir unos días como si ya hubieras elegido una opción, y después la otra, y observar con cuál queda una paz más honda, que no es lo mismo que comodidad.',
      'Casi nunca hay que decidirlo todo hoy. Empezar por un paso pequeño y reversible, con una fecha para revisarlo, baja el miedo y enseña algo que las vueltas de cabeza no enseñan.',
    ],
    steps: [
      'Escribe la decisión como una pregunta de una sola línea y preséntasela a Dios durante dos minutos de silencio.',
      'Llama a una persona sabia y cuéntale los hechos sin decirle qué respuesta te gustaría oír.',
      'Pon fecha a la decisión y anota qué información te falta de verdad para poder tomarla.',
      'Imagina que alguien a quien quieres tuviera esta misma duda y escribe qué le dirías con cariño.',
    ],
  },
  other: {
    acknowledgements: [
      'Hay preguntas que no caben en una casilla. Se enredan varias cosas a la vez, y al intentar explicarlas parece que siempre falta la palabra principal.',
      'Preguntarle algo a Dios puede sentirse raro, como hablar en un cuarto vacío. Da pudor, da duda, y sin embargo algo por dentro insiste en hacerlo.',
      'A veces no se sabe bien qué se busca: un consejo, un consuelo, o solo que alguien se entere. Todo eso cuenta, y no hay manera incorrecta de empezar.',
      'Lo que llevas puede ser grande o parecerte una tontería. Muchas personas se guardan sus preguntas por eso mismo, y la pregunta sigue ahí, esperando turno.',
    ],
    truths: [
      'Dios no responde solo a quien sabe preguntar bien. En la Biblia le hablan reyes y pastores, extranjeras, niños y moribundos, y a nadie le pide credenciales. Jesús preguntaba a la gente qué quería, y esperaba la respuesta.',
      'La sabiduría de la que habla la Biblia empieza en una relación. Conocer a Dios, poco a poco, va ordenando lo demás. No siempre da una solución, pero da una compañía desde la que todo se mira distinto.',
      'En Jesús, Dios se acercó hasta donde cualquiera puede alcanzarlo: en los caminos, en las casas, junto a los pozos. Nada humano le resulta extraño. Lo que preocupa a una persona le importa también a él.',
      'Dios ha hablado en las Escrituras y sigue guiando por su Espíritu, en la oración, en la iglesia y en la conciencia. Suele hacerlo sin gritar. No se esconde por capricho de quien lo busca con sinceridad.',
    ],
    suggestions: [
      'Suele ayudar escribir lo que preocupa tal como viene, sin orden, y leerlo después en voz baja como una oración. Muchas veces la verdadera pregunta aparece en la última línea.',
      'Hablarlo con alguien de confianza da cuerpo a lo que da vueltas. Puede ser una amistad, un pastor o un sacerdote y, si la cosa es seria, un médico, un consejero o un abogado.',
      'No hace falta esperar el momento perfecto ni palabras especiales. Un rato de silencio, una lectura corta y una noche de sueño preparan mejor la respuesta que la prisa.',
      'Puede servir preguntarse qué parte de esto pide acción, qué parte pide consuelo y qué parte pide tiempo. A cada una le conviene un trato distinto, y a Dios le importan las tres.',
    ],
    steps: [
      'Escribe tu pregunta en una frase sencilla que empiece con “Señor”, y déjala a la vista durante el día.',
      'Lee hoy unas líneas de un evangelio y fíjate en cómo Jesús trata a quien le pregunta algo.',
      'Guarda dos minutos de silencio y di al final, con tus palabras, qué es lo que más necesitas.',
      'Busca a una persona sensata y dile: “No sé bien qué me pasa, ¿me escuchas un rato?”',
    ],
  },
} satisfies Record<'work' | 'money' | 'illness' | 'decisions' | 'other', TopicPassages>;
