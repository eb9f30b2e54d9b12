// Prepares a person's own text for a quotation in a composed text: one line of plain text, or
// nothing.
import type { Frame } from '../prayers/prayer-passages.ts';
import { isUnquotable } from '../text-analysis/unquotable-text.ts';

/** Maximum in characters (code points). A longer text is referred to, not quoted. */
const maxQuotationLength = 120;

/**
 * Maximum of a short phrase. A long phrase, or several sentences, inserted into a composed text
 * would read like a form.
 */
const maxWords = 12;

/**
 * A full stop followed by more text, or a new line that begins a new sentence or item. The stops of
 * “e.g.” and “U.S.” do not count.
 */
const anotherSentence =
  /(?:[!?…;]|(?<=[\p{L}\p{N}]{2})\.)["”»)]*\s+\S|[\n\u2028\u2029]\s*[\p{Lu}\p{N}•*–-]/u;

/**
 * Control characters, unpaired surrogates and invisible characters, including marks of the writing
 * direction. Characters that join emoji and Persian letters stay.
 */
const unseen = /(?!\u200c|\u200d|\p{VS})[\p{Cc}\p{Cs}\p{DI}]/gu;

const quotable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * Returns one short phrase with the inner quotation marks of the prayer's language. Undefined if
 * the text has no words or too many, or must not be repeated in a prayer.
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
    !quotable.test(words) ||
    [...words].length > maxQuotationLength ||
    words.split(' ').length > maxWords ||
    isUnquotable(words)
  )
    return undefined;
  return withInnerQuotes(words, innerQuotes).replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** Maximum of a quotation that stands alone, in characters (code points). */
const maxStandingLength = 500;

/**
 * Returns the text in quotation marks, as a paragraph of its own, with all its sentences and lines.
 * Undefined if the text has no words, is too long, or must not be repeated in a prayer.
 */
export function quoteWhole(
  request: string,
  [opening, closing]: readonly [opening: string, closing: string],
): string | undefined {
  const words = request
    .split(/[\n\u2028\u2029]/u)
    .map((line) => line.replace(unseen, '').trim())
    .filter((line) => line !== '')
    .join('\n')
    .normalize('NFC');
  if (!quotable.test(words) || [...words].length > maxStandingLength || isUnquotable(words))
    return undefined;
  return opening + withInnerQuotes(words, getInnerQuotes(opening)) + closing;
}

function getInnerQuotes(outer: string): readonly [opening: string, closing: string] {
  return outer.includes('«') ? ['“', '”'] : ['‘', '’'];
}

/**
 * Returns a sentence that quotes the text; undefined if the text cannot be quoted.
 * @param maxLength maximum number of words in the whole sentence
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
  const words = toQuotation(request, getInnerQuotes(frames[0]?.before ?? ''));
  if (words === undefined || words.split(' ').length + longestFrame > maxLength) return undefined;
  const { before, after } = pick(frames);
  return before + words + after;
}

/**
 * Removes the final stop, because the sentence continues after the quotation. An ellipsis, ? and !
 * belong to the quoted text and stay.
 */
function withoutLastStop(line: string): string {
  return line.replace(/(?<![.\s])\s*[.,;:]$/u, '').trim();
}

function withInnerQuotes(words: string, [opening, closing]: readonly [string, string]): string {
  const unwrapped = words.replace(/^["“”„«»]\s*([^"“”„«»]+?)\s*["“”„«»]$/u, '$1');
  return unwrapped
    .replace(/[“„«]\s?/gu, opening)
    .replace(/\s?[”»]/gu, closing)
    .replace(/(?<=^|[\s(])"/gu, opening)
    .replaceAll('"', closing);
}
