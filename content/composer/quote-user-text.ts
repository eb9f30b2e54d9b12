// Readies a person's own words for a quotation inside ours: one line of plain text, or nothing.
import type { Frame } from '../prayers/prayer-passages.ts';
import { isUnquotable } from '../text-analysis/unquotable-text.ts';

/** In characters (code points); what is longer is referred to, not quoted. */
const maxQuotationLength = 120;

/** Of a short phrase: a long one, or several sentences, pasted into ours would read like a form. */
const maxWords = 12;

/**
 * A stop after which something more is said, or a new line that begins anew; the stops of “e.g.”
 * and “U.S.” are none.
 */
const anotherSentence =
  /(?:[!?…;]|(?<=[\p{L}\p{N}]{2})\.)["”»)]*\s+\S|[\n\u2028\u2029]\s*[\p{Lu}\p{N}•*–-]/u;

/**
 * Controls, halves of characters, and what cannot be seen, marks that turn the writing direction
 * among them. What joins emoji and Persian letters stays.
 */
const unseen = /(?!\u200c|\u200d|\p{VS})[\p{Cc}\p{Cs}\p{DI}]/gu;

const sayable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * One short phrase, typeset with the inner quotation marks of the prayer's language; nothing when
 * there are no words, too many, or such as no prayer should repeat.
 */
export function toQuotation(
  request: string,
  innerQuotes: readonly [opening: string, closing: string],
): string | undefined {
  const line = request
    .replace(/\s+/gu, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
  const words = withoutLastStop(line);
  if (anotherSentence.test(request.trim())) return undefined;
  if (
    !sayable.test(words) ||
    [...words].length > maxQuotationLength ||
    words.split(' ').length > maxWords ||
    isUnquotable(words)
  )
    return undefined;
  return withInnerQuotes(words, innerQuotes);
}

/**
 * A sentence around the words; nothing where they cannot be quoted.
 * @param maxLength words that the sentence may have in all
 */
export function quoteInFrame(
  request: string,
  frames: readonly Frame[],
  pick: (frames: readonly Frame[]) => Frame,
  maxLength = Infinity,
): string | undefined {
  const longestFrame = Math.max(
    ...frames.map(({ before, after }) => `${before}${after}`.split(/\s+/u).length),
  );
  const innerQuotes: readonly [string, string] = frames[0]?.before.includes('«')
    ? ['“', '”']
    : ['‘', '’'];
  const words = toQuotation(request, innerQuotes);
  if (words === undefined || words.split(' ').length + longestFrame > maxLength) return undefined;
  const { before, after } = pick(frames);
  return before + words + after;
}

/** The sentence goes on after the quotation; an ellipsis, ? and ! belong to what was said. */
function withoutLastStop(line: string): string {
  return line.replace(/(?<![.\s])\s*[.,;:]$/u, '').trim();
}

function withInnerQuotes(words: string, [opening, closing]: readonly [string, string]): string {
  const unwrapped = words.replace(/^["“”„«»]\s*([^"“”„«»]+?)\s*["“”„«»]$/u, '$1');
  return unwrapped
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/[“„«]\s?/gu, opening)
    .replace(/\s?[”»]/gu, closing)
    .replace(/(?<=^|[\s(])"/gu, opening)
    .replaceAll('"', closing);
}
