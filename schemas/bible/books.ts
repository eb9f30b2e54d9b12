// The 66 books of the Bible in canonical order, with USFM id, number of chapters and name in each
// language.
import type { Language } from '../fields.ts';

export interface Book {
  /** USFM id: JHN. The only name of a book that is ever stored. */
  id: string;
  chapters: number;
  names: Readonly<Record<Language, string>>;
}

const rows = [
  ['GEN', 50, 'Genesis', 'Genèse', 'Génesis', 'Gênesis'],
  ['EXO', 40, 'Exodus', 'Exode', 'Éxodo', 'Êxodo'],
  ['LEV', 27, 'Leviticus', 'Lévitique', 'Levítico', 'Levítico'],
  ['NUM', 36, 'Numbers', 'Nombres', 'Números', 'Números'],
  ['DEU', 34, 'Deuteronomy', 'Deutéronome', 'Deuteronomio', 'Deuteronômio'],
  ['JOS', 24, 'Joshua', 'Josué', 'Josué', 'Josué'],
  ['JDG', 21, 'Judges', 'Juges', 'Jueces', 'Juízes'],
  ['RUT', 4, 'Ruth', 'Ruth', 'Rut', 'Rute'],
  ['1SA', 31, '1 Samuel', '1 Samuel', '1 Samuel', '1 Samuel'],
  ['2SA', 24, '2 Samuel', '2 Samuel', '2 Samuel', '2 Samuel'],
  ['1KI', 22, '1 Kings', '1 Rois', '1 Reyes', '1 Reis'],
  ['2KI', 25, '2 Kings', '2 Rois', '2 Reyes', '2 Reis'],
  ['1CH', 29, '1 Chronicles', '1 Chroniques', '1 Crónicas', '1 Crônicas'],
  ['2CH', 36, '2 Chronicles', '2 Chroniques', '2 Crónicas', '2 Crônicas'],
  ['EZR', 10, 'Ezra', 'Esdras', 'Esdras', 'Esdras'],
  ['NEH', 13, 'Nehemiah', 'Néhémie', 'Nehemías', 'Neemias'],
  ['EST', 10, 'Esther', 'Esther', 'Ester', 'Ester'],
  ['JOB', 42, 'Job', 'Job', 'Job', 'Jó'],
  ['PSA', 150, 'Psalms', 'Psaumes', 'Salmos', 'Salmos'],
  ['PRO', 31, 'Proverbs', 'Proverbes', 'Proverbios', 'Provérbios'],
  ['ECC', 12, 'Ecclesiastes', 'Ecclésiaste', 'Eclesiastés', 'Eclesiastes'],
  ['SNG', 8, 'Song of Solomon', 'Cantique des cantiques', 'Cantares', 'Cânticos'],
  ['ISA', 66, 'Isaiah', 'Ésaïe', 'Isaías', 'Isaías'],
  ['JER', 52, 'Jeremiah', 'Jérémie', 'Jeremías', 'Jeremias'],
  ['LAM', 5, 'Lamentations', 'Lamentations', 'Lamentaciones', 'Lamentações'],
  ['EZK', 48, 'Ezekiel', 'Ézéchiel', 'Ezequiel', 'Ezequiel'],
  ['DAN', 12, 'Daniel', 'Daniel', 'Daniel', 'Daniel'],
  ['HOS', 14, 'Hosea', 'Osée', 'Oseas', 'Oseias'],
  ['JOL', 3, 'Joel', 'Joël', 'Joel', 'Joel'],
  ['AMO', 9, 'Amos', 'Amos', 'Amós', 'Amós'],
  ['OBA', 1, 'Obadiah', 'Abdias', 'Abdías', 'Obadias'],
  ['JON', 4, 'Jonah', 'Jonas', 'Jonás', 'Jonas'],
  ['MIC', 7, 'Micah', 'Michée', 'Miqueas', 'Miqueias'],
  ['NAM', 3, 'Nahum', 'Nahum', 'Nahúm', 'Naum'],
  ['HAB', 3, 'Habakkuk', 'Habacuc', 'Habacuc', 'Habacuque'],
  ['ZEP', 3, 'Zephaniah', 'Sophonie', 'Sofonías', 'Sofonias'],
  ['HAG', 2, 'Haggai', 'Aggée', 'Hageo', 'Ageu'],
  ['ZEC', 14, 'Zechariah', 'Zacharie', 'Zacarías', 'Zacarias'],
  ['MAL', 4, 'Malachi', 'Malachie', 'Malaquías', 'Malaquias'],
  ['MAT', 28, 'Matthew', 'Matthieu', 'Mateo', 'Mateus'],
  ['MRK', 16, 'Mark', 'Marc', 'Marcos', 'Marcos'],
  ['LUK', 24, 'Luke', 'Luc', 'Lucas', 'Lucas'],
  ['JHN', 21, 'John', 'Jean', 'Juan', 'João'],
  ['ACT', 28, 'Acts', 'Actes', 'Hechos', 'Atos'],
  ['ROM', 16, 'Romans', 'Romains', 'Romanos', 'Romanos'],
  ['1CO', 16, '1 Corinthians', '1 Corinthiens', '1 Corintios', '1 Coríntios'],
  ['2CO', 13, '2 Corinthians', '2 Corinthiens', '2 Corintios', '2 Coríntios'],
  ['GAL', 6, 'Galatians', 'Galates', 'Gálatas', 'Gálatas'],
  ['EPH', 6, 'Ephesians', 'Éphésiens', 'Efesios', 'Efésios'],
  ['PHP', 4, 'Philippians', 'Philippiens', 'Filipenses', 'Filipenses'],
  ['COL', 4, 'Colossians', 'Colossiens', 'Colosenses', 'Colossenses'],
  ['1TH', 5, '1 Thessalonians', '1 Thessaloniciens', '1 Tesalonicenses', '1 Tessalonicenses'],
  ['2TH', 3, '2 Thessalonians', '2 Thessaloniciens', '2 Tesalonicenses', '2 Tessalonicenses'],
  ['1TI', 6, '1 Timothy', '1 Timothée', '1 Timoteo', '1 Timóteo'],
  ['2TI', 4, '2 Timothy', '2 Timothée', '2 Timoteo', '2 Timóteo'],
  ['TIT', 3, 'Titus', 'Tite', 'Tito', 'Tito'],
  ['PHM', 1, 'Philemon', 'Philémon', 'Filemón', 'Filemom'],
  ['HEB', 13, 'Hebrews', 'Hébreux', 'Hebreos', 'Hebreus'],
  ['JAS', 5, 'James', 'Jacques', 'Santiago', 'Tiago'],
  ['1PE', 5, '1 Peter', '1 Pierre', '1 Pedro', '1 Pedro'],
  ['2PE', 3, '2 Peter', '2 Pierre', '2 Pedro', '2 Pedro'],
  ['1JN', 5, '1 John', '1 Jean', '1 Juan', '1 João'],
  ['2JN', 1, '2 John', '2 Jean', '2 Juan', '2 João'],
  ['3JN', 1, '3 John', '3 Jean', '3 Juan', '3 João'],
  ['JUD', 1, 'Jude', 'Jude', 'Judas', 'Judas'],
  ['REV', 22, 'Revelation', 'Apocalypse', 'Apocalipsis', 'Apocalipse'],
] as const satisfies readonly (readonly [string, number, string, string, string, string])[];

export type BookId = (typeof rows)[number][0];

export const books: readonly (Book & { id: BookId })[] = rows.map(
  ([id, chapters, en, fr, es, pt]) => ({ id, chapters, names: { en, fr, es, pt } }),
);

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
  ['Psalm', 'PSA'],
  ['Psaume', 'PSA'],
  ['Salmo', 'PSA'],
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
