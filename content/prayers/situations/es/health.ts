// Spanish prayers for illness and pain, for body and mind, and for pregnancy and sick children.
import type { SituationPrayers } from '../situation.ts';

export const health = {
  illness: {
    self: {
      title: 'En la enfermedad',
      text: [
        'Padre bueno, mi cuerpo no anda bien y todo me cuesta más. Lo que antes hacía sin pensar ahora me deja sin fuerzas, y tengo que pedir ayuda hasta para cosas pequeñas. A ratos me impaciento. A ratos me entra el miedo de que esto no pase.',
        'Te pido salud. Fortalece en mí todo lo que lucha contra el mal, y da buen criterio a quienes me atienden. Enséñame a descansar sin sentir que estorbo, y a recibir una sopa caliente como se recibe un cariño.',
        'Tú formaste este cuerpo y lo conoces por dentro. En la salud y en la enfermedad mi vida te pertenece, y en tus manos dejo este día y la noche que viene. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {una persona|@} {enferma|enfermo}',
      text: [
        'Dios de misericordia, te presento a {una persona|@,} que está {enferma|enfermo}. Yo veo apenas lo de afuera; tú sabes cómo son sus noches, qué le duele de verdad y qué preguntas se guarda cuando las visitas se despiden.',
        'Alivia su malestar y devuélvele la salud. Guía a quienes cuidan su salud, y que además de sus conocimientos le ofrezcan una palabra amable. Si las horas se hacen largas, mándale compañía. Si hablar le cansa, regálale un silencio tranquilo.',
        'Jesús se acercaba a la gente enferma y no le daba miedo tocarla. Confío en que también se acerca ahora a esta cama, sin apuro, con tiempo de sobra. En él pongo mi esperanza y el nombre que llevo en el corazón. Amén.',
      ].join('\n\n'),
    },
  },
  surgery: {
    self: {
      title: 'Antes de una operación',
      text: [
        'Señor, se acerca la operación. Ya me explicaron todo, y aun así la cabeza se me va al momento en que otras manos se harán cargo. No es fácil poner mi cuerpo en manos de gente que casi no conozco. Tengo miedo, y a ti no te lo escondo.',
        'Quédate conmigo en ese quirófano. Da buena vista y pulso firme a quien va a operar, y que todo el equipo esté atento y descansado. Cuídame mientras yo no pueda hacer nada por mí. Después, que el dolor sea llevadero y que tenga paciencia para sanar a mi ritmo.',
        'Ni un minuto estaré fuera de tu mirada, con los ojos abiertos o cerrados. Mi vida es tuya. En tus manos la dejo, por Jesucristo nuestro Señor. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@} antes de una operación',
      text: [
        'Dios nuestro, pronto van a operar a {una persona|@,} por quien hoy te ruego. Llega tú primero: a la sala de espera, al pasillo, a esa habitación llena de luz donde gente desconocida se inclinará sobre una vida que tú quieres tanto.',
        'Calma los nervios de antes. Pon destreza en las manos que operan y atención en las que ayudan, para que nada se pase por alto. Cuida cada respiración. Que la operación logre lo que busca, que el dolor de después se pueda aguantar y que las heridas cierren bien.',
        'Acompaña también a quienes esperan junto al teléfono, y haz que el reloj no les pese tanto. Ya se hizo lo que estaba a nuestro alcance; lo demás es tuyo, Señor, que nunca duermes. Amén.',
      ].join('\n\n'),
    },
  },
  'serious-diagnosis': {
    self: {
      title: 'Ante un diagnóstico grave',
      text: [
        'Dios mío, desde que me dieron la noticia nada se ve igual. Me hablan y escucho la mitad. Pienso en los resultados, en la gente que quiero, en lo que estaba por hacer. Por un momento se me olvida, y luego vuelve de golpe. Tengo miedo y no quiero fingir contigo.',
        'Te pido que me sanes. Te pido médicos que sepan lo que hacen y que me digan la verdad con delicadeza, y un tratamiento que ayude más de lo que duele. Dame valor en porciones pequeñas, el que alcance para la próxima cita. Y déjame un lugar para las alegrías de siempre.',
        'Diga lo que diga el próximo examen, mi vida es tuya. No me sueltes la mano. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@} con un diagnóstico grave',
      text: [
        'Padre, bastó una palabra en el consultorio para que cambiara la vida de {esta persona|@}. Lo que estaba planeado quedó en el aire, y el miedo se sentó a la mesa sin pedir permiso. Tú también escuchaste la noticia, y sabes mejor que nadie lo que significa.',
        'Te ruego que le devuelvas la salud. Bendice el tratamiento y las manos que lo aplican. Dale claridad para decidir y descanso después de los días difíciles. No permitas que se quede a solas con lo que piensa de madrugada.',
        'Que quienes están cerca sean sinceros y serenos, y que haya lugar para llorar y también para reír. Tú sostienes su vida desde el primer día. Sostenla ahora, Señor Jesús, tú que conociste nuestra angustia. Amén.',
      ].join('\n\n'),
    },
  },
  pain: {
    self: {
      title: 'Cuando el dolor no se va',
      text: [
        'Señor, aquí está otra vez el dolor; en realidad nunca se fue del todo. Ya le conozco las mañas. Me despierta, me pone de mal genio, me hace cancelar lo que esperaba con ilusión. La gente no lo ve, y a mí me fatiga tener que explicarlo.',
        'Te pido que me lo quites. Y mientras siga, que no ocupe mi vida entera. Llévame con quien entienda de esto y conozca un remedio. Dame algunas horas de alivio y ganas de aprovecharlas. Perdona las respuestas ásperas que se me escapan.',
        'El dolor no te resulta ajeno. Tu Hijo gritó en la cruz, y tú lo escuchaste. Escúchame también a mí, y sé tú mi descanso cuando no encuentro postura. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@,} que vive con dolor',
      text: [
        'Jesús, tú te detenías ante aquellos a quienes la gente, por costumbre, ya no miraba. Detente junto a {esta persona|@}, que hace mucho convive con el dolor y aun así empieza cada mañana. Solo tú sabes cuánta fuerza le cuesta aparentar que todo está bien.',
        'Alivia lo que le duele. Muéstrales a los médicos un camino que falte por probar, y que la ayuda le llegue sin tener que rogarla. Regálale noches de sueño profundo y días en que el cuerpo vuelva a ser un amigo.',
        'Cuida su corazón de la amargura, y que sus amistades no se vayan alejando. A quienes tenemos salud, danos paciencia para escuchar lo mismo por segunda vez. Tú cuentas cada lágrima, y ninguna se te pierde. Amén.',
      ].join('\n\n'),
    },
  },
  depression: {
    self: {
      title: 'En la depresión',
      text: [
        'Dios, casi no me salen las palabras. Lo que antes me gustaba ya no me dice nada, y levantarme es como mover una piedra. Ni siquiera estoy triste; más bien siento un vacío. No sé si creo en lo que digo, pero te lo digo.',
        'Quédate, aunque yo no te sienta. No dejes que me convenza de que soy una carga. Dame hoy la fuerza justa para contarle a una persona cómo me encuentro de verdad, a un médico o a alguien de confianza, y para aceptar la ayuda que me ofrezcan. Que la medicina, las conversaciones y el tiempo hagan lo suyo.',
        'Tú no me exiges que brille. Me conoces en lo oscuro y esperas conmigo. Haz que vuelva la luz, poco a poco, como tú sabes. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@} con depresión',
      text: [
        'Padre, pienso delante de ti en {una persona|@,} para quien los días perdieron el color. Lo que a otra gente le resulta fácil le pesa mucho, y los buenos consejos le pesan todavía más. Tú ves el esfuerzo que hay detrás de contestar un mensaje o abrir una cortina.',
        'Acércate con tu paciencia. Que encuentre pronto la ayuda adecuada, un buen médico, alguien con preparación para escuchar, y que se anime a recibirla. Protege su vida en las horas más oscuras, y desmiente tú esa voz que le dice que estorba.',
        'A quienes estamos cerca, enséñanos a quedarnos sin empujar: a sentarnos a su lado, a preguntar otra vez. Lo que nadie puede cargar, cárgalo tú. Y que una mañana vuelva a sentir el calor del sol. Amén.',
      ].join('\n\n'),
    },
  },
  anxiety: {
    self: {
      title: 'En la angustia y el miedo',
      text: [
        'Señor, los pensamientos se me adelantan y vuelven con malas noticias. Imagino todo lo que podría pasar, y el corazón me late como si ya estuviera pasando. Sé que la mayoría de esas cosas no sucederán, pero saberlo no me tranquiliza.',
        'Háblale a mi inquietud. Haz más lenta mi respiración y tráeme de vuelta a este cuarto, a esta hora, al piso que tengo bajo los pies. Muéstrame qué preocupación pide que yo haga algo y cuál puedo soltar. Si no encuentro la salida por mi cuenta, ponme en el camino a quien sepa ayudarme.',
        'Tú ibas en la barca cuando las olas eran altas y tus amigos temblaban. Ven también en la mía. Con miedo y con confianza, las dos cosas a la vez, me agarro de ti. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@} con angustia',
      text: [
        'Dios compasivo, el miedo se le metió en la vida a {esta persona|@}. Le roba el sueño, le achica los planes, y las razones no sirven de mucho contra él. Tú sabes de dónde viene, aunque nadie más sepa explicarlo.',
        'Que tu paz llegue más hondo que ese miedo. Cuando todo se le cierre, dale aire, y una voz amiga que le diga que ya va a pasar. Ponle cerca gente que no se burle ni se desespere, y que no falte la ayuda profesional si hace falta.',
        'Devuélvele, una por una, las cosas que el miedo le quitó: la calle, la charla, la noche tranquila. A ti no te incomoda que alguien tiemble. Quédate muy cerca, sobre todo en las horas que parecen no terminar. Amén.',
      ].join('\n\n'),
    },
  },
  sleeplessness: {
    self: {
      title: 'Cuando no puedo dormir',
      text: [
        'Dios que me cuidas, otra vez tengo los ojos abiertos. La casa está en silencio y mi cabeza no. Repaso lo que se dijo y lo que falta por hacer, y cuanto más quiero dormir, más lejos se va el sueño.',
        'Toma esta noche en tus manos. Que las ideas que dan vueltas aterricen contigo. Lo que hoy no alcancé a terminar, que espere hasta mañana. Afloja mis hombros y mi mandíbula, y dale calma a mi respiración. Y si me toca velar, que sea sin miedo y en tu compañía.',
        'Tú no duermes ni te adormeces; no hace falta que yo vigile el mundo. Acompaña a quienes velan a esta hora por dolor, por trabajo o por pena. Dame descanso, y al amanecer la fuerza que necesite. Amén.',
      ].join('\n\n'),
    },
  },
  addiction: {
    self: {
      title: 'En la lucha contra una adicción',
      text: [
        'Padre, tú sabes qué es lo que me domina. Prometí dejarlo, me lo prometí y se lo prometí a otra gente, y rompí la promesa más veces de las que puedo contar. Me pesa vivir a escondidas. No quiero mentirte también a ti.',
        'Necesito ayuda de afuera. Dame valor para decirlo en voz alta ante alguien que entienda de esto, y para volver la segunda vez. Cuando lleguen las ganas, ayúdame a pasar los próximos diez minutos, y luego otros diez. Apártame de los lugares donde siempre caigo.',
        'Y si caigo, que la vergüenza no me deje en el suelo. Tú ves en mí mucho más que esto. Quiero vivir en libertad, y te pido que lo hagas posible, un día a la vez. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@} con una adicción',
      text: [
        'Dios de la libertad, pongo ante ti a {una persona|@,} {atrapada|atrapado} por una adicción. Ya le quitó mucho, y le sigue prometiendo un alivio que nunca le da. Tú conoces a quien está detrás de todo esto, con su buen corazón y sus heridas viejas.',
        'Que llegue el momento en que quiera ayuda, y que en ese momento haya ayuda. Ábrele un lugar en un tratamiento o en un grupo, junto a gente que ya recorrió el camino. Mientras tanto, protege su vida. Si recae, que no sea el final.',
        'A la gente que tiene cerca dale límites claros y un amor que no se agote. Nadie está tan lejos que tú no llegues. Saca esta vida a la luz, Señor, por Jesús, que vino a soltar cadenas. Amén.',
      ].join('\n\n'),
    },
  },
  caregiving: {
    self: {
      title: 'Al cuidar de alguien',
      text: [
        'Señor, mis días giran alrededor de lo que otra persona necesita. Ayudo en lo pesado y en lo menudo, contesto una pregunta más, y hasta de noche tengo un oído despierto. Lo hago por amor, y aun así hay momentos en que quisiera salir corriendo. Después me da vergüenza.',
        'Dame fuerza para lo que toca ahora. Que mis manos sean suaves cuando el cansancio aprieta, y mi voz amable aunque sea la décima vez. Mándame a quien me releve, y que yo sepa aceptarlo. Recuérdame que tengo que comer, dormir y ver a mis amistades.',
        'Mira con ternura a la persona que cuido, y mírame también a mí. A las dos vidas las llevas tú. Donde mi amor no alcanza, que alcance el tuyo. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que cuida de otra persona',
      text: [
        'Padre de todo consuelo, hay alguien que se entrega, un día tras otro, a una persona que ya no puede valerse por sí sola. Casi todo pasa a puerta cerrada, y pocas veces le dan las gracias. Tú ves cada vaso que acerca y cada sábana que cambia.',
        'Renueva sus fuerzas. Regálale una noche entera de sueño, una hora de sol, una conversación sobre cualquier otra cosa. Que las oficinas y los consultorios le ayuden y no le compliquen más la vida. Cuando la paciencia se acabe, dale perdón y un nuevo comienzo.',
        'Despiértanos a quienes podríamos ayudar y no lo habíamos pensado. Y guarda en tu paz a la persona que recibe esos cuidados, tan valiosa en su debilidad como en su fuerza. Amén.',
      ].join('\n\n'),
    },
  },
  dying: {
    self: {
      title: 'Cuando la vida se acerca a su fin',
      text: [
        'Dios mío, siento que me queda poco tiempo. Algunas cosas todavía puedo hacerlas; muchas tendré que dejarlas. Hay miedo en mí: al dolor, a lo que no conozco, a la despedida. Y hay gratitud, por los rostros, por las mañanas, por tanto que recibí sin merecerlo.',
        'Quédate conmigo en este último tramo. Que el dolor no sea demasiado y que haya una mano que apriete la mía. Ayúdame a arreglar lo que deba arreglar, y perdona lo que ya no tiene arreglo. Consuela a quienes se quedan.',
        'Tú me llamaste a la vida y no me vas a perder en la muerte. Jesús cruzó esta puerta antes que yo. Cuando yo no pueda orar, que otras voces lo hagan por mí. En tus manos dejo todo lo que soy. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@,} que está muriendo',
      text: [
        'Señor de la vida y de la muerte, hemos llegado a donde ya no se puede hacer mucho, y {esta persona|@} se acerca al final de su vida. Quisiéramos detener el reloj, y quisiéramos también que dejara de sufrir. Tú entiendes las dos cosas.',
        'Acércate más de lo que nosotros podemos. Quítale el dolor y el espanto. Que haya luz suave, una voz conocida, una mano tibia. Lo que hubo de difícil entre las personas, que se perdone y se suelte. Si las palabras ya no le llegan al oído, que tu paz le llegue al corazón.',
        'Recibe esta vida que salió de ti. Abre tu casa y tus brazos. Y sostén a quienes velan, con todo lo que todavía quisieran decir. Por Jesús, que murió y vive. Amén.',
      ].join('\n\n'),
    },
  },
  disability: {
    self: {
      title: 'Al vivir con una discapacidad',
      text: [
        'Creador mío, tú sabes cómo vivo. Mucho de lo que otros hacen sin pensar, yo lo tengo que planear, pedir o dejar pasar. A menudo mis límites me cansan menos que las escaleras, los trámites y la gente que habla por encima de mi cabeza.',
        'Te pido fuerza, y también herramientas y apoyos que me sirvan. Dame amistades que me vean primero a mí. Cuando me duela lo que no puedo, ten paciencia conmigo; y cuando encuentre mi propia manera de hacerlo, que pueda sentir orgullo.',
        'Mi valor nunca se midió por lo que soy capaz de hacer. Llevo tu imagen tal como soy, y tienes para mí trabajo y alegría. Déjame vivir este día por completo, delante de ti. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien con una discapacidad',
      text: [
        'Dios, autor de cada vida, te pido por una persona que vive con una discapacidad. Tú conoces sus dones, y también las peleas que no debería tener que dar: por una rampa, por un lugar, por un poco de comprensión.',
        'Dale fuerza para lo que le cuesta y buena gente para lo que no puede hacer por su cuenta. Abre puertas: a un trabajo a su medida, a amistades de igual a igual, a una iglesia que haga espacio de verdad. Aleja la lástima que mira desde arriba y las palabras que rebajan.',
        'Enséñanos a preguntar antes de ayudar, y a hacer caso de la respuesta. Tú disfrutas de esta vida, y no la hiciste menos que las demás. Que esta persona lo sepa, y que viva con dignidad y alegría. Amén.',
      ].join('\n\n'),
    },
  },
  infertility: {
    self: {
      title: 'Con el anhelo de un hijo',
      text: [
        'Padre, hay un lugar vacío en mi vida que yo tenía guardado para un hijo. Mes tras mes espero, y mes tras mes me despido de esa esperanza. Cuando alguien anuncia su buena noticia sonrío, y después necesito irme a donde nadie me vea.',
        'Te pido esa vida. Tú sabes desde cuándo te la pido. Guía a los médicos, si ellos pueden ayudar, y cuida que el amor no se vuelva un calendario. Quítame la idea de que mi cuerpo falló o de que me estás castigando.',
        'Dame gente con quien no tenga que disimular. Y haz que mi vida sea ancha y fecunda, pase lo que pase. No entiendo tu silencio, pero te traigo otra vez mi deseo, y lo dejo en tus manos. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que anhela un hijo',
      text: [
        'Dios de Ana, tú escuchaste una oración que apenas movía los labios. Escucha también este deseo de tener un hijo, que mucha gente ignora y que vuelve cada mes, con esperanza y con lágrimas.',
        'Concede lo que se anhela tan hondo. Bendice lo que la medicina pueda hacer, y da paz en las decisiones que eso trae. Si son dos quienes cargan esta pena, que no pierdan la ternura. Protege de las preguntas imprudentes y de los consejos fáciles.',
        'En los días en que duele cada cochecito que pasa, sé una compañía callada. Haz ver que una vida sin hijos no es una vida con menos amor. Tú lo ves completo, el deseo y la herida. Ten compasión, Señor. Amén.',
      ].join('\n\n'),
    },
  },
  pregnancy: {
    self: {
      title: 'En el embarazo',
      text: [
        'Dios de la vida, viene una criatura en camino. Tú ya ves lo que mis ojos no pueden ver: las manos diminutas, el corazón que late tan aprisa. Tengo alegría, y también inquietud; es tanto lo que puede pasar y tan poco lo que depende de mí.',
        'Cuida esta vida pequeña. Que crezca con fuerza y que cada semana sea buena. Da salud para los meses que faltan y valor para el parto. Pon a nuestro lado gente sabia y cariñosa. Cuando me asusten las historias que otros cuentan, cálmame.',
        'Haz espacio en mí para alguien que será muy distinto de todo lo que imagino. Antes de que yo supiera de esta vida, tú ya la conocías. A tu cuidado nos confío. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien que espera un bebé',
      text: [
        'Señor, nos alegramos porque viene un bebé, y sabemos qué delicado es este tiempo. Por eso traigo ante ti a la persona que lo espera y a esa vida diminuta que tú ya conoces y nosotros todavía no.',
        'Protege a ambas. Que el embarazo vaya bien, que los exámenes traigan calma y que el parto llegue a su hora. Regala sueño a pesar de todo, buen apetito y buen humor. Si llega el miedo, que haya a quién llamar a cualquier hora.',
        'Prepara un hogar donde esta criatura encuentre los brazos abiertos, y gente que comparta el trabajo igual que la alegría. Tú tejes la vida donde ningún ojo alcanza. Termina lo que empezaste, y déjanos darte las gracias con el corazón lleno. Amén.',
      ].join('\n\n'),
    },
  },
  'sick-child': {
    self: {
      title: 'Cuando se enferma mi hijo o mi hija',
      text: [
        'Jesús, tú dejabas que se te acercaran madres y padres con sus criaturas enfermas, y a nadie le dijiste que se fuera. Ahora vengo yo. Está enferma la vida que más quiero, y cambiaría de lugar sin pensarlo si pudiera. Me quedo cerca, le acaricio la frente, y siento qué poco puedo hacer.',
        'Devuélvele la salud. Quítale el dolor y el miedo. Da a los médicos acierto y manos suaves. Que yo tenga calma donde haga falta calma, y un rincón para llorar donde nadie se asuste.',
        'Tu amor por esta vida es más grande que el mío, aunque no entiendo cómo es posible. Quédate junto a su cama cuando estoy y cuando me tengo que ir. Te confío lo más querido que tengo. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por los padres de una criatura enferma',
      text: [
        'Padre del cielo, tú sabes lo que es ver sufrir a un hijo. Te presento a quienes tienen una criatura enferma. Vigilan cada respiración, leen cada rostro que se acerca, se muestran fuertes junto a la cama y se quiebran en el pasillo.',
        'Sana a esta criatura, te lo rogamos de todo corazón. Calma su dolor y dale un sueño tranquilo. Bendice a quienes la atienden, y muéstrales qué puede ayudar.',
        'Sostén a sus padres. Que se turnen, que coman algo, que se traten con cariño. Si hay otros hijos en casa, que no queden olvidados. Mándales amistades que cocinen, que lleven y traigan, y que no pregunten demasiado. Sé tú el suelo firme bajo sus pies, en esta hora y en la siguiente. Amén.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
