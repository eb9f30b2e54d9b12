// Converts Bible references in canonical numbering to verse numbers of a translation.
import { fromCanonicalVerses, type VerseId } from './numbering.ts';
import { toVerseNumber } from './search-worker-messages.ts';

/** @returns the numbers of all verses, see schemas/bible/search-worker-messages.ts */
export function toVerseNumbers(
  translation: string,
  passages: readonly (VerseId & { lastVerse?: number })[],
): number[] {
  return passages.flatMap(({ book, chapter, verse, lastVerse = verse }) =>
    Array.from({ length: lastVerse - verse + 1 }, (_, step) => ({
      book,
      chapter,
      verse: verse + step,
    }))
      .flatMap((at) => fromCanonicalVerses(translation, at))
      .flatMap((at) => toVerseNumber(at) ?? []),
  );
}
