// Spanish prayers for marriage and partnership, children, family, friends and festive days.
import type { SituationPrayers } from '../situation.ts';

export const family = {
  'marriage-trouble': {
    self: {
      title: 'Por mi matrimonio en crisis',
      text: [
        'Dios fiel, tú estabas allí cuando nos dijimos que sí. También escuchas cómo nos hablamos ahora, y cómo callamos. Cada cual sabe dónde le duele al otro, y allí apuntamos. Extraño a la persona con la que me casé, y eso que vivimos bajo el mismo techo.',
        'Muéstrame mi parte y ayúdame a empezar por ella. Ponle freno a mi lengua cuando lo único que quiero es ganar. Danos una hora para hablar en la que ambos escuchemos, y si no podemos a solas, alguien que nos oriente y en quien los dos confiemos.',
        'Déjame volver a ver lo que un día vi. No puedo cambiar un corazón ajeno, pero te abro el mío. Ponte tú entre nosotros, como un puente. Este matrimonio es tuyo también, Señor, y te lo encomiendo. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por un matrimonio en crisis',
      text: [
        'Padre, traigo ante ti a una persona cuyo matrimonio pasa por un mal momento. Lo que empezó con alegría se puso tenso, y ya cualquier cosa basta para una pelea o para un silencio largo. Tú conoces los dos lados. Yo conozco uno, y no quiero juzgar.',
        'Regálales un rato de calma en que la verdad se pueda decir sin gritos. Que cada cual alcance a ver el cansancio del otro. Saca a la luz las heridas viejas para que sanen, y manda de afuera una ayuda sabia.',
        'Si hay niños en casa, que no carguen lo que es de los adultos. Si alguien corre peligro, ábrele un camino seguro. Que vuelva el respeto, Señor, y que sobre ese suelo el amor pueda brotar de nuevo. Amén.',
      ].join('\n\n'),
    },
  },
  infidelity: {
    self: {
      title: 'Tras la traición de mi pareja',
      text: [
        'Señor, me traicionó la persona en quien más confiaba. Repaso nuestros recuerdos y ya no sé cuáles eran verdad. Una hora siento furia, y a la siguiente solo quiero que no hubiera pasado. Me da vergüenza, aunque sé que esa vergüenza no me toca a mí.',
        'Tú conoces la traición; estaba sentada a tu mesa. Quédate conmigo en esto. Guárdame de las palabras que no se pueden recoger y de las decisiones tomadas de madrugada. Dame a alguien que escuche sin echarle leña al fuego.',
        'No tengo que saber hoy si esto puede sanar. Muéstrame la verdad y ayúdame a soportarla. Lo que valgo no depende de la fidelidad de nadie más que de la tuya, y la tuya no falla. Deja que me apoye en ella hasta que pueda pensar. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que sufrió una traición',
      text: [
        'Dios que cumples tu palabra, te ruego por una persona a quien su pareja engañó. Se le abrió el piso bajo los pies. Veo que no duerme, que las preguntas le dan vueltas, y yo no tengo respuestas que darle.',
        'Sé tú un lugar firme en medio de todo. Que el enojo tenga permiso, y que no queme lo bueno. Dale ideas claras para cada paso, buenos consejos y tiempo. Quítale ese pensamiento falso de no haber sido suficiente.',
        'Si este vínculo se puede reparar o si debe terminar, lo sabes tú; yo no. Lleva las cosas hacia la verdad y la dignidad. Concédele una noche sin lágrimas, y una mañana en que respirar cueste menos. Tú no engañas a quien en ti se apoya. Amén.',
      ].join('\n\n'),
    },
  },
  divorce: {
    self: {
      title: 'En la separación o el divorcio',
      text: [
        'Padre, se acabó lo que yo había prometido para toda la vida. Camino por cuartos medio vacíos y firmo papeles donde nuestros años se volvieron renglones. Lloro lo que fue y lo que queríamos que fuera. A veces siento alivio, y también eso me da vergüenza.',
        'Recibe los pedazos. Perdóname aquello en lo que fallé y ayúdame con lo que me hicieron. Que haya justicia en lo que se tenga que repartir. Cuida a quienes quedan en medio de nosotros dos.',
        'Sigo siendo parte de tu familia; eso no lo cambia una sentencia ni lo que ande diciendo la gente. Enséñame el paso que sigue, y que haya vida después de este final. Acompáñame hasta que pueda verla. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que se separa',
      text: [
        'Dios compasivo, te presento a una persona a quien se le está deshaciendo el matrimonio. Detrás de los acuerdos y las cajas hay un corazón que alguna vez soñó otra cosa. Tú no te paras enfrente con el dedo levantado. Tú vendas heridas.',
        'Dale fuerza para las conversaciones que no se pueden evitar, y franqueza sin crueldad. Que no le falten el dinero, un lugar donde vivir ni amistades que se queden. Si hay hijos, protégelos, y que puedan seguir queriendo sin miedo.',
        'Quítale la sensación de haber fracasado en todo. Que en la iglesia encuentre una casa de puertas abiertas. Después del desgarro concédele calma, y después de la calma un comienzo, Señor, por tu gran bondad. Amén.',
      ].join('\n\n'),
    },
  },
  breakup: {
    self: {
      title: 'Tras una ruptura',
      text: [
        'Señor, se terminó, y yo sigo mirando el teléfono. Todo me lo recuerda: una canción, una calle, un chiste que ya no tengo con quién compartir. Yo ya nos veía en los años que venían, y ahora tengo que aprender a decir «yo» donde decía «nosotros».',
        'Déjame llorar sin rebajarme. Líbrame de esos mensajes que mañana me pesarían. Por lo bueno que hubo te doy gracias, y lo que no fue bueno, que lo pueda mirar sin amargura. Y que deje de preguntarme qué tengo de malo.',
        'Tú me conocías antes de este amor y me conoces después de él. Llena mis noches de amistades, de sueño, de alguna película que me haga reír. Que un día mi corazón se vuelva a abrir. Por ahora, Señor, quédate cerca de él. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que sufre una ruptura',
      text: [
        'Dios, tú hiciste el corazón capaz de amar, y por eso sabes también cómo se rompe. Una persona que me importa perdió un amor, y con ese amor los planes, las costumbres y un idioma de bromas que nadie más entendía.',
        'Consuela sus horas vacías, sobre todo al caer la noche. Que no caiga en la desesperación ni busque a toda prisa un reemplazo. Que el enojo y la nostalgia tengan su tiempo, y que después se vayan. Dale sueño, apetito y amistades que aguanten la misma historia por quinta vez.',
        'Que descubra que haber quedado atrás no le quita valor. Tú no abandonas. Cuando sea el momento, abre para esta vida una página nueva, con confianza nueva, y que de la anterior quede algo bueno. Amén.',
      ].join('\n\n'),
    },
  },
  wedding: {
    self: {
      title: 'Por nuestra boda',
      text: [
        'Dios del amor, nos hacemos una promesa que es más grande que nosotros. Miro a la persona que tengo a mi lado, con gratitud y con un poco de vértigo, y me asombra que nos hayamos encontrado entre tanta gente.',
        'Bendice nuestra boda, el momento solemne y la fiesta, y a cuantas personas llegan con buenos deseos. Y bendice luego los días en que las flores ya se marchitaron. Enséñanos a discutir con nobleza, a perdonar antes de que se haga tarde, a reírnos de nuestras manías. Que nunca se nos acabe la curiosidad.',
        'Haz de nuestro hogar un sitio donde la puerta se abra fácil. Cuando amar sea trabajo, ayúdanos a trabajar. Sé tú el tercero en esta alianza, el que sujeta los dos extremos del lazo, todos los días que nos regales. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por una pareja que se casa',
      text: [
        'Padre, dos personas se dan su palabra y podemos ser testigos. Gracias por el amor que hizo coincidir sus caminos de una manera que solo a ti se te pudo ocurrir. Míralas con agrado.',
        'Que su alegría dure más que la fiesta. Que cada cual sea hogar para el otro, y que también se dejen aire. Cuando la vida se haga rutina, mantén despierta su atención. Cuando se ponga difícil, que tiren de la cuerda para el mismo lado. No les falte pan, trabajo, buenas amistades ni una mesa donde siempre quepa una silla más.',
        'Que las dos familias se acerquen en paz. Y que lo prometido se haga verdad año tras año, porque tú lo respaldas. Te lo pedimos por Jesús, que fue con gusto a una boda. Amén.',
      ].join('\n\n'),
    },
  },
  newborn: {
    self: {
      title: 'Gracias por el bebé que nació',
      text: [
        'Creador de todo, aquí hay un ser humano que antes no estaba. Le miro las uñas, los párpados, y no me canso de mirar. Gracias. No encuentro una palabra más grande. Pusiste una vida en nuestras manos, con una confianza que solo tú puedes tener.',
        'Gracias por el parto, por cuantas personas ayudaron, por la primera respiración. Si hubo horas de miedo, que se vayan borrando. Cuida su salud. Danos paciencia a las tres de la mañana, y calma para aprender lo que nadie puede enseñar de antemano.',
        'Antes que nuestra, esta vida es tuya. Ayúdame a querer sin apretar demasiado. Que el rostro que se incline sobre la cuna sea siempre amable, y que se parezca un poco al tuyo. Te alabamos por este regalo. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Gracias por un nacimiento',
      text: [
        'Señor, nació un bebé, y nos alegramos con quienes lo tienen en brazos. Gracias por esta cara nueva en el mundo, por la vida que empieza tan pequeña y lo cambia todo a su alrededor.',
        'Dale salud, buen apetito y sueño tranquilo. Bendice a quienes lo cuidan de día y de noche, que el cansancio no se trague la alegría. Que la familia y las amistades ayuden con comida y con manos discretas, y que sepan irse a tiempo.',
        'Que esta criatura crezca sin miedo, que alguien la escuche, y que aprenda temprano cuánto la quieres. Acompaña cada uno de sus pasos, desde la cuna en adelante. Por el milagro de este nacimiento, gracias y alabanza a ti, Dios de la vida. Amén.',
      ].join('\n\n'),
    },
  },
  parenting: {
    self: {
      title: 'Al criar a los hijos',
      text: [
        'Padre, tú conoces la casa en la que trato de criar a estas criaturas. Hay ruido, hay prisa y hay zapatos en el pasillo. Por la noche cuento los momentos en que les fallé, y son más de los que quisiera. Las amo, y no siempre sé cómo demostrarlo.',
        'Dame paciencia cuando se me haya gastado la mía. Que yo vea lo que hay detrás de un portazo. Ayúdame a decir que no con calma y que sí con gusto, y a pedir perdón cuando me equivoque. Lo que quizá nunca recibí, que todavía aprenda a darlo.',
        'Son tuyas. Me las confiaste por un tiempo. Cubre mis errores con tu bondad, y que les quede para siempre el recuerdo de haber tenido cariño en casa. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que cría hijos',
      text: [
        'Dios, tú eres para tu pueblo como un padre y como una madre. Te pido por una persona que cría hijos y carga con las mil cosas que eso trae: las loncheras, las preocupaciones de noche, los porqués que no se acaban.',
        'Dale espalda fuerte y sentido del humor. Cuando suban las voces, que haya un segundo para respirar antes de la próxima palabra. Muéstrale qué necesita cada cual, porque no hay dos iguales. Acércale abuelos, vecinas, amistades que echen una mano, y de vez en cuando una noche sin obligaciones.',
        'Quítale la presión de hacerlo todo perfecto. Que el amor se note aunque salgan mal muchas cosas. Y bendice a los hijos, que crezcan con rectitud y con alegría. A tu cuidado encomendamos esa casa. Amén.',
      ].join('\n\n'),
    },
  },
  'child-astray': {
    self: {
      title: 'Por mi hijo o mi hija que se alejó',
      text: [
        'Padre, tú sabes lo que es mirar el camino y que no venga nadie. Quien lleva mi sangre o mi cariño anda por un rumbo que yo no puedo seguir. De noche me pregunto qué debí hacer de otro modo y qué no dije nunca.',
        'Cuida esa vida donde mis ojos no llegan. Cruza en su camino gente buena. Que no sufra un daño sin remedio, y que la memoria de su hogar pueda más que las malas voces. Cierra las puertas que llevan al abismo y deja abierta una que traiga de vuelta.',
        'Prepárame para el día en que nos volvamos a encontrar: sin lista de reproches y con la mesa puesta. Hasta entonces dame paciencia, y las pocas palabras que convengan. Nadie quiere a esta criatura mía más que tú. En ti confío. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que espera a un hijo o una hija',
      text: [
        'Buen Pastor, tú sales a buscar al que falta. Te ruego por una persona que tiene lejos a un hijo o a una hija, lejos de ti o de la casa, que espera una señal y se sobresalta con cada llamada.',
        'Ve detrás de esa vida por caminos que en su familia nadie conoce. Hazte presente en las compañías y en las noches que tanto miedo dan. Que le vuelva a la memoria una palabra escuchada hace mucho. Mándale a alguien a quien sí le haga caso. Guarda su cuerpo y su alma.',
        'Consuela a quien espera. Quítale los reproches que se hace y que no arreglan nada. Enséñale cuándo hablar y cuándo callar, y dónde el amor tiene que poner un límite. Y que llegue el día de la fiesta, porque se encontró lo perdido. Amén.',
      ].join('\n\n'),
    },
  },
  'family-conflict': {
    self: {
      title: 'En un conflicto familiar',
      text: [
        'Dios de paz, en mi familia hay pleito. Se dijeron cosas que ya no se pueden borrar, y ahora hay quienes no se hablan. En la mesa hay temas que rodeamos como se rodea un hoyo en el piso.',
        'Reconozco que yo también llevo cuentas y que me gusta tener la razón. Muéstrame qué puedo soltar, y qué hay que decir por amor a la verdad. Dame una voz serena. Si debo tomar distancia por un tiempo, que sea sin odio.',
        'Ablanda los corazones que se endurecieron, y empieza por el mío. Que alguien dé el primer paso y que nadie se ría de ese paso. Tú nos hiciste familia; haznos también prójimos, de los que se compadecen. Te lo pido por cada nombre de mi casa. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por una familia en conflicto',
      text: [
        'Señor, traigo ante ti a una persona que sufre porque su familia está dividida. Donde debería haber un hogar hay bandos, y cada fiesta se vuelve la pregunta de quién va a venir.',
        'Tú sabes cómo empezó, tal vez por algo pequeño. Lleva a quienes pelean de vuelta al punto en que todavía se entendían. A esta persona dale paz por dentro, y líbrala de tener que quedar bien con todo el mundo. Que alguien escriba, que alguien llame, y que del otro lado contesten.',
        'Si hubo una injusticia, que se nombre y se repare. Si solo estorba el orgullo, desármalo con suavidad. Que los más chicos no queden en medio del fuego. Con las piedras que quedaron, Dios de paz, construye un puente. Amén.',
      ].join('\n\n'),
    },
  },
  abuse: {
    self: {
      title: 'Cuando me maltratan en casa',
      text: [
        'Dios mío, tú ves lo que me hacen detrás de la puerta. Ves cómo escucho los pasos y mido cada palabra. Te digo lo que apenas me atrevo a contar: me hacen daño, y tengo miedo. No es culpa mía, y tú no lo quieres.',
        'Protégeme, y protege a quienes corren peligro conmigo. Muéstrame un lugar seguro y alguien que me crea: una amistad, una doctora, una línea de ayuda, la policía. Dame valor para hablar y un buen momento para salir. Que la violencia se detenga.',
        'Tú me hiciste con dignidad, y sigue ahí, me digan lo que me digan. No tengo que pagar con mi seguridad la paz de nadie. Tú estás de mi lado. Sácame a donde pueda respirar. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que sufre maltrato en casa',
      text: [
        'Dios de quienes viven bajo amenaza, pongo ante ti a una persona a la que lastima quien debería quererla y cuidarla. Lo que allí pasa está mal, y tú no lo quieres. Tú oyes lo que las paredes se callan.',
        'Mantén su vida a salvo, hoy y cada día. Ábrele una salida, y prepara un lugar donde la puerta se cierre por dentro. Mándale gente que crea, que guarde el secreto, que sepa lo que puede hacer la ley. A nosotros abre los ojos, para preguntar, y para ayudar sin aumentar el peligro.',
        'Quítale el miedo y una vergüenza que no es suya. Devuélvele la certeza de su valor. Detén a quien hace daño y haz justicia. Sé su escudo, Señor, y después su sanación, por el tiempo que haga falta. Amén.',
      ].join('\n\n'),
    },
  },
  loneliness: {
    self: {
      title: 'En la soledad',
      text: [
        'Señor, hace mucho que no tengo una conversación de verdad. Veo ventanas iluminadas y me imagino a quienes se sientan allí a cenar. Hasta entre la gente me siento a veces como del otro lado de un vidrio. No quiero hacerme la víctima; solo quiero contarte cómo es.',
        'Tú no nos hiciste para vivir sin compañía. Por eso te pido personas. Dame valor para hablar primero, para ir adonde otros se reúnen, y para ir una segunda vez. Muéstrame quién más está esperando una palabra.',
        'Y mientras tanto acompáñame tú. Quédate en la cocina cuando como y en el cuarto cuando apago la luz. Tú sabes mi nombre, y te da gusto oír mi voz. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@,} que vive en soledad',
      text: [
        'Padre, hay vidas rodeadas de silencio, y una de ellas {te la nombro ahora|es la de @}. Allí pasan días sin que nadie toque la puerta, sin una llamada, sin una mano en el hombro. Tú sabes lo larga que puede ser una tarde.',
        'Que {esta persona|@} sienta que estás, y que escuche también una voz humana que venga a quedarse. Acércale un grupo, alguien del vecindario, una amistad de otros tiempos. Sana las decepciones que le quitaron la confianza. Dale ánimo para aceptar una invitación.',
        'Y que no nos quedemos solo en orar. Recuérdame llamar, visitar, poner un plato más. Tú les das hogar a quienes no tienen con quién vivir; haznos parte de tu respuesta. Que su corazón vuelva a sentir calor entre gente que se alegra de verle la cara. Amén.',
      ].join('\n\n'),
    },
  },
  'friendship-broken': {
    self: {
      title: 'Cuando se rompe una amistad',
      text: [
        'Jesús, tú llamaste amigos a tus discípulos, y sabes lo que se siente cuando un amigo da la espalda. Algo se rompió entre nosotros. Pienso en lo que se dijo, afilo mis respuestas, y luego daría lo que fuera por volver a reír como antes.',
        'Muéstrame la verdad, también la parte en que me equivoqué. Si me toca pedir perdón, que lo haga sin un «pero». Si la herida la recibí yo, dame palabras que expliquen y no golpeen.',
        'Quizá esta amistad tenga remedio; entonces regálanos el momento. Quizá llegó a su final; entonces que pueda agradecer los buenos años sin desear ningún mal. Que mi corazón no pierda la confianza. Tú sigues siendo mi amigo. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que perdió una amistad',
      text: [
        'Dios, tú nos tejiste unos con otros, y cuando un hilo se rompe, duele. Te pido por una persona a quien se le quebró una amistad. Había confianza, y ahora hay decepción y un silencio que ninguna de las partes sabe terminar.',
        'Dale valor para escribir el primer mensaje, o un corazón sereno si no hay respuesta. Que los malentendidos se aclaren, y que de lo que sí estuvo mal se pueda hablar sin veneno. Que no arrastren a otras amistades al pleito.',
        'No dejes que concluya que no se puede confiar en nadie. Si es posible, acerca de nuevo a estas dos personas, con más sabiduría que antes. Si no lo es, concede una despedida en paz y compañía nueva para el camino. Tú eres fiel, y de nosotros no te cansas. Amén.',
      ].join('\n\n'),
    },
  },
  birthday: {
    self: {
      title: 'En mi cumpleaños',
      text: [
        'Señor de mis días, se completa un año más de mi vida. Pienso en sus mañanas y en sus noches, en quienes se quedaron y en quienes tuve que dejar ir. Si estoy aquí, es por ti, y te lo agradezco: por el aire, por el pan, por el cariño que he recibido.',
        'Algunas cosas que me propuse no las hice. Otras me llegaron de regalo, sin haberlas planeado. Tómalas todas y haz con ellas lo que quieras. Para el año que empieza, dame un corazón capaz de asombro y tiempo para lo que de verdad importa.',
        'Tú contaste mis días antes de que existiera el primero. No sé cuántos me faltan, pero sé quién me espera en cada uno. Con alegría y gratitud sigo adelante. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por el cumpleaños de {alguien|@}',
      text: [
        'Padre, gracias por {la persona|@,} que cumple años. Tú quisiste esta vida, con su risa, sus dones y sus rarezas, y sin ella el mundo sería más pobre. Nos alegra que exista, y delante de ti lo decimos.',
        'Bendice el año de vida que comienza. Dale salud, buen trabajo y buen descanso, y alguna sorpresa que nadie hubiera podido organizar. Si hay una carga de la que en un día así no se habla, llévala tú también. Que los viejos amigos se acuerden y que lleguen otros.',
        'Lo que le deseamos es poco; lo que tú das es más. Guarda a {esta persona|@} en tu bondad, en las semanas comunes igual que en la fiesta, y que su vida dé luz como una vela encendida entre quienes {la|lo} queremos. Gracias a ti, Señor. Amén.',
      ].join('\n\n'),
    },
  },
  'school-child': {
    other: {
      title: 'Por {un niño o una niña|@} en la escuela',
      text: [
        'Padre, te presento a {un niño o una niña|@,} que va a la escuela con la mochila al hombro y quizás con un miedo que no se ve. Allí hay muchas caras, y momentos en que parece que los demás ya saben qué hacer.',
        'Calma su corazón en el camino. Dale maestros pacientes y justos, un lugar en la mesa y una buena amistad para empezar. Si algo le cuesta, que se lo expliquen otra vez con cariño. Aparta las palabras que hieren y, si las oye, que no se las crea. Dale de qué reír y algo bonito que contar en casa.',
        'Jesús, tú abrazabas a los niños y los bendecías. Yo no puedo entrar en su aula; tú sí. Quédate muy cerca, y que vuelva a casa con el corazón tranquilo. Amén.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
