// Spanish prayers for work and money, school, home, decisions, court, and growing old.
import type { SituationPrayers } from '../situation.ts';

export const work = {
  'new-job': {
    self: {
      title: 'Ante un nuevo trabajo',
      text: [
        'Señor, tengo por delante un trabajo nuevo, con caras nuevas y pasillos que no conozco. Me van a mirar y en pocos minutos tendrán una opinión de mí. Quiero hacerlo bien, y con solo pensarlo me sudan las manos.',
        'Dame calma. Que escuche con atención y conteste con sinceridad, sin inflar lo que sé ni esconderlo. Ayúdame a recordar los nombres. Cuando no sepa algo, que pregunte. Si este lugar es para mí, ábrelo del todo; si no, dímelo pronto y llévame a otro.',
        'Bendice a la gente con la que trabajaré. Que lo que yo haga le sirva a alguien, y que no pierda la honradez. Tú cruzas esa puerta antes que yo, y con eso me basta. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@} ante un nuevo trabajo',
      text: [
        'Dios, te presento a {una persona|@,} que está en el umbral de un trabajo nuevo. Hay ilusión, y también la boca seca. Tú conoces sus capacidades, hasta esas que se esconden cuando hay nervios.',
        'Dale la cabeza despejada para las preguntas y una buena noche antes. Que quienes deciden sean justos y vean lo que de verdad hay. Y si el trabajo ya empezó, ponle cerca colegas con paciencia, alguien que le enseñe dónde está el café y una primera tarea que salga bien. Que no sienta que debe demostrarlo todo en un día. Haz de este lugar un sitio donde crecer, ganarse la vida con honradez y volver a casa con la conciencia tranquila. Y si las cosas salen de otro modo, guarda su ánimo para el próximo intento. Amén.',
      ].join('\n\n'),
    },
  },
  unemployment: {
    self: {
      title: 'Cuando no tengo trabajo',
      text: [
        'Padre, no tengo trabajo. Por las mañanas la gente pasa de prisa, y yo no sé adónde ir con mis fuerzas. Mando solicitudes que se pierden en el silencio. Cuando me preguntan a qué me dedico, busco cómo cambiar de tema.',
        'Te pido trabajo: algo que sepa hacer y que alcance para vivir. Que una de mis solicitudes llegue a las manos correctas. Mientras tanto, ayúdame con las cuentas y los trámites, y que mis días conserven algún orden.',
        'Lo que soy no depende de un empleo. Tú me llamaste por mi nombre antes de que ganara nada. No dejes que me llene de amargura ni de desgano. Muéstrame a quién le puedo servir hoy, y mantén tibia en mí un poco de esperanza. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@} sin trabajo',
      text: [
        'Dios, tú trabajaste y descansaste, y nos diste el trabajo de nuestras manos. Aquí tienes a {una persona|@,} que quiere trabajar y no encuentra dónde. Tú sabes de la espera, de los rechazos, de las cartas que nadie contesta.',
        'Abre una puerta, y que sea pronto. Que alguien vea la experiencia y la buena voluntad que hay. Dale la idea acertada de dónde preguntar, y fuerza para preguntar otra vez después de un no. Provee mientras tanto lo necesario: el alquiler, la comida, la luz.',
        'Protege su amor propio, que es lo que más sufre en esto. Que en casa le tengan paciencia y no le hagan reproches. Que este tiempo no quede vacío y tenga también horas buenas. Y cuando llegue el empleo, que sea honrado y suficiente. En ti esperamos. Amén.',
      ].join('\n\n'),
    },
  },
  burnout: {
    self: {
      title: 'Cuando el trabajo me desborda',
      text: [
        'Señor, ya no me queda nada. La lista es más larga por la noche que por la mañana. Lo que antes hacía sin esfuerzo ahora se me para enfrente como un muro. Contesto mal a quienes quiero, y en los días libres solo miro la pared.',
        'Tú no me hiciste máquina. Perdóname por vivir como si todo dependiera de mí. Muéstrame qué puedo dejar sin hacer, y a quién tengo que decirle que es demasiado. Si mi cuerpo lleva tiempo avisando, que vaya al médico.',
        'Dame un sueño que repare y una hora en la que no quepa nada. A Elías lo dejaste dormir y comer antes de pedirle algo. Haz lo mismo conmigo. Dejo la carga a tus pies, aunque sea por un rato. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien con agotamiento',
      text: [
        'Jesús, tú les dijiste a quienes ya no pueden más: vengan. Díselo a esta persona, que lleva demasiado tiempo viviendo de la última reserva. Las fuerzas se le acabaron y el sentido del deber la sigue empujando.',
        'Dale permiso para parar, el tuyo y el de quienes mandan. Que alguien se haga cargo de lo que no puede esperar. Ayúdale a encontrar un médico o alguien que le dé orientación y que tome en serio su cansancio. Devuélvele el sueño, el sabor de la comida, el gusto por algo del todo inútil.',
        'Cambia lo que en ese trabajo enferma. Dale jefes que lo vean, y valor para poner un límite. Que vuelva a aprender que el amor no se gana con resultados. Contigo hay descanso, Señor; dáselo al cuerpo y al alma. Amén.',
      ].join('\n\n'),
    },
  },
  'work-conflict': {
    self: {
      title: 'En un conflicto en el trabajo',
      text: [
        'Dios justo, voy al trabajo con un nudo en el estómago. Hay comentarios, miradas, decisiones que se toman a mis espaldas. Me pregunto si exagero, y por la noche ensayo lo que debí haber contestado.',
        'Dame una mirada clara de lo que pasa. Si yo contribuyo a esto, hazme verlo. Si me tratan con injusticia, ayúdame a decirlo donde corresponde, con hechos y sin odio. Que haya al menos una persona que se ponga de mi lado. Si es mejor irme, prepárame otro puesto.',
        'No dejes que este problema venga conmigo a casa y se siente a mi mesa. Mi dignidad no depende de esa gente. Bendice incluso a quienes me hacen la vida difícil, y ponle un límite a lo que hacen. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien con problemas en el trabajo',
      text: [
        'Padre, pienso en una persona que la pasa mal en el trabajo por culpa de otros. Ya en el camino se le tensan los hombros. Lo que debería ser colaboración se convirtió en una lucha, y le cuesta el sueño y la alegría.',
        'Sé tú su defensa. Saca a la luz lo injusto, y que los responsables lo miren de frente. Dale las palabras correctas en el momento correcto, la cabeza fría, y testigos que no se laven las manos. Si hay un malentendido, que se aclare.',
        'Que su corazón no se endurezca ni se eche la culpa de todo. Si hay un lugar mejor, enséñaselo, y dale valor para el cambio. A Jesús lo trataron con injusticia y no se perdió a sí mismo. Dale de esa fuerza, cada día la que necesite. Amén.',
      ].join('\n\n'),
    },
  },
  money: {
    self: {
      title: 'Cuando no alcanza el dinero',
      text: [
        'Padre, hago cuentas y vuelvo a hacerlas, y no salen. Hay cobros que ni siquiera abro porque ya sé lo que dicen. De noche repaso cada moneda. Es duro que falte el dinero donde otra gente ni lo piensa.',
        'Tú nos enseñaste a pedir el pan de cada día, y eso hago. Dame lo que falta. Muéstrame dónde puedo ahorrar, a quién acudir, y quién aconseja con honestidad sobre las deudas. Dame valor para abrir los sobres.',
        'Líbrame de la envidia, del dinero fácil y de una vergüenza que me haga esconderme. Tú vistes la hierba del campo; sabes que necesitamos zapatos y techo. Que encuentre lo suficiente, y que un día yo también pueda ayudar a alguien. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien con problemas de dinero',
      text: [
        'Dios generoso, te presento a una persona a la que no le alcanza el dinero. Las cuentas llegan con más puntualidad que los ingresos. Los gustos se tacharon hace mucho, y ahora se trata de lo necesario.',
        'Abre una fuente de ayuda, esperada o del todo inesperada. Que las oficinas y los acreedores actúen con humanidad. Dale un plan claro, buenos consejos y constancia para cumplirlo a pasos cortos. Si en casa hay más bocas, que tengan qué comer y que nadie se burle de su pobreza.',
        'Que la preocupación no se vuelva desesperación. Y míranos también a quienes quizá tenemos de sobra, y ábrenos las manos. Con unos pocos panes hiciste una vez que alcanzara para la multitud. Que alcance aquí también, y sobre un poco. Amén.',
      ].join('\n\n'),
    },
  },
  housing: {
    self: {
      title: 'Cuando busco un hogar',
      text: [
        'Señor, tú no tenías dónde recostar la cabeza, así que me entiendes. Necesito un lugar donde vivir. Reviso anuncios, lleno formularios, hago fila, y otra vez se lo dan a otra persona. Sin una puerta propia no logro descansar.',
        'Dame un techo seco y seguro, a un precio que pueda pagar. Que dé con alguien, dueño o funcionario, que vea en mí a un ser humano. Guárdame hasta entonces, duerma donde duerma, y que no se pierdan mis pocas cosas.',
        'Que no me falte el ánimo ni me dé vergüenza necesitar ayuda. Llévame a la gente y a los sitios que la dan. Tú eres un refugio, eso me dijeron y lo quiero creer. Y aun así te pido también paredes y una llave. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que necesita un hogar',
      text: [
        'Dios, morada nuestra, aquí hay una persona que no tiene casa o está a punto de perderla. De eso cuelga todo lo demás: el sueño, el trabajo, la salud, la paz de la noche. Ha de ser amargo pasar frente a tantas casas con luz.',
        'Que aparezca un lugar. Mueve el corazón de quienes alquilan y de quienes deciden en las oficinas. Dale constancia para buscar y protección en las noches de en medio. Si hay un desalojo, mándale ayuda legal y amistades con una puerta abierta.',
        'Perdónanos que a unos les sobre tanto espacio y a otros les falte. Haznos ingeniosos. Y que llegue el día en que gire una llave, ponga agua para el café y sienta que ya está en casa. Te lo pedimos por Jesús, que nació en un establo. Amén.',
      ].join('\n\n'),
    },
  },
  exam: {
    self: {
      title: 'Antes de un examen',
      text: [
        'Señor, se acerca el examen. Estudié; no todo, y no siempre bien, pero estudié. Ahora siento la cabeza como un cajón atorado. Pienso en lo que depende de esto, y en la cara de quienes esperan algo de mí.',
        'Dame un espíritu tranquilo. Que lea bien las preguntas y empiece por lo que sé. Tráeme a la memoria lo que aprendí. Que no haga trampa, y que no me entre el pánico si algo se me va. Que quien califica sea justo.',
        'Y que con eso alcance. Valgo más que un número en una hoja, al menos delante de ti. Dame sueño la noche anterior, y después algo que celebrar, salga como salga. Yo entro, y tú entras conmigo. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@} antes de un examen',
      text: [
        'Espíritu de sabiduría, te pido por {una persona|@,} que tiene un examen. Tú ves los apuntes subrayados, los nervios, las horas robadas al sueño, el miedo a la hoja en blanco.',
        'Dale calma y la mente despejada. Que lo aprendido aparezca cuando haga falta, y que las preguntas le permitan mostrar lo que sabe. Regálale un sueño reparador antes y pulso firme durante la prueba. Que quienes examinan lo hagan con atención y buena voluntad. Quítale la idea de que la vida entera depende de esto. Si le va bien, que haya alegría sin soberbia. Si no, que haya otra oportunidad y gente que consuele. Tu amor nunca fue cosa de calificaciones. Amén.',
      ].join('\n\n'),
    },
  },
  studies: {
    self: {
      title: 'Por mis estudios',
      text: [
        'Dios, fuente de toda comprensión, me espera mucho por aprender. Algunas cosas me encantan; otras las leo tres veces y no se me quedan. Parece que a la demás gente le resulta fácil. Yo me distraigo, y luego me remuerde la conciencia.',
        'Dame una mente curiosa y una voluntad constante. Que encuentre un ritmo de estudio y de descanso. Pon en mi camino maestros que sepan explicar, y compañeros con quienes aprender dé gusto. Cuando algo me salga mal, que empiece de nuevo sin drama.',
        'Que no estudie solo por el título. Muéstrame a quién le servirá un día. Que lo que llegue a entender me haga humilde y útil. En toda verdad encuentro una huella tuya. Siéntate conmigo frente al cuaderno. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que estudia',
      text: [
        'Padre, te encomiendo a una persona que está en la escuela o en la universidad. Es tanto lo que tiene que asimilar: libros, fechas de entrega, gente nueva, y por debajo la pregunta de qué será de su vida.',
        'Dale alegría de aprender, y constancia cuando la alegría se acabe. Ayúdale con las materias que no le entran. Regálale buenos maestros, que vean más que las notas, y amistades que le hagan bien. Líbrala de la presión que enferma y de las compañías que dañan. Que salgan a la luz sus talentos, y que se abra un camino donde hagan falta. En la duda y en el cansancio, mándale una palabra de ánimo. Tú tienes paciencia con quien aprende, Señor, y tienes tiempo. Que sienta algo de eso. Amén.',
      ].join('\n\n'),
    },
  },
  bullying: {
    self: {
      title: 'Cuando se burlan de mí',
      text: [
        'Jesús, de ti también se rieron, así que sabes cómo es. Hay gente que se burla de mí, que me deja fuera, que escribe cosas para que todo el mundo las lea. Yo hago como si no me importara. Después, en casa, se me viene encima, y me creo la mitad de lo que dicen.',
        'No es verdad. Tú me hiciste, y tú no haces basura. Ayúdame a contárselo a alguien de confianza que lo tome en serio y haga algo. Dame una amistad que se ponga a mi lado.',
        'Protégeme en el camino, en los recreos y en la pantalla. Que no me vuelva cruel como esas personas. Y que quienes miran se atrevan a hablar. Contigo no tengo que ser de otra manera. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que sufre acoso',
      text: [
        'Dios, tú te pones del lado de quienes quedan arrinconados. Te presento a una persona de la que se burlan y a la que dejan fuera. Tú conoces los murmullos, las fotos que circulan, el dolor de estómago antes de volver a ese lugar.',
        'Ponle fin a esto. Que maestros y responsables miren de cerca y actúen. Mándale amistades; una sola lo cambiaría todo. Dale valor para contarlo, y que la primera persona que lo escuche le crea.',
        'Sana lo que le repitieron tantas veces que casi se lo creyó. Que oiga tu voz por debajo de las otras, y sepa que su vida es querida. Alcanza también a quienes lastiman: detenlos y dales un corazón distinto. Cuida esta vida, y que vuelva a tener alegría. Amén.',
      ].join('\n\n'),
    },
  },
  retirement: {
    self: {
      title: 'Al jubilarme',
      text: [
        'Señor del tiempo, se acerca el final de mi vida laboral. Durante años supe para qué era la mañana. Ahora siento alivio, y también un vacío raro. Me pregunto quién soy sin esa tarea, y si alguien me va a necesitar.',
        'Gracias por lo que pude hacer, por la gente con la que trabajé, por el pan ganado. Perdona lo que descuidé por el camino. Dame una buena despedida. Después enséñame el nuevo paso, con tiempo para las personas, para caminar, para lo que dejé pendiente.',
        'Guárdame de la queja y de vivir solo de recuerdos. Todavía tienes algo pensado para mí, quizá más pequeño, quizá más hermoso. Que los años que vienen den fruto, y dame salud para disfrutarlos. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que se jubila',
      text: [
        'Dios fiel, una persona deja en tus manos el trabajo de muchos años. Pensamos en los madrugones, en todo lo que construyó, arregló o atendió, y en la gente por quien lo hizo. Tú lo viste, también lo que nunca se agradeció.',
        'Que la despedida esté a la altura. Después, regálale una llegada suave a la nueva libertad: días ni vacíos ni repletos, un pasatiempo, un jardín, una vieja amistad, una tarea que le salga del corazón. Dale salud, y lo suficiente para vivir sin apuros. Si lo siente como una pérdida, dale consuelo. Que la gente joven le pida su experiencia. Que en casa haya paciencia mientras se acomodan. Y que descubra que tu sí nunca dependió de su utilidad. Amén.',
      ].join('\n\n'),
    },
  },
  decision: {
    self: {
      title: 'Ante una decisión importante',
      text: [
        'Dios, tengo que decidir y doy vueltas y vueltas. Hay buenas razones de cada lado, y cada una tiene su precio. Pregunto a mucha gente, y cada respuesta tira para otro rumbo. Tengo miedo de elegir mal, y también de no elegir.',
        'Dame luz. Aparta lo que solo es vanidad o temor. Que escuche lo que en el fondo ya sé. Muéstrame qué le sirve a la vida, a la mía y a la de quienes sentirán las consecuencias. Acércame a una persona sensata que no tenga nada que ganar.',
        'Y cuando haya decidido, dame paz. Tú no esperas al final de un solo camino. Hasta en un rodeo vas a mi lado. Que dé el paso, pues, con honradez y sin mirar atrás a cada rato. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@,} que debe decidir',
      text: [
        'Señor, tú das sabiduría sin reproches a quien te la pide. Te la pido para {una persona|@,} que está ante una encrucijada. De esa decisión depende mucho, y nadie más puede tomarla.',
        'Dale silencio para pensar, que hay muchas voces. Que distinga sus deseos de sus temores. Pon los datos correctos sobre la mesa, y a la persona indicada para aconsejar. Aleja a quien presiona o adula. Dale libertad, también frente a mi propia opinión.',
        'Luego, que la decisión madure, sin prisa y sin quedar pendiente para siempre. Bendice el paso cuando lo dé, y espera en el camino que elija. Si más adelante hay que corregirlo, que se pueda. Decida lo que decida, tú sigues siendo buen compañero. Amén.',
      ].join('\n\n'),
    },
  },
  moving: {
    self: {
      title: 'Al mudarme',
      text: [
        'Señor, mi vida cabe ahora en cajas. Cada cosa que tomo en la mano cuenta una historia, y no puedo llevármelas todas. Dejo calles que conozco a oscuras, gente que me saluda, una ventana. Allá nadie sabe todavía mi nombre.',
        'Gracias por este lugar y por lo bueno que aquí viví. Ayúdame a despedirme como se debe. Da fuerza para cargar, y cuidado con lo frágil. Después, déjame llegar de verdad: una cara amable en la escalera, una tienda donde me reconozcan, una iglesia donde me pueda sentar.',
        'Fuiste con Abraham cuando él solo sabía que tenía que salir. Estarás en los cuartos nuevos antes de que yo gire la llave. Haz de ellos un hogar, para mí y para quien me visite. Bendice la ida y la llegada. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@,} que se muda',
      text: [
        'Dios de los caminos, te pido por {una persona|@,} que se muda y tiene que dejar mucho atrás. Hay cajas y listas, y en medio un corazón que está todavía aquí y ya a medias allá.',
        'Que la despedida sea buena y no se la lleve la prisa. Protege a quienes cargan y manejan. Da paciencia cuando algo se rompa o no aparezca, y manos que ayuden hasta que la cama esté tendida. En el lugar nuevo, que las primeras semanas no sean de tanta soledad. Mándale vecinos que toquen la puerta, una ruta que se le haga conocida, gente con quien echar raíces. Y que las amistades de antes resistan la distancia. Tú eres de casa en los dos sitios. Que tu paz viva allí desde la primera noche. Amén.',
      ].join('\n\n'),
    },
  },
  court: {
    self: {
      title: 'Antes de un juicio',
      text: [
        'Dios justo, otras personas van a decidir sobre mi caso. Tengo papeles, fechas y un nudo en la garganta. Se usan palabras que no entiendo, y me da miedo que no me escuchen o que yo diga algo equivocado.',
        'Tú sabes la verdad, la verdad entera. Que salga a la luz. Dame honestidad, aunque me cueste. Da sabiduría y tiempo a los jueces, esmero a los abogados, buena memoria a los testigos. Saca el odio de mi corazón, esté quien esté del otro lado.',
        'Ayúdame a soportar la espera. Sea cual sea la sentencia, es delante de ti que vivo. Pido justicia y pido misericordia, porque necesito las dos. Párate a mi lado cuando digan mi nombre. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien ante un juicio',
      text: [
        'Dios de justicia y de misericordia, una persona tiene que presentarse ante un tribunal. Tú sabes lo que pasó, y sabes cómo le pesa de día y de noche. Te pido que estés ahí cuando se abra la puerta de la sala.',
        'Que se encuentre la verdad. Da jueces que escuchen con cuidado y que nadie pueda comprar, abogados que trabajen a conciencia, testigos con valor para decir lo que vieron. Dale serenidad al hablar y fuerza para oír lo que sea duro. Protege a quienes sufrieron la injusticia. Si hay culpa, lleva a la honestidad y a un nuevo comienzo. Que el proceso no se alargue sin fin. Y salga como salga, que esta persona no caiga de tu mano ni pierda a quienes la acompañan. Amén.',
      ].join('\n\n'),
    },
  },
  aging: {
    self: {
      title: 'Al envejecer',
      text: [
        'Señor, los años se me notan. Mis pasos son más cortos y los nombres se me escapan. Ya no está mucha de la gente con la que podía decir «¿te acuerdas?». No me quejo, o solo un poco; pero no es fácil ir soltando una cosa tras otra.',
        'Sé para mí en la vejez lo que fuiste en mi juventud. Déjame las fuerzas que necesite y gente que venga con gusto. Dame gratitud y dulzura, y líbrame de creer que lo sé todo. Si necesito ayuda, que la acepte de buen modo.',
        'Hasta aquí me has traído en brazos, y no me vas a bajar ahora. Todavía hay algo que puedo hacer: bendecir, escuchar, orar. Que al atardecer haya luz. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@,} que envejece',
      text: [
        'Padre, te ruego por {una persona|@,} a quien los años ya le pesan. Lo que antes salía sin pensar ahora hay que planearlo. El círculo de amistades se achica, los días se alargan y las citas con el médico se multiplican.',
        'Dale fuerza y buen ánimo. Cuídale la memoria y el gusto por lo pequeño: el canto de un pájaro, una visita, un himno de toda la vida. Que tenga cerca gente que se tome su tiempo y que no le hable a gritos ni con prisa. Y que la ayuda, cuando haga falta, llegue con respeto.',
        'Quítale el temor de ser una carga. Todos los años de esta vida están guardados contigo, y ninguno pasó de moda. Prometiste llevarnos hasta que tengamos canas. Hazlo aquí, y que la tarde sea serena y llena de esperanza. Amén.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
