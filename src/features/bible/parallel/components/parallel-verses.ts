// Extracts the verses of a chapter for a parallel text, with headings and footnotes, and combines
// the marks of the verses in a row.
import type { ChapterItem } from '../../../../../schemas/bible/chapter.ts';
import { layOutChapter } from '../../components/chapter-blocks.ts';
import type {
  ChapterBlock,
  ChapterInput,
  VerseLayout,
  Footnote,
} from '../../components/chapter-blocks.ts';
import type { MarksByVerse, VerseMark } from '../../components/verse-mark.ts';

export type ParallelHeading = Extract<
  ChapterBlock,
  { kind: 'title' | 'heading' | 'letter' | 'closing' }
>;

export interface ParallelVerse {
  headings: readonly ParallelHeading[];
  /** A psalm's title is verse 0. */
  content:
    | { kind: 'title'; text: string; notes: readonly Footnote[] }
    | { kind: 'verse'; verse: VerseLayout };
  /** Blocks after the last verse. */
  closing: readonly ParallelHeading[];
}

export interface ParallelVerses {
  byNumber: ReadonlyMap<number, ParallelVerse>;
  /** Footnotes of these verses only. */
  footnotes: readonly Footnote[];
}

/** @param wantedVerses undefined: all */
export function layOutParallelVerses(
  { items, language, translation }: ChapterInput,
  wantedVerses?: ReadonlySet<number>,
): ParallelVerses {
  const { blocks, footnotes } = layOutChapter({
    items: pickVerses(items, wantedVerses),
    ...(language !== undefined && { language }),
    ...(translation !== undefined && { translation }),
  });
  const byNumber = new Map<number, ParallelVerse>();
  let headings: ParallelHeading[] = [];
  let last: number | undefined;
  const add = (verse: number, content: ParallelVerse['content']) => {
    byNumber.set(verse, { headings, content, closing: [] });
    headings = [];
    last = verse;
  };
  for (const block of blocks) {
    if (block.kind === 'verses')
      for (const verse of block.verses) add(verse.verse, { kind: 'verse', verse });
    else if (block.kind === 'title')
      add(0, { kind: 'title', text: block.text, notes: block.notes });
    else if (block.kind === 'closing') {
      const before = last === undefined ? undefined : byNumber.get(last);
      if (before && last !== undefined)
        byNumber.set(last, { ...before, closing: [...before.closing, block] });
    } else headings.push(block);
  }
  return { byNumber, footnotes };
}

/**
 * Returns the wanted verses with the headings before each of them. Headings before an unwanted
 * verse are left out with that verse.
 */
function pickVerses(
  items: readonly ChapterItem[],
  wantedVerses: ReadonlySet<number> | undefined,
): ChapterItem[] {
  const picked: ChapterItem[] = [];
  let before: ChapterItem[] = [];
  let isPicked = true;
  for (const item of items) {
    switch (item.kind) {
      case 'heading':
      case 'letter':
        before.push(item);
        break;
      case 'title':
      case 'verse':
        isPicked = wantedVerses?.has('verse' in item ? item.verse : 0) ?? true;
        if (isPicked) picked.push(...before, item);
        before = [];
        break;
      case 'closing':
        if (isPicked) picked.push(item);
        break;
      case 'paragraph':
      case 'break':
        break;
    }
  }
  return picked;
}

/**
 * Returns the combined mark of the verses of the first translation in a row. With several marks,
 * the first colour and all icons are used.
 */
export function getRowMark(verses: readonly number[], marks: MarksByVerse): VerseMark | undefined {
  const found = verses.flatMap((verse) => marks.get(verse) ?? []);
  const [first] = found;
  if (!first || found.length === 1) return first;
  const color = found.find((mark) => mark.color !== 'none')?.color ?? 'none';
  const syncState =
    found.find((mark) => mark.syncState === 'refused')?.syncState ??
    found.find((mark) => mark.syncState)?.syncState;
  return {
    color,
    hasNote: found.some(({ hasNote }) => hasNote),
    hasBookmark: found.some(({ hasBookmark }) => hasBookmark),
    syncState,
  };
}
