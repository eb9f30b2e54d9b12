// Applies French spacing of punctuation to a chapter, text run by text run.
import type { ChapterItem, VersePart } from '../../../../schemas/bible/chapter.ts';
import { applyFrenchSpacing } from '../../../locales/french-punctuation.ts';

export function applyFrenchSpacingToItems(items: readonly ChapterItem[]): ChapterItem[] {
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
