// Spanish Wisdom passages about emotions: anxiety, grief, anger, loneliness.
import type { TopicPassages } from '../wisdom-topics.ts';

export const emotions = {
  anxiety: {
    acknowledgements: [
      'La ansiedad se adelanta siempre: vive hoy los disgustos de la semana que viene, y también los que no llegan. El cuerpo los cree todos, y por eso cuesta dormir y respirar.',
      'A veces hay un motivo claro, y a veces solo un nudo en el pecho que no sabe decir por qué está ahí. Las dos cosas son reales, y ninguna es una vergüenza.',
      'Cuando el miedo toma el volante, la cabeza repasa la misma lista una y otra vez. Se revisa la puerta, el teléfono, la cuenta, y la calma dura apenas un minuto.',
      'Por fuera puede parecer que todo va bien, mientras por dentro suena una alarma que nadie más oye. Llevarla así, en silencio y cumpliendo con todo, agota mucho.',
    ],
    truths: [
      'La Biblia no trata el miedo como un delito. Lo escucha en los salmos, en los discípulos, en la angustia de Jesús en Getsemaní. Una y otra vez, la respuesta de Dios al miedo es su presencia, antes que sus explicaciones.',
      'Dios conoce tus necesidades y no te pide que controles el mañana. Le ha dado a cada día su medida. Confiar en él no consiste en no sentir miedo, sino en saber a quién llevárselo mientras todavía se siente.',
      'Nuestra vida no cuelga de nuestra vigilancia. El Padre que cuida de lo más pequeño de la creación está atento también cuando dormimos. Eso no quita los problemas, pero quita la idea de que todo depende de nuestros hombros.',
      'La paz de Cristo no es un carácter sereno con el que algunos nacen. Es un regalo que se recibe también con manos temblorosas. La fe y la ansiedad pueden vivir un tiempo bajo el mismo techo, y Dios no se marcha por eso.',
    ],
    suggestions: [
      'Suele ayudar volver a lo que está delante: los pies en el suelo, el aire que entra despacio, la tarea de esta hora. Lo de mañana puede dejarse en oración, con nombre y apellido.',
      'Poner por escrito la preocupación le quita parte de su niebla. Lo que se puede hacer queda de un lado; lo que no está en tu mano queda del otro, y ese lado se le confía a Dios.',
      'Si el miedo vuelve cada día, aprieta el pecho o no deja dormir, un médico o un psicólogo pueden aliviar mucho. Acudir a ellos no compite con la oración: es otra ayuda de la misma mano.',
      'A solas, los pensamientos corren en círculo. Contárselos a alguien que no se asusta, y dormir, comer y moverse con cierta regularidad, baja el volumen de la alarma más de lo que parece.',
    ],
    steps: [
      'Respira despacio diez veces y entrégale después a Dios, por su nombre, una sola de tus preocupaciones.',
      'Anota lo que más te inquieta y subraya la única parte en la que hoy puedes hacer algo.',
      'Llama a una persona tranquila y dile en dos frases qué te está quitando el sueño.',
      'Deja el teléfono lejos de la cama esta noche y lee en su lugar unas líneas de un salmo.',
    ],
  },
  grief: {
    acknowledgements: [
      'Quien pierde a alguien pierde también las costumbres: la silla ocupada, la llamada del domingo, el nombre dicho en voz alta. El mundo sigue, y eso mismo duele.',
      'El duelo no avanza en línea recta. Hay una mañana casi normal, y de pronto una canción o una camisa en el armario lo devuelven todo al primer día.',
      'Se puede llorar a una persona, y también un hogar, un hijo que no llegó, un país o la vida que se esperaba. Nadie tiene derecho a medir ese dolor desde fuera.',
      'A veces, junto con la tristeza, vienen el enojo, la culpa, un cansancio sin fondo o ratos de risa que desconciertan. Todo eso cabe en el duelo, y nada de eso es deslealtad.',
    ],
    truths: [
      'Jesús lloró ante la tumba de su amigo, aunque sabía lo que iba a hacer. La Biblia no apura a quien llora. Conoce lamentos largos, y Dios los recibe como oración, también cuando vienen sin ninguna palabra bonita.',
      'La fe cristiana no llama amiga a la muerte. La mira como una enemiga que Cristo ha vencido desde dentro, pasando por ella. Por eso se puede llorar del todo y, en el mismo llanto, tener esperanza.',
      'Para Dios nadie queda en el olvido. Las personas que amamos están en manos más tiernas y más justas que las nuestras, y esas mismas manos sostienen a quien se queda llorando. Su amor es más fuerte que cualquier pérdida.',
      'El dolor no mide la fe ni castiga su falta. En la cruz, Dios conoció la pérdida desde dentro. Lo que promete al final no es el olvido, sino una creación renovada, donde el llanto cesa y la vida ya no se rompe.',
    ],
    suggestions: [
      'No existe un calendario correcto para el duelo. Puede aliviar que los días difíciles, los cumpleaños o las fiestas, no tomen por sorpresa: pensarlos antes con alguien, y darse permiso para vivirlos de otro modo.',
      'A muchas personas les ayuda seguir nombrando a quien falta, o lo que falta: contar una historia, encender una vela, dar gracias por algo concreto. El amor necesita un lugar adonde ir.',
      'La ayuda práctica también consuela: alguien que cocine, que acompañe a un trámite, que se siente sin hablar. Aceptarla no es debilidad. En una iglesia suele haber manos dispuestas, aunque haya que pedirlas.',
      'Si pasan los meses y no se puede comer, dormir ni hacer frente al día, un médico o un consejero de duelo es una ayuda de Dios tan verdadera como una oración.',
    ],
    steps: [
      'Di en voz alta a quién o qué has perdido, y cuéntale a Dios un recuerdo, el primero que venga.',
      'Pide a alguien una cosa concreta para esta semana: una comida, un viaje en auto, una hora de compañía.',
      'Escribe una carta corta, sin enviarla, con lo que quedó por decir, y deja que las lágrimas también escriban.',
      'Sal un rato al aire, si puedes, y deja que Dios te acompañe en silencio, sin buscar ninguna palabra.',
    ],
  },
  anger: {
    acknowledgements: [
      'El enojo sube rápido: la cara arde, las palabras se adelantan, y después queda un silencio raro en la casa. Casi siempre llega antes de saber qué fue lo que dolió.',
      'Hay un enojo que no grita. Se guarda, se enfría y repasa por la noche lo que habría debido contestar. Cansa tanto como el otro, y hiere por dentro.',
      'Cuando alguien ha sido injusto contigo o con los tuyos, la rabia dice una verdad: eso no estuvo bien. Lo difícil es qué hacer con ella sin que lo queme todo.',
      'Algunas personas temen su propio enojo, y otras cargan con el de quienes viven a su lado. En ambos casos se anda por la casa con cuidado, como sobre vidrio.',
    ],
    truths: [
      'La Biblia no dice que todo enojo sea pecado. Jesús se indignó ante la dureza y ante el abuso de los débiles. Pero advierte que un enojo sin freno abre la puerta a cosas que nadie quería, y deja ruinas.',
      'Dios es lento para la ira, y esa lentitud es una de las formas de su amor. No porque el mal le dé igual, sino porque quiere salvar. Quien le pertenece puede aprender ese ritmo, con tropiezos y con ayuda.',
      'La justicia última está en manos de Dios. Esa certeza no tapa la ofensa ni impide reclamar lo que es justo. Libra, eso sí, de tener que cobrarse cada herida por cuenta propia, y de vivir para ello.',
      'Los salmos le gritan a Dios lo que no se puede gritar a otros, y nadie los borró del libro. Delante de él la rabia puede decirse entera. Allí encuentra un lugar donde no destruye a nadie.',
    ],
    suggestions: [
      'Entre el golpe de calor y la respuesta cabe una pausa: un vaso de agua, una vuelta a la cuadra, esperar a mañana para ese mensaje. Lo justo sigue siendo justo una hora después.',
      'Debajo del enojo suele haber otra cosa: miedo, cansancio, una humillación vieja. Preguntarse con calma qué hay ahí permite decir “esto me dolió” en vez de devolver la herida.',
      'Si el enojo ya ha lastimado a alguien, reconocerlo sin excusas y buscar un consejero o un terapeuta es un acto de amor. Y si da miedo el enojo de otra persona, tu seguridad va primero.',
      'Hablar del asunto con alguien sereno, un pastor, un sacerdote o una persona con experiencia, ayuda a separar lo que hay que reclamar de lo que se puede soltar. No todo pide la misma fuerza.',
    ],
    steps: [
      'Escribe el mensaje que quisieras mandar, guárdalo sin enviarlo y vuelve a leerlo mañana con otra luz.',
      'Cuéntale a Dios, con tus palabras más crudas y sin testigos, qué fue exactamente lo que te dolió.',
      'Termina esta frase en un papel: “Lo que en el fondo me duele es…”, y mírala un rato sin juzgarla.',
      'Elige una señal de tu cuerpo, la mandíbula o los puños, y decide qué harás hoy cuando la notes.',
    ],
  },
  loneliness: {
    acknowledgements: [
      'La soledad no depende de cuánta gente hay alrededor. Se puede sentir en una fiesta, en un matrimonio largo o en una banca de iglesia donde todos parecen conocerse.',
      'Las tardes se alargan cuando nadie pregunta cómo fue el día. Se prende la televisión por oír una voz, y el teléfono se mira más de lo que suena.',
      'Una mudanza, una pérdida, una enfermedad o los años van dejando la agenda vacía. No siempre hubo un error: a veces la vida mueve a las personas de sitio.',
      'Duele sentir que nadie te conoce de verdad, o que solo te buscan cuando hacen falta tus manos. Es un hambre callada, y no hay por qué avergonzarse de ella.',
    ],
    truths: [
      'Dios hizo al ser humano para la compañía, y por eso la soledad duele: no es un defecto, es una sed justa. Él mismo es comunión de amor, Padre, Hijo y Espíritu, y nos ha invitado a su casa.',
      'Jesús conoció el abandono. Sus amigos se durmieron, luego huyeron, y en la cruz gritó su desamparo. Quien atraviesa horas de soledad no va por un camino que él no haya pisado, y ahí se le puede hablar.',
      'La Biblia muestra a un Dios que ve a quien nadie ve: a la esclava en el desierto, a la viuda extranjera, al cobrador subido a un árbol. Su mirada llega primero, y llama por el nombre.',
      'La fe no sustituye los abrazos, y Dios no pretende que lo haga. Para eso fundó una familia hecha de gente imperfecta, la iglesia, donde la compañía se da y se recibe, a veces torpemente, pero de verdad.',
    ],
    suggestions: [
      'Los lazos nacen casi siempre de la repetición: el mismo coro, el mismo curso, la misma hora de misa o de culto. Volver varias veces a un lugar vale más que un solo gran esfuerzo.',
      'A menudo alguien cercano se siente igual y tampoco se atreve. Un mensaje sencillo, sin reproche, o una invitación a tomar algo suele abrir más puertas de las que el miedo calcula.',
      'Ayudar en algo, aunque sea una hora por semana, da compañía de una manera tranquila: las manos trabajan juntas y la conversación llega sola, sin tener que buscar temas.',
      'Cuando la soledad se vuelve tristeza de todos los días, hablarlo con un médico, un consejero o alguien de la iglesia es un buen comienzo. Hay también líneas telefónicas solo para conversar.',
    ],
    steps: [
      'Escribe hoy a alguien en quien hayas pensado últimamente: “Me acordé de ti, ¿cómo estás?” Con eso alcanza.',
      'Busca una actividad cerca de tu casa que se repita cada semana y apunta el día y la hora.',
      'Saluda por su nombre a una persona que ves a menudo y pregúntale algo sencillo sobre su día.',
      'Reserva cinco minutos para contarle a Dios tu día en voz alta, como a quien se sienta al lado.',
    ],
  },
} satisfies Record<'anxiety' | 'grief' | 'anger' | 'loneliness', TopicPassages>;
