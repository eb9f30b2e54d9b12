// Spanish texts of the reading plans: a title, a description and a reflection for each day.
import type { PlanTextsByKey } from '../plan-outlines.ts';

export const plans: PlanTextsByKey = {
  peace_in_the_storm: {
    title: 'Paz en la tormenta',
    description:
      'Tres días para cuando todo se mueve: una barca llena de agua, una carta escrita desde la cárcel y la noche en que Jesús dejó su paz a los suyos.',
    reflections: [
      'La barca se llena de agua y Jesús duerme en la popa, sobre un cabezal. Los discípulos lo despiertan con un reproche: creen que no le importa. Él se levanta, le habla al viento, y el lago queda quieto. Después les pregunta por su miedo, sin echarlos de la barca. Marcos no cuenta una fe serena, sino gente empapada que gritó en la dirección correcta. También un grito medio enojado, dirigido a Jesús, cuenta aquí como oración.',
      'Pablo escribe desde la prisión, y aun así habla de alegría y de paz. No finge que las cosas van bien: sabe de preocupaciones, y propone convertirlas, una por una, en petición con gratitud. La paz que describe monta guardia en la puerta del corazón, como un soldado que vela mientras otros duermen. Luego dirige la mirada a lo verdadero, lo justo, lo amable. Lo que miramos largo rato nos va formando, y eso también se puede cuidar.',
      'Es la última noche. Afuera se prepara la traición, y Jesús reparte su herencia: la paz. No la da como quien paga un sueldo o firma un tratado; la da desde su unión con el Padre, que ni la cruz rompe. Promete además al Espíritu, que enseña y recuerda lo olvidado. Y termina invitando a levantarse y a salir. La paz de Jesús no aparta de la noche; anda con quienes entran en ella.',
    ],
  },
  a_quieter_mind: {
    title: 'Una mente más tranquila',
    description:
      'Cinco lecturas para los pensamientos que no paran: los pájaros y los lirios, un niño en brazos, una ciudad firme, una carga que se entrega y un pastor.',
    reflections: [
      'Jesús habla al aire libre y señala lo que todos tienen delante: pájaros que comen, flores vestidas mejor que un rey. No dice que la comida y la ropa sean poca cosa; dice que el Padre sabe que hacen falta. La preocupación, observa, no alarga la vida. Y pone un límite sensato: a cada día le basta lo suyo. Es un consejo para gente con deudas y con hijos, no para personas sin problemas.',
      'Es uno de los salmos más cortos, y su imagen cabe en una mano: un niño destetado en el regazo de su madre. Ya no busca leche; está ahí por estar. Quien ora ha dejado de perseguir cosas demasiado grandes, y ha calmado su alma como se calma a una criatura, despacio y con paciencia. No siempre sale a la primera. Al final el sosiego se vuelve invitación, y todo un pueblo aprende a esperar.',
      'Isaías canta una ciudad fuerte, con puertas abiertas para que entre la gente que guarda la fe. Dentro vive una paz completa, la de quien tiene el pensamiento apoyado en Dios como una casa en la roca. Esa paz no flota en el aire: el profeta conoce la injusticia, y ve a los pobres caminar por fin sobre lo que los aplastaba. Termina de noche, con un alma que desea y busca. El anhelo también es una manera de estar cerca.',
      'Pedro, el que una noche se durmió en el huerto y después lloró, escribe ahora a gente que sufre. Les habla de soltar la ansiedad sobre Dios, con el gesto de quien deja una carga en otros hombros, porque a él le importan. No esconde que hay un adversario que ruge, ni que otros creyentes pasan por lo mismo. Pero en sus palabras finales pesa más la gracia: un Dios que levanta, afirma y fortalece.',
      'El salmo empieza hablando de Dios y, justo en el valle oscuro, empieza a hablarle a él: de “él” pasa a “tú”. Ahí, donde no se ve, la relación se hace más cercana. El pastor no evita el valle; camina dentro con su vara y su cayado. Después la imagen cambia y hay una mesa servida, una copa, una casa. Entre el pasto verde y la mesa hubo sombra, y en ningún tramo faltó compañía.',
    ],
  },
  morning_will_come: {
    title: 'Hacia la mañana',
    description:
      'Cinco lecturas para tiempos oscuros. Voces de la Biblia que no ven todavía la luz, o la ven apenas, y siguen hablando con Dios mientras esperan.',
    reflections: [
      'Jerusalén está en ruinas, y quien habla lleva amargura en la boca. La recuerda, y su alma se hunde. Luego, en medio del libro más triste, trae otra cosa a la memoria: la misericordia de Dios no se ha acabado, y se renueva con cada mañana. Nada ha cambiado alrededor; el hambre y los escombros siguen ahí. Cambia el lugar donde apoya el pie. El texto permite las dos cosas a la vez, llorar lo perdido y esperar en silencio, sin que una borre a la otra.',
      'Una cierva busca agua en tierra seca, y así se siente quien ora. Se alimenta de lágrimas, aguanta la pregunta burlona de los demás sobre dónde está su Dios, y recuerda las fiestas de antes con un nudo en la garganta. Entonces le habla a su propia alma y le pregunta por qué se inquieta. No la regaña; la anima. El estribillo vuelve, porque una sola vez no basta. La esperanza, en este salmo, se repite como se respira.',
      'Pablo oye gemir a la creación entera, como una mujer de parto. Gimen también los creyentes, y gime el Espíritu con ellos cuando no saben qué pedir. Es un pasaje lleno de quejidos y lleno de esperanza, porque son dolores que apuntan a un nacimiento. Lo que se espera aún no se ve, y por eso se llama esperanza. Pablo no dice que todo sea bueno; confía en que Dios trabaja también con lo que no lo es.',
      'El pueblo desterrado piensa que Dios ya no lo ve. Isaías lo lleva afuera, de noche, y le hace levantar los ojos: alguien llama a cada estrella por su nombre, y no falta ninguna. Ese mismo Dios no se cansa, y da fuerzas justamente a quien las ha perdido. Hasta los jóvenes tropiezan, dice el profeta con realismo. Luego habla de volar, de correr y de caminar, y deja para el final lo más modesto: andar sin desfallecer. Muchos días es eso lo que hace falta.',
      'Pedro escribe a creyentes dispersos y probados, y empieza bendiciendo a Dios. Habla de una esperanza que está viva porque Jesús vive, y de una herencia que no se marchita. No pasa por alto la tristeza: sabe que atraviesan pruebas de muchas clases. Compara la fe con el oro que pasa por el fuego. Y se asombra de ellos, que aman a alguien a quien no han visto. En esa frase cabemos también nosotros.',
    ],
  },
  the_stone_rolled_away: {
    title: 'La piedra corrida',
    description:
      'Cuatro encuentros con la noticia de Pascua: mujeres con perfumes, una voz junto al sepulcro, un camino al atardecer y una carta que razona la esperanza.',
    reflections: [
      'Van de madrugada, con perfumes para un muerto. Han preparado el último gesto de cariño y encuentran la piedra corrida y un hueco. Las mujeres son las primeras en recibir la noticia, y cuando la cuentan, a los apóstoles les parece un delirio. Lucas no lo disimula: la Pascua empieza con miedo, desconcierto e incredulidad. Pedro corre, mira los lienzos y se vuelve con asombro, sin entender todavía. Hay sitio en esta historia para quien llega con perfumes y para quien llega con dudas.',
      'María se ha quedado llorando junto a la tumba, cuando los demás ya volvieron a casa. Ve a Jesús y lo toma por el jardinero; las lágrimas no la dejan reconocerlo. Entonces él dice una sola palabra, su nombre, y ella sabe. No la convence un argumento, sino una voz. Él no le permite retenerlo, porque tiene un encargo para ella: llevar la noticia a los hermanos. La primera mensajera de la Pascua tenía los ojos rojos.',
      'Dos caminantes se alejan de Jerusalén y repasan lo ocurrido. Dicen que esperaban, en pasado, y en ese verbo cabe toda su pena. Un desconocido se les une, pregunta y los deja contarlo todo antes de hablar. Les abre las Escrituras paso a paso, y al caer la tarde ellos le ruegan que se quede. Lo reconocen al partir el pan, y entonces ya no lo ven. Solo después notan que el corazón les ardía. A veces la compañía se reconoce mirando atrás.',
      'Pablo no trata la resurrección como un adorno. Si Cristo no resucitó, escribe, la fe está vacía y los creyentes dan lástima. Se atreve a poner todo el peso en ese punto. Y luego afirma que resucitó, como la primera espiga de una cosecha que viene detrás. La muerte aparece en este texto con su verdadero nombre, enemiga, y es la última en caer. Quien llora ante una tumba no tiene que llamarla amiga. Puede odiarla, y esperar.',
    ],
  },
  how_god_loves: {
    title: 'Cómo ama Dios',
    description:
      'Cuatro lecturas sobre un amor que sale a buscar, corre por el camino, da el primer paso y no suelta, pase lo que pase.',
    reflections: [
      'A Jesús le reprochan las compañías con que come, y él responde con dos cuentos. Un pastor deja noventa y nueve ovejas por una; una mujer enciende la lámpara y barre la casa entera por una moneda. La oveja y la moneda no hacen nada para volver: las buscan. Y cuando aparecen, no hay regaño, sino vecinos invitados y fiesta. Así describe Jesús la alegría de Dios: una alegría que necesita contarse, con la casa llena y la lámpara todavía encendida.',
      'El hijo menor trae ensayado su discurso, y el padre no lo deja terminarlo. Lo vio de lejos, lo que hace pensar que miraba el camino; corrió, cosa rara en un señor mayor, y lo abrazó tal como venía. Hay ropa, anillo, sandalias, mesa. Pero falta uno: el mayor, que cumplió siempre y se queda afuera con su enojo. También a él sale a buscarlo el padre. El cuento termina con la puerta abierta y sin decirnos si entró.',
      'Juan vuelve siempre a lo mismo: el amor viene de Dios, porque Dios mismo es así. No lo deduce de nuestros sentimientos, sino de algo que Dios hizo primero, enviando a su Hijo. De ahí saca dos consecuencias muy caseras. Una: donde ese amor madura, el miedo al castigo se va. Otra: no se puede querer a un Dios invisible y despreciar al hermano que se ve. El amor recibido busca dónde seguir, y suele encontrar a alguien muy cerca.',
      'Pablo hace preguntas como en un tribunal: quién acusa, quién condena, quién separa. Y mira alrededor de la sala: el juez es quien entregó a su Hijo, y Cristo mismo habla a nuestro favor. Después enumera lo que podría apartarnos de ese amor: el hambre, el peligro, la muerte, el futuro, las alturas y los abismos. No dice que nada de eso duela; él conocía varias de esas cosas en carne propia. Dice que ninguna alcanza a cortar el lazo.',
    ],
  },
  loving_the_people_near: {
    title: 'Querer a los de cerca',
    description:
      'Cinco lecturas sobre el amor de todos los días: el que tiene paciencia, se detiene en el camino, acompaña, perdona y se arrodilla a lavar pies.',
    reflections: [
      'Este capítulo se lee en bodas, pero Pablo lo escribió para una iglesia que discutía. Habla de gente brillante, con dones y elocuencia, que sin amor suena como una lata. Luego describe el amor con verbos sencillos: espera, no se envanece, no lleva cuentas del mal. Casi ninguno es un sentimiento; son maneras de tratar a otro un martes por la tarde. Y reconoce un límite: ahora vemos borroso, como en un espejo viejo. El amor es lo que queda.',
      'Un experto pregunta quién es su prójimo, es decir, dónde acaba su deber. Jesús le cuenta de un hombre medio muerto en el camino, de dos personas religiosas que pasan de largo y de un extranjero mal visto que se detiene. Vino, aceite, una montura, dos monedas: la compasión tiene aquí gastos y retrasos. Al final la pregunta se da vuelta. Ya no es quién merece ayuda, sino quién se hizo cercano. Unas veces pasamos de largo, y otras estamos en la cuneta.',
      'Noemí ha enterrado a su esposo y a sus dos hijos, y vuelve a casa con las manos vacías. Tan amarga siente la vida que pide que le cambien el nombre. Orfa la besa y regresa con los suyos, y nadie la condena. Rut se queda. No le explica el dolor ni la corrige; une su camino al de ella, con pueblo y Dios incluidos. El capítulo acaba con un detalle pequeño: llegan cuando empieza la cosecha de la cebada.',
      'Pedro ofrece perdonar siete veces y cree ser generoso. Jesús responde con un número que ya no se puede contar, y con un cuento: un hombre a quien le condonan una deuda imposible agarra del cuello a otro por unas monedas. Lo terrible no es su cuenta, sino su olvido. El perdón, aquí, nace de recordar lo recibido. La parábola no dice que el daño no importe ni que haya que dejarse hacer. Habla de un corazón que recibió alivio y puede darlo.',
      'En la cena, Jesús se quita el manto, se ciñe una toalla y se arrodilla. Lava pies que han andado por el polvo, también los de Judas, que ya piensa en venderlo. Pedro se resiste: cuesta dejarse querer así. Juan cuenta que Jesús sabía bien de dónde venía y adónde iba, y por eso pudo agacharse sin perder nada. El amor a los de cerca tiene a menudo esta forma: una palangana, una rodilla en el suelo, alguien que se deja servir.',
    ],
  },
  small_faith: {
    title: 'Una fe pequeña',
    description:
      'Cinco encuentros con personas que creen a medias, preguntan, se hunden o piden pruebas, y a quienes Dios recibe tal como llegan.',
    reflections: [
      'Un padre trae a su hijo, y los discípulos no han podido hacer nada. Lleva años viéndolo caer en el fuego y en el agua. Le pide ayuda a Jesús, si es que puede darla. Y cuando oye hablar de creer, se le escapa la oración más honesta del evangelio: cree, y pide ayuda para lo que en él no cree. No la adorna. Jesús no le exige que primero ordene su alma; levanta al muchacho de la mano. La fe partida en dos también fue recibida.',
      'La lista empieza con gente que actuó sin ver el final. Abel ofrece, Enoc agrada a Dios, Noé construye en seco, Abraham sale sin saber adónde. No se los alaba por tenerlo todo claro, sino por fiarse de quien hablaba. Abraham vive en tiendas, como un forastero en la tierra prometida, y espera una ciudad con cimientos. La fe, aquí, se parece menos a una certeza en la cabeza que a unos pies que se ponen en marcha.',
      'Es de madrugada, las olas pegan fuerte, y quien viene sobre el agua les parece un fantasma. Pedro pide salir de la barca, y da unos pasos. Luego mira el viento y se hunde. Su oración cabe en dos palabras, y basta: Jesús extiende la mano enseguida, antes de cualquier pregunta. Solo después le habla de su poca fe, y lo hace mientras lo sostiene. El viento calma cuando los dos suben a la barca, y los demás adoran.',
      'Abram se queja, y Dios lo deja quejarse: las promesas son grandes, pero no hay hijo, y el tiempo pasa. Entonces Dios lo saca de la tienda y le hace mirar el cielo. No le da una fecha ni una explicación; le da estrellas para contar. Abram cree, y Dios se lo tiene en cuenta como justicia. La casa sigue sin niños esa noche. Lo único que ha cambiado es que él ha estado afuera, con Dios, mirando hacia arriba.',
      'Tomás no estaba el primer día, y lo que cuentan los otros no le alcanza. Quiere tocar. Pasa una semana entera con su duda, y nadie lo echa del grupo. Jesús vuelve, con las puertas cerradas, y le ofrece exactamente lo que había pedido: las manos, el costado. El resucitado no esconde sus heridas; siguen ahí y se pueden mirar. Y Juan añade que escribió todo esto para quienes no estuvimos. También en nuestra distancia había pensado Jesús.',
    ],
  },
  learning_to_trust: {
    title: 'Aprender a confiar',
    description:
      'Siete días con personas que se fían de Dios paso a paso: al partir, ante el mar, en la sequía, en el fuego, en el miedo y en la escasez.',
    reflections: [
      'Dios llama a Abram a salir de su tierra sin enseñarle el mapa. Promete una bendición que le llega a él y lo atraviesa hacia todas las familias del mundo. Abram tiene setenta y cinco años, esposa, bienes, un sobrino: no viaja ligero. Se va, y la tierra a la que llega resulta estar habitada. Monta su tienda, levanta un altar, sigue. Confiar, en este comienzo, se parece más a una serie de campamentos que a una gran llegada.',
      'Delante está el mar, detrás los carros, y el pueblo recién liberado echa de menos Egipto. El miedo los vuelve sarcásticos: como si allá faltaran tumbas. Moisés pide calma; Dios pide que avancen. Toda la noche sopla un viento del este, y la nube se pone en medio como una pared. Cruzan a pie, con agua a ambos lados. Es una historia con muertos en la orilla, y el texto no la vuelve amable. Habla de esclavos a quienes alguien oyó.',
      'Elías anuncia la sequía y la sufre también. Lo alimentan cuervos junto a un arroyo, hasta que el arroyo se seca. Dios lo envía entonces a pedir pan a una viuda extranjera que recoge leña para la última comida con su hijo. Parece un mal plan. Ella comparte lo poco, y la harina y el aceite no se agotan: no se llena la despensa, pero cada día hay. El profeta y la viuda comen de la misma tinaja, y viven gracias al mismo pan.',
      'El rey ofrece una salida fácil: una reverencia y asunto terminado. Los tres jóvenes contestan con calma que su Dios puede librarlos, y que, aunque no lo haga, tampoco adorarán la estatua. Ese “aunque no” es el centro del capítulo. No compran protección con su fe. El horno se enciende, y el rey cuenta cuatro figuras caminando dentro. Dios no apagó el fuego; estuvo con ellos en él. Salen sin olor a humo, y el rey, desconcertado, bendice a un Dios que no es el suyo.',
      'David está en manos de enemigos, y lo dice sin heroísmo: tiene miedo. El día que teme, confía, y las dos cosas ocupan la misma frase. Lo acechan, tuercen sus palabras, vigilan sus pasos. Pero hay otro que también mira: Dios lleva nota de sus idas y venidas y guarda sus lágrimas en un frasco. Es una imagen casi de cocina. Nada de lo llorado se derrama sin testigo. El salmo termina caminando, a la luz de los que viven.',
      'Habacuc ha discutido con Dios a lo largo de su libro. Al final oye lo que viene y le tiemblan los labios y las piernas; la fe no le quita el temblor. Luego hace una lista de pérdidas: ni higos, ni uvas, ni aceitunas, ni ovejas en el corral. Es la despensa vacía de un campesino, contada estante por estante. Y dice, aun así, que se alegrará en Dios. No se alegra por la pérdida. Encuentra en él un pie firme, como una cierva en lo alto.',
      'Un oficial romano, enemigo para muchos, le habla a Jesús de un criado que sufre en cama. Es raro que un hombre de mando pida por un sirviente. Más raro aún: no se cree con derecho a recibirlo en su casa. Sabe cómo funciona una orden, y piensa que una palabra de Jesús basta, aun a distancia. Jesús se asombra, cosa que los evangelios cuentan pocas veces. La mayor confianza de aquel día vino de alguien de fuera.',
    ],
  },
  wise_words: {
    title: 'Palabras sabias',
    description:
      'Siete lecturas breves de los libros de sabiduría y de Santiago: confiar, cuidar el corazón, dar, responder con suavidad, hacer planes y respetar los tiempos.',
    reflections: [
      'Un padre habla a su hijo de lealtad y verdad, y las quiere atadas al cuello, como un collar que se lleva todo el día. El consejo central es apoyarse en Dios con el corazón entero y no descansar todo el peso en la propia inteligencia. No pide dejar de pensar; pide no pensar a solas. El pasaje habla también de corrección, y la pone en manos de un padre que quiere a su hijo. Pensar con Dios es un hábito lento.',
      'Oídos, ojos, corazón, boca, pies: el maestro recorre el cuerpo entero. La sabiduría no se queda en la cabeza; se nota en cómo miramos, qué decimos y por dónde andamos. En el centro está el corazón, del que mana la vida como de una fuente, y por eso merece cuidado. Una fuente no se cierra: se limpia. El texto termina con un paso detrás de otro, sin desviarse. Cuidar lo de dentro y elegir el próximo paso resultan ser la misma tarea.',
      'Hay quien reparte y acaba teniendo más, y quien retiene más de la cuenta y se empobrece. El proverbio observa la vida como un agricultor que sabe que la semilla guardada no brota. Luego pone un ejemplo muy concreto: acaparar el trigo cuando el pueblo tiene hambre. No es una receta para hacerse rico, ni un reproche a quien no puede dar. Mira dónde se apoya una vida. La riqueza por sí sola no sostiene a nadie; la bondad reverdece como una hoja.',
      'Una respuesta suave apaga un incendio que una palabra áspera habría alimentado. Cualquiera que haya vivido en una casa lo sabe. El maestro habla de la lengua como de un árbol de vida, o como de algo que rompe por dentro. No recomienda callar ante el mal ni sonreír por miedo; la suavidad de la que habla es una fuerza que elige. En medio recuerda que los ojos de Dios están en todo lugar. Ante esa mirada, también el tono cuenta.',
      'Hacemos planes, y está bien hacerlos: el corazón humano traza su camino. Pero entre el plan y el paso hay un espacio que no manejamos, y el proverbio lo deja en manos de Dios. También avisa de que todos nos vemos limpios a nuestros propios ojos, y que él pesa las intenciones. Encomendarle lo que hacemos no siempre lo deja como lo pensamos. Cambia la manera de llevarlo: con las manos menos apretadas, con poco si hace falta, y en paz con la justicia.',
      'El poema va y viene como un péndulo: nacer y morir, plantar y arrancar, llorar y reír, callar y hablar. No dice que todo sea bueno, sino que todo tiene su hora, y que la hora no la ponemos nosotros. Luego el sabio confiesa lo que no entiende: hay una eternidad puesta en el corazón, y aun así nadie ve la obra de punta a punta. Queda comer, beber y disfrutar del trabajo como regalo. Es una sabiduría modesta, buena para un lunes.',
      'Santiago pregunta quién es sabio, y no pide un título, sino una vida. Hay una sabiduría que compite, que amarga y que mete desorden en las casas. Y hay otra, que viene de arriba y se reconoce por sus modales: es limpia, pacífica, amable, se deja convencer, está llena de compasión y no lleva máscara. Suena poco espectacular. La última imagen es de campo: quien hace la paz está sembrando, y la justicia es la cosecha. Nadie ve crecer el grano de un día para otro.',
    ],
  },
  before_i_decide: {
    title: 'Antes de decidir',
    description:
      'Cuatro lecturas para quien tiene una decisión delante: un rey joven que pide un corazón que escuche, una carta, un salmo y una mente que se renueva.',
    reflections: [
      'Salomón sueña, y Dios le deja pedir lo que quiera. Es joven, acaba de heredar un reino y se siente como un niño que no sabe entrar ni salir. No pide larga vida ni la ruina de nadie: pide un corazón que escuche, para distinguir el bien del mal en los asuntos de otros. A Dios le agrada. Antes de la respuesta hubo una confesión sencilla, la de no saber. Toda buena decisión tiene quizá esa puerta baja por donde se entra.',
      'Santiago habla de pruebas y no las endulza: dice que en ellas la paciencia se va haciendo, como un músculo. Y si falta sabiduría, propone pedirla a un Dios que da con generosidad y no echa nada en cara. Ese detalle consuela a quien ya se equivocó antes. La ola que va y viene con el viento es quien pide y a la vez no se fía. No hace falta entenderlo todo para pedir; ayuda saber hacia dónde se mira.',
      'Quien ora pide caminos, sendas, una lección: usa las palabras de alguien que está aprendiendo. También trae su pasado, y ruega que los errores de juventud no sean lo que Dios recuerde. La guía y el perdón van aquí de la mano. Dios enseña a quienes yerran y acompaña a los humildes, dice el salmo; no exige un expediente limpio para mostrar por dónde. Y al final habla de amistad: el Señor abre su intimidad a quienes lo respetan.',
      'Después de once capítulos sobre la misericordia, Pablo llega a lo práctico: ofrecer a Dios la vida entera, con cuerpo incluido. Habla de una mente que se renueva y así aprende a reconocer lo bueno. No ocurre de golpe ni a solas. Por eso pasa enseguida a la comunidad: un cuerpo con muchos miembros, cada cual con su don, y nadie con todos. Antes de decidir, sirve conocer el propio lugar sin inflarlo ni encogerlo, y dejarse ayudar por los demás.',
    ],
  },
  forgiven_and_free: {
    title: 'Perdón y libertad',
    description:
      'Cinco lecturas sobre la misericordia: una confesión sin excusas, piedras que caen al suelo, una vida nueva, una visita inesperada y el fondo del mar.',
    reflections: [
      'Este salmo lleva el nombre de David después de un daño terrible, hecho a personas concretas. No hay en él ninguna excusa. Pide que lo laven, que lo limpien, y después algo más atrevido: un corazón creado de nuevo, como en el primer día del mundo. Sabe que no puede fabricarlo. Lo único que trae es un espíritu quebrantado, y confía en que Dios no desprecia esa ofrenda. El perdón que busca no tapa lo ocurrido; deja que la verdad llegue hasta lo hondo.',
      'Traen a una mujer y la ponen en medio, como si fuera un caso. Del hombre no se habla. Jesús se agacha y escribe en la tierra, y las miradas se van hacia él. Luego invita a tirar la primera piedra a quien esté libre de pecado, y uno por uno se marchan, empezando por los más viejos. Quedan los dos. Él no la condena, y tampoco llama bueno a lo que hiere: le abre un camino distinto. Primero la pone a salvo; después le habla.',
      'Pablo usa una palabra fuerte para la vida sin Dios: muerte. Y en medio del párrafo da un giro con Dios mismo, rico en misericordia. La salvación llega como regalo, por gracia, y se recibe con la fe; nadie puede presumir de ella como de una medalla. Al final aparece una imagen de taller: somos obra suya, hechos en Cristo para un bien que él preparó de antemano. Las buenas obras no son el precio de la entrada. Son el camino que empieza del otro lado de la puerta.',
      'Zaqueo es rico, bajo de estatura y mal visto, porque cobra para Roma y cobra de más. Quiere ver pasar a Jesús, y se sube a un árbol como un chiquillo. Jesús levanta la vista, lo llama por su nombre y se invita a su casa, antes de cualquier promesa de cambio. La gente murmura. Zaqueo, sin que nadie se lo pida, ofrece devolver lo robado con creces y repartir la mitad de lo suyo. El perdón le llegó como una visita, y trajo justicia a otros.',
      'Miqueas ha escrito páginas duras sobre jueces comprados y balanzas falsas, y termina con una pregunta de asombro: qué Dios hay como este, que perdona. Dice que no guarda el enojo para siempre, porque le gusta la misericordia. Y usa dos imágenes: pisa las culpas, y las arroja al fondo del mar. Nadie va a buscarlas allí. El profeta apoya todo en una promesa antigua, hecha a Abraham. Dios tiene memoria larga para lo que prometió, y deja hundirse lo demás.',
    ],
  },
  enough_for_today: {
    title: 'Lo suficiente para hoy',
    description:
      'Seis lecturas sobre la gracia que llega por raciones: pan en el desierto, fuerza en la debilidad, descanso, un trono cercano y una silla en la mesa del rey.',
    reflections: [
      'Por la mañana el suelo está cubierto de algo fino como escarcha, y la gente pregunta qué es. Cada cual recoge según lo que come; a quien juntó mucho no le sobra, y a quien juntó poco no le falta. Algunos guardan por si acaso, y lo guardado cría gusanos. El pueblo venía de una tierra de graneros llenos y de látigos. Aquí aprende otra aritmética, la de una ración por día. Cuesta dormir con la despensa vacía, y el relato lo sabe.',
      'Pablo tiene una espina, y no nos dice cuál. Ha pedido tres veces que se la quiten, y la respuesta es que la gracia le basta. No hay explicación, ni plazo. Él no llama bueno al dolor; descubre que la fuerza de Cristo se instala justo allí donde la suya se acaba. Mucha gente conoce una espina parecida, en el cuerpo, en la casa o en el ánimo. Este texto no obliga a quererla. Abre la posibilidad de que no sea un lugar sin Dios.',
      'Jesús da gracias al Padre porque se muestra a los pequeños, y luego se dirige a quienes llevan cargas. No les ofrece una técnica, sino su compañía: un yugo, que suele ser una herramienta para dos. Se describe a sí mismo como manso y humilde, y en los evangelios casi nunca habla así de su corazón. El descanso que ofrece no consiste en no tener ya nada que llevar. Consiste en aprender, al lado de él, otra manera de llevarlo.',
      'La gracia, dice la carta, ha aparecido, como amanece un día. Y hace algo inesperado: enseña. No llega como un perdón que deja todo igual, ni como un maestro con vara; va educando hacia una vida sobria, justa y creyente, aquí, en este mundo. Entre una venida de Cristo y la otra, los creyentes esperan con los ojos abiertos. En el centro está su entrega: se dio para rescatar y limpiar. De ahí nace el gusto por hacer el bien, y no del miedo.',
      'La carta presenta a Jesús como un sumo sacerdote que conoce nuestras debilidades desde dentro. Fue probado en todo, y no pecó; por eso comprende sin volverse cómplice. De ahí sale una invitación sorprendente: acercarse con confianza al trono. Un trono suele dar miedo, con guardias y protocolo. Este se llama de la gracia. Lo que allí se recibe es misericordia y ayuda en el momento oportuno, ni guardada para más tarde ni agotada ayer. Se puede llegar con la necesidad en la mano.',
      'David busca a alguien de la familia de Saúl para hacerle un bien, por amor a su amigo Jonatán. Aparece Mefiboset, que no puede caminar y vive en casa ajena. Llega temiendo lo peor, porque los reyes nuevos solían eliminar a la familia de los viejos, y habla de sí mismo con desprecio. David le devuelve las tierras y le da un lugar fijo en su mesa. El relato termina repitiendo las dos cosas: que sus pies no le servían, y que comía siempre con el rey.',
    ],
  },
};
