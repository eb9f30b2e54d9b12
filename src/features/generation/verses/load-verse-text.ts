// Loads the text of a verse that was saved with its reference only, because its chapter was not
// available in time. Runs when the verse is shown.
import type { Language } from '../../../../schemas/languages.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { findPassage } from '../../../data/bible/parse-passage.ts';
import type { VerifiedVerse } from '../generated-text.ts';
import { loadTranslationsToQuote } from './quoted-translations.ts';
import { quoteVerses } from './quote-verses.ts';

/** Reference of a verse, as records store it. */
export interface SavedVerseReference {
  reference: string;
  translation?: string | null;
}

/**
 * Loads the text in the verse's own translation, whose numbering the reference uses, otherwise in
 * the user's translation. The record is not changed.
 *
 * @returns null when the text is unavailable now
 */
export async function loadVerseText(
  data: DataContext,
  { reference, translation }: SavedVerseReference,
  language: Language,
): Promise<VerifiedVerse | null> {
  const here = await loadTranslationsToQuote(data, language);
  const translations = [...new Set([...(translation ? [translation.toUpperCase()] : []), ...here])];
  const [countedBy = ''] = translations;
  const found = await findPassage(reference, { language, translation: countedBy });
  if (found?.kind !== 'place' || found.isPart) return null;
  const { book, chapter, from, to = from } = found;
  if (from === undefined || to === undefined) return null;
  const verses = Array.from({ length: to - from + 1 }, (_, step) => ({
    book,
    chapter,
    verse: from + step,
  }));
  const { verse } = await quoteVerses(
    data,
    { numbering: countedBy, verses },
    { language, translations },
  );
  if (!verse?.text) return null;
  // The reference stays as the user knows it.
  return verse.translation === countedBy ? { ...verse, reference } : verse;
}
