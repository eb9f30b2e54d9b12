// Loads the shipped texts of Peaceful Sleep when a page needs them.
import pMemoize from 'p-memoize';
import { loadSleep } from '../../../content/sleep/load-sleep.ts';
import { type ShippedSleep, buildShippedSleep } from '../../../content/sleep/sleep-records.ts';
import type { Language } from '../../../schemas/languages.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';

/**
 * Loads the texts in this language, or in English if this language cannot be fetched now. Rejects
 * if neither can be fetched.
 */
export async function readOwnSleep(language: Language): Promise<ShippedSleep> {
  try {
    return await loadLanguage(language);
  } catch (fault) {
    if (language === 'en') throw fault;
    return loadLanguage('en');
  }
}

/** A failure is not kept: the next call tries again. */
const loadLanguage = pMemoize(async (language: Language): Promise<ShippedSleep> => {
  const texts = await loadSleep(language);
  return buildShippedSleep({ [language]: texts }, ({ book, chapter, from, to }) =>
    formatVerseReference('en', book, chapter, from, to).replace('–', '-'),
  );
});
