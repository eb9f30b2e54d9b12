// Formats a Bible reference in each language: John 3:16, Jean 3.16.
import { bookById } from './books.ts';
import type { Language } from '../fields.ts';

const verseSeparator: Readonly<Record<Language, string>> = { en: ':', fr: '.', es: ':', pt: ':' };
const rangeSeparator: Readonly<Record<Language, string>> = { en: '–', fr: '-', es: '-', pt: '-' };

/** Name of a single psalm, in the singular; the name of the book is in the plural. */
const psalm: Readonly<Record<Language, string>> = {
  en: 'Psalm',
  fr: 'Psaume',
  es: 'Salmo',
  pt: 'Salmo',
};

/** @param book USFM id; an unknown id is written unchanged */
export function formatVerseReference(
  language: Language,
  book: string,
  chapter: number,
  verse?: number,
  lastVerse?: number,
): string {
  const name = book === 'PSA' ? psalm[language] : getBookName(language, book);
  const place = `${name} ${chapter}`;
  if (verse === undefined) return place;
  const end =
    lastVerse === undefined || lastVerse === verse ? '' : `${rangeSeparator[language]}${lastVerse}`;
  return `${place}${verseSeparator[language]}${verse}${end}`;
}

export function getBookName(language: Language, book: string): string {
  return bookById(book)?.names[language] ?? book;
}
