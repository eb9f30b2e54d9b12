// Formats a Bible reference in each language: John 3:16, Jean 3.16.
import { bookById } from './books.ts';
import { languageConventions } from '../language-conventions.ts';
import type { Language } from '../languages.ts';

/** @param book USFM id; an unknown id is written unchanged */
export function formatVerseReference(
  language: Language,
  book: string,
  chapter: number,
  verse?: number,
  lastVerse?: number,
): string {
  const { psalm, verseSeparator, rangeSeparator } = languageConventions[language];
  const name = book === 'PSA' ? psalm : getBookName(language, book);
  const place = `${name} ${chapter}`;
  if (verse === undefined) return place;
  const end = lastVerse === undefined || lastVerse === verse ? '' : `${rangeSeparator}${lastVerse}`;
  return `${place}${verseSeparator}${verse}${end}`;
}

export function getBookName(language: Language, book: string): string {
  return bookById(book)?.names[language] ?? book;
}
