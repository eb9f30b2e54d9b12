// French puts a thin space that never ends a line before ; ! ? and inside « », a full one before a colon. Texts come without, or with one that breaks: on the page they are set right.
import type { ChapterItem, VersePart } from '../../../schemas/chapter.ts';

const thin = '\u202F';
const full = '\u00A0';

export function withFrenchSpaces(items: readonly ChapterItem[]): ChapterItem[] {
  return items.map((item) => {
    switch (item.kind) {
      case 'verse':
        return { ...item, parts: spaceParts(item.parts) };
      case 'paragraph':
      case 'break':
        return item;
      default:
        return { ...item, text: space(item.text), ...(item.notes && { notes: item.notes.map((note) => space(note)) }) };
    }
  });
}

/** A sign may stand in another run than the word before it. */
function spaceParts(parts: readonly VersePart[]): VersePart[] {
  let before = '';
  return parts.map((part) => {
    if ('text' in part) {
      const text = space(part.text, before);
      before = text.at(-1) ?? before;
      return { ...part, text };
    }
    if ('note' in part) return { note: space(part.note) };
    before = '';
    return 'heading' in part ? { heading: space(part.heading) } : part;
  });
}

/** @param before the letter before these words */
function space(text: string, before = ''): string {
  return (before + text)
    .replaceAll(/([^\s;!?:«([])[ \u00A0\u202F]*(?=[;!?])/g, `$1${thin}`)
    .replaceAll(/([^\s«])[ \u00A0\u202F]*(?=»)/g, `$1${thin}`)
    .replaceAll(/«[ \u00A0\u202F]*(?=\S)/g, `«${thin}`)
    .replaceAll(/([^\s;!?:«([])[ \u00A0\u202F]*:(?!\d)/g, `$1${full}:`)
    .slice(before.length);
}
