// Builds a chapter in the API format from its items; the plain verses are always derived from the
// items.
import type { Chapter, ChapterItem, Verse, VersePart } from '../../schemas/bible/chapter.ts';

/** Returns the exact text of a verse, without notes, headings and line breaks. */
export function getVerseText(parts: readonly VersePart[]): string {
  return parts.map((part) => ('text' in part ? part.text : '')).join('');
}

function plainVerses(items: readonly ChapterItem[]): Verse[] {
  return items.flatMap((item) =>
    item.kind === 'verse' ? [{ verse: item.verse, text: getVerseText(item.parts) }] : [],
  );
}

export function buildChapter(
  about: Omit<Chapter, 'verses' | 'items'>,
  items: ChapterItem[],
): Chapter {
  return { ...about, verses: plainVerses(items), items };
}
