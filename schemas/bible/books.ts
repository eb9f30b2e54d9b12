// The 66 books of the Bible in canonical order, with USFM id, number of chapters and name in each
// language. The names are in schemas/language-conventions.ts.
import { languageConventions } from '../language-conventions.ts';
import { type Language, languages, mapLanguages } from '../languages.ts';

export interface Book {
  /** USFM id: JHN. The only name of a book that is ever stored. */
  id: string;
  chapters: number;
  names: Readonly<Record<Language, string>>;
}

const rows = [
  ['GEN', 50],
  ['EXO', 40],
  ['LEV', 27],
  ['NUM', 36],
  ['DEU', 34],
  ['JOS', 24],
  ['JDG', 21],
  ['RUT', 4],
  ['1SA', 31],
  ['2SA', 24],
  ['1KI', 22],
  ['2KI', 25],
  ['1CH', 29],
  ['2CH', 36],
  ['EZR', 10],
  ['NEH', 13],
  ['EST', 10],
  ['JOB', 42],
  ['PSA', 150],
  ['PRO', 31],
  ['ECC', 12],
  ['SNG', 8],
  ['ISA', 66],
  ['JER', 52],
  ['LAM', 5],
  ['EZK', 48],
  ['DAN', 12],
  ['HOS', 14],
  ['JOL', 3],
  ['AMO', 9],
  ['OBA', 1],
  ['JON', 4],
  ['MIC', 7],
  ['NAM', 3],
  ['HAB', 3],
  ['ZEP', 3],
  ['HAG', 2],
  ['ZEC', 14],
  ['MAL', 4],
  ['MAT', 28],
  ['MRK', 16],
  ['LUK', 24],
  ['JHN', 21],
  ['ACT', 28],
  ['ROM', 16],
  ['1CO', 16],
  ['2CO', 13],
  ['GAL', 6],
  ['EPH', 6],
  ['PHP', 4],
  ['COL', 4],
  ['1TH', 5],
  ['2TH', 3],
  ['1TI', 6],
  ['2TI', 4],
  ['TIT', 3],
  ['PHM', 1],
  ['HEB', 13],
  ['JAS', 5],
  ['1PE', 5],
  ['2PE', 3],
  ['1JN', 5],
  ['2JN', 1],
  ['3JN', 1],
  ['JUD', 1],
  ['REV', 22],
] as const satisfies readonly (readonly [string, number])[];

export type BookId = (typeof rows)[number][0];

const namesByLanguage = mapLanguages((language) =>
  languageConventions[language].bookNames.split('|').map((name) => name.trim()),
);

export const books: readonly (Book & { id: BookId })[] = rows.map(([id, chapters], index) => ({
  id,
  chapters,
  names: mapLanguages((language) => {
    const name = namesByLanguage[language][index];
    if (!name) throw new Error(`The languageConventions of ${language} have no name for ${id}.`);
    return name;
  }),
}));

/** The Old Testament is the first 39 books. */
export const oldTestamentBooks = 39;

const booksById = new Map<string, Book & { id: BookId }>(books.map((book) => [book.id, book]));

export function bookById(id: string): (Book & { id: BookId }) | undefined {
  return booksById.get(id);
}

/** @param book id of a book; other texts have no chapter */
export function hasChapter(book: string, chapter: number): boolean {
  return Number.isInteger(chapter) && chapter >= 1 && chapter <= (bookById(book)?.chapters ?? 0);
}

const idsByName = new Map(
  books.flatMap((book) =>
    [book.id, ...Object.values(book.names)].map((name) => [foldName(name), book.id] as const),
  ),
);
// Names other clients send for the same books.
for (const [name, id] of [
  ...languages.map((language) => [languageConventions[language].psalm, 'PSA'] as const),
  ["Solomon's Song", 'SNG'],
  ['Song of Songs', 'SNG'],
  ['Cantar de los Cantares', 'SNG'],
  ['Cântico dos Cânticos', 'SNG'],
  ['Acts of the Apostles', 'ACT'],
] as const) {
  idsByName.set(foldName(name), id);
}

/**
 * The id of a book named by USFM id or by its name in any of the four languages; accents and case
 * do not matter.
 */
export function findBookId(name: string): BookId | undefined {
  return idsByName.get(foldName(name));
}

function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
