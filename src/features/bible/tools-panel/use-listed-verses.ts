// The words of the verses that a list names and nobody wrote about, from the open translation.
import { getTranslationLanguage } from '../../../../schemas/bible/translations.ts';
import type { TranslationRange } from '../notes/notes-and-bookmarks.ts';
import type { PassageRow } from './components/passage-rows.tsx';
import { useReferencePreviews } from '../cross-references/use-reference-previews.ts';

/** Of a verse or verses, not of a whole chapter. */
export type VerseRange = TranslationRange & { from: number; to: number };

export function isVerseRange(range: TranslationRange | null): range is VerseRange {
  return range?.from !== undefined && range.to !== undefined;
}

/**
 * @returns for each place what its row shows: words, null while they come, undefined where they are
 * not to be had
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
