// Parses USFM with one or several books in a file. The package usfm-js does not suffice: it loses
// verse order, repeated verses, and text where two numbers collide, which the validation must see.
import type { DraftBook } from '../validation/draft-translation.ts';
import type { Finding } from '../validation/finding.ts';
import { createMarkReader, type MarkReader } from './books-from-markup.ts';
import { getParagraphKind } from './markup-events.ts';
import type { SourceFile } from './input-files.ts';

export function parseUsfm(files: readonly SourceFile[], faults: Finding[]): DraftBook[] {
  const books = createMarkReader(faults);
  for (const { name, bytes } of files) {
    const text = decodeText(name, bytes, faults);
    if (text === undefined) continue;
    if (!/^\s*\\id\s/.test(text))
      faults.push({
        code: 'E_FORMAT',
        location: name,
        message: 'A USFM file begins with \\id and the book.',
      });
    else readFile(name, text, books);
    books.readMark({ kind: 'close all' });
  }
  return books.finish();
}

/** Decodes UTF-8; reports invalid bytes and never guesses another encoding. */
function decodeText(name: string, bytes: Uint8Array, faults: Finding[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    faults.push({
      code: 'E_ENCODING',
      location: name,
      message: 'The file is not UTF-8, or it stops in the middle of a character.',
    });
    return undefined;
  }
}

/**
 * Matches a backslash marker with its number and the star or the one space that ends the marker.
 * Also matches the end of a milestone, and text up to the next marker.
 */
const pieces = /\\(\+?)([a-z]+(?:\d+(?:-\d+)?)?)(-[se])?(\*|\s)?|\\\*|[^\\]+|\\/gi;

/** Names of the book, by the marker that gives them. */
const nameFields = new Map([
  ['h', 'name'],
  ['toc1', 'title'],
  ['toc2', 'commonName'],
]);

function readFile(file: string, text: string, books: MarkReader): void {
  /**
   * Whether attributes are being read: attributes follow a vertical bar and end where the marker is
   * closed.
   */
  let hasAttributes = false;
  const found = text.matchAll(pieces);
  let ahead = found.next().value;

  function take(): RegExpExecArray | undefined {
    const piece = ahead;
    ahead = found.next().value;
    return piece;
  }

  /** Returns the next text without consuming it. */
  function wordsAhead(): string {
    const next = ahead?.[0] ?? '';
    return next.startsWith('\\') ? '' : next;
  }

  /**
   * Consumes the next text and splits off its first word: a number, the id of a book, or the caller
   * of a note.
   */
  function takeWord(): { word: string; rest: string } {
    const next = wordsAhead();
    if (next !== '') take();
    const [, word = '', rest = ''] = /^\s*(\S*)[^\S\n]?([^]*)$/.exec(next) ?? [];
    return { word, rest };
  }

  for (let piece = take(); piece; piece = take()) {
    const [whole, plus, marker = '', milestone, star] = piece;
    if (whole === '\\*' || milestone !== undefined) {
      // A milestone contains only attributes, which come before its end.
      if (milestone !== undefined && wordsAhead() !== '') take();
    } else if (!whole.startsWith('\\')) {
      books.readMark({ kind: 'text', text: toText(whole) });
    } else if (marker === '') {
      books.readMark({ kind: 'text', text: '\\' });
    } else if (star === '*') {
      hasAttributes = false;
      books.readMark({ kind: 'close', style: marker });
    } else if (marker === 'id') {
      const { word } = takeWord();
      books.readMark({ kind: 'close all' });
      books.readMark({ kind: 'book', id: word.toUpperCase(), place: file });
    } else if (marker === 'c' || marker === 'v') {
      const { word, rest } = takeWord();
      if (marker === 'c') books.readMark({ kind: 'close all' });
      books.readMark({ kind: marker === 'c' ? 'chapter' : 'verse', number: word });
      books.readMark({ kind: 'text', text: toText(rest) });
    } else if (plus === '' && getParagraphKind(marker) !== undefined) {
      hasAttributes = false;
      books.readMark({ kind: 'close all' });
      books.readMark({ kind: 'para', style: marker });
      const field = nameFields.get(marker);
      if (field !== undefined) books.readName(field, wordsAhead().trim());
    } else {
      books.readMark({ kind: 'open', style: marker, isNested: plus === '+' });
      // The first word of a note is its caller: a character, or + for an automatic caller.
      if (/^(?:e?[fx]|fe)$/.test(marker))
        books.readMark({ kind: 'text', text: toText(takeWord().rest) });
    }
  }

  function toText(words: string): string {
    if (hasAttributes) return '';
    const bar = words.indexOf('|');
    hasAttributes = bar >= 0;
    // A tilde is a non-breaking space. Two slashes mark a position where a line may break.
    return (bar < 0 ? words : words.slice(0, bar)).replaceAll('~', '\u00a0').replaceAll('//', ' ');
  }
}
