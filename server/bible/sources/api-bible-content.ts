// Parses a chapter of API.Bible. The response is USX in JSON form, so it is converted to the same
// markup events as other formats.
import type { Book } from '../../../schemas/bible/books.ts';
import type { ChapterItem } from '../../../schemas/bible/chapter.ts';
import { quoteExcerpt, type Finding } from '../validation/finding.ts';
import { findTextFaults } from '../validation/text-faults.ts';
import { findVerseFaults } from '../validation/verse-faults.ts';
import { toList, toRecord, toText } from '../import/json-value.ts';
import { createMarkReader, type MarkReader } from '../import/books-from-markup.ts';

export type ParsedContent =
  | { kind: 'items'; items: ChapterItem[]; copyright: string }
  | { kind: 'refused'; findings: Finding[] };

/** @param data the field of this name in the answer */
export function parseApiBibleChapter(data: unknown, book: Book, number: number): ParsedContent {
  const { id, content, copyright } = toRecord(data);
  const location = `${book.id}.${number}`;
  const faults: Finding[] = [];
  if (id !== location)
    faults.push({
      code: 'E_ID',
      location,
      message: `The source sent another chapter: ${quoteExcerpt(toText(id))}.`,
    });
  // HTML content, another format of API.Bible, would be one string.
  if (!Array.isArray(content))
    return {
      kind: 'refused',
      findings: [
        ...faults,
        { code: 'E_SHAPE', location, message: 'The chapter has no list of contents.' },
      ],
    };
  const marked: Finding[] = [];
  const books = createMarkReader(marked);
  books.readMark({ kind: 'book', id: book.id });
  books.readMark({ kind: 'chapter', number: String(number) });
  readNodes(content, { books, place: location, faults }, 0);
  books.readMark({ kind: 'close all' });
  const [chapter] = books.finish()[0]?.chapters ?? [];
  const items = chapter?.items ?? [];
  if (!items.some(({ kind }) => kind === 'verse'))
    faults.push({
      code: 'E_VERSE_MISSING',
      location,
      message: 'There is no verse in the chapter.',
    });
  // Text with an unknown style only loses its formatting.
  faults.push(...marked.filter(({ code }) => code !== 'E_MARKUP'));
  if (chapter)
    faults.push(...findVerseFaults(book.id, chapter), ...findTextFaults(location, items));
  return faults.length > 0
    ? { kind: 'refused', findings: faults }
    : {
        kind: 'items',
        items,
        copyright: toText(copyright)
          .replace(/\p{White_Space}+/gu, ' ')
          .trim(),
      };
}

interface ReaderState {
  books: MarkReader;
  place: string;
  faults: Finding[];
}

/** A note in a line of a paragraph is four deep. */
const deepest = 100;

function readNodes(nodes: readonly unknown[], reading: ReaderState, depth: number): void {
  if (depth <= deepest) for (const node of nodes) readNode(toRecord(node), reading, depth);
  else
    reading.faults.push({
      code: 'E_SHAPE',
      location: reading.place,
      message: `Its contents are nested more than ${deepest} levels deep.`,
    });
}

function readNode(
  { type, name, text, attrs, items }: Record<string, unknown>,
  reading: ReaderState,
  depth: number,
): void {
  const { books, place: location, faults } = reading;
  const { style, number, sid } = toRecord(attrs);
  // Some texts contain the paragraph sign as a character. It is removed, because the paragraph
  // itself is marked up separately.
  if (type === 'text')
    return books.readMark({ kind: 'text', text: toText(text).replaceAll('¶', '') });
  switch (name) {
    case 'para':
    case 'row':
      books.readMark({ kind: 'para', style: toText(style) || (name === 'row' ? 'tr' : 'p') });
      readNodes(toList(items), reading, depth + 1);
      return books.readMark({ kind: 'para end' });
    case 'verse':
      // A verse of another chapter would be shown under a wrong number. The content of a verse
      // element is only its printed number.
      if (typeof sid === 'string' && !sid.startsWith(`${location.replace('.', ' ')}:`))
        faults.push({
          code: 'E_ID',
          location,
          message: `It contains a verse of another chapter: ${quoteExcerpt(sid)}.`,
        });
      return books.readMark({ kind: 'verse', number: String(number) });
    case 'char':
    case 'note':
    case 'cell': {
      const words = toText(style) || (name === 'cell' ? 'tc' : name === 'note' ? 'f' : 'no');
      books.readMark({ kind: 'open', style: words, isNested: true });
      readNodes(toList(items), reading, depth + 1);
      return books.readMark({ kind: 'close', style: words });
    }
    case 'chapter':
    case 'figure':
      return;
    default:
      readNodes(toList(items), reading, depth + 1);
  }
}
