// Our own texts of Peaceful Sleep, brought when a page needs them.
import { loadSleep } from '../../content/sleep/load.ts';
import { type OwnSleep, ownSleep } from '../../content/sleep/records.ts';
import type { Language } from '../../schemas/fields.ts';
import { verseReference } from '../../schemas/reference.ts';

const inHand = new Map<Language, Promise<OwnSleep>>();

/** In this language; in English where it cannot be fetched now. Rejects when neither can. */
export async function readOwnSleep(language: Language): Promise<OwnSleep> {
  try {
    return await readIn(language);
  } catch (fault) {
    if (language === 'en') throw fault;
    return readIn('en');
  }
}

function readIn(language: Language): Promise<OwnSleep> {
  const known = inHand.get(language);
  if (known) return known;
  const reading = loadSleep(language).then((words) => ownSleep({ [language]: words }, ({ book, chapter, from, to }) => verseReference('en', book, chapter, from, to).replace('–', '-')));
  inHand.set(language, reading);
  // The next question tries again.
  reading.catch(() => inHand.delete(language));
  return reading;
}
