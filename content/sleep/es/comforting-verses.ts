// Spanish commentaries of Peaceful Sleep: what each comforting verse may mean to a person in bed.
// No word depends on the gender of the person.
import type { SleepTexts } from '../sleep-outline.ts';

export const comfort: SleepTexts['commentaries'] = {
  psalm_4_8:
    'David escribió esto en días revueltos, con gente en su contra. Acostarse fue para él un acto de confianza: apagar la luz y dejarle la vigilancia a Otro. La seguridad que nombra está más adentro que cualquier cerradura.',
  psalm_3_5:
    'Según la tradición, quien lo dice huía de su propio hijo. Aun así se acostó, durmió y volvió a abrir los ojos. Detrás de tantos despertares corrientes hubo un cuidado en el que casi nadie se fija.',
  numbers_6_24:
    'Estas palabras se decían sobre un pueblo en el desierto, entre tiendas y polvo. Sirven también junto a una lámpara de noche. No piden que hagas nada: una bendición solo se recibe, como se recibe una manta.',
  psalm_23_1:
    'Un pastor pasa la noche cerca de sus ovejas y distingue a cada una por el paso. El salmo no esconde el valle oscuro. Cuenta que también allí se camina en compañía, y que esa compañía conoce el camino.',
  psalm_46_1:
    'La tierra puede temblar, y el salmo lo cuenta sin suavizarlo. En medio pone un refugio, y no está lejos: se entra en él desde cualquier cama, con fe grande o con una fe que apenas se sostiene.',
  psalm_46_10:
    'Aquietarse se parece aquí a aflojar los puños. Por unas horas el mundo puede girar sin tu vigilancia, porque nunca fue tarea tuya sostenerlo. Dios es Dios también de madrugada, cuando nadie hace nada.',
  psalm_55_22:
    'Soltar una carga no siempre sale a la primera. Tal vez la mano la busque otra vez dentro de una hora. El verso no dice que el peso desaparezca; habla de Alguien que sostiene a quien lo lleva.',
  psalm_62_1:
    'Hay un silencio que espera y otro que ya se rindió. Este es del primero. El alma deja de discutir un momento y se apoya, como la espalda que, después de un largo camino, encuentra por fin una pared.',
  psalm_91_1:
    'Una sombra solo cubre cuando alguien está muy cerca; desde lejos no alcanza. Así de próximo piensa este salmo a Dios, también en las horas en que no se le siente y el cuarto parece vacío.',
  psalm_121_3:
    'En las ciudades antiguas, al centinela podía vencerlo el sueño sobre la muralla. A Dios no. Si pasas la noche en vela, hay quien vela contigo; y si cierras los ojos, nada queda sin guardia.',
  psalm_131_2:
    'Una criatura ya destetada no busca alimento en el regazo de su madre: solo quiere estar. Así puede ser una oración sin peticiones. Esta noche cabe quedarse junto a Dios sin pedir y sin entender.',
  psalm_145_18:
    'Aquí no se pide una voz hermosa ni una fórmula exacta. Llamar de verdad puede ser decir apenas un nombre en la oscuridad. De quien llama así, aunque sea con un suspiro, Dios no está lejos.',
  psalm_147_3:
    'Quien cuenta las estrellas se inclina también sobre una herida y la venda. Vendar lleva tiempo, y se hace de cerca. En la atención de Dios caben juntos lo enorme del cielo y esta pena tuya.',
  proverbs_3_24:
    'El sabio conoce el miedo de las noches y no se burla de él. Habla del descanso que acompaña a una vida cerca de Dios. Si hoy el sueño tarda, eso no quiere decir que hayas fallado en algo.',
  isaiah_26_3:
    'La paz aparece aquí unida a un apoyo y no a un esfuerzo. Una mente cansada se dispersa, y puede volver a Dios una vez y otra, como la aguja de una brújula que tiembla antes de aquietarse.',
  isaiah_43_1:
    'El agua y el fuego están en el texto; nadie los niega. También está un nombre, dicho por quien da la vida. En lo hondo de la noche basta con esto: hay quien te conoce y no te confunde con nadie.',
  isaiah_49_15:
    'Hasta el amor de una madre, que parece lo más firme, puede fallar, y hay quien lo sabe por experiencia. El de Dios no. Lleva a los suyos grabados en las palmas, donde no se pierden de vista.',
  isaiah_54_10:
    'Montes que se mueven: así se siente a veces perder la salud, el trabajo, a una persona. El profeta admite que hasta lo más sólido puede irse. Lo que no se retira es el amor de Dios, con su paz.',
  lamentations_3_22:
    'Estas líneas nacieron entre ruinas, en un libro lleno de llanto, y por eso pueden leerse sin fingir. La misericordia de Dios no es una reserva que se gaste a lo largo del día. Tampoco la gastó este día.',
  zephaniah_3_17:
    'Poca gente imagina a Dios cantando. El profeta lo ve así, con alegría por su pueblo y con un amor que sabe callar. Si sueles acostarte oyendo reproches por dentro, esta voz suena de otra manera.',
  matthew_11_28:
    'La invitación es para quien llega con peso y sin fuerzas, y no exige tenerlo todo en orden. Jesús no pone horario. A las tres de la madrugada también se puede ir, sin levantarse de la cama.',
  john_14_27:
    'Jesús habló de paz la noche en que iban a arrestarlo. La dejó como se deja una herencia, a gente con miedo. Es una paz que puede convivir con lo que inquieta, porque viene de su presencia.',
  romans_8_38:
    'Pablo hace una lista larga, y la muerte va en ella. Puedes añadir lo tuyo, aquello que hoy te quita el sueño. Ningún renglón, ni siquiera el más oscuro, tiene más fuerza que el amor de Dios en Cristo.',
  thessalonians_3_16:
    'Así se despide una carta a gente preocupada. Pablo no les desea una vida sin sobresaltos; pide para ellos paz en todo momento y de muchas maneras. Esta hora, sea la que sea, también entra en esa oración.',
};
