// React hook that loads the Bible text of listed verse ranges from the open translation, and the
// type guard that excludes whole chapters.
import { getTranslationLanguage } from '../../../../schemas/bible/translations.ts';
import type { TranslationRange } from '../notes/notes-and-bookmarks.ts';
import type { PassageRow } from './components/passage-rows.tsx';
import { useReferencePreviews } from '../cross-references/use-reference-previews.ts';

/** Range of one or more verses, not a whole chapter. */
export type VerseRange = TranslationRange & { from: number; to: number };

export function isVerseRange(range: TranslationRange | null): range is VerseRange {
  return range?.from !== undefined && range.to !== undefined;
}

/**
 * @returns a function that gives the text of a range: null while it loads, undefined when it is
 *   unavailable
 */
export function useListedVerses(
  translation: string,
  ranges: readonly VerseRange[],
): (range: VerseRange) => PassageRow['verse'] {
  const previewOf = useReferencePreviews(translation, ranges.map(toReferencedVerses));
  return (range) => {
    const preview = previewOf(toReferencedVerses(range));
    switch (preview.kind) {
      case 'words':
        return { text: preview.text, language: getTranslationLanguage(translation) };
      case 'waiting':
        return null;
      case 'absent':
        return undefined;
    }
  };
}

function toReferencedVerses({ book, chapter, from, to }: VerseRange) {
  return { book, chapter, from, to, nearness: 0 };
}
