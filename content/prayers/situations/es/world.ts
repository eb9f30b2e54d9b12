// Spanish prayers for journeys, exile, prison, war, disaster, the country, the persecuted, and grace at meals.
import type { SituationPrayers } from '../situation.ts';

export const world = {
  travel: {
    self: {
      title: 'Antes de un viaje',
      text: [
        'Señor, me pongo en camino. La maleta está hecha, o casi, y ya revisé dos veces lo que siempre reviso dos veces. El viaje me ilusiona, y también me inquieta un poco, como pasa siempre que se deja lo conocido.',
        'Protégeme en el trayecto. Mantén despierta a la gente que conduce, pilotea o navega, y que yo tampoco me distraiga. Líbrame de accidentes y de malas intenciones. Si algo sale mal, que conserve la calma y encuentre a quien me eche una mano.',
        'Bendice a quienes dejo y a quienes me reciben. Ábreme los ojos para lo que me quieras mostrar por allá. No hay lugar adonde llegue en que tú no estés desde antes. Llévame con bien a mi destino, y con bien de regreso. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por {alguien|@,} que está de viaje',
      text: [
        'Dios, compañía de quien va de camino, te encomiendo a {una persona|@,} que viaja. No puedo {acompañarla|acompañarlo}, y me sorprendo mirando el reloj y el pronóstico del tiempo. Por eso te pido que vayas tú.',
        'Que la ruta esté despejada y la atención despierta. Aparta los accidentes, las enfermedades y los robos. Ponle en el camino gente amable a quien preguntar, una cama limpia, pan, agua y buenas conexiones. Y que en lo extraño encuentre algo que le recuerde su casa.',
        'Que este viaje le traiga lo que fue a buscar, y un poco más: buenos encuentros, y algún rato de silencio contigo. Que llegue bien y que vuelva, a su hora, adonde se le espera. Tu mano alcanza tan lejos como cualquier camino. Amén.',
      ].join('\n\n'),
    },
  },
  migration: {
    self: {
      title: 'Lejos de mi tierra',
      text: [
        'Dios de Abraham, tú conoces a quienes tuvieron que dejar su tierra. También yo estoy lejos de la mía. Llevo por dentro nombres de calles que aquí no le dicen nada a nadie. Deletreo mi apellido, busco las palabras como si volviera a la infancia, y unos papeles deciden sobre mis días.',
        'Que encuentre un lugar donde me pueda quedar. Que quienes resuelven mi caso vean a un ser humano. Ayúdame a aprender, a trabajar y a no perder la dignidad en las salas de espera. Protege a quienes quedaron allá, y que no olviden mi voz.',
        'Cuando llegue la nostalgia, siéntate a mi lado. A ti también te llevaron de niño a un país ajeno. Contigo no soy de afuera. Llévame adelante, paso a paso. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien lejos de su tierra',
      text: [
        'Padre de todos los pueblos, traigo ante ti a una persona que vive lejos de su tierra. Tú sabes lo que dejó y lo que vio en el camino, y que no todo se puede contar. Aquí casi todo es nuevo y muy poco es seguro.',
        'Concédele una buena respuesta con sus papeles, un cuarto, un trabajo honrado, un médico que tenga tiempo. Ábrele puertas donde ahora ve paredes. Mándale vecinos que saluden e inviten, y una iglesia donde quepa su manera de cantar.',
        'Protégela de quien explota y de quien odia. Cuida a su gente, la de cerca y la de lejos. Y a nosotros haznos aprender de quien llega, porque también Jesús tuvo que huir. Que encuentre paz, y que eche raíces. Amén.',
      ].join('\n\n'),
    },
    group: {
      title: 'Por quienes tuvieron que huir',
      text: [
        'Señor, cuánta gente anda por los caminos porque no pudo quedarse donde estaba. Caminan, esperan junto a una reja, cruzan ríos y desiertos, suben a barcas demasiado llenas. Nosotros vemos las fotos y pasamos la página. Tú no la pasas.',
        'Salva a quienes corren peligro en esta hora, en el agua, en el monte, en manos de traficantes. Da leche a los niños y un techo para la noche. Reúne a las familias que se perdieron. Fortalece a quienes rescatan, dan de comer y orientan.',
        'Cambia el corazón de los poderosos, para que nadie tenga que huir. Y a nosotros danos valor para compartir, cabeza fría para hacer leyes justas y puertas abiertas. En cada forastero llegas tú. Que te reconozcamos a tiempo. Amén.',
      ].join('\n\n'),
    },
  },
  prison: {
    self: {
      title: 'Desde la cárcel',
      text: [
        'Dios, aquí las puertas tienen llave y los días son iguales. Tú entras de todos modos; a ti nadie te deja fuera. Te hablo bajito, porque en este lugar no se muestra lo que se lleva dentro.',
        'Tú sabes por qué estoy aquí, lo que hice y lo que no hice. Lo que es culpa lo pongo ante ti y te pido perdón. Acompaña a quienes haya lastimado. Lo que es injusto, sácalo a la luz. Guárdame de la violencia, de la droga y de la desesperación, y que algo en mí no se endurezca.',
        'Cuida a mi gente afuera, que no la pierda. Dame hoy algo bueno: un libro, una charla, una hora honrada. A tu Hijo también lo encerraron. Que un día salga en libertad, y que la libertad empiece ya por dentro. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien en la cárcel',
      text: [
        'Jesús, dijiste que nos esperas en las cárceles. Por eso hasta allí va mi pensamiento, y te pido por una persona que está tras los muros. No quiero juzgar. Tú conoces la historia completa.',
        'Protégela de la violencia, y que el corazón no se le haga piedra. Ayúdale a pasar las noches. Que reciba una palabra buena de quien vigila, de quien visita, de quien comparte la celda. Si hay culpa, que crezca el arrepentimiento; si no la hay, que se sepa la verdad. Consuela a quienes sufrieron el delito.',
        'Que no se rompan los lazos con los suyos y que las cartas lleguen. Prepara el después: un techo, un trabajo, gente que vuelva a confiar. Para ti nadie es solamente lo que hizo. Dale libertad por dentro, Señor, y a su tiempo también por fuera. Amén.',
      ].join('\n\n'),
    },
  },
  soldier: {
    self: {
      title: 'En el servicio militar',
      text: [
        'Señor Dios, sirvo con un arma en las manos, y no lo hago a la ligera. Aprendí a cumplir sin pensar. Pero cuando por la noche todo se calla, soy un ser humano con miedo, con nostalgia de casa y con preguntas que no digo en voz alta.',
        'Protege mi vida y la de quienes van a mi lado. Dame claridad en el peligro. Mantén despierta mi conciencia, para que no haga nada que no te pueda contar. Protege a la gente que no tiene armas. Que no empiece a odiar.',
        'Acompaña a quienes me esperan y dales sueño. Ayúdame a llevar lo que he visto, y a hablar de eso algún día. Que llegue el tiempo en que este servicio no haga falta. Bajo tu amparo me pongo. Amén.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguien en el servicio militar',
      text: [
        'Dios de la paz, te pido por una persona que sirve en el ejército, tal vez cerca del peligro. En su casa cada llamada se espera y cada silencio se hace largo. Tú ves la vida que hay bajo ese uniforme, preciosa para ti y para nosotros.',
        'Tráela de vuelta con bien, en el cuerpo y en el alma. Dale compañeros en quienes confiar y mandos que piensen antes de ordenar. Guarda su conciencia despierta y su corazón sin odio. Ten piedad también de quienes están del otro lado, que son igual de amados.',
        'Cuando todo termine, condúcela a su casa, y que haya ayuda para lo que sus ojos vieron. Y a quienes deciden sobre la guerra dales sabiduría, que busquen la paz más pronto y con más ganas. Guárdala, Señor, de día y de noche. Amén.',
      ].join('\n\n'),
    },
  },
  war: {
    self: {
      title: 'Al vivir en medio de la guerra',
      text: [
        'Dios, hay guerra donde vivo. Aprendí a distinguir los ruidos. Duermo con la ropa puesta, si duermo. Pienso en la gente que amo, repaso sus nombres una y otra vez. Tengo miedo, y ya no sé cómo descansar de él.',
        'Protégenos. Cubre esta casa, esta calle, a quienes ya no pueden correr. Que haya agua, pan y luz. Recibe a los muertos en tu paz. Desvía la mano que quiere disparar.',
        'Llevo odio dentro, y te lo traigo antes de que me devore. Conserva en nosotros lo que es humano. Tú sabes lo que cuesta la paz, porque te costó la sangre de tu Hijo. Que llegue aquí, y que llegue pronto. Mientras tanto, sé nuestro refugio, que no tenemos otro. Amén.',
      ].join('\n\n'),
    },
    group: {
      title: 'Por las víctimas de la guerra',
      text: [
        'Dios de la paz, te pedimos por quienes viven en medio de una guerra. Para nosotros es una noticia; para esa gente es la cocina, el sótano, el camino para traer agua. Tú escuchas cada nombre por encima del ruido.',
        'Salva vidas. Que callen las armas y que la ayuda pueda pasar. Quédate con los heridos y con quienes operan a la luz de una linterna. Protege a los niños y devuélveles un día el sueño. Sostén a quienes se niegan a hacer el mal, del lado que sea.',
        'Quebranta el orgullo de quienes ganan con la guerra. Da paciencia a quienes negocian. Que no nos acostumbremos. Tú prometiste que de las espadas se harán arados; te lo recordamos, Señor, y esperamos que lo cumplas. Amén.',
      ].join('\n\n'),
    },
  },
  disaster: {
    self: {
      title: 'Tras un desastre',
      text: [
        'Señor, en muy poco tiempo se destruyó tanto. Estoy frente a lo que queda y la cabeza no me alcanza para entenderlo. Cosas que siempre estuvieron ahí ya no están. Busco gente, busco papeles, busco algo que se haya salvado. Todavía me tiemblan las manos.',
        'Te doy gracias porque vivo, y lloro por quienes murieron y por lo que se perdió. No te encuentro en la destrucción; te busco en las manos que escarban, comparten y vendan. Que las mías también sirvan.',
        'Danos hoy agua, comida y dónde dormir. Aleja de nosotros nuevos peligros. Da fuerza para la limpieza, que va a ser larga, y que el mundo no nos olvide la semana que viene. Sé tú el suelo que no tiembla. Amén.',
      ].join('\n\n'),
    },
    group: {
      title: 'Por las víctimas de un desastre',
      text: [
        'Padre, nos estremece lo que golpeó a esta gente. En poco tiempo perdieron casas y trabajo, y algunas personas perdieron a quien más querían. Nosotros estamos lejos y apenas podemos imaginarlo. Tú estás en medio de todo.',
        'Que aparezcan con vida quienes faltan. Da fuerzas a los equipos de rescate y protégelos. Que los médicos, el agua limpia, las mantas y la comida caliente lleguen pronto adonde se necesitan, y que nadie se quede sin nada por ser pobre o por vivir lejos.',
        'Consuela a quienes entierran a sus muertos. Aleja las enfermedades, los saqueos y el temor al siguiente golpe. Cuando se vayan las cámaras, que la ayuda se quede, para levantar paredes y para curar el alma. Y haznos generosos, hoy y dentro de un año. Ten piedad, Señor. Amén.',
      ].join('\n\n'),
    },
  },
  country: {
    group: {
      title: 'Por nuestro país',
      text: [
        'Señor de las naciones, te traemos a nuestro país: la tierra con sus ríos y ciudades, sus canciones, sus heridas, y la gente que aquí vive, piense lo que piense. Gracias por lo bueno que tiene y por quienes lo trabajaron antes que nosotros.',
        'Da sabiduría a quienes gobiernan, y una conciencia que no esté en venta. Cuando haya elecciones, que sean limpias y libres, y que se respete a quien pierde. Descubre las mentiras. Protege a jueces, a periodistas y a quienes sirven sin hacer ruido.',
        'Cura la desconfianza que nos separa. Que hablemos antes de gritar, y que veamos al débil antes de contar las ganancias. Que haya pan, trabajo y seguridad en cada casa. Perdona el mal que hemos hecho como pueblo, y haz que seamos bendición para los países vecinos. Amén.',
      ].join('\n\n'),
    },
  },
  persecution: {
    self: {
      title: 'Cuando me persiguen por mi fe',
      text: [
        'Señor Jesús, por ser de tu familia vivo bajo presión. Tengo que pensar qué digo y a quién se lo digo. Hay gente que me dio la espalda. Yo no busqué esto, y el valor no me viene de nacimiento.',
        'Tú dijiste que sería así, y que te quedarías. Protege mi vida y la de la gente que amo, y a quienes comparten esta misma suerte. Enséñame cuándo callar y cuándo hablar. Si me venció la debilidad, levántame como levantaste a Pedro.',
        'No quiero odiar a quienes hacen esto. Tócales el corazón. Que mi fe no se vuelva dura, que se vuelva clara. Nunca conocí una libertad como la tuya. Guárdame en tu mano, y que tu paz pueda más que sus amenazas. Amén.',
      ].join('\n\n'),
    },
    group: {
      title: 'Por los cristianos perseguidos',
      text: [
        'Dios y Padre nuestro, oramos sin peligro por quienes no pueden orar sin peligro. Se reúnen con las cortinas cerradas, pierden el trabajo y la casa; hay quienes están en una celda y hay quienes ya dieron la vida. Son de los nuestros, y casi no sabemos sus nombres. Tú los sabes todos.',
        'Fortalécelos hoy. Que sientan que no caen en el olvido. Cuida a los niños, que en la escuela deben callar. Da valor a quien tiene miedo, paciencia a quien está en prisión, y sanación a quien padeció la tortura.',
        'Cambia el corazón de quienes persiguen, como cambiaste a Saulo en el camino. Que haya leyes que dejen creer en libertad. Y a nosotros, que la tenemos fácil, danos más gratitud y más fidelidad. Únenos en la sola oración de tu pueblo. Amén.',
      ].join('\n\n'),
    },
  },
  meal: {
    group: {
      title: 'Bendición de la mesa',
      text: [
        'Padre, compartimos una misma mesa, y eso ya es un regalo. Te damos gracias por estos alimentos, por la tierra y la lluvia, y por las manos que sembraron, cosecharon y cocinaron.',
        'Bendice lo que vamos a comer y a quienes lo comemos. Bendice también la conversación, y que al levantarnos seamos más amables que al sentarnos. Acuérdate de quienes hoy pasan hambre o comen a solas. Amén.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
