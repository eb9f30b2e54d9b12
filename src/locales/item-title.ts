// Formats the title of a record in a list: its Bible reference in the user's language, and the
// user's own text.
import type { Language } from '../../schemas/languages.ts';
import { formatVerseReference } from '../../schemas/bible/verse-reference.ts';

interface TitledItem {
  title: string;
  place: { book: string; chapter: number; verse: number | null } | null;
}

/**
 * Formats the title.
 * @returns an empty text if only the record's kind identifies the record
 */
export function formatItemTitle(language: Language, { title, place }: TitledItem): string {
  return [formatItemReference(language, place), title].filter((part) => part !== '').join(' – ');
}

export function formatItemReference(language: Language, place: TitledItem['place']): string {
  return place
    ? formatVerseReference(language, place.book, place.chapter, place.verse ?? undefined)
    : '';
}
