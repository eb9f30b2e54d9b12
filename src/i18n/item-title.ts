// What a record is called in a list: its place in the Bible as the reader writes it, and the person's own words.
import type { Language } from '../../schemas/fields.ts';
import { verseReference } from '../../schemas/reference.ts';

interface Titled {
  title: string;
  place: { book: string; chapter: number; verse: number | null } | null;
}

/** @returns empty when only the record's kind tells what it is */
export function itemTitle(language: Language, { title, place }: Titled): string {
  return [placeTitle(language, place), title].filter((words) => words !== '').join(' – ');
}

export function placeTitle(language: Language, place: Titled['place']): string {
  return place ? verseReference(language, place.book, place.chapter, place.verse ?? undefined) : '';
}
