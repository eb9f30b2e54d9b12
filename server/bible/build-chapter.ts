// Builds the chapter that travels from its items; the plain verses always follow from the items.
import type { Chapter, ChapterItem, Verse, VersePart } from '../../schemas/bible/chapter.ts';

/**
 * The text of a verse: its words exactly as they stand, without notes, headings and line breaks.
 */
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
