// Finds or suggests the Bible passage for typed text such as "Jn 3,16", "1 Jo 4.8", "Sal 23" or
// "16". Understands four languages, abbreviations, ranges and both separators.
import { type BookId, bookById, books } from '../../../schemas/bible/books.ts';
import type { Language } from '../../../schemas/languages.ts';
import { getChapterCount, getVerseCount } from '../../../schemas/bible/numbering.ts';
import { getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import { type ParsedPassage, parsePassageWithPackage } from './passage-parser-package.ts';
import {
  findUnambiguousBook,
  suggestBooks,
  hasOneChapter,
  type TypedNumbers,
  parseTypedReference,
} from './parse-typed-passage.ts';

/** The user's language, and the open passage, in whose numbering the result is. */
export interface PassageContext {
  language: Language;
  /** Code in capitals. */
  translation: string;
  /** Numbers alone are a chapter of this book; verses alone, of this chapter. */
  book?: string;
  chapter?: number;
}

/** `from` and `to` are verses; without them it is the whole chapter. */
export interface Passage {
  book: BookId;
  chapter: number;
  from?: number;
  to?: number;
  /** More was typed than can be shown at once. */
  isPart?: true;
}

/**
 * `beyond`: the book has no such chapter, or the chapter no such verse; `last` is the last it has.
 */
export type PassageResult =
  | ({ kind: 'place' } & Passage)
  | { kind: 'beyond'; what: 'chapter'; book: BookId; last: number }
  | { kind: 'beyond'; what: 'verse'; book: BookId; chapter: number; last: number };

/** A longer text is not a reference. */
const maxLength = 60;

/**
 * Returns null if the text is not a passage. Rejects only if the parser library is needed and
 * cannot be loaded.
 */
export async function findPassage(
  text: string,
  context: PassageContext,
): Promise<PassageResult | null> {
  const wanted = text.trim();
  if (wanted === '' || wanted.length > maxLength) return null;
  const { book: typed, numbers } = parseTypedReference(wanted);
  if (typed === '') return numbers ? resolveInOpenBook(numbers, context) : null;
  if (numbers !== null) {
    const book = await findNamedBook(typed, context);
    if (book) return resolvePassage(book, numbers ?? {}, context.translation);
  }
  const known = await parseInAnyLanguage(wanted, context);
  return known && resolvePassage(known.book, known.numbers, context.translation);
}

/**
 * Suggests books that the typed text may begin, each with the numbers that follow, if the book has
 * such a passage.
 */
export function suggestPassages(text: string, context: PassageContext): Passage[] {
  if (text.length > maxLength) return [];
  const { book: typed, numbers } = parseTypedReference(text);
  if (numbers === null) return [];
  return suggestBooks(typed, listLanguages(context)).flatMap((book) => {
    const answer = resolvePassage(book, numbers ?? {}, context.translation);
    return answer?.kind === 'place' ? [toPassage(answer)] : [];
  });
}

function toPassage({ book, chapter, from, to, isPart }: Passage): Passage {
  return {
    book,
    chapter,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(isPart && { isPart }),
  };
}

function resolveInOpenBook(
  numbers: TypedNumbers,
  { book, chapter, translation }: PassageContext,
): PassageResult | null {
  const open = bookById(book ?? '')?.id;
  if (!open) return null;
  if (numbers.chapter !== undefined) return resolvePassage(open, numbers, translation);
  return chapter === undefined ? null : resolvePassage(open, { ...numbers, chapter }, translation);
}

/**
 * Finds a book by its whole name or an unambiguous beginning, without the library. Otherwise uses
 * an abbreviation, and finally the first book that begins so.
 */
async function findNamedBook(typed: string, context: PassageContext): Promise<BookId | undefined> {
  const languages = listLanguages(context);
  const clear = findUnambiguousBook(typed, languages);
  if (clear) return clear;
  const known = await parseInAnyLanguage(`${typed} 1`, context);
  return known?.book ?? (typed.length > 1 ? suggestBooks(typed, languages)[0] : undefined);
}

/** Parses in the first language that understands the text. */
async function parseInAnyLanguage(
  text: string,
  context: PassageContext,
): Promise<ParsedPassage | null> {
  for (const language of listLanguages(context)) {
    const known = await parsePassageWithPackage(text, language);
    if (known) return known;
  }
  return null;
}

/** The user's language, the language of the open text, then the others. */
function listLanguages({ language, translation }: PassageContext): Language[] {
  const others = Object.keys(books[0]?.names ?? {}) as Language[];
  return [...new Set([language, getTranslationLanguage(translation) ?? language, ...others])];
}

function resolvePassage(book: BookId, typed: TypedNumbers, code: string): PassageResult | null {
  const {
    chapter = 1,
    from,
    to,
    lastChapter = chapter,
    isPart: isList,
  } = hasOneChapter(book) ? toSingleChapterNumbers(typed) : typed;
  const part = (isList || lastChapter > chapter) && { isPart: true as const };
  const chapters = getChapterCount(code, book);
  if (chapter < 1) return null;
  if (chapter > chapters) return { kind: 'beyond', what: 'chapter', book, last: chapters };
  if (from === undefined) return { kind: 'place', book, chapter, ...part };
  const last = getVerseCount(code, book, chapter);
  if (from > last) return { kind: 'beyond', what: 'verse', book, chapter, last };
  if (from === 0 && book !== 'PSA') return null;
  const end = to === 'end' ? last : Math.min(to ?? from, last);
  return { kind: 'place', book, chapter, from, ...(end > from && { to: end }), ...part };
}

/**
 * Handles books with one chapter: Jude 5 is a verse, Jude 5-7 are verses; Jude 1 is the whole book,
 * as is Jude alone.
 */
function toSingleChapterNumbers(typed: TypedNumbers): TypedNumbers {
  const { chapter, from, lastChapter } = typed;
  if (from !== undefined) return { ...typed, chapter: chapter ?? 1 };
  if (lastChapter !== undefined && chapter !== undefined)
    return { chapter: 1, from: chapter, to: lastChapter };
  return chapter === undefined || chapter === 1 ? { chapter: 1 } : { chapter: 1, from: chapter };
}
