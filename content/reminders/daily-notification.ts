// Returns the text of a reminder or test notification in one language, for reminders a different
// variant each day.
import { type Language, languages } from '../../schemas/languages.ts';
import type { ReminderKind } from '../../schemas/api/reminders.ts';
import type { NotificationText, ReminderTexts } from './reminder-texts.ts';

/** Only the server imports this file, so the texts of all languages are loaded at its start. */
const wordsByLanguage = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadReminders(language)])),
) as Readonly<Record<Language, ReminderTexts>>;

async function loadReminders(language: Language): Promise<ReminderTexts> {
  const module: { reminders: ReminderTexts } = await import(`./${language}/reminders.ts`);
  return module.reminders;
}

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
