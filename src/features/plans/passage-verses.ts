// Lays out a passage of a chapter for the page of a plan's day: paragraphs of verses, each verse in
// lines, without notes and headings.
import type { Chapter, VersePart } from '../../../schemas/bible/chapter.ts';
import type { Passage } from '../../data/bible/parse-passage.ts';
import { applyVerseTypography } from '../../locales/verse-typography.ts';
import type { PassageLine, PassageVerse } from './components/passage-text.tsx';

/** Returns the verses of the passage, grouped by paragraph. */
export function layOutPassage(
  { items, translation }: Chapter,
  { from = 0, to = from || Infinity }: Passage,
): PassageVerse[][] {
  const paragraphs: PassageVerse[][] = [];
  let open: PassageVerse[] | undefined;
  for (const item of items) {
    if (item.kind !== 'verse') {
      open = undefined;
    } else if (item.verse >= from && item.verse <= to) {
      if (!open) paragraphs.push((open = []));
      open.push({ verse: item.verse, lines: layOutLines(item.parts, translation) });
    }
  }
  return paragraphs;
}

function layOutLines(parts: readonly VersePart[], translation: string): PassageLine[] {
  const lines: PassageLine[] = [];
  let isLineOpen = false;
  for (const part of parts) {
    if ('text' in part) {
      const poem = part.poem ?? 0;
      const last = lines.at(-1);
      // In plain text, the divine name is written in capitals.
      const text = part.as === 'name' ? part.text.toLocaleUpperCase() : part.text;
      if (isLineOpen && last?.poem === poem) last.text += text;
      else lines.push({ poem, text });
      isLineOpen = true;
    } else if (!('note' in part)) {
      isLineOpen = false;
    }
  }
  return lines.map(({ poem, text }) => ({ poem, text: applyVerseTypography(text, translation) }));
}
