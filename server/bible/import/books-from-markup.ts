// Converts markup events (of USFM, USX or OSIS) to the books of a draft. An unknown mark is
// reported as a fault and never ignored.
import type { ChapterItem, TextRun } from '../../../schemas/bible/chapter.ts';
import type { DraftBook, DraftChapter } from '../validation/draft-translation.ts';
import { quoteExcerpt, type Finding } from '../validation/finding.ts';
import { createChapterWriter, type ChapterWriter } from './chapter-writer.ts';
import {
  getPoetryDepth,
  getParagraphKind,
  getTextKind,
  type MarkupEvent,
  type TextKind,
} from './markup-events.ts';

export interface MarkReader {
  readMark: (mark: MarkupEvent) => void;
  /** Receives a name that the source gives for a book. */
  readName: (field: string, text: string) => void;
  finish: () => DraftBook[];
}

const maxFaults = 1_000;

/** USFM ids of content outside the books of the Bible, such as introductions and glossaries. */
const matter = new Set([
  'FRT',
  'BAK',
  'OTH',
  'INT',
  'CNC',
  'GLO',
  'TDX',
  'NDX',
  'XXA',
  'XXB',
  'XXC',
  'XXD',
  'XXE',
  'XXF',
  'XXG',
]);

/** Text outside the verses. */
interface Block {
  kind: 'heading' | 'title' | 'letter' | 'closing';
  text: string;
  notes: string[];
}

type OpenBook = DraftBook & { chapters: DraftChapter[]; names: Record<string, string> };

export function createMarkReader(faults: Finding[]): MarkReader {
  const books: OpenBook[] = [];
  let book: OpenBook | undefined;
  let chapter: ChapterWriter | undefined;
  let location = 'file';
  let isMatter = false;
  let block: Block | undefined;
  let isLeftOut = false;
  let poem: number | undefined;
  let note: string | undefined;
  let lastVerse = '';
  let open: { style: string; kind: TextKind }[] = [];
  const bridges: Bridge[] = [];

  /** Limited, because a file of another format could produce millions of faults. */
  function fault(finding: Finding): void {
    if (faults.length < maxFaults) faults.push(finding);
  }

  function startBook(id: string, where: string): void {
    endBlock();
    isMatter = matter.has(id);
    location = id;
    lastVerse = '';
    chapter?.end();
    chapter = undefined;
    open = [];
    note = undefined;
    isLeftOut = true;
    if (isMatter) return;
    if (id === '')
      fault({
        code: 'E_SHAPE',
        location: where,
        message: 'The file does not say which book it is.',
      });
    book = { id, names: {}, declared: {}, chapters: [] };
    books.push(book);
  }

  function startChapter(number: string): void {
    endBlock();
    const last = Number(number);
    location = `${book?.id ?? 'file'}.${number}`;
    if (!/^\d{1,3}$/.test(number))
      fault({
        code: 'E_SHAPE',
        location,
        message: `A chapter has the number ${quoteExcerpt(number)}.`,
      });
    chapter?.end();
    chapter = createChapterWriter();
    lastVerse = '';
    isLeftOut = false;
    poem = undefined;
    book?.chapters.push({
      number: Number.isInteger(last) ? last : 0,
      declared: {},
      items: chapter.items,
    });
  }

  function startVerse(number: string): void {
    endBlock();
    isLeftOut = false;
    const [, first = '', segment = '', last] =
      /^(\d{1,3})([a-z]?)(?:[-–—](\d{1,3})[a-z]?)?$/.exec(number.replace(/[\u200f\s]/g, '')) ?? [];
    if (first === '' || !chapter) {
      fault({
        code: 'E_SHAPE',
        location,
        message: chapter
          ? `A verse has the number ${quoteExcerpt(number)}.`
          : `Verse ${quoteExcerpt(number)} comes before the first chapter.`,
      });
      return;
    }
    const isSame = segment > 'a' && lastVerse === first;
    chapter.verse(Number(first), isSame);
    lastVerse = first;
    if (last !== undefined)
      bridges.push({ items: chapter.items, first: Number(first), last: Number(last) });
  }

  function startPara(style: string): void {
    endBlock();
    isLeftOut = false;
    const kind = getParagraphKind(style);
    switch (kind) {
      case 'left out':
        isLeftOut = true;
        return;
      case 'heading':
      case 'letter':
      case 'closing':
      case 'title':
        // A line of that style later in a psalm is a heading of its part.
        block = {
          kind: kind === 'title' && lastVerse !== '' ? 'heading' : kind,
          text: '',
          notes: [],
        };
        return;
      case 'paragraph':
      case 'blank':
      case 'line':
        poem = kind === 'line' ? getPoetryDepth(style) : undefined;
        chapter?.between({ kind });
        return;
      case 'same':
        poem = undefined;
        return;
      case undefined:
        unknown(style);
    }
  }

  function unknown(style: string): void {
    if (!isMatter)
      fault({
        code: 'E_MARKUP',
        location: here(),
        message: `The marker ${quoteExcerpt(style)} is unknown.`,
      });
  }

  function here(): string {
    return lastVerse === '' ? location : `${location}.${lastVerse}`;
  }

  function endBlock(): void {
    if (!block) return;
    const { kind, notes } = block;
    const text = oneLine(block.text);
    block = undefined;
    if (text === '' || !chapter) return;
    if (kind === 'heading') chapter.between({ kind, text, notes });
    else chapter.block(kind, text, notes);
  }

  function startTextStyle(style: string, isNested: boolean): void {
    const kind = getTextKind(style);
    if (kind === undefined) unknown(style);
    if (!isNested) {
      const bottom = open.findLastIndex((one) => one.kind === 'note' || isNoteLike(one.style));
      open.length = kind === 'note' || isNoteLike(style) ? open.length : bottom + 1;
    }
    if (kind === 'note') note = '';
    if (kind === 'cell') addText(' ');
    open.push({ style, kind: kind ?? 'plain' });
  }

  function endTextStyle(style: string): void {
    const index = open.findLastIndex((one) => one.style === style);
    if (index < 0) return;
    const closed = open.splice(index);
    if (closed.some(({ kind }) => kind === 'note')) endNote();
  }

  function endNote(): void {
    const text = oneLine(note ?? '');
    note = undefined;
    if (text === '' || isMatter || isLeftOut) return;
    if (block) block.notes.push(text);
    else chapter?.note(text);
  }

  function addText(text: string): void {
    if (isMatter || isLeftOut || open.some(({ kind }) => kind === 'left out')) return;
    if (note !== undefined) note += text;
    else if (block) block.text += text;
    // Text before the first chapter is an introduction to the book.
    else if (!chapter) return;
    else if (chapter.isInVerse()) chapter.words(text, shape());
    else if (/\S/.test(text))
      fault({
        code: 'E_SHAPE',
        location: here(),
        message: `There is text outside the verses: ${quoteExcerpt(text.trim())}.`,
      });
  }

  function shape(): Omit<TextRun, 'text'> {
    // When several kinds apply, the first of this list wins. The name wins because it is set in
    // small capitals; words of Jesus win so that a supplied word does not split them.
    const as = (['name', 'jesus', 'supplied'] as const).find((kind) =>
      open.some((one) => one.kind === kind),
    );
    return { ...(as && { as }), ...(poem !== undefined && { poem }) };
  }

  return {
    readMark: (mark) => {
      switch (mark.kind) {
        case 'book':
          return startBook(mark.id, mark.place ?? 'file');
        case 'chapter':
          return isMatter ? undefined : startChapter(mark.number);
        case 'verse':
          return isMatter ? undefined : startVerse(mark.number);
        case 'verse end':
          return chapter?.endVerse();
        case 'para':
          return startPara(mark.style);
        case 'para end':
          endBlock();
          isLeftOut = false;
          poem = undefined;
          return undefined;
        case 'open':
          return startTextStyle(mark.style, mark.isNested);
        case 'close':
          return endTextStyle(mark.style);
        case 'close all':
          if (note !== undefined) endNote();
          open = [];
          return undefined;
        case 'text':
          return addText(mark.text);
      }
    },
    readName: (field, text) => {
      if (book && !isMatter && /\p{L}/u.test(text)) book.names[field] ??= text;
    },
    finish: () => {
      endBlock();
      chapter?.end();
      for (const bridge of bridges) fillBridge(bridge);
      return books;
    },
  };
}

/** Verses that the translators have joined. */
interface Bridge {
  items: ChapterItem[];
  first: number;
  last: number;
}

/**
 * Keeps the text of joined verses at the first verse. Each other verse contains only a note with
 * the verse range.
 */
function fillBridge({ items, first, last }: Bridge): void {
  const index = items.findIndex((item) => item.kind === 'verse' && item.verse === first);
  const others = Array.from(
    { length: Math.max(0, Math.min(last - first, 50)) },
    (_, step): ChapterItem => ({
      kind: 'verse',
      verse: first + step + 1,
      parts: [{ note: `${first}–${last}` }],
    }),
  );
  items.splice(index + 1, 0, ...others);
}

function isNoteLike(style: string): boolean {
  return ['f', 'fe', 'ef', 'x', 'ex'].includes(style);
}

function oneLine(text: string): string {
  return text.replace(/\p{White_Space}+/gu, ' ').replace(/^ | $/g, '');
}
