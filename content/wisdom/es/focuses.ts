// Spanish Wisdom passages for questions whose situation needs other words than its topic.
import type { PassagesByFocus } from '../wisdom-topics.ts';

export const focuses: PassagesByFocus = {
  illness_of_another: {
    acknowledgements: [
      'Cuando alguien a quien queremos está enfermo, el día tiene dos relojes: el suyo y el nuestro, que casi no cuenta. Se vela, se espera, y uno siente que no sirve de nada.',
      'Duele ver sufrir a una persona y no poder quitarle el dolor. El cariño busca qué hacer, y muchas veces lo único que queda es estar ahí, un día y otro.',
    ],
    truths: [
      'En los Evangelios mucha gente llega a Jesús por otra persona: un padre por su hija, unos amigos por un hombre en camilla. Él los escucha con gusto. Llevar a un enfermo ante Dios es un servicio verdadero, aun sin palabras.',
      'La Biblia no explica la enfermedad como falta de fe, ni en quien la sufre ni en quienes oran. Dios está cerca de la cama, y cerca también de la silla de al lado, donde alguien ya no da más.',
    ],
    suggestions: [
      'La compañía vale más que la frase perfecta. Ayuda preguntar qué haría bien hoy: conversación, silencio, comida, un viaje en carro, o alguien que acompañe a la consulta del médico.',
      'Quien cuida también necesita cuidado: dormir, una hora libre, alguien con quien hablar. Los médicos, los psicólogos y los grupos de apoyo son también para la familia, y aceptar su ayuda no le quita nada al amor.',
    ],
    steps: [
      'Pregúntale a la persona enferma qué sería bueno hoy, y haz una cosa pequeña de lo que responda.',
      'Dile a alguien con sinceridad cómo estás tú, y pídele una hora de relevo para esta semana.',
    ],
  },
  addiction_of_another: {
    acknowledgements: [
      'Amar a alguien atrapado en una adicción es esperar y desilusionarse una y otra vez. Se cuenta, se esconde, se disculpa, y poco a poco uno se pierde de vista.',
      'Al lado de una adicción se aprende a escuchar la puerta y a leer una cara en un segundo. Las promesas se hacen y se rompen, y la vergüenza deja todo dentro de casa.',
    ],
    truths: [
      'Nadie causó esto por amar poco, y nadie lo cura amando más. Dios ve a la persona entera detrás de la adicción. No pide cargar con lo que no es nuestro, ni llamar pequeño a lo que hace daño.',
      'En la Biblia el amor y la verdad van juntos. Decir con claridad lo que pasa, y lo que ya no se va a tapar, puede ser más amoroso que callar. Dios está con quien está atrapado y con quienes sufren a su lado.',
    ],
    suggestions: [
      'La adicción es una enfermedad para la que hay ayuda, y también hay ayuda para las familias: centros de orientación, médicos, grupos como Al-Anon. Se puede ir aunque la otra persona no quiera saber nada.',
      'Es sabio decidir en días tranquilos qué se hará en los malos: con el dinero, con el carro, con los niños. Si hay miedo o violencia, la seguridad va primero, y hay gente preparada para ayudar.',
    ],
    steps: [
      'Busca un centro o un grupo para familiares de personas con adicciones, y anota su número.',
      'Cuéntale hoy a una persona de confianza cómo están de verdad las cosas en casa, sin disculpar y sin acusar.',
    ],
  },
  abuse: {
    acknowledgements: [
      'Lo que cuentas es grave y merece que te crean. El abuso deja miedo, vergüenza y confusión, a veces durante años, y la culpa es de quien lo comete.',
      'Hace falta valor para ponerle palabras. Muchas personas heridas, con golpes, palabras, dinero o control, se preguntaron si lo suyo era bastante grave para pedir ayuda. Sí lo es.',
    ],
    truths: [
      'Dios no quiere que una persona dañe ni controle a otra, y ninguna palabra de la Biblia da permiso para eso. Él está del lado de quien fue herido. Tu dignidad viene de él, y nadie puede quitártela.',
      'Jesús fue duro con los que dañaban a los débiles, y tierno con quienes sufrían el daño. La fe no exige silencio, ni un perdón apurado, ni volver al peligro. Dios soporta el enojo y las preguntas que vienen con esto.',
    ],
    suggestions: [
      'Hay ayuda para lo que pasa ahora y para lo que pasó hace mucho: líneas de atención, centros especializados, médicos, la policía. Escuchan con reserva y llegan solo hasta donde tú quieras llegar.',
      'No hay que decidirlo todo hoy. Una persona que te crea, y alguien con experiencia en estos casos, pueden pensar contigo en la seguridad, en sanar, y en qué va primero.',
    ],
    steps: [
      'Llama a una línea contra la violencia desde un teléfono que nadie revise, aunque sea solo para preguntar qué es posible.',
      'Cuéntale a una persona que te crea lo que pasó o está pasando, con tan pocas palabras como quieras.',
    ],
  },
  infertility: {
    acknowledgements: [
      'Esperar un hijo que no llega es un dolor que casi nadie ve. Cada mes tiene su esperanza y su pequeño duelo, y las buenas noticias de otros a veces lastiman.',
      'Citas, calendarios, consejos bien intencionados: el deseo de un hijo ocupa la vida entera. En la pareja cada quien lo lleva a su manera, y cada quien puede sentirse a solas.',
    ],
    truths: [
      'La Biblia habla de Ana, que lloraba en el templo porque no tenía hijos, y de otras como ella. Dios no las regañó. No tener hijos no es un castigo, y nadie vale menos ante él por eso.',
      'Dios no mide una vida por los hijos. Él conoce ese deseo, y se le puede decir sin cortesías. No toda oración así tuvo un hijo por respuesta, y aun así nadie que oró fue despedido.',
    ],
    suggestions: [
      'Puede ayudar hablar, en pareja o con alguien de confianza, de lo que todavía da fuerzas y de lo que cuesta demasiado. Las pausas se permiten, y también faltar a ciertas fiestas.',
      'Los médicos pueden decir qué es posible, y un psicólogo puede acompañar lo que esto le hace al corazón. Las dos cosas son parte de la ayuda de Dios, se decida lo que se decida.',
    ],
    steps: [
      'Dile a Dios en una frase cómo ha sido este mes, sin adornarlo y sin esconder nada.',
      'Elige esta semana una cosa que haga bien y que no tenga que ver con la espera, y dale tiempo.',
    ],
  },
  child_loss: {
    acknowledgements: [
      'Perder un hijo, antes de nacer o después, le da la vuelta al mundo. No hay palabras que alcancen, y muchas de las que la gente dice solo lastiman.',
      'Ha muerto un hijo, y con él todos los años que iban a venir. Hay pérdidas sin tumba y con pocos testigos, y su dolor es tan real como cualquier otro.',
    ],
    truths: [
      'Nada en la Biblia vuelve buena la muerte de un niño ni le da una razón. Jesús tomó a los niños en brazos y dijo que el Reino es de ellos. En esos brazos se puede confiar a un hijo, con lágrimas y preguntas.',
      'Dios sabe lo que es perder a un hijo. No se queda fuera de este duelo. Soporta el reproche, el silencio y el grito sin palabras, y ninguna vida es demasiado corta para que él la conozca.',
    ],
    suggestions: [
      'La culpa suele venir con una pérdida así, y pocas veces dice la verdad. Puede ayudar decir esos pensamientos en voz alta ante un médico, una partera o un pastor, que sabrán responderlos.',
      'Esto no tiene calendario. Un nombre, una vela, una carta, un grupo de padres que lo saben por dentro: el amor necesita un lugar, y en una pareja cada quien llora a su manera.',
    ],
    steps: [
      'Di hoy en voz alta el nombre de tu hijo, o una palabra para ese hijo, y enciende una vela.',
      'Pídele a alguien que solo escuche media hora, sin consejos y sin tratar de arreglar nada.',
    ],
  },
  divorce: {
    acknowledgements: [
      'Cuando una relación se rompe, se va con ella un mundo entero: planes, costumbres, gente, una parte de uno. El alivio, el enojo y la pena pueden llegar en la misma hora.',
      'Una separación vuelve extrañas hasta las cosas simples: la otra llave, el lado vacío, los papeles. De noche se repasan escenas viejas, y no faltan voces que juzgan.',
    ],
    truths: [
      'Dios toma en serio las promesas, y por eso sabe lo que duele cuando una se rompe. La Biblia habla de lazos rotos sin desechar a las personas. Nadie se cae de la mano de Dios porque una relación termine.',
      'Jesús habló con gente cuya vida se había deshecho, con calma, con verdad y sin desprecio. Junto a él una persona es más que una historia que salió mal. Él sabe lo que se sufrió, y también lo que se hizo.',
    ],
    suggestions: [
      'Lo que se decide en la primera tormenta casi nunca tiene que ser definitivo. Un consejero, y en lo legal y los hijos un abogado o un centro de orientación, pueden poner algo de orden.',
      'Los hijos, si los hay, necesitan oír que no es culpa suya. Los adultos también necesitan a alguien que no quiera vengarlos ni los apure.',
    ],
    steps: [
      'Anota la pregunta más urgente de este momento, y el nombre de una persona que podría ayudarte con ella.',
      'Invita a alguien a comer contigo esta semana, para que al menos una noche no haya que pasarla a solas.',
    ],
  },
  family_conflict: {
    acknowledgements: [
      'Nadie puede herirnos como la propia familia, porque nadie nos conoce desde hace tanto. Basta una frase en la mesa, y cada uno vuelve a su viejo papel.',
      'Las peleas entre padres, hijos adultos y hermanos pocas veces empiezan donde estallan. Detrás de la herencia o del comentario suele haber una pregunta vieja: ¿a mí me vieron?',
    ],
    truths: [
      'La Biblia está llena de familias peleadas: Jacob y Esaú, José y sus hermanos. Dios no abandonó a ninguna, y la paz tardó años. Honrar a los padres no significa estar de acuerdo en todo ni soportar el daño.',
      'En lo que dependa de nosotros, vivir en paz: lo escribe Pablo, y reconoce que no depende de un solo lado. Un límite dicho con calma puede servir a la paz. Dios ve lo que cada uno ha perdido en la pelea.',
    ],
    suggestions: [
      'Suele ayudar hablar de una sola cosa, en un momento tranquilo, y decir cómo se vivió en vez de cómo es el otro. A veces una carta es más fácil que un encuentro.',
      'Una tercera persona, consejero, mediador o pastor, puede oír lo que la familia ya no oye. Tomar distancia un tiempo no es traición, y la puerta no tiene que cerrarse para siempre.',
    ],
    steps: [
      'Escribe la frase que más dolió, y debajo lo que habrías necesitado en ese momento.',
      'Ora hoy por alguien de tu familia, por su nombre y con sinceridad, sin pedirle a Dios que cambie solo a esa persona.',
    ],
  },
  guilt: {
    acknowledgements: [
      'La culpa puede seguir a una persona como una sombra, más larga de noche. Se vuelve a ver lo que se hizo, y se daría mucho por deshacerlo.',
      'Hay culpas reales y hay otras que solo se sienten. Por dentro cuesta distinguirlas, y las dos empujan a esconderse de Dios y de los demás.',
    ],
    truths: [
      'Nada que se lleve con sinceridad a Dios es demasiado pesado para su perdón. Pedro negó a su amigo, David hizo cosas peores, y los dos pudieron empezar de nuevo. Cristo cargó con nuestra culpa para que nadie la cargue siempre.',
      'Perdonar no es decir que no fue nada. La culpa se nombra, Dios la carga y la quita. A quien Dios perdona ya no le toca castigarse, aunque queden consecuencias y el sentimiento llegue más tarde.',
    ],
    suggestions: [
      'La culpa crece en el silencio. Decirla ante un sacerdote, un pastor o una persona discreta, y oír el perdón en voz alta, ha liberado a mucha gente.',
      'Donde algo se puede reparar sin hacer más daño, un paso pequeño y concreto ayuda más que un largo remordimiento. Y si la culpa no suelta, un psicólogo puede ayudar a mirarla.',
    ],
    steps: [
      'Dile a Dios con palabras sencillas lo que pasó, y luego di en voz alta que su misericordia es también para esto.',
      'Anota si algo se puede reparar y, si es así, cuál sería el primer paso pequeño.',
    ],
  },
  depression: {
    acknowledgements: [
      'La depresión es más que tristeza. Todo pesa, los colores se apagan, y hasta levantarse es trabajo. Ella dice que las cosas son así, y que es culpa nuestra.',
      'Se quisiera estar bien y no se puede; se quisiera orar y solo se oye vacío. Desde fuera casi no se nota, y eso la hace todavía más solitaria.',
    ],
    truths: [
      'Elías se acostó bajo un arbusto y ya no podía más. Dios no lo sermoneó; lo dejó dormir, le dio pan, y otra vez sueño y pan. La depresión no es pecado ni falta de fe.',
      'Hay salmos que terminan en la oscuridad, y también son Sagrada Escritura. La cercanía de Dios no depende de que la sintamos. Él sostiene a quien ya no puede sostener nada, y lo hace con suavidad.',
    ],
    suggestions: [
      'La depresión es una enfermedad que se trata. Un médico o un psicólogo es una buena primera puerta, y la medicina no es una derrota. Si llegan ideas de muerte, una línea de crisis atiende siempre.',
      'Basta con la próxima cosa pequeña: un vaso de agua, una ventana, diez pasos afuera, un mensaje a alguien. Mientras tanto otros pueden orar, cuando faltan las palabras propias.',
    ],
    steps: [
      'Llama hoy a un médico, o pídele a alguien que saque la cita y te acompañe.',
      'Mándale a una persona esta frase: no estoy bien, búscame por favor. No hace falta explicar nada más.',
    ],
  },
  unemployment: {
    acknowledgements: [
      'Perder el trabajo, o no encontrarlo, quita más que el sueldo. El día pierde su forma, cada rechazo parece personal, y da miedo que pregunten a qué se dedica uno.',
      'Las solicitudes salen y vuelve el silencio. Se empieza a dudar de lo que uno sabe hacer, y en casa se finge más calma de la que hay, mientras las cuentas dan vueltas.',
    ],
    truths: [
      'Ante Dios nadie vale lo que gana. Jesús contó de un dueño que salió hasta la última hora a buscar a los que nadie había contratado, y les dio lo que necesitaban. Dios ve a quienes esperan en la plaza.',
      'La Biblia conoce el trabajo como regalo, y conoce también años de desierto en que el pueblo solo podía recibir el pan de cada día. Un tiempo así no está perdido, y no es un veredicto.',
    ],
    suggestions: [
      'Ayuda tener un marco fijo: unas horas para buscar, y luego otra cosa, al aire libre y con gente. Amigos, antiguos compañeros y la parroquia se enteran de puestos que nunca se anuncian.',
      'Una oficina de orientación puede revisar qué ayudas corresponden, y alguien con experiencia leer la solicitud. La preocupación de noche pesa menos si otra persona conoce los números.',
    ],
    steps: [
      'Diles hoy a tres personas que buscas trabajo, y en una frase qué sabes hacer bien.',
      'Fija la hora en que hoy termina la búsqueda, y después haz algo en lo que te sientas capaz.',
    ],
  },
  betrayal: {
    acknowledgements: [
      'Cuando traiciona la persona en quien más se confiaba, se mueve el piso. Los recuerdos se vuelven dudosos, se duerme mal, y las preguntas llegan a las peores horas.',
      'Una infidelidad hiere en muchos lugares a la vez: la confianza, el cuerpo, el futuro que se imaginaba. Rabia, tristeza y vergüenza llegan juntas, aunque no se haya hecho nada vergonzoso.',
    ],
    truths: [
      'La Biblia trata la infidelidad como un mal y no le quita importancia. Dios mismo habla de haber sido traicionado por quienes amaba. Está cerca de los corazones rotos, y no culpa a quien sufrió el engaño por lo que otra persona eligió.',
      'En la Escritura, perdonar no es lo mismo que volver a confiar, y el perdón no decide por sí solo el futuro de una pareja. Puede empezar despacio, delante de Dios. La confianza necesita verdad, arrepentimiento y tiempo.',
    ],
    suggestions: [
      'No hace falta decidir nada del futuro en medio del golpe. Hablar con alguien de confianza, una amistad, un pastor, un sacerdote, un consejero, ayuda a volver a pensar y a respirar.',
      'Es justo pedir la verdad, y también distancia si hace falta. Un médico puede orientar sobre la salud y un terapeuta sobre lo demás; si hay miedo o presiones, lo primero es estar a salvo.',
    ],
    steps: [
      'Cuéntale hoy a una persona de confianza lo que pasó, y pídele solo que escuche y que no se lo cuente a nadie.',
      'Dile a Dios, sin buscar palabras bonitas, qué se ha roto y qué necesitas para pasar el día de hoy.',
    ],
  },
  forgiving_oneself: {
    acknowledgements: [
      'A veces es más fácil perdonar a otros que perdonarse. La escena vuelve, con lo que se debió haber dicho o hecho, y la sentencia es siempre la misma.',
      'Quizá los demás lo dejaron atrás hace mucho, y por dentro una voz lo trae de vuelta una y otra vez. Escucha todas las razones para tener piedad, y luego vuelve a empezar.',
    ],
    truths: [
      'Dios conoce toda la historia, y es más grande que el corazón que acusa. Donde él perdona, no hay otro tribunal por encima. Aceptar su misericordia no es orgullo: es confiar en su palabra más que en la propia sentencia.',
      'Pedro lloró por lo que había hecho, y después Jesús le confió una tarea. No le pidió que antes se castigara. En la Biblia el arrepentimiento lleva de vuelta a Dios y a los demás, no a una acusación sin fin.',
    ],
    suggestions: [
      'Tratarse con ternura no es buscar excusas. Se puede nombrar la falta, reparar lo que se pueda sin hacer más daño, y dejar el resto en manos de Dios.',
      'Suele ayudar oír la misericordia en otra voz: un pastor, un sacerdote, alguien sabio. Si los pensamientos no dan descanso o se vuelven oscuros, un médico o un psicólogo también es ayuda de Dios.',
    ],
    steps: [
      'Escribe lo que le dirías a un buen amigo que hubiera hecho lo mismo, y léelo en voz alta para ti.',
      'Nombra el asunto ante Dios en una sola frase, y dale gracias en voz alta por su misericordia, que es mayor.',
    ],
  },
};
