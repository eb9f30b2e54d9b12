// What a record is called in a list: its place in the Bible as the reader writes it, and the
// person's own words.
import type { Language } from '../../schemas/fields.ts';
import { formatVerseReference } from '../../schemas/bible/verse-reference.ts';

interface TitledItem {
  title: string;
  place: { book: string; chapter: number; verse: number | null } | null;
}

/** @returns empty when only the record's kind tells what it is */
export function formatItemTitle(language: Language, { title, place }: TitledItem): string {
  return [formatItemReference(language, place), title].filter((part) => part !== '').join(' – ');
}

export function formatItemReference(language: Language, place: TitledItem['place']): string {
  return place
    ? formatVerseReference(language, place.book, place.chapter, place.verse ?? undefined)
    : '';
}
