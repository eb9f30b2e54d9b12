// Where somebody wants to go who types "Jn 3,16", "1 Jo 4.8", "Sal 23" or "16": four languages, abbreviations, ranges, both separators.
import { type BookId, bookById, books } from '../../schemas/books.ts';
import type { Language } from '../../schemas/fields.ts';
import { chaptersIn, versesIn } from '../../schemas/numbering.ts';
import { languageOfTranslation } from '../../schemas/translations.ts';
import { type KnownPassage, passageFromLibrary } from './passage-library.ts';
import { bookBeyondDoubt, booksLike, isOneChapter, type TypedNumbers, typedPlace } from './passage-typed.ts';

/** Who asks: their language, and what is open, in whose numbering the answer is. */
export interface PassageAsker {
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

/** `beyond`: the book has no such chapter, or the chapter no such verse; `last` is the last it has. */
export type PassageAnswer =
  | ({ kind: 'place' } & Passage)
  | { kind: 'beyond'; what: 'chapter'; book: BookId; last: number }
  | { kind: 'beyond'; what: 'verse'; book: BookId; chapter: number; last: number };

/** Longer is no reference but a text. */
const longest = 60;

/** Null for what is no place. Rejects only when the library is needed and cannot be loaded. */
export async function findPassage(text: string, asker: PassageAsker): Promise<PassageAnswer | null> {
  const wanted = text.trim();
  if (wanted === '' || wanted.length > longest) return null;
  const { book: typed, numbers } = typedPlace(wanted);
  if (typed === '') return numbers ? inOpenBook(numbers, asker) : null;
  if (numbers !== null) {
    const book = await bookNamed(typed, asker);
    if (book) return answerFor(book, numbers ?? {}, asker.translation);
  }
  const known = await firstKnown(wanted, asker);
  return known && answerFor(known.book, known.numbers, asker.translation);
}

/** Books that what was typed may be the beginning of, each with the numbers that follow, where the book has such a place. */
export function passagesLike(text: string, asker: PassageAsker): Passage[] {
  if (text.length > longest) return [];
  const { book: typed, numbers } = typedPlace(text);
  if (numbers === null) return [];
  return booksLike(typed, languagesOf(asker)).flatMap((book) => {
    const answer = answerFor(book, numbers ?? {}, asker.translation);
    return answer?.kind === 'place' ? [passageOf(answer)] : [];
  });
}

function passageOf({ book, chapter, from, to, isPart }: Passage): Passage {
  return { book, chapter, ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...(isPart && { isPart }) };
}

function inOpenBook(numbers: TypedNumbers, { book, chapter, translation }: PassageAsker): PassageAnswer | null {
  const open = bookById(book ?? '')?.id;
  if (!open) return null;
  if (numbers.chapter !== undefined) return answerFor(open, numbers, translation);
  return chapter === undefined ? null : answerFor(open, { ...numbers, chapter }, translation);
}

/** A whole name or a clear beginning needs no library; else an abbreviation, and where nobody knows it, the first book that begins so. */
async function bookNamed(typed: string, asker: PassageAsker): Promise<BookId | undefined> {
  const languages = languagesOf(asker);
  const clear = bookBeyondDoubt(typed, languages);
  if (clear) return clear;
  const known = await firstKnown(`${typed} 1`, asker);
  return known?.book ?? (typed.length > 1 ? booksLike(typed, languages)[0] : undefined);
}

/** By the first of the languages that understands it. */
async function firstKnown(text: string, asker: PassageAsker): Promise<KnownPassage | null> {
  for (const language of languagesOf(asker)) {
    const known = await passageFromLibrary(text, language);
    if (known) return known;
  }
  return null;
}

/** The person's own, the text's, the others. */
function languagesOf({ language, translation }: PassageAsker): Language[] {
  const others = Object.keys(books[0]?.names ?? {}) as Language[];
  return [...new Set([language, languageOfTranslation(translation) ?? language, ...others])];
}

function answerFor(book: BookId, typed: TypedNumbers, code: string): PassageAnswer | null {
  const { chapter = 1, from, to, lastChapter = chapter, isPart: isList } = isOneChapter(book) ? ofOneChapter(typed) : typed;
  const part = (isList || lastChapter > chapter) && { isPart: true as const };
  const chapters = chaptersIn(code, book);
  if (chapter < 1) return null;
  if (chapter > chapters) return { kind: 'beyond', what: 'chapter', book, last: chapters };
  if (from === undefined) return { kind: 'place', book, chapter, ...part };
  const last = versesIn(code, book, chapter);
  if (from > last) return { kind: 'beyond', what: 'verse', book, chapter, last };
  if (from === 0 && book !== 'PSA') return null;
  const end = to === 'end' ? last : Math.min(to ?? from, last);
  return { kind: 'place', book, chapter, from, ...(end > from && { to: end }), ...part };
}

/** Jude 5 is a verse, Jude 5-7 are verses; Jude 1 is all of it, as is Jude alone. */
function ofOneChapter(typed: TypedNumbers): TypedNumbers {
  const { chapter, from, lastChapter } = typed;
  if (from !== undefined) return { ...typed, chapter: chapter ?? 1 };
  if (lastChapter !== undefined && chapter !== undefined) return { chapter: 1, from: chapter, to: lastChapter };
  return chapter === undefined || chapter === 1 ? { chapter: 1 } : { chapter: 1, from: chapter };
}
