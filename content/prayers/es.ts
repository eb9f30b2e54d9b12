// The passages of a prayer in Spanish.
import type { Passages } from './passages.ts';

export const spanish: Passages = {
  openings: [
    'Padre, tú estás cerca y mi voz nunca te cansa. Vengo a ti con lo que soy, sin disimular nada.',
    'Señor Dios mío, tú me diste la vida y me conoces. Nada de lo mío es demasiado pequeño para ti.',
    'Dios de misericordia, tú ves en la noche igual que en el día. Es bueno vivir bajo tu mirada.',
    'Padre del cielo, ya me escuchabas cuando yo aún buscaba palabras. Guardo silencio ante ti y no quiero fingir.',
    'Dios fiel, tu bondad es más antigua que todas mis preocupaciones. Me vuelvo a ti, y no tengo nada que demostrar.',
    'Señor, tú nunca has estado lejos de quien te llama. Hoy te llamo yo, con sencillez y sin frases bonitas.',
  ],
  frames: [
    { before: 'Has oído mis palabras, «', after: '», y tú conoces todo su peso.' },
    { before: 'Cuando te digo «', after: '», tú escuchas también todo lo que callo.' },
    { before: 'No tengo mejores palabras que «', after: '» para contarte lo que llevo dentro.' },
    { before: 'Mi corazón no deja de repetir «', after: '», y yo te lo confío.' },
    { before: 'Esto es lo que traigo, «', after: '», y tú sabes todo lo que hay detrás.' },
  ],
  innerQuotes: ['“', '”'],
  unquoted: [
    'Tú sabes lo que traigo, también allí donde me faltan las palabras.',
    'Te he dicho lo que he podido, y tú conoces el resto.',
    'Todo lo que llevo dentro está abierto delante de ti.',
    'Lo has oído todo, y nada de esto te resulta extraño.',
  ],
  hearts: {
    family: [
      'Tú me diste a los míos, con sus risas y sus heridas. Los quiero, y hay días en que no sé cómo ayudarlos.',
      'Mi familia ocupa mis pensamientos, con sus alegrías y sus cargas. Conoces a cada uno por su nombre, a los de cerca y a los de lejos.',
      'Nadie puede alegrarme ni herirme tanto como los de mi casa. Te los traigo uno por uno, con todo lo que no nos decimos.',
      'No puedo cuidar a cada hora de todos los que amo. Hay caminos por los que no puedo acompañarlos, pero tú estás allí.',
    ],
    health: [
      'La enfermedad acorta los días y alarga las noches. Tú conoces este cuerpo, su debilidad y los miedos que vienen con ella.',
      'Tú formaste el cuerpo y la mente, y sabes lo frágiles que son. Te traigo el dolor, la espera y las preguntas sin respuesta.',
      'Quisiera tener más fuerza en esto, pero a veces me vence el miedo. Tú no das la espalda a la debilidad, y Jesús conoció el dolor.',
      'La salud es un regalo que se nota más cuando falta. Pongo delante de ti lo que duele y lo que no puedo cambiar.',
    ],
    guidance: [
      'Tengo que elegir y no alcanzo a ver lejos. Muchas voces hablan a la vez, y la mía no siempre es sabia.',
      'Me gustaría tener un mapa, y casi siempre veo solo el próximo paso. Tú conoces todo el camino, y conoces también mi prisa.',
      'Mis pensamientos dan vueltas y vueltas y no encuentran descanso. Me da miedo elegir mal, y también me da miedo no elegir nunca.',
      'Hay mucho que no tengo claro. Lo he pensado una y otra vez, y sigo necesitando una sabiduría que no es mía.',
    ],
    provision: [
      'Tú sabes lo que necesito y lo que me falta. Las cuentas no siempre salen, y la preocupación me sigue hasta la cama.',
      'Me cuesta hablar de dinero y de necesidad. Pero a ti te importan el pan y el alquiler, y contigo no tengo que avergonzarme.',
      'Hago cuentas, hago planes, y la inquietud sigue ahí. Todo lo que tengo me vino de tu mano, y allí está también el mañana.',
      'Algunas necesidades tienen nombre, y otras solo pesan. Tú ya diste de comer en lugares desiertos, y ahora ves también este lugar.',
    ],
    relationships: [
      'Nos hiciste los unos para los otros, y aun así la cercanía cuesta. Conozco la añoranza, los malentendidos y las palabras que quisiera borrar.',
      'Tú ves cada lazo de mi vida, los que dan calor y los que duelen. Algunos no los puedo arreglar, y otros los espero todavía.',
      'Quisiera amar mejor, y a menudo solo me protejo. Tú sabes quién me ha herido, y sabes a quién he herido yo.',
      'La soledad puede sentarse a mi lado aun entre mucha gente. Tú sabes lo que espero de los demás, y lo que solo tú puedes dar.',
    ],
    spiritual_growth: [
      'Quiero conocerte mejor, y mi atención se dispersa enseguida. Hay días en que oro con alegría, y otros en que oro solo por costumbre.',
      'Mi fe me parece pequeña en este tiempo. No te escondo mis dudas ni mi sequedad, porque tú no me pides que aparente.',
      'Hay en mí viejas costumbres que vuelven con facilidad. Todavía no soy lo que espero ser, y sin embargo tú no me sueltas.',
      'Deseo una fe que dure más que un buen momento. Tú comenzaste esta vida en mí, y no crece solo con mis esfuerzos.',
    ],
    work: [
      'El trabajo ocupa mucho espacio en mi cabeza, lo tenga, lo busque o tema perderlo. Tú ves también el esfuerzo que nadie cuenta.',
      'Tú nos diste una tarea, y sabes cuánto puede desgastar. Siento la presión, y también la duda de si estoy a la altura.',
      'Quiero trabajar con honradez y hacerlo bien. Pero mis fuerzas tienen un límite, y demasiadas veces mido mi valor por los resultados.',
      'En la vida laboral hay mucho que no depende de mí: las decisiones, los plazos, el humor de los demás. Te traigo mi parte, tal como está.',
    ],
    thanksgiving: [
      'Hoy quiero, ante todo, darte gracias. Me ha llegado tanto bien que no me gané, y que yo no habría sabido preparar.',
      'Mi corazón te da las gracias, y no quiero guardármelo. Estabas conmigo en los días difíciles, y estás conmigo en esta alegría.',
      'Gracias por los regalos grandes y los pequeños: el aliento, el pan, una buena palabra en el momento justo. Todos me llevan de vuelta a ti.',
      'Podría haber pasado junto a este bien sin verlo. Pero lo he visto, sé de qué bondad viene, y te lo agradezco.',
    ],
    other: [
      'Esto no cabe bien en palabras. Hay esperanza en ello, y preocupación, y también un cansancio que no sé explicar del todo.',
      'Tú sabes lo que me mueve, aunque no sepa nombrarlo. Lo que pesa no lo llevo sin ti, y lo bueno viene de ti.',
      'Pienso en ello durante el día, y de noche vuelve. Prefiero traértelo ahora, tal como está, y no seguir dándole vueltas sin descanso.',
      'Esto me supera, y no puedo resolverlo todo. Soy poca cosa ante ello, pero no me falta apoyo, porque tú estás aquí.',
    ],
  },
  askings: {
    family: [
      'Guarda a los que amo. Danos paciencia cuando llega el cansancio, palabras suaves cuando no estamos de acuerdo y valor para perdonar. Donde hay distancia, abre un camino.',
      'Quédate en nuestra casa, a la mesa y en las horas de silencio. Enséñame a escuchar antes de responder y a amar a cada uno como tú me amas.',
      'Consuela a quien sufre y acércate a quien se ha alejado. Haz de mí una persona de paz entre los míos, con verdad y ternura, también en días difíciles.',
      'Sostén a mi familia con tu amor. Da sabiduría a quienes cuidan de otros, descanso a quienes ya no pueden más, y a mí un corazón que sirva sin llevar cuentas.',
    ],
    health: [
      'Sana lo que está enfermo, como tú sabes que es bueno. Guía a quienes atienden y cuidan, da sueño en las noches largas y valor para cada hora que llega.',
      'Te pido alivio y recuperación. Mientras dura la espera, calma mi miedo, guía a los médicos y no dejes que la enfermedad sea la única voz que oigo.',
      'Fortalece lo que está débil y cura todo lo que está herido. Dame paciencia en los días lentos y gratitud por cada pequeño paso hacia adelante.',
      'Ten piedad, Señor. Si puede haber curación, que llegue; si hay que esperar, quédate muy cerca. Mantén viva en mí la esperanza y haz más ligero el dolor.',
    ],
    guidance: [
      'Dame sabiduría para lo que tengo delante. Muéstrame el próximo paso que debo dar, cierra las puertas que me harían daño y no dejes que decida el miedo.',
      'Acalla el ruido dentro de mí, para que pueda oír lo que es verdad. Mándame un consejo sincero y hazme capaz de seguirlo aunque no sea fácil.',
      'Endereza mi mirada. Que tu Palabra forme mis pensamientos, que el amor limpie mis motivos, y que yo sepa tener paciencia si la respuesta se hace esperar.',
      'Guíame, aunque sea despacio. Enséñame a distinguir tu paz de mi comodidad, a preguntar cuando no sé y a ponerme en camino cuando ya lo sé.',
    ],
    provision: [
      'Dame lo necesario para este día. Ábreme algún camino honrado para ganarme la vida, trae una ayuda que yo pueda aceptar y líbrame de toda vergüenza.',
      'Dame lo suficiente para hoy y calma para mañana. Hazme prudente con lo que tengo, transparente con lo que debo y capaz de compartir aunque sea poco.',
      'Quita el miedo de mis cuentas. Envía trabajo, ayuda o un buen consejo, como tú quieras, y enséñame a distinguir lo que deseo de lo que necesito.',
      'Mira esta necesidad y ven en mi ayuda. Concédeme dormir sin hacer números, pedir sin vergüenza y no olvidarme de quien tiene todavía menos que yo.',
    ],
    relationships: [
      'Enséñame a escuchar sin preparar mi respuesta. Dame valor para la conversación sincera, ánimo para el primer paso y paz cuando algo queda todavía sin resolver.',
      'Sana lo que se ha roto, hasta donde pueda sanar. No dejes que crezca en mí la amargura, y ayúdame a perdonar sin fingir que no pasó nada.',
      'Dame amistades donde quepa la verdad, y enséñame a dar a otros esa misma confianza. Cuando deba tomar distancia, dame luz; cuando deba quedarme, dame paciencia.',
      'Bendice a quienes me resulta fácil amar y también a los demás. Cuida mis palabras, ablanda lo que en mí es duro y permíteme encontrar bondad.',
    ],
    spiritual_growth: [
      'Despierta en mí el amor por tu Palabra. Dame cada día unos minutos de silencio, un corazón sincero y fuerza para vivir lo que he entendido.',
      'Por tu Espíritu, hazme más semejante a Jesús, en paciencia, en verdad y en servicio. Si caigo, ayúdame a volver pronto y a no esconderme de ti.',
      'Afirma mi fe donde es frágil. Pon a mi lado personas que me acerquen a ti, y que mi manera de vivir muestre aquello en lo que creo.',
      'Examíname con ternura y muéstrame lo que puedo dejar atrás. Siembra en mí lo que viene de ti, y que madure a su tiempo, sin prisa y sin orgullo.',
    ],
    work: [
      'Dame mente clara y manos firmes. Ayúdame a trabajar con esmero, a descansar sin culpa y a tratar con justicia a quienes me rodean, incluso bajo presión.',
      'Abre la puerta que conviene y dame paciencia ante las que siguen cerradas. Que mi trabajo le sirva a alguien, y que no se adueñe de mí.',
      'Bendice la obra de mis manos. Da sabiduría a quienes deciden, paz a quienes trabajan juntos y a mí, al caer la noche, una conciencia tranquila.',
      'Muéstrame qué me toca aceptar y qué puedo dejar. Cuando algo me salga bien, dame humildad; cuando algo salga mal, recuérdame que sigo en tus manos.',
    ],
    thanksgiving: [
      'Mantén viva en mí esta gratitud cuando lleguen días más duros. Que comparta lo que he recibido, y que sepa ver a quienes todavía están esperando.',
      'Enséñame a recordar. Que mi gratitud sea más que una palabra: un paso más ligero, una mano abierta, una respuesta más amable para quien me necesite.',
      'Que sostenga tus regalos con las manos abiertas, sin amarlos más que a ti. Bendice a quienes me trajeron tu bondad, y dales alegría también a ellos.',
      'Abre mis ojos a tu bondad también en los días corrientes. Enséñame a dar y a alabar, y mantenme cerca de aquellos a quienes hoy les cuesta agradecer.',
    ],
    other: [
      'Dame paz para esta hora y luz para el próximo paso. Consuela lo que llora en mí, calma lo que teme y déjame descansar en ti.',
      'Haz en esto lo que es bueno, aunque no sea lo que yo había pensado. Ayúdame a esperar sin amargura y a actuar cuando llegue el momento.',
      'Quédate conmigo y con todos los que viven esto. Da fuerza donde falta, claridad donde hay confusión, y cada día un poco de bondad en la que apoyarme.',
      'Escúchame y ven en mi ayuda como tú sabes hacerlo. Sostenme con firmeza cuando cambien mis sentimientos, y muéstrame una cosa pequeña que yo pueda hacer.',
    ],
  },
  trusts: [
    'No sé lo que traerá el mañana. Pero te conozco a ti, y en ti me puedo apoyar.',
    'Diste a tu Hijo por mí: mi vida te importa. Por eso dejo todo esto en tus manos.',
    'Mi confianza no es grande, pero tú eres fiel. Prefiero ir de tu mano a entenderlo todo.',
    'Pase lo que pase, tú estarás ahí conmigo. Sobre eso quiero edificar, hoy y también mañana.',
    'Hasta aquí me has cuidado tú. Elijo confiar en tu bondad más que en todos mis miedos.',
    'Tu amor no depende de lo bien que yo ore. Suelto todo esto y confío en ti.',
  ],
  closings: [
    'Te lo pido en el nombre de Jesús, tu Hijo. Amén.',
    'En el nombre de Jesús, que sigue orando por mí. Amén.',
    'Escúchame por amor a Jesús; en su nombre oro. Amén.',
    'Quédate conmigo; te lo ruego en el nombre de Jesús. Amén.',
    'Todo esto lo pido en nombre de Jesús, no en el mío. Amén.',
  ],
};
