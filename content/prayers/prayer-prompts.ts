// Short prompts that fill the request field when a user does not know how to begin.
import type { Language } from '../../schemas/fields.ts';

/** Six per language; each short enough to be the whole title of the prayer. */
export const prayerPromptsByLanguage: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Peace in a season of waiting',
    'Strength for a tired heart',
    'Wisdom for a hard decision',
    'Healing for someone I love',
    'Courage for tomorrow’s work',
    'Thanks for something good today',
  ],
  fr: [
    'La paix dans un temps d’attente',
    'De la force pour un cœur fatigué',
    'De la sagesse avant une décision',
    'La guérison de quelqu’un que j’aime',
    'Du courage pour le travail de demain',
    'Merci pour cette journée',
  ],
  es: [
    'Paz en un tiempo de espera',
    'Fuerzas para un corazón cansado',
    'Sabiduría para una decisión difícil',
    'Salud para alguien a quien quiero',
    'Ánimo para el trabajo de mañana',
    'Gracias por lo bueno de hoy',
  ],
  pt: [
    'Paz em um tempo de espera',
    'Forças para um coração cansado',
    'Sabedoria para uma decisão difícil',
    'Cura para alguém que eu amo',
    'Coragem para o trabalho de amanhã',
    'Gratidão pelo que houve de bom hoje',
  ],
};
