// Spanish article of Peaceful Sleep about dreams, for a reader who has just woken from a dream.
import type { SleepTexts } from '../sleep-outline.ts';

const paragraphs: readonly string[] = [
  'Acabas de despertar y el sueño sigue ahí, a medio borrar. Tal vez fue extraño, hermoso o terrible. Antes de buscarle un significado, puede ayudar una luz pequeña, un poco de agua y una lectura tranquila de lo que la Biblia cuenta sobre los sueños. Dice menos de lo que a veces se cree, y lo dice con serenidad.',
  '## Sueños que la Biblia cuenta',
  'Jacob, de camino y con una piedra por almohada, soñó con una escalera entre la tierra y el cielo (Génesis 28:10-17). José explicó los sueños de otros y no se atribuyó el mérito (Génesis 40:8; 41:16). Salomón pidió sabiduría mientras soñaba (1 Reyes 3:5-15). Daniel le descifró al rey el suyo, y dejó claro que la respuesta venía de Dios (Daniel 2:27-30). José de Nazaret recibió en sueños las indicaciones que protegieron a María y al niño (Mateo 1:20-24; 2:13-23).',
  'Lo que Pedro vio en la azotea se pone a menudo en esta lista, pero no fue un sueño: estaba orando y tuvo una visión (Hechos 10:9-16). En conjunto son pocos relatos para una historia de tantos siglos. Dios dio esos sueños cuando quiso, y para algo concreto. En ninguna parte se enseña a provocarlos.',
  '## Casi todos son solo sueños',
  'El Eclesiastés relaciona los sueños con el exceso de ocupaciones, y los nombra junto a la palabrería (Eclesiastés 5:3, 7). Es una observación sobria. La mente dormida ordena el día como puede: mezcla una conversación, una película, un recuerdo de infancia y la cena. Que un sueño sea intenso no lo convierte en mensaje. Soñar una desgracia no la trae, ni significa que vaya a ocurrir. Y como no se elige lo que se sueña, nadie tiene que cargarlo como culpa.',
  '## Una advertencia seria',
  'La misma Biblia avisa de los sueños que alejan de Dios. Aunque un soñador acierte en algo, no hay que ir tras él si invita a servir a otros dioses (Deuteronomio 13:1-5). Jeremías denuncia a profetas que presentaban sus propios sueños como palabra del Señor (Jeremías 23:25-32). Por eso conviene mantenerse lejos de quien cobra por interpretar sueños y de quien pretende leer en ellos el futuro. También de quien dice haber soñado con tu vida y, por ese motivo, te exige obediencia, dinero o silencio.',
  'No todos los cristianos piensan igual en este punto. Algunos creen que Dios ya no guía por sueños, ahora que tenemos la Escritura completa. Otros creen que todavía puede hacerlo, y escuchan con respeto a quienes lo cuentan. En lo principal coinciden: ningún sueño puede corregir lo que Dios ha dado a conocer en Cristo, ninguno está por encima de la Escritura, y nadie necesita sueños especiales para estar cerca de él.',
  '## Cómo examinar lo que queda',
  'Pablo enseña a examinarlo todo antes de quedarse con algo (1 Tesalonicenses 5:21). Si un pensamiento del sueño sigue contigo, hay preguntas sencillas que ayudan. ¿Concuerda con la Escritura y con el modo de ser de Jesús? ¿Lleva hacia el amor y la verdad, o hacia el miedo y el control? ¿Qué dirían personas sensatas que te conocen: un pastor, un sacerdote, una amiga de muchos años? ¿Puede esperar? Lo bueno aguanta la luz del día. Ninguna decisión grande debería apoyarse solo en un sueño, y menos a esta hora. Y si lo único que te deja son ganas de orar por alguien o de dar gracias, eso puede hacerse sin saber de dónde vino.',
  '## Si fue una pesadilla',
  'Las pesadillas tienen muchas causas: la fiebre, una enfermedad, algunos medicamentos, el alcohol, el duelo, una temporada de mucha tensión. Después de una violencia, un accidente o una guerra, el cuerpo puede repetir de noche lo que no pudo asimilar de día. No es falta de fe, y no es un castigo. Job, en su angustia, llegó a pensar que Dios lo aterraba con sueños (Job 7:13-14), y el libro muestra que lo suyo no era un castigo.',
  'Si se repiten, si te hacen temer la cama, si reviven algo que te hicieron o si empezaron con una medicina nueva, vale la pena contárselo a un médico, a una psicóloga o a alguien de confianza. Hay tratamientos que ayudan a muchas personas. Eso sí, conviene no dejar ningún medicamento sin consultarlo. Y si al despertar piensas en hacerte daño, o si alguien te lo hace, no esperes a la mañana: llama a los servicios de emergencia, a una línea de ayuda o a alguien con quien estés a salvo.',
  '## Volver a acostarse',
  'Se puede empezar por el cuerpo: los pies en el suelo, la mano en la pared, el nombre del lugar donde estás. Suelta el aire un poco más despacio de lo que lo tomas. Si te sirve, escribe el sueño en dos líneas y cierra el cuaderno. Puedes dejar una luz encendida, o buscar la voz de alguien que te quiere bien.',
  'Luego cuéntale a Dios lo que viste y lo que sentiste, sin ordenarlo. Hay salmos que caben en esta hora y se leen en voz baja (Salmos 4; 121). A él la oscuridad no le impide ver (Salmo 139:11-12). Y aunque el sueño no vuelva enseguida, recostarse en silencio también es un descanso. Lo que soñaste ya pasó. Tú estás aquí, y Dios está aquí contigo.',
];

export const dreams: SleepTexts['article'] = {
  title: 'Lo que dice la Biblia sobre los sueños',
  content: paragraphs.join('\n\n'),
};
