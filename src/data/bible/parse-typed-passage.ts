// Splits a typed Bible reference into a book name and numbers, and finds or suggests books by name,
// without the parser library.
import { bookById, type BookId, findBookId, books } from '../../../schemas/bible/books.ts';
import type { Language } from '../../../schemas/languages.ts';

export interface TypedNumbers {
  /** Missing: the verses are of the chapter that is open. */
  chapter?: number;
  from?: number;
  /** `end`: to the end of the chapter. */
  to?: number | 'end';
  /** Missing: it ends in the chapter in which it begins. */
  lastChapter?: number;
  /** True if the typed verses have gaps, or more verses follow elsewhere. */
  isPart?: true;
}

/**
 * `book` is empty if only numbers were typed: they refer to the open book. `numbers` is missing if
 * there are none, `null` if they are invalid.
 */
export interface TypedReference {
  book: string;
  numbers?: TypedNumbers | null;
}

const verseWords = /^(?:[:,.]|v\.?|vv\.?|vs\.?|vers[eo]t?|vers[ií]culos?)\s*(?=\d)/i;

export function parseTypedReference(text: string): TypedReference {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (verseWords.test(plain))
    return { book: '', numbers: parseVerses(plain.replace(verseWords, '')) };
  if (/^\d/.test(plain)) {
    const numbers = parseNumbers(plain);
    if (numbers) return { book: '', numbers };
  }
  const [, order = '', name = '', rest] =
    /^([1-3](?:st|nd|rd|er|[eè]?re|[eao])?\.? |[1-3] ?|i{1,3}\.? )?(\p{L}[\p{L}\p{M}'’ .-]*?)[ .:,]*(\d.*)?$/iu.exec(
      plain,
    ) ?? [];
  const book = `${toOrderNumber(order)}${name}`.trim();
  return rest === undefined ? { book } : { book, numbers: parseNumbers(rest) };
}

/** 1st, I, 1er. */
function toOrderNumber(order: string): string {
  if (order === '') return '';
  const roman = /^i+/i.exec(order)?.[0];
  return `${roman ? roman.length : order[0]} `;
}

/**
 * 3, 3:16, 3,16, 3.16-18, 3 16, 3:16-4:2, 3-4, 3:16a, 3:5,6. From a list, only the verses that
 * follow the first one without a gap are returned.
 */
function parseNumbers(text: string): TypedNumbers | null {
  const [, chapter, rest = ''] = /^(\d{1,3})(.*)$/.exec(text) ?? [];
  if (chapter === undefined) return null;
  if (rest.trim() === '') return { chapter: Number(chapter) };
  const lastChapter = Number(/^\s*[-–—]\s*(\d{1,3})$/.exec(rest)?.[1] ?? Number.NaN);
  if (!Number.isNaN(lastChapter))
    return { chapter: Number(chapter), ...(lastChapter > Number(chapter) && { lastChapter }) };
  const verses = /^(?:\s*[:.,v]\s*| )(\d.*)$/i.exec(rest)?.[1];
  const found = verses === undefined ? null : parseVerses(verses);
  return found && { chapter: Number(chapter), ...found };
}

function parseVerses(text: string): TypedNumbers | null {
  const [, first, over, last, list = ''] =
    /^(\d{1,3})[a-z]{0,2}(?:\s*[-–—]\s*(\d{1,3}\s*[:.,]\s*)?(\d{1,3})[a-z]{0,2})?((?:\s*[,;.]\s*\d.*)?)$/i.exec(
      text.trim(),
    ) ?? [];
  if (first === undefined) return null;
  const from = Number(first);
  if (over !== undefined)
    return {
      from,
      to: 'end',
      lastChapter: Number.parseInt(over, 10),
      ...(list !== '' && { isPart: true }),
    };
  return { from, ...markList(Math.max(from, Number(last ?? first)), from, list) };
}

/** `,6,8-9` after verse 5 gives 5 to 6, and the result says that more was typed. */
function markList(to: number, from: number, list: string): Pick<TypedNumbers, 'to' | 'isPart'> {
  let end = to;
  let isPart = false;
  for (const member of list.split(/[,;.]/).slice(1)) {
    const [, first, last] =
      /^\s*(\d{1,3})[a-z]{0,2}(?:\s*[-–—]\s*(\d{1,3})[a-z]{0,2})?\s*$/i.exec(member) ?? [];
    if (first === undefined || isPart || Number(first) > end + 1 || Number(first) < from)
      isPart = true;
    else end = Math.max(end, Number(last ?? first));
  }
  return { ...(end > from && { to: end }), ...(isPart && { isPart }) };
}

/**
 * Returns the book that is meant without doubt: by its whole name in any language, or by a unique
 * beginning. The beginning must be unique in the first language that has it.
 */
export function findUnambiguousBook(
  typed: string,
  languages: readonly Language[],
): BookId | undefined {
  const folded = foldName(typed);
  // Two characters are an abbreviation: Jo is João, but Jó is Job.
  if (folded.length < 3)
    return books.find(({ names }) =>
      Object.values(names).some((name) => name.toLowerCase() === typed.toLowerCase()),
    )?.id;
  const named = findBookId(typed);
  if (named) return named;
  for (const language of languages) {
    const found = findBooksStartingWith(folded, language);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/**
 * Suggests books that the typed text may begin, the likeliest first: names in the user's language,
 * then later words of a name, then other languages.
 */
export function suggestBooks(typed: string, languages: readonly Language[]): BookId[] {
  const folded = foldName(typed);
  const [own] = languages;
  if (folded === '' || !own) return [];
  const laterWord = books
    .filter(({ names }) => foldName(names[own]).includes(` ${folded}`))
    .map(({ id }) => id);
  return [
    ...new Set([
      ...findBooksStartingWith(folded, own),
      ...laterWord,
      ...languages.flatMap((language) => findBooksStartingWith(folded, language)),
    ]),
  ];
}

function findBooksStartingWith(folded: string, language: Language): BookId[] {
  return books
    .filter(({ names }) => foldName(names[language]).startsWith(folded))
    .map(({ id }) => id);
}

export function hasOneChapter(book: string): boolean {
  return bookById(book)?.chapters === 1;
}

function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[.\s]+/g, ' ')
    .trim();
}
