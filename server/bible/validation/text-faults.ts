// Text checks of the validation: markup, hidden or broken characters, wrong decoding, and foreign
// letters in names.
import type { ChapterItem, VersePart } from '../../../schemas/bible/chapter.ts';
import { quoteExcerpt, type Finding, type FindingCode } from './finding.ts';

/** @param location of the chapter: JUD.1 */
export function findTextFaults(location: string, items: readonly ChapterItem[]): Finding[] {
  return items.flatMap((item) => {
    if (item.kind === 'paragraph' || item.kind === 'break') return [];
    if (item.kind === 'verse')
      return stringFaults(`${location}.${item.verse}`, item.parts.map(getText));
    return stringFaults(`${location} ${item.kind}`, [item.text, ...(item.notes ?? [])]);
  });
}

/**
 * Checks names like text. The four languages use Latin letters, so every other letter is a
 * look-alike.
 */
export function findNameFaults(location: string, name: string): Finding[] {
  const foreign = [...new Set(name.match(/(?!\p{Script=Latin})\p{L}/gu))].map(codePoint);
  const faults = stringFaults(location, [name]);
  if (foreign.length > 0)
    faults.push({
      code: 'E_MIXED_SCRIPT',
      location,
      message: `${quoteExcerpt(name)} has letters that are not Latin: ${foreign.join(', ')}.`,
    });
  return faults;
}

function getText(part: VersePart): string {
  if ('text' in part) return part.text;
  if ('note' in part) return part.note;
  return 'heading' in part ? part.heading : '';
}

interface TextRule {
  code: FindingCode;
  pattern: RegExp;
  message: (found: readonly string[]) => string;
}

const rules: readonly TextRule[] = [
  {
    code: 'E_MARKUP',
    // Tags, entities, and the backslash markers of USFM.
    pattern: /<\/?[a-z!][^<>]*>?|&(?:[a-z]+|#\d+|#x[\da-f]+);|\\\+?[a-z]+\d?\*?/gi,
    message: (found) => `Mark-up in the text: ${found.map(quoteExcerpt).join(', ')}.`,
  },
  {
    code: 'E_HIDDEN_CHARACTER',
    pattern: /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu,
    message: (found) => `Hidden characters: ${found.map(codePoint).join(', ')}.`,
  },
  { code: 'E_DOUBLED_APOSTROPHE', pattern: /''|’’/g, message: () => 'Doubled apostrophes.' },
  {
    code: 'E_REPLACEMENT_CHARACTER',
    pattern: /\ufffd/g,
    message: () => 'Characters were lost (U+FFFD) and cannot be repaired.',
  },
  {
    code: 'E_MOJIBAKE',
    // Two bytes of UTF-8 read as Windows-1252. Marks that may follow a capital à or  in a sound
    // text (quotes, dashes) are left out.
    pattern:
      /[ÂÃ][\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]|â€|Å[\u0080-\u009f“’]/g,
    message: (found) =>
      `UTF-8 that was read as Windows-1252: ${found.map(quoteExcerpt).join(', ')}.`,
  },
];

function stringFaults(location: string, strings: readonly string[]): Finding[] {
  return rules.flatMap(({ code, pattern, message }): Finding[] => {
    const found = strings.flatMap((text) => text.match(pattern) ?? []);
    return found.length === 0
      ? []
      : [{ code, location, message: message([...new Set(found)]), times: found.length }];
  });
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
