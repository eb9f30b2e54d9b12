// Builds the items of a chapter from the text runs and breaks of marked-up text, and collapses
// white space.
import type { ChapterItem, VersePart, TextRun } from '../../../schemas/bible/chapter.ts';

/**
 * Breaks and headings. Between verses they are items of the chapter, and inside a verse they are
 * parts of the verse. Only the next event shows which case applies.
 */
type Between =
  | { kind: 'paragraph' | 'blank' | 'line' }
  | { kind: 'heading'; text: string; notes: string[] };

export interface ChapterWriter {
  readonly items: ChapterItem[];
  isInVerse: () => boolean;
  /** @param isSame whether the same verse continues, as 4b after 4a */
  verse: (number: number, isSame?: boolean) => void;
  endVerse: () => void;
  between: (what: Between) => void;
  words: (text: string, shape: Omit<TextRun, 'text'>) => void;
  note: (text: string) => void;
  block: (kind: 'title' | 'letter' | 'closing', text: string, notes: string[]) => void;
  /** Completes the chapter; no further calls may follow. */
  end: () => void;
}

export function createChapterWriter(): ChapterWriter {
  const items: ChapterItem[] = [];
  let parts: VersePart[] | undefined;
  let isOpen = false;
  let hasSpace = false;
  let waiting: Between[] = [];

  function flushInside(into: VersePart[]): void {
    if (waiting.length === 0) return;
    hasSpace = true;
    for (const what of waiting)
      if (what.kind === 'heading')
        into.push({ heading: what.text }, ...what.notes.map((note) => ({ note })));
    // One break ends a line, and two breaks make an empty line. There is no break before the first
    // word or after a heading.
    const wanted =
      waiting.some(({ kind }) => kind === 'heading') || !into.some((part) => 'text' in part)
        ? 0
        : waiting.some(({ kind }) => kind === 'blank')
          ? 2
          : 1;
    for (let breaks = trailingBreaks(into); breaks < wanted; breaks++) into.push({ break: true });
    waiting = [];
  }

  function flushBetween(): void {
    const isOnlyLine = waiting.length > 0 && waiting.every(({ kind }) => kind === 'line');
    if (isOnlyLine && parts && parts.length > 0 && trailingBreaks(parts) === 0)
      parts.push({ break: true });
    for (const what of waiting) {
      if (what.kind === 'heading')
        items.push({
          kind: 'heading',
          text: what.text,
          ...(what.notes.length > 0 && { notes: what.notes }),
        });
      else if (what.kind === 'blank') items.push({ kind: 'break' });
      else if (what.kind === 'paragraph' && items.at(-1)?.kind !== 'paragraph')
        items.push({ kind: 'paragraph' });
    }
    waiting = [];
  }

  return {
    items,
    isInVerse: () => isOpen,
    verse: (number, isSame = false) => {
      if (isSame && parts) {
        isOpen = true;
        hasSpace = true;
        return;
      }
      flushBetween();
      parts = [];
      isOpen = true;
      hasSpace = false;
      items.push({ kind: 'verse', verse: number, parts });
    },
    endVerse: () => {
      isOpen = false;
    },
    between: (what) => void waiting.push(what),
    words: (text, shape) => {
      // Only Unicode white space is collapsed: the validation must see a hidden U+FEFF.
      const words = text.replace(/\p{White_Space}+/gu, ' ');
      const bare = words.replace(/^ | $/g, '');
      if (bare === '' || !parts) {
        hasSpace ||= words !== '';
        return;
      }
      flushInside(parts);
      if (words.startsWith(' ')) hasSpace = true;
      append(parts, {
        text: hasSpace && parts.some((part) => 'text' in part) ? ` ${bare}` : bare,
        ...shape,
      });
      hasSpace = words.endsWith(' ');
    },
    note: (text) => {
      const words = text.replace(/\p{White_Space}+/gu, ' ').replace(/^ | $/g, '');
      if (words === '' || !parts) return;
      flushInside(parts);
      parts.push({ note: words });
    },
    block: (kind, text, notes) => {
      flushBetween();
      parts = undefined;
      isOpen = false;
      items.push({ kind, text, ...(notes.length > 0 && { notes }) });
    },
    end: () => {
      waiting = waiting.filter(({ kind }) => kind === 'heading');
      flushBetween();
    },
  };
}

function trailingBreaks(parts: readonly VersePart[]): number {
  return parts.length - 1 - parts.findLastIndex((part) => !('break' in part));
}

/** Adds a text run, or extends the last run when both have the same format. */
function append(parts: VersePart[], words: TextRun): void {
  const last = parts.at(-1);
  if (last && 'text' in last && last.as === words.as && last.poem === words.poem)
    last.text += words.text;
  else parts.push(words);
}
