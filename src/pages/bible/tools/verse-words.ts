// The words of the verses that a list names and nobody wrote about, from the open translation.
import { languageOfTranslation } from '../../../../schemas/translations.ts';
import type { OwnPlace } from '../../../data/bible-tools.ts';
import type { ToolsRow } from '../../../ui/bible/tools-rows.tsx';
import { useReferencePreviews } from '../cross-references/reference-previews.ts';

/** Of a verse or verses, not of a whole chapter. */
export type WordlessPlace = OwnPlace & { from: number; to: number };

export function hasVerses(place: OwnPlace | null): place is WordlessPlace {
  return place?.from !== undefined && place.to !== undefined;
}

/** @returns for each place what its row shows: words, null while they come, undefined where they are not to be had */
export function useVerseWords(translation: string, places: readonly WordlessPlace[]): (place: WordlessPlace) => ToolsRow['verse'] {
  const previewOf = useReferencePreviews(translation, places.map(toReferred));
  return (place) => {
    const preview = previewOf(toReferred(place));
    switch (preview.kind) {
      case 'words':
        return { text: preview.text, language: languageOfTranslation(translation) };
      case 'waiting':
        return null;
      case 'absent':
        return undefined;
    }
  };
}

function toReferred({ book, chapter, from, to }: WordlessPlace) {
  return { book, chapter, from, to, nearness: 0 };
}
