// A chapter with its French signs set right, run by run.
import type { ChapterItem, VersePart } from '../../../schemas/chapter.ts';
import { frenchSpaces } from '../../i18n/french-spaces.ts';

export function withFrenchSpaces(items: readonly ChapterItem[]): ChapterItem[] {
  return items.map((item) => {
    switch (item.kind) {
      case 'verse':
        return { ...item, parts: spaceParts(item.parts) };
      case 'paragraph':
      case 'break':
        return item;
      default:
        return { ...item, text: frenchSpaces(item.text), ...(item.notes && { notes: item.notes.map((note) => frenchSpaces(note)) }) };
    }
  });
}

/** A sign may stand in another run than the word before it. */
function spaceParts(parts: readonly VersePart[]): VersePart[] {
  let before = '';
  return parts.map((part) => {
    if ('text' in part) {
      const text = frenchSpaces(part.text, before);
      before = text.at(-1) ?? before;
      return { ...part, text };
    }
    if ('note' in part) return { note: frenchSpaces(part.note) };
    before = '';
    return 'heading' in part ? { heading: frenchSpaces(part.heading) } : part;
  });
}
