// What somebody types to go somewhere, taken apart without any library: a book as they wrote it, and numbers.
import { bookById, type BookId, bookIdFromName, books } from '../../schemas/books.ts';
import type { Language } from '../../schemas/fields.ts';

export interface TypedNumbers {
  /** Missing: the verses are of the chapter that is open. */
  chapter?: number;
  from?: number;
  /** `end`: to the end of the chapter. */
  to?: number | 'end';
}

/** `book` is empty where numbers stand alone: they are of the open book. `numbers` is missing where there are none, `null` where they make no sense. */
export interface TypedPlace {
  book: string;
  numbers?: TypedNumbers | null;
}

const verseWords = /^(?:[:,.]|v\.?|vv\.?|vs\.?|vers[eo]t?|vers[ií]culos?)\s*(?=\d)/i;

export function typedPlace(text: string): TypedPlace {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (verseWords.test(plain)) return { book: '', numbers: versesFrom(plain.replace(verseWords, '')) };
  if (/^\d/.test(plain)) {
    const numbers = numbersFrom(plain);
    if (numbers) return { book: '', numbers };
  }
  const [, order = '', name = '', rest] = /^([1-3](?:st|nd|rd|er|[eè]?re|[eao])?\.? |[1-3] ?|i{1,3}\.? )?(\p{L}[\p{L}\p{M}'’ .-]*?)[ .:,]*(\d.*)?$/iu.exec(plain) ?? [];
  const book = `${orderNumber(order)}${name}`.trim();
  return rest === undefined ? { book } : { book, numbers: numbersFrom(rest) };
}

/** 1st, I, 1er. */
function orderNumber(order: string): string {
  if (order === '') return '';
  const roman = /^i+/i.exec(order)?.[0];
  return `${roman ? roman.length : order[0]} `;
}

/** 3, 3:16, 3,16, 3.16-18, 3 16, 3:16-4:2, 3-4, 3:16a. Of a list, its first member. */
function numbersFrom(text: string): TypedNumbers | null {
  const [, chapter, rest = ''] = /^(\d{1,3})(.*)$/.exec(text) ?? [];
  if (chapter === undefined) return null;
  if (rest.trim() === '' || /^\s*[-–—]\s*\d{1,3}$/.test(rest)) return { chapter: Number(chapter) };
  const verses = /^(?:\s*[:.,v]\s*| )(\d.*)$/i.exec(rest)?.[1];
  const found = verses === undefined ? null : versesFrom(verses);
  return found && { chapter: Number(chapter), ...found };
}

function versesFrom(text: string): TypedNumbers | null {
  const [, from, over, to] = /^(\d{1,3})[a-z]{0,2}(?:\s*[-–—]\s*(\d{1,3}\s*[:.,]\s*)?(\d{1,3})[a-z]{0,2})?(?:\s*[,;.]\s*\d.*)?\s*$/i.exec(text) ?? [];
  if (from === undefined) return null;
  if (over !== undefined) return { from: Number(from), to: 'end' };
  return to === undefined || Number(to) <= Number(from) ? { from: Number(from) } : { from: Number(from), to: Number(to) };
}

/** The book that is meant beyond doubt: by its whole name in any language, or a beginning that no other name in the first of them that has it shares. */
export function bookBeyondDoubt(typed: string, languages: readonly Language[]): BookId | undefined {
  const folded = fold(typed);
  // Two letters are an abbreviation: Jo is João, but Jó is Job.
  if (folded.length < 3) return books.find(({ names }) => Object.values(names).some((name) => name.toLowerCase() === typed.toLowerCase()))?.id;
  const named = bookIdFromName(typed);
  if (named) return named;
  for (const language of languages) {
    const found = booksBeginning(folded, language);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** Books that what was typed may be the beginning of, the likeliest first: in the person's own language, then a later word of the name, then other languages. */
export function booksLike(typed: string, languages: readonly Language[]): BookId[] {
  const folded = fold(typed);
  const [own] = languages;
  if (folded === '' || !own) return [];
  const laterWord = books.filter(({ names }) => fold(names[own]).includes(` ${folded}`)).map(({ id }) => id);
  return [...new Set([...booksBeginning(folded, own), ...laterWord, ...languages.flatMap((language) => booksBeginning(folded, language))])];
}

function booksBeginning(folded: string, language: Language): BookId[] {
  return books.filter(({ names }) => fold(names[language]).startsWith(folded)).map(({ id }) => id);
}

export function isOneChapter(book: string): boolean {
  return bookById(book)?.chapters === 1;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/’/g, "'").replace(/[.\s]+/g, ' ').trim();
}
