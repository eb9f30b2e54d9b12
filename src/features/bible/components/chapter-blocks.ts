// Converts the items of a chapter to layout blocks: verses, lines of poetry, and footnotes with
// their marks.
import type {
  Chapter,
  ChapterItem,
  VersePart,
  TextRun,
} from '../../../../schemas/bible/chapter.ts';
import { applyFrenchSpacing } from '../../../locales/french-punctuation.ts';
import { lowerOpeningCapitals } from '../../../locales/opening-capitals.ts';

export interface Footnote {
  /** a, b, … z, aa, ab: verses have numbers, so notes have alphabetic marks. */
  mark: string;
  text: string;
}

export type LineRun = { kind: 'words'; words: TextRun } | { kind: 'note'; note: Footnote };
/** `isBroken`: prose that begins a new line within the verse. */
export type VersePiece =
  | { kind: 'line'; poem: number; isBroken?: true; parts: LineRun[] }
  | { kind: 'heading'; text: string; notes: Footnote[] }
  | { kind: 'gap' };

export interface VerseLayout {
  verse: number;
  pieces: VersePiece[];
}

export type ChapterBlock =
  | { kind: 'title' | 'heading' | 'letter' | 'closing'; text: string; notes: Footnote[] }
  | { kind: 'verses'; hasSpaceBefore: boolean; verses: VerseLayout[] };

/** `language` and `translation` determine the typography. */
export type ChapterInput = Pick<Chapter, 'items'> &
  Partial<Pick<Chapter, 'language' | 'translation'>>;

export interface ChapterLayout {
  blocks: ChapterBlock[];
  footnotes: Footnote[];
}

/**
 * In a text without paragraphs, each verse becomes a paragraph, as in old printed Bibles, because a
 * whole chapter in one block is hard to read.
 */
export function layOutChapter({
  items: written,
  language,
  translation,
}: ChapterInput): ChapterLayout {
  const items =
    language === 'fr'
      ? applyFrenchSpacingToItems(written)
      : lowerCapitalsOfItems(written, translation);
  const footnotes: Footnote[] = [];
  const blocks: ChapterBlock[] = [];
  const isShaped = items.some(hasLayout);
  let open: Extract<ChapterBlock, { kind: 'verses' }> | undefined;
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
          open = { kind: 'verses', hasSpaceBefore: spaced, verses: [] };
          spaced = false;
          blocks.push(open);
        }
        open.verses.push({ verse: item.verse, pieces: layOutVerse(item.parts, footnotes) });
        break;
      default:
        open = undefined;
        blocks.push({
          kind: item.kind,
          text: item.text,
          notes: (item.notes ?? []).map((text) => addFootnote(footnotes, text)),
        });
    }
  }
  return { blocks, footnotes };
}

function hasLayout(item: ChapterItem): boolean {
  return (
    item.kind === 'paragraph' ||
    item.kind === 'break' ||
    (item.kind === 'verse' && item.parts.some((part) => 'text' in part && part.poem !== undefined))
  );
}

type VerseLine = Extract<VersePiece, { kind: 'line' }>;

/**
 * Lays out a verse. A line continues, in poetry and prose, until a break, a heading or another
 * indent level.
 */
function layOutVerse(parts: readonly VersePart[], footnotes: Footnote[]): VersePiece[] {
  const pieces: VersePiece[] = [];
  let line: VerseLine | undefined;
  let breaks = 0;
  /** Notes before the first word of a line. */
  let ahead: LineRun[] = [];

  function startLine(poem: number): VerseLine {
    const before = pieces.at(-1);
    if (breaks > 1 && before?.kind === 'line') pieces.push({ kind: 'gap' });
    const isBroken = poem === 0 && breaks === 1 && before?.kind === 'line' && before.poem === 0;
    const started: VerseLine = { kind: 'line', poem, ...(isBroken && { isBroken }), parts: ahead };
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
  // Footnote marks of a verse that has no other text, or after its last break.
  const last = pieces.findLast((piece) => piece.kind === 'line');
  if (ahead.length > 0) (last ?? startLine(0)).parts.push(...ahead);
  return pieces;
}

function addFootnote(footnotes: Footnote[], text: string): Footnote {
  const footnote = { mark: toFootnoteMark(footnotes.length), text };
  footnotes.push(footnote);
  return footnote;
}

function toFootnoteMark(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : toFootnoteMark(Math.floor(index / 26) - 1) + last;
}

/** Lowers the capitals with which the first verse begins in print. */
function lowerCapitalsOfItems(
  items: readonly ChapterItem[],
  translation: string | undefined,
): readonly ChapterItem[] {
  return items.map((item) => {
    if (item.kind !== 'verse' || item.verse !== 1) return item;
    const first = item.parts.findIndex((part) => 'text' in part);
    return {
      ...item,
      parts: item.parts.map((part, index) =>
        index === first && 'text' in part
          ? { ...part, text: lowerOpeningCapitals(part.text, translation) }
          : part,
      ),
    };
  });
}

function applyFrenchSpacingToItems(items: readonly ChapterItem[]): ChapterItem[] {
  return items.map((item) => {
    switch (item.kind) {
      case 'verse':
        return { ...item, parts: applyFrenchSpacingToParts(item.parts) };
      case 'paragraph':
      case 'break':
        return item;
      default:
        return {
          ...item,
          text: applyFrenchSpacing(item.text),
          ...(item.notes && { notes: item.notes.map((note) => applyFrenchSpacing(note)) }),
        };
    }
  });
}

/** Punctuation may be in another text run than the word before it. */
function applyFrenchSpacingToParts(parts: readonly VersePart[]): VersePart[] {
  let before = '';
  return parts.map((part) => {
    if ('text' in part) {
      const text = applyFrenchSpacing(part.text, before);
      before = text.at(-1) ?? before;
      return { ...part, text };
    }
    if ('note' in part) return { note: applyFrenchSpacing(part.note) };
    before = '';
    return 'heading' in part ? { heading: applyFrenchSpacing(part.heading) } : part;
  });
}
