// Spanish Wisdom passages for a person in danger. No word depends on the gender of this person.
import type { WisdomPassages } from '../wisdom-topics.ts';

export const inDanger: WisdomPassages['inDanger'] = {
  life: {
    insights: [
      'Gracias por ponerlo en palabras. Lo que sientes ahora es un dolor inmenso, y un dolor así hace creer que no hay otra salida. No es culpa tuya, y no es falta de fe: también hubo profetas que le dijeron a Dios que ya no podían más, y él los alimentó, los dejó dormir y se quedó con ellos. Tu vida vale muchísimo para él, también en esta hora. Por favor, no te quedes a solas con esto. Una línea de crisis, un servicio de urgencias o alguien de confianza puede acompañarte ahora mismo. Si tienes cerca algo con que podrías hacerte daño, pon distancia.',
      'Quizá ahora todo te parezca cerrado, y el cansancio sea enorme. El sufrimiento habla así, y habla muy fuerte, pero no lo sabe todo de ti. Dios te pensó con amor y no se arrepiente. No te pide que entiendas ni que sonrías, ni que encuentres fuerzas que no tienes. Lo único que importa en esta hora es que alguien esté contigo. Hay personas preparadas para eso, de día y de noche, que escuchan sin asustarse y sin juzgar. Un médico también sabe ayudar con un dolor así. Hablar con una de estas personas es un modo de dejar que Dios te sostenga.',
    ],
    steps: [
      'Llama ahora a una línea de crisis o al número de emergencias de tu país, y di con sencillez: “Necesito ayuda”.',
      'Pide a alguien de confianza que venga a estar contigo en este momento, o ve adonde haya gente que te cuide.',
    ],
  },
  violence: {
    insights: [
      'Lo que cuentas es grave, y gracias por decirlo. Nadie merece golpes, amenazas, encierro ni humillación, y nada de lo que hayas hecho o dicho los justifica. Dios no bendice la violencia, tampoco en una casa donde se ora, y no te pide que la soportes por amor, por la familia ni por la fe. Perdonar no significa dejar que el daño siga. Ahora importa que estés a salvo. Las líneas de ayuda contra la violencia atienden con discreción y saben buscar contigo un lugar seguro. Si el peligro es de este momento, el número de emergencias es para ti. Mereces que te crean y te acompañen.',
      'El miedo que sientes tiene razones, y no estás exagerando. Cuando alguien hace daño, la responsabilidad es suya, por completo. La Biblia muestra a un Dios que oye a quien sufre bajo la mano del fuerte, y que abre refugio a quien huye. Tu cuerpo y tu dignidad son obra suya. No hace falta decidir hoy toda la vida, ni hacerlo sin ayuda. Un centro de salud, una abogada, una persona de la iglesia que sepa guardar un secreto o una línea especializada pueden pensar contigo en un lugar seguro. Si alguien revisa tu teléfono, llamar desde otro puede protegerte.',
    ],
    steps: [
      'Llama hoy, desde un teléfono seguro, a una línea de ayuda contra la violencia; si hay peligro ahora, al número de emergencias.',
      'Cuéntale a una persona que te crea lo que está pasando, y acuerda con ella una palabra para pedir auxilio.',
    ],
  },
};
