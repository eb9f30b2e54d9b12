// Turns the items of a chapter into what is drawn: blocks of verses, lines of poetry, footnotes with their letters.
import type { Chapter, ChapterItem, VersePart, Words } from '../../../schemas/chapter.ts';
import { withFrenchSpaces } from './french-spaces.ts';

export interface Footnote {
  /** a, b, … z, aa, ab: verses have figures, notes have letters. */
  mark: string;
  text: string;
}

export type LinePart = { kind: 'words'; words: Words } | { kind: 'note'; note: Footnote };
/** `isBroken`: prose that begins a new line within the verse. */
export type VersePiece = { kind: 'line'; poem: number; isBroken?: true; parts: LinePart[] } | { kind: 'heading'; text: string; notes: Footnote[] } | { kind: 'gap' };

export interface DrawnVerse {
  verse: number;
  pieces: VersePiece[];
}

export type Block =
  | { kind: 'title' | 'heading' | 'letter' | 'closing'; text: string; notes: Footnote[] }
  | { kind: 'verses'; spaced: boolean; verses: DrawnVerse[] };

/** `language` sets its signs as that language does. */
export type DrawableChapter = Pick<Chapter, 'items'> & Partial<Pick<Chapter, 'language'>>;

export interface DrawnChapter {
  blocks: Block[];
  footnotes: Footnote[];
}

/** A text without any paragraph is set a verse to a paragraph, as the old Bibles do: a whole chapter in one block cannot be read. */
export function drawChapter({ items: written, language }: DrawableChapter): DrawnChapter {
  const items = language === 'fr' ? withFrenchSpaces(written) : written;
  const footnotes: Footnote[] = [];
  const blocks: Block[] = [];
  const isShaped = items.some(isShape);
  let open: Extract<Block, { kind: 'verses' }> | undefined;
  let spaced = false;

  for (const item of items) {
    switch (item.kind) {
      case 'paragraph':
        open = undefined;
        break;
      case 'break':
        open = undefined;
        spaced = true;
        break;
      case 'verse':
        if (!open || !isShaped) {
          open = { kind: 'verses', spaced, verses: [] };
          spaced = false;
          blocks.push(open);
        }
        open.verses.push({ verse: item.verse, pieces: drawVerse(item.parts, footnotes) });
        break;
      default:
        open = undefined;
        blocks.push({ kind: item.kind, text: item.text, notes: (item.notes ?? []).map((text) => addFootnote(footnotes, text)) });
    }
  }
  return { blocks, footnotes };
}

function isShape(item: ChapterItem): boolean {
  return item.kind === 'paragraph' || item.kind === 'break' || (item.kind === 'verse' && item.parts.some((part) => 'text' in part && part.poem !== undefined));
}

type Line = Extract<VersePiece, { kind: 'line' }>;

/** A line goes on, in poetry as in prose, until a break, a heading or another depth. */
function drawVerse(parts: readonly VersePart[], footnotes: Footnote[]): VersePiece[] {
  const pieces: VersePiece[] = [];
  let line: Line | undefined;
  let breaks = 0;
  /** Notes before the first word of a line. */
  let ahead: LinePart[] = [];

  function startLine(poem: number): Line {
    const before = pieces.at(-1);
    if (breaks > 1 && before?.kind === 'line') pieces.push({ kind: 'gap' });
    const isBroken = poem === 0 && breaks === 1 && before?.kind === 'line' && before.poem === 0;
    const started: Line = { kind: 'line', poem, ...(isBroken && { isBroken }), parts: ahead };
    pieces.push(started);
    breaks = 0;
    ahead = [];
    return started;
  }

  for (const part of parts) {
    if ('heading' in part) {
      pieces.push({ kind: 'heading', text: part.heading, notes: [] });
      line = undefined;
      breaks = 0;
    } else if ('break' in part) {
      line = undefined;
      breaks += 1;
    } else if ('note' in part) {
      const note = addFootnote(footnotes, part.note);
      const before = pieces.at(-1);
      if (before?.kind === 'heading' && ahead.length === 0) before.notes.push(note);
      else (line?.parts ?? ahead).push({ kind: 'note', note });
    } else {
      const poem = part.poem ?? 0;
      if (line?.poem !== poem) line = startLine(poem);
      line.parts.push({ kind: 'words', words: part });
    }
  }
  // Of a verse of which only a note is left, or behind its last break.
  const last = pieces.findLast((piece) => piece.kind === 'line');
  if (ahead.length > 0) (last ?? startLine(0)).parts.push(...ahead);
  return pieces;
}

function addFootnote(footnotes: Footnote[], text: string): Footnote {
  const footnote = { mark: letters(footnotes.length), text };
  footnotes.push(footnote);
  return footnote;
}

function letters(place: number): string {
  const last = String.fromCharCode(97 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}
