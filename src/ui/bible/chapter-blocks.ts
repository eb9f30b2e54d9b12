// Turns the items of a chapter into what is drawn: blocks of verses, lines of poetry, footnotes with their letters.
import type { Chapter, ChapterItem, VersePart, Words } from '../../../schemas/chapter.ts';

export interface Footnote {
  /** a, b, … z, aa, ab: verses have figures, notes have letters. */
  mark: string;
  text: string;
}

export type LinePart = { kind: 'words'; words: Words } | { kind: 'note'; note: Footnote };
export type VersePiece = { kind: 'line'; poem: number; parts: LinePart[] } | { kind: 'heading'; text: string };

export interface DrawnVerse {
  verse: number;
  pieces: VersePiece[];
}

export type Block =
  | { kind: 'title' | 'heading' | 'letter' | 'closing'; text: string; notes: Footnote[] }
  | { kind: 'verses'; spaced: boolean; verses: DrawnVerse[] };

export interface DrawnChapter {
  blocks: Block[];
  footnotes: Footnote[];
}

/** A text without any paragraph is set a verse to a paragraph, as the old Bibles do: a whole chapter in one block cannot be read. */
export function drawChapter({ items }: Pick<Chapter, 'items'>): DrawnChapter {
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

/** Each run of poetry is a line of its own; prose flows on until a break. */
function drawVerse(parts: readonly VersePart[], footnotes: Footnote[]): VersePiece[] {
  const pieces: VersePiece[] = [];
  let line: Extract<VersePiece, { kind: 'line' }> | undefined;
  for (const part of parts) {
    if ('heading' in part) {
      pieces.push({ kind: 'heading', text: part.heading });
      line = undefined;
    } else if ('break' in part) {
      line = undefined;
    } else {
      const poem = 'text' in part ? (part.poem ?? 0) : (line?.poem ?? 0);
      const startsLine = 'text' in part && (poem > 0 || (line?.poem ?? 0) > 0);
      if (!line || startsLine) {
        line = { kind: 'line', poem, parts: [] };
        pieces.push(line);
      }
      line.parts.push('text' in part ? { kind: 'words', words: part } : { kind: 'note', note: addFootnote(footnotes, part.note) });
    }
  }
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
