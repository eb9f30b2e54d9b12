// Spanish prayers for doubt, guilt and temptation, new faith, the congregation, and waiting.
import type { SituationPrayers } from '../situation.ts';

export const faith = {
  'anger-with-god': {
    self: {
      title: 'Cuando siento enojo con Dios',
      text: [
        'Dios, siento enojo contra ti. Te pedí y te quedaste callado. Confié, y mira lo que pasó. Hay quienes dicen sobre esto frases piadosas que no soporto. La verdad, no quería ni hablarte; pero ¿a quién más se lo digo?',
        '¿Por qué no hiciste nada? ¿Dónde estabas? No quiero una explicación. Quiero que lo mires. Míralo conmigo, y no escondas la cara detrás de las nubes. Tu propio Hijo gritó por qué, y en esa hora tampoco le contestaste.',
        'No he terminado contigo, y te pido que tú no termines conmigo. Te traje mi enojo porque todavía cuento contigo. Más que eso hoy no puedo. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que siente enojo con Dios',
      text: [
        'Señor, vengo en lugar de una persona que por ahora no quiere hablarte. Ha sido demasiado. La decepción se le hizo enojo, y tu nombre le deja un sabor amargo. La comprendo.',
        'No voy a defenderte; no te hace falta. Te pido que aguantes este enojo, como aguantaste las quejas de los salmos y los gritos de Job. No te retires. Que nadie llegue con respuestas rápidas ni con reproches. Mándale gente que sepa escuchar la queja sin corregirla.',
        'Dale lo que tanto le hizo falta, si todavía se le puede dar. Y si no se puede, que encuentre una huella de tu propio dolor por lo que pasó. Que se abra un camino de vuelta a ti, sin ninguna presión, a su tiempo. Amén.',
      ].join('\n\n'),
    },
  },
  doubt: {
    self: {
      title: 'En la duda',
      text: [
        'Dios, si estás ahí, escúchame; y ya ves, empiezo con un «si». Antes tenía más certezas. Ahora las preguntas me llegan mientras canto, mientras oro, cuando leo las noticias. Envidio a la gente que lo tiene todo claro, y también desconfío un poco.',
        'Prefiero traerte mis dudas que escondértelas. Déjame preguntar con honestidad y no conformarme demasiado pronto, ni con un no ni con un sí. Acércame a personas que aguanten las preguntas abiertas, y a palabras que sostengan peso.',
        'A Tomás le permitiste tocarte. Que también yo encuentre algo de donde agarrarme. Creo un poco, y lo que falta lo pongo en tus manos. Quizá tú me sostienes aun donde yo no logro sostenerme de ti. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que duda',
      text: [
        'Padre de la luz, te pido por una persona a quien se le tambalea la fe. Lo que antes le daba apoyo ya no aguanta. Hay preguntas, buenas preguntas, que merecen más que una frase hecha.',
        'No dejes que se las callen, y que por ellas su fe llegue más hondo. Mándale a alguien con quien hablar, que haya dudado y se haya quedado. Muéstrate de un modo que le hable a su manera de ser: en una idea, en la belleza, en una vida que cumpla lo que dice. Que nadie de nosotros reaccione con susto ni con reproche.',
        'Eres más grande que las imágenes que tenemos de ti; algunas se pueden caer. Quédate ahí cuando caigan. Quien te busca con sinceridad no te es ajeno. Mantén despierto su deseo de ti, y sal a su encuentro. Amén.',
      ].join('\n\n'),
    },
  },
  'spiritual-dryness': {
    self: {
      title: 'Cuando Dios parece lejos',
      text: [
        'Señor, oro y es como hablarle al techo. Las palabras que amaba me pasan de largo. Sigo, por costumbre o por terquedad, pero nada arde. Te extraño. Tal vez esa sea la única oración que me queda.',
        'Si hay algo entre tú y yo que yo haya puesto, muéstramelo con cariño. Si solo es agotamiento, déjame descansar. Y si me llevas por tierra seca, acompáñame, aunque no te vea. Que no te mida por lo que siento.',
        'Un árbol en invierno no está muerto. Que las raíces aguanten y sigan buscando agua allá abajo. Dame un verso, una canción, un silencio en que algo se mueva. Aquí te espero. Tú no has olvidado el camino hasta mi puerta. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que no siente a Dios',
      text: [
        'Dios, tú llegas en la tormenta y en la brisa suave, y a veces, según parece, no llegas. Pienso en una persona que antes oraba con alegría y que ahora solo encuentra un hueco. Le da tristeza, y hasta un poco de vergüenza.',
        'Que sepa que la fe no se muere de silencio. Dale paciencia con la sequía, y líbrala de los esfuerzos fingidos. Mándale frescura por donde nadie la busca: una música, un árbol al atardecer, un gesto de bondad que no esperaba.',
        'Mientras le falten palabras, que las nuestras valgan por dos. Cuida esa llama pequeña que quizá solo tú alcanzas a ver. Y cuando sea el tiempo, déjale sentir otra vez que estás cerca, para que las palabras viejas vuelvan a brillar. Amén.',
      ].join('\n\n'),
    },
  },
  guilt: {
    self: {
      title: 'Cuando hice algo malo',
      text: [
        'Señor, hice mal. Podría explicar cómo llegué a eso, y me lo he explicado muchas veces; pero la explicación no lo deshace. Lastimé a otras personas y te lastimé a ti. Lo tengo delante al acostarme, y al despertar ahí sigue.',
        'No quiero excusas. Me arrepiento. Perdóname, por Jesús, que no tiró piedras. Dame valor para admitir lo que tenga que admitir y para reparar lo que se pueda reparar, aunque me salga caro.',
        'Lávame y hazme de nuevo. Quítame también las ganas de castigarme sin fin, que a nadie le sirven. Hay en ti más misericordia que culpa en mí. Recibo de tu mano el perdón, y me levanto. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que carga una culpa',
      text: [
        'Padre misericordioso, hay una persona que hizo algo que ya no tiene vuelta atrás, y que sufre por eso. No vengo porque mi vida sea mejor. De tu perdón vivimos todos.',
        'Que la verdad se diga, ante ti y donde haga falta. Quítale el miedo a decirla. Dale un arrepentimiento verdadero, que mire a quienes salieron heridos y no solo la propia vergüenza. Muéstrale qué se puede reparar y por dónde empezar.',
        'Y luego perdona como solo tú perdonas, del todo y sin volver sobre el asunto. Líbrala de la desesperación, que cree que el mal es más grande que tu gracia. Sana a quienes sufrieron el daño. Tú corriste a recibir al hijo que volvía en harapos; corre también al encuentro de esta persona. Amén.',
      ].join('\n\n'),
    },
  },
  shame: {
    self: {
      title: 'Cuando siento que no valgo nada',
      text: [
        'Dios, hay en mí una voz que dice que no doy la talla. Tiene muchos ejemplos. Me comparo y siempre salgo perdiendo. Quisiera esconderme, de la gente y casi de ti. Pero tú me buscas, como buscaste a los dos primeros entre los árboles: ¿dónde estás?',
        'Aquí estoy. Mírame, y que me atreva a sostenerte la mirada. Dime quién soy a tus ojos. Tú me pensaste, te alegró hacerme, y no te has arrepentido. Que eso baje más hondo que la otra voz.',
        'Mándame personas con ojos buenos. Que aprenda a hablar de mí como de alguien a quien tú quieres. Lo que no me toca cargar, quítamelo de los hombros. Llevo tu imagen; ayúdame a levantar la cabeza. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que siente que no vale',
      text: [
        'Jesús, tú comías con gente a la que todo el mundo despreciaba, y en tu mesa se sentaban con la espalda derecha. Te traigo a una persona que cree que no vale nada y que pide disculpas hasta por estar. En algún lugar, en algún momento, una palabra le llegó demasiado hondo.',
        'Di tu propia palabra en ese lugar. Dile que es tuya, que es preciosa, que te alegra su vida. Díselo también por medio de la gente, con una mirada, una pregunta, una mano, una y otra vez, hasta que lo pueda creer.',
        'Quítale el peso de lo pasado, y de lo que nunca fue culpa suya. Que se vean los dones que esconde por temor a la burla. Nadie tiene derecho a despreciar lo que tú amas. Que levante la cabeza al calor de tu rostro. Amén.',
      ].join('\n\n'),
    },
  },
  forgive: {
    self: {
      title: 'Cuando me cuesta perdonar',
      text: [
        'Padre, hay una persona que me hizo daño, y no logro librarme de eso. Me vuelve mientras lavo los platos. Sostengo en mi cabeza discusiones que siempre gano. Sé que tú hablas de perdonar, pero algo en mí dice: entonces sería como si no hubiera sido nada.',
        'Sí fue. Tú lo sabes, y no le llamas bien a lo que estuvo mal. Te pido que tomes lo que tengo en el puño, despacio, como lo vaya pudiendo abrir. Contigo la justicia, conmigo la paz.',
        'Perdono hasta donde hoy me alcanza. Donde no puedo, quiérelo tú por mí. Y si hace falta distancia para estar a salvo, que la guarde con la conciencia tranquila. Pero primero sáname. Tú sabes cómo se hace. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien a quien le cuesta perdonar',
      text: [
        'Señor, tú pediste por quienes te clavaban en la cruz. A ninguno de nosotros nos sale eso por cuenta propia. Te traigo a una persona que recibió una herida de otra y que lucha con eso: con el enojo, con el recuerdo, con la sensación de que perdonar es su obligación.',
        'Que nadie la presione. Mira tú la herida, y que se tome en serio. Si hubo injusticia, que se le llame injusticia. Primero consuela y sana. Después, cuando sea posible, afloja esa amargura que envenena solo a quien la carga.',
        'Dale libertad para soltar paso a paso, sin negar nada. Si un encuentro puede hacer bien, prepáralo; si haría daño, que la distancia sea paz. Tú ensanchas los corazones que el dolor había estrechado. Hazlo aquí, con paciencia. Amén.',
      ].join('\n\n'),
    },
  },
  temptation: {
    self: {
      title: 'En la tentación',
      text: [
        'Señor, algo tira de mí, y sé adónde lleva. Ya he cedido antes. En este momento se ve brillante, y el precio queda escondido. Te lo digo ahora que todavía puedo, porque a oscuras se hace más fuerte.',
        'Ayúdame a pasar esta hora. Que me levante y salga, que llame a alguien, que haga con las manos un trabajo sencillo. Muéstrame de qué tengo hambre en realidad, y dámelo de buena manera. Pon a mi lado a una persona con quien pueda hablar sin máscaras.',
        'A ti te tentaron en el desierto, Jesús, así que no me desprecias por esto. Hazme pasar de largo. Y si caigo, que vuelva a ti enseguida y no me aleje. Tú vales más para mí. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien en tentación',
      text: [
        'Dios fiel, tú sabes por dónde flaquea cada quien. Te pido por una persona a la que algo atrae y no le hace bien. Tal vez es una lucha vieja que libra en secreto. Yo veo apenas un poco, y tampoco tengo los pies más firmes.',
        'Ábrele los ojos a lo que va a costar, y muéstrale la salida que le preparaste. En el momento decisivo, que le llegue una idea, una llamada, alguien que toque la puerta. Llena tú lo que está vacío, para que la falsa promesa pierda su brillo.',
        'Mándale a alguien de confianza que no se escandalice. Si cae, que encuentre una mano y no desprecio. Fortalece la buena voluntad que seguro hay. Jesús nos enseñó a pedir que nos libres del mal; líbrala, pues, y llévala más allá de la trampa. Amén.',
      ].join('\n\n'),
    },
  },
  'new-faith': {
    self: {
      title: 'Gracias por la fe que empieza',
      text: [
        'Jesús, hace no mucho jamás habría pensado que hablaría contigo. Ahora te hablo, todavía con torpeza, y sé que me oyes. Algo en mí llegó a casa sin que yo supiera que estaba perdido. Gracias por buscarme, y por no cansarte.',
        'Gracias por quienes me hablaron de ti, y por el día en que todo esto se hizo real. Perdona lo que quedó atrás. Que lea y entienda, que pregunte con confianza, y que encuentre gente con quien crecer.',
        'Vendrán días sin entusiasmo. Sostenme en ellos. Que quienes viven conmigo noten el cambio, más por la paciencia que por las palabras. Quiero andar contigo y aprender de ti. Mi vida es tuya, y eso me llena de alegría. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Para que alguien encuentre la fe',
      text: [
        'Padre, tú atraes a cada quien de una manera distinta. Te pido por una persona que no te conoce, o que conoce de ti una imagen que no es verdadera. Yo no puedo darle la fe. Tú sí puedes tocar donde a otros no les abren.',
        'Despierta en su interior una sed que nada más apague. Limpia las heridas que le hicieron en tu nombre. Que se encuentre con cristianos sinceros y alegres, y que oiga la buena noticia como por primera vez. Sírvete de lo cotidiano, de una pregunta, de un libro, de una noche sin sueño.',
        'Hazme ver si debo hablar o callar, y que mi vida no desmienta lo que creo. A tu paciencia encomiendo a esta persona querida. Tú no quieres que nadie se pierda, y tienes tiempo. Que haya alegría en el cielo. Amén.',
      ].join('\n\n'),
    },
  },
  baptism: {
    self: {
      title: 'Gracias por mi bautismo',
      text: [
        'Dios, Padre, Hijo y Espíritu Santo, en el bautismo me llamas por mi nombre y dices que te pertenezco. Es agua como cualquier agua, y en ella te unes a mí para siempre. No lo puedo merecer, ni explicarlo del todo. Te doy gracias.',
        'Gracias por hacerme parte de Cristo, de su muerte y de su vida, y de cuantos recorrieron este camino antes que yo. Que lo viejo se hunda en el agua, el miedo, la mentira, ese girar siempre alrededor de mí, y que salga de ella lo nuevo.',
        'Cuando dude, recuérdame mi bautismo. Cuando caiga, que desde allí vuelva a empezar. Dame en tu iglesia compañía para el camino. Quiero vivir de acuerdo con lo que ya hiciste de mí, con el gozo de saberme en tu familia. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Gracias por un bautismo',
      text: [
        'Señor de la Iglesia, te damos gracias por una persona que te pertenece por el bautismo. Tú pronunciaste su nombre con amor. Sobre su cabeza mojada se abre un pedazo de cielo, y dices cuánto te alegra esta vida.',
        'Que esta promesa dure toda la vida. En la alegría, que la recuerde y dé gracias; en la prueba, que le sirva de roca. Llénala de tu Espíritu, y dale una mente abierta y un corazón valiente. Que crezca despacio y hondo, como crece un árbol junto al arroyo.',
        'Bendice a su familia, a padrinos y amistades, a quienes la acompañen. Que oren, que cuenten y que vivan lo que prometen. Y que recordemos con gusto también el nuestro. Gracias a ti, que empiezas la obra y la llevas a término. Amén.',
      ].join('\n\n'),
    },
  },
  church: {
    group: {
      title: 'Por nuestra iglesia',
      text: [
        'Jesucristo, cabeza de la Iglesia, te pedimos por nuestra comunidad. Tú nos ves como somos: la gente fiel y la que se cansa, la que canta fuerte y la que apenas logra quedarse sentada. Somos tuyos.',
        'Bendice a quienes guían y predican; dales tiempo de silencio y personas que oren por su labor. Guárdanos de pelear por cosas pequeñas y de callar ante las grandes. Que nadie se vaya sin un saludo. Danos un amor valiente en el barrio, y más allá del barrio.',
        'Danos unidad con tu Iglesia entera, que es más antigua y más ancha que nosotros. Que tu palabra se escuche clara y que tu mesa siga abierta. Donde nos hayamos encogido, sopla con tu Espíritu. Construye, Señor, que aquí tienes piedras dispuestas. Amén.',
      ].join('\n\n'),
    },
  },
  ministry: {
    self: {
      title: 'En mi servicio a Dios',
      text: [
        'Señor de la mies, tú me llamaste a servir, y no siempre sé por qué te fijaste en mí. Hay alegría, cuando algo se abre en una persona. Hay también cansancio, críticas, y la pregunta callada de si todo esto sirve.',
        'Déjame vivir primero en tu amistad, y solo después en tu servicio. Líbrame de actuar para el público, de necesitar aplausos, de descuidar a mi gente. Dame una palabra para quien no puede más, y oídos para lo que no se dice. Ponme cerca personas sinceras que me puedan llevar la contraria.',
        'Cuando haya dado, vuelve a llenarme. Cuando falle, que lo admita sin perder el ánimo. El fruto es tuyo y llega a su tiempo; a mí me toca sembrar y dormir. Toma lo que tengo, como tomaste cinco panes, y que la gente coma. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que sirve a Dios',
      text: [
        'Dios, tú levantas tu reino con manos humanas. Te pido por una persona que te sirve predicando, visitando, enseñando o simplemente acomodando las sillas. Mucho de eso nadie lo ve, y cuesta más de lo que notamos.',
        'Renuévala. Que disfrute tu palabra, aun cuando no tenga que preparar nada. Guárdala de la soledad, de la presión de mostrarse siempre fuerte, y tanto del elogio como de la crítica. Dale un día de descanso que de verdad lo sea, buenas amistades y una casa con risas.',
        'Abre puertas al mensaje, y dale la palabra justa y tacto con las personas difíciles. Si el fruto tarda, que le baste la fidelidad. Y que nosotros no vengamos solo a recibir: que ayudemos, que agradezcamos, que carguemos también. Lo hace por ti, Señor; que eso sea su alegría. Amén.',
      ].join('\n\n'),
    },
  },
  waiting: {
    self: {
      title: 'En la espera',
      text: [
        'Señor, te lo he pedido tantas veces y nada se mueve. Espero. Probé a esperar con paciencia, y probé a esperar sin esperanza, para que doliera menos. Hay quien ya recibió lo que pedía, y me alegré, hasta donde pude.',
        '¿Hasta cuándo? No hace falta que me lo digas todo. Pero que yo sienta que no guardaste mi oración en un cajón. Haz de este tiempo algo más que un pasillo. Muéstrame qué puede crecer desde ahora, y qué puedo disfrutar sin esperar lo otro.',
        'Que no fuerce lo que aún está verde. Si tu respuesta no es la que yo quería, ayúdame a entenderla. Simeón esperó hasta la vejez, y te vio. Aquí sigo en mi puesto, Señor, mirando hacia donde vienes. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que espera',
      text: [
        'Dios, para ti mil años son como un día, pero a nosotros una semana se nos hace eterna. Te pido por una persona que lleva mucho esperando tu respuesta, y a quien se le están acabando las fuerzas para esperar.',
        'Dale una señal, aunque sea pequeña. Que la espera no le agrie el corazón, y que no sienta que la olvidaste mientras a otras personas sí las atiendes. Que haya entretanto horas buenas, que no sean solo un intermedio, y una amistad que espere a su lado sin apurarla.',
        'Si depende de la gente, muévela. Si depende del tiempo, da aguante. Y concede lo que te pide, si es bueno, o aquello de lo que un día pueda decir: esto también vino de ti. Tú estás cerca de quien espera. Acércate. Amén.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
