// Loads the shipped texts of Peaceful Sleep when a page needs them.
import { loadSleep } from '../../../content/sleep/load-sleep.ts';
import { type ShippedSleep, buildShippedSleep } from '../../../content/sleep/sleep-records.ts';
import type { Language } from '../../../schemas/fields.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';

const shippedByLanguage = new Map<Language, Promise<ShippedSleep>>();

/** In this language; in English where it cannot be fetched now. Rejects when neither can. */
export async function readOwnSleep(language: Language): Promise<ShippedSleep> {
  try {
    return await loadLanguage(language);
  } catch (fault) {
    if (language === 'en') throw fault;
    return loadLanguage('en');
  }
}

function loadLanguage(language: Language): Promise<ShippedSleep> {
  const known = shippedByLanguage.get(language);
  if (known) return known;
  const reading = loadSleep(language).then((words) =>
    buildShippedSleep({ [language]: words }, ({ book, chapter, from, to }) =>
      formatVerseReference('en', book, chapter, from, to).replace('–', '-'),
    ),
  );
  shippedByLanguage.set(language, reading);
  // The next question tries again.
  reading.catch(() => shippedByLanguage.delete(language));
  return reading;
}
