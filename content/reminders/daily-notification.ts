// Returns the text of a reminder or test notification in one language, for reminders a different
// variant each day.
import type { Language } from '../../schemas/fields.ts';
import type { ReminderKind } from '../../schemas/api/reminders.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import type { NotificationText, ReminderTexts } from './reminder-texts.ts';

const wordsByLanguage: Readonly<Record<Language, ReminderTexts>> = { en, fr, es, pt };

/** @param dayNumber number of the user's current day, counted from any fixed day */
export function getNotificationText(
  kind: ReminderKind | 'test',
  language: Language,
  dayNumber: number,
): NotificationText {
  const words = wordsByLanguage[language];
  if (kind === 'test') return words.test;
  const wordings = words.reminders[kind];
  return (
    wordings[((dayNumber % wordings.length) + wordings.length) % wordings.length] ?? words.test
  );
}
