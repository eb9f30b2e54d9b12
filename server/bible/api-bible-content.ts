// Reads a chapter as API.Bible sends it: USX in the form of JSON, so it goes the way of every other marked-up text.
import type { Book } from '../../schemas/books.ts';
import type { ChapterItem } from '../../schemas/chapter.ts';
import { quoted, type Finding } from './finding.ts';
import { textFaults } from './gate-text.ts';
import { verseFaults } from './gate-verses.ts';
import { listOf, recordOf, textOf } from './import/json-value.ts';
import { readMarks, type MarkedBooks } from './import/marked-books.ts';

export type ReadContent = { kind: 'items'; items: ChapterItem[]; copyright: string } | { kind: 'refused'; findings: Finding[] };

/** @param data the field of this name in the answer */
export function readContent(data: unknown, book: Book, number: number): ReadContent {
  const { id, content, copyright } = recordOf(data);
  const place = `${book.id}.${number}`;
  const faults: Finding[] = [];
  if (id !== place) faults.push({ code: 'E_ID', place, message: `Another chapter came: ${quoted(textOf(id))}.` });
  // Its HTML would be one text.
  if (!Array.isArray(content)) return { kind: 'refused', findings: [...faults, { code: 'E_SHAPE', place, message: 'The chapter has no list of contents.' }] };
  const marked: Finding[] = [];
  const books = readMarks(marked);
  books.mark({ kind: 'book', id: book.id });
  books.mark({ kind: 'chapter', number: String(number) });
  readNodes(content, { books, place, faults }, 0);
  books.mark({ kind: 'close all' });
  const [chapter] = books.end()[0]?.chapters ?? [];
  const items = chapter?.items ?? [];
  if (!items.some(({ kind }) => kind === 'verse')) faults.push({ code: 'E_VERSE_MISSING', place, message: 'There is no verse in the chapter.' });
  // A style that no list of ours knows loses nothing but its look.
  faults.push(...marked.filter(({ code }) => code !== 'E_MARKUP'));
  if (chapter) faults.push(...verseFaults(book.id, chapter), ...textFaults(place, items));
  return faults.length > 0 ? { kind: 'refused', findings: faults } : { kind: 'items', items, copyright: textOf(copyright).replace(/\p{White_Space}+/gu, ' ').trim() };
}

interface Reading {
  books: MarkedBooks;
  place: string;
  faults: Finding[];
}

/** A note in a line of a paragraph is four deep. */
const deepest = 100;

function readNodes(nodes: readonly unknown[], reading: Reading, depth: number): void {
  if (depth <= deepest) for (const node of nodes) readNode(recordOf(node), reading, depth);
  else reading.faults.push({ code: 'E_SHAPE', place: reading.place, message: `Its contents lie more than ${deepest} deep in each other.` });
}

function readNode({ type, name, text, attrs, items }: Record<string, unknown>, reading: Reading, depth: number): void {
  const { books, place, faults } = reading;
  const { style, number, sid } = recordOf(attrs);
  // The sign of a paragraph stands in the words of some texts; the paragraph itself is marked beside it.
  if (type === 'text') return books.mark({ kind: 'text', text: textOf(text).replaceAll('¶', '') });
  switch (name) {
    case 'para':
    case 'row':
      books.mark({ kind: 'para', style: textOf(style) || (name === 'row' ? 'tr' : 'p') });
      readNodes(listOf(items), reading, depth + 1);
      return books.mark({ kind: 'para end' });
    case 'verse':
      // A verse of another chapter would be shown under a wrong number. What stands inside is the number, printed.
      if (typeof sid === 'string' && !sid.startsWith(`${place.replace('.', ' ')}:`)) faults.push({ code: 'E_ID', place, message: `A verse of another chapter stands in it: ${quoted(sid)}.` });
      return books.mark({ kind: 'verse', number: String(number) });
    case 'char':
    case 'note':
    case 'cell': {
      const words = textOf(style) || (name === 'cell' ? 'tc' : name === 'note' ? 'f' : 'no');
      books.mark({ kind: 'open', style: words, isNested: true });
      readNodes(listOf(items), reading, depth + 1);
      return books.mark({ kind: 'close', style: words });
    }
    case 'chapter':
    case 'figure':
      return;
    default:
      readNodes(listOf(items), reading, depth + 1);
  }
}
