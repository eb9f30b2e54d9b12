// The words of a verse that was kept by its reference alone, because its chapter could not be had
// in time: looked for anew when it is shown.
import type { Language } from '../../../../schemas/fields.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { findPassage } from '../../../data/bible/parse-passage.ts';
import type { VerifiedVerse } from '../generated-text.ts';
import { loadTranslationsToQuote } from './quoted-translations.ts';
import { quoteVerses } from './quote-verses.ts';

/** As records keep it. */
export interface SavedVerseReference {
  reference: string;
  translation?: string | null;
}

/**
 * In its own translation, by whose count it is named, else in the one that the person reads. The
 * record stays as it is.
 * @returns null where its words cannot be had now
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
  // It keeps the name under which the person knows it.
  return verse.translation === countedBy ? { ...verse, reference } : verse;
}
