// Spanish Wisdom passages about life with God: doubt, prayer, temptation, purpose.
import type { TopicPassages } from '../wisdom-topics.ts';

export const spiritual = {
  doubt: {
    acknowledgements: [
      'La duda llega a veces con un golpe y a veces con el aburrimiento. Un día se canta en la iglesia y las palabras suenan huecas, y nadie alrededor parece notarlo.',
      'Preguntas que antes tenían respuesta se abren otra vez: el mal, el silencio, las contradicciones de los creyentes. Da miedo tirar del hilo, y da miedo no hacerlo.',
      'Se puede querer creer y no poder, igual que se quiere dormir y no llega el sueño. Entonces los consejos fáciles molestan, porque la voluntad ya está ahí.',
      'Dudar cuesta más cuando la familia o la comunidad viven de la fe. Se teme decepcionar, y las preguntas se quedan dentro, donde hacen más ruido.',
    ],
    truths: [
      'Tomás dudó, y Jesús no lo echó: vino a buscarlo con las heridas en las manos. Juan el Bautista preguntó desde la cárcel. En la Biblia, la duda llevada a Dios forma parte de la historia de la fe.',
      'La fe no es ausencia de preguntas, sino confianza en alguien. Se sostiene menos en la fuerza con que agarramos que en quien nos agarra. Un padre angustiado le pidió a Jesús ayuda para su poca fe, y fue escuchado.',
      'Dios no teme a la verdad, porque es suya. Se puede leer, pensar y preguntar sin salir de su presencia. La fe cristiana se apoya en algo que ocurrió, una tumba vacía y testigos, y no solo en un sentimiento.',
      'Los grandes amigos de Dios conocieron épocas secas. Que no se sienta nada no prueba que no haya nadie. Como las raíces en invierno, hay una vida escondida que el ánimo no ve y que Dios cuida.',
    ],
    suggestions: [
      'Poner nombre a la duda ayuda: ¿es una pregunta de la cabeza, una herida o cansancio? Cada una pide algo distinto: un buen libro, consuelo o simplemente dormir y esperar.',
      'Conviene tener a alguien con quien dudar en voz alta: una persona creyente que no se escandalice ni dé prisa. La fe de otros puede sostener un tiempo, como un brazo en la escalera.',
      'A veces basta con lo pequeño: seguir yendo, seguir escuchando, una oración de una línea. No por aparentar, sino como quien deja encendida la luz de la entrada.',
      'Leer despacio un evangelio y mirar solo a Jesús, qué hace, a quién se acerca, suele ser mejor suelo que discutir todos los temas a la vez. Lo demás puede esperar su turno.',
    ],
    steps: [
      'Escribe tu duda más honda como si fuera una carta a Dios, y fírmala con tu nombre.',
      'Lee hoy una página de un evangelio y anota una sola cosa que Jesús hace allí.',
      'Cuéntale tu pregunta a una persona creyente que sepa escuchar, y pídele que no la resuelva todavía.',
      'Repite a lo largo del día una oración corta y sincera: “Acércate tú, que yo no sé cómo”.',
    ],
  },
  prayer: {
    acknowledgements: [
      'Llega el momento de orar, y aparecen la lista del mercado, el sueño y una mosca en la ventana. Al terminar queda la sensación de no haber dicho nada.',
      'Se ora durante meses por lo mismo y el techo parece devolver las palabras. Entonces surge la pregunta de si alguien escucha, o si algo se está haciendo mal.',
      'Hay quien nunca aprendió a orar, y quien lo hacía y perdió la costumbre. Volver a empezar da cierta vergüenza, como llamar a alguien después de mucho tiempo.',
      'A veces no salen palabras, solo un suspiro o un enojo. Las oraciones de otros suenan hermosas y las propias parecen pobres, cortas, siempre iguales.',
    ],
    truths: [
      'Orar es hablar con un Padre que ya sabe y que igualmente quiere oír. Jesús enseñó una oración breve, con pan y perdón, para decirla en familia. No hay que ganarse la atención: ya está puesta en nosotros.',
      'El Espíritu Santo ora en los creyentes cuando faltan las palabras, y Cristo intercede por nosotros. Así que ninguna oración, por torpe que sea, sube sin compañía. Lo que le falta, Dios mismo lo pone.',
      'La Biblia no promete que todo se conceda como se pide. Jesús pidió que pasara el cáliz, y el cáliz no pasó. Promete, eso sí, que Dios oye, y que ninguna súplica se pierde en el vacío.',
      'Los salmos oran de todo: gratitud, miedo, rabia, asombro, quejas. Esa es la escuela de Dios para nosotros. En su presencia no se entra con disfraz, sino con lo que de verdad hay ese día.',
    ],
    suggestions: [
      'Ayuda tener un lugar y una hora, aunque sean cinco minutos en la cocina. Cuando la mente se va, se la trae de vuelta sin regaño, y lo que distrae también puede volverse oración.',
      'Cuando no salen palabras, sirven las de otros: un salmo, el Padrenuestro, un himno conocido. Repetirlas despacio no es menos sincero; es apoyarse en el brazo de la iglesia entera.',
      'Orar con alguien más aligera mucho. Un grupo pequeño, una amistad o una abuela con experiencia pueden sostener la súplica cuando la voz propia se cansa de pedir.',
      'Puede servir decirle a Dios también la frustración: “no entiendo tu silencio”. Él no se ofende por ello, y una conversación honesta dura más que una cortés.',
    ],
    steps: [
      'Siéntate tres minutos en silencio y dile a Dios una sola frase verdadera sobre cómo estás hoy.',
      'Di muy despacio el Padrenuestro y detente un rato en la línea que hoy más te toque.',
      'Escoge un momento fijo del día, como el primer café, y dedícale desde hoy un minuto a Dios.',
      'Anota tres nombres y ora por cada uno con una frase, sin buscar palabras elegantes.',
    ],
  },
  temptation: {
    acknowledgements: [
      'La tentación casi nunca avisa. Llega con cansancio, con aburrimiento o después de una pelea, y promete alivio rápido. Lo que deja después suele ser más vacío.',
      'Se dice “esta es la última vez” y se dice de verdad. Luego la costumbre vuelve a ganar, y la vergüenza convence de que no vale la pena volver a intentarlo.',
      'Hay luchas que nadie imagina: una pantalla de madrugada, una botella, un juego, una mentira que hace falta sostener. Lo más pesado a menudo es el secreto.',
      'Algunas personas luchan por dejar algo, y otras sufren por lo que no deja alguien a quien aman. De los dos lados hay promesas rotas y mucho cansancio.',
    ],
    truths: [
      'Jesús fue tentado de verdad, con hambre y a solas. Por eso no mira la lucha desde arriba. Sentir la tentación no es pecado, y quien la siente tiene a su lado a alguien que la conoce y la venció.',
      'Dios no retira su cariño a quien cae. Quien se levanta y vuelve lo encuentra en el camino, como el padre de la parábola. Su gracia perdona, y además va enseñando, con paciencia, otra manera de vivir.',
      'La Biblia llama pecado a lo que nos aparta de Dios y hiere a otros, y toma en serio la lucha. Pero el nombre más profundo de una persona no es su caída. Dios la llama por otro, y ese nombre es de amor.',
      'Nadie vence solo con apretar los dientes. Dios da su Espíritu, su Palabra y una comunidad donde se puede confesar lo que pesa y encontrar oídos. La santidad crece más como una amistad que como una hazaña.',
    ],
    suggestions: [
      'Conocer la hora y el lugar de la tentación es media ayuda. Cambiar algo concreto, la pantalla fuera del cuarto o el camino a casa, cuesta menos que pelear cada vez de frente.',
      'El secreto alimenta la lucha, y la luz la debilita. Contarlo a una persona segura, un sacerdote, un pastor, una amistad fiel, suele ser el paso que más se teme y que más libera.',
      'Una adicción no es falta de carácter. Médicos, terapeutas y grupos de apoyo saben acompañar, y Dios obra también por ellos. El alcohol y otras sustancias conviene dejarlos de la mano de un médico.',
      'Después de una caída, lo que más importa es qué se hace con la vergüenza. Volver a Dios el mismo día, sin esperar a merecerlo, acorta mucho el camino.',
    ],
    steps: [
      'Anota cuándo y dónde te llega casi siempre la tentación, y cambia hoy una sola de esas circunstancias.',
      'Elige a una persona de confianza y dile: “Necesito contarte algo y que ores conmigo”.',
      'Confiesa a Dios lo de hoy con palabras sencillas, sin insultarte, y recibe su perdón en silencio.',
      'Busca el teléfono de un grupo de apoyo o de un consejero y guárdalo donde puedas verlo.',
    ],
  },
  purpose: {
    acknowledgements: [
      'Los días se parecen, las tareas se cumplen, y aun así queda una pregunta al apagar la luz: para qué todo esto. No es ingratitud; es hambre de sentido.',
      'Alrededor todos parecen tener un rumbo. Las comparaciones llegan por el teléfono, y la propia vida se ve pequeña, atrasada, como si el tren hubiera salido ya.',
      'Un cambio deja a veces un hueco: los hijos que se van, un trabajo que termina, una puerta cerrada. Lo que antes decía quién eras ya no lo dice.',
      'Buscar la voluntad de Dios puede volverse una angustia, como si hubiera un solo camino escondido y un error bastara para perderlo para siempre.',
    ],
    truths: [
      'Antes de llamarnos a hacer algo, Dios nos llama por nuestro nombre. El primer propósito de una vida es recibir su amor y devolvérselo. Todo lo demás, grande o modesto, crece de esa raíz y no la reemplaza.',
      'La Biblia valora lo que nadie aplaude: un vaso de agua, una visita, el trabajo honesto, una vejez en oración. Jesús vivió treinta años casi escondidos. En el reino de Dios, pequeño no quiere decir sin importancia.',
      'Dios nos hizo a su imagen para amar, crear y cuidar. Eso se puede vivir en una oficina, en una cama de hospital o en un cambio de pañales. La vocación tiene muchas formas y un mismo corazón.',
      'Dios sabe hacer camino con historias accidentadas: Moisés se trababa al hablar, Rut era extranjera, Pedro falló. Él no desperdicia ni los rodeos. Su voluntad no es un laberinto con trampa, sino la de un Padre que acompaña.',
    ],
    suggestions: [
      'A menudo el sentido aparece donde se cruzan tres cosas: lo que te da alegría, lo que haces bien y lo que alguien cerca necesita. Vale la pena mirarlas sin prisa, quizá con otra persona.',
      'En vez de buscar el plan entero, puede bastar con la próxima fidelidad: el encargo de hoy, la persona de hoy. Muchas vocaciones solo se reconocen mirando hacia atrás.',
      'Quienes te conocen ven a veces lo que tú no ves. Preguntarles qué bien haces sin darte cuenta, o hablarlo con alguien que acompañe espiritualmente, da pistas más firmes que la comparación.',
      'Si el vacío no se va, quita las ganas de todo o pesa como tristeza, conviene hablarlo también con un médico o un psicólogo. A veces el alma pregunta con la voz del cuerpo.',
    ],
    steps: [
      'Haz una lista de tres momentos de este mes en que sentiste que servías para algo bueno.',
      'Pregunta hoy a alguien que te quiere: “¿Qué ves en mí que yo no veo?”, y apunta su respuesta.',
      'Ofrécele a Dios la primera tarea que tengas delante, por sencilla que sea, antes de empezarla.',
      'Elige un servicio pequeño para esta semana, una llamada o una visita, y ponle día en el calendario.',
    ],
  },
} satisfies Record<'doubt' | 'prayer' | 'temptation' | 'purpose', TopicPassages>;
