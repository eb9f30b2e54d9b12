// Spanish affirmations in response to gratitude entries. No word depends on the gender of the user.
import type { GratitudePassages } from '../gratitude-themes.ts';
import { appreciations } from './appreciations.ts';
import { conclusions } from './conclusions.ts';
import { themeGroups, themePhrases, themeWords } from './theme-words.ts';

export const gratitude: GratitudePassages = {
  frames: [
    { before: 'Hoy has dado gracias con estas palabras: «', after: '».' },
    { before: 'Has anotado «', after: '», y ya no se pierde entre los días.' },
    { before: 'Entre todo lo de hoy, has querido guardar «', after: '».' },
    { before: '«', after: '»: así lo has dicho, y Dios lo ha oído.' },
    { before: 'Tu gratitud tiene hoy estas palabras: «', after: '».' },
  ],
  unquoted: [
    'Lo que hoy agradeces queda dicho ante Dios.',
    'Hay gracias que se dan casi sin palabras.',
    'Algo bueno ha pasado por tu día, y lo has visto.',
    'Tu gratitud de hoy tiene su lugar en estas páginas.',
    'Has hecho una pausa para agradecer, y eso cuenta.',
  ],
  appreciations,
  conclusions,
  inDanger: {
    life: [
      'Entre tus gracias se oye un dolor muy hondo, y es bueno que haya salido. Tu vida vale mucho para Dios, también cuando cuesta sentirlo. Ahora lo primero es que no estés a solas: una persona de confianza, un médico o una línea de ayuda pueden acompañarte en este mismo momento. Pedirlo no es molestar a nadie.',
      'Gracias por decir la verdad también aquí. Lo que sientes pesa demasiado para una sola persona, y nadie espera que lo lleves así. Dios no te suelta, y quiere que vivas. Por favor, habla ahora con alguien que pueda quedarse contigo, o llama a un servicio de emergencia si el peligro está cerca.',
    ],
    violence: [
      'Se puede agradecer algo y, al mismo tiempo, estar sufriendo un daño que no es justo. Lo que te hacen no es culpa tuya, y Dios no te pide que lo aguantes. Mereces vivir a salvo. Una línea de ayuda, la policía o una persona que te crea pueden ayudarte hoy a encontrar un lugar seguro.',
      'Lo que has escrito deja ver miedo, y ese miedo merece ser tomado en serio. Vales mucho ante Dios, y nadie tiene derecho a lastimarte, tampoco alguien de tu casa. Tu seguridad es lo primero. Hay personas que saben ayudar con discreción: quien atiende una línea de auxilio, un centro de salud, alguien de tu confianza.',
    ],
  },
  prompts: [
    'Hoy me hizo bien…',
    'Una persona por la que doy gracias es…',
    'Algo pequeño que no quiero olvidar:',
    'En medio de lo difícil, hubo…',
    'Pedí esto, y llegó:',
    'De este lugar donde vivo agradezco…',
  ],
  themeWords,
  themeGroups,
  themePhrases,
};
