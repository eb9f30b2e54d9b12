// Completes or removes unpaired quotation marks of a passage that is quoted without its context.

const closingByOpening: Readonly<Record<string, string>> = {
  '“': '”',
  '‘': '’',
  '«': '»',
  '‹': '›',
};
const openingByClosing: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(closingByOpening).map(([opening, closing]) => [closing, opening]),
);
/** What may be before an opening mark at the start of a text, or after a closing mark at its end. */
const onlyPunctuation = /^[\s\p{P}\p{N}]*$/u;

/**
 * Returns the passage with paired quotation marks, which are those of the text. A mark without its
 * partner is removed at the start or the end of the passage, because all of the passage is then
 * spoken. Elsewhere the missing mark is added: `He said, “Go.` becomes `He said, “Go.”`. A passage
 * with paired marks stays unchanged, and so do its words.
 */
export function closeQuotation(text: string): string {
  const { openings, closings, repeated } = findUnpairedMarks(text);
  const removed = new Set(repeated);
  let before = '';
  let after = '';
  for (const at of closings)
    if (onlyPunctuation.test(text.slice(at + 1))) removed.add(at);
    else before = openingByClosing[text.charAt(at)] + readSpace(text, at - 1) + before;
  for (const at of openings)
    if (onlyPunctuation.test(text.slice(0, at))) removed.add(at);
    else after = readSpace(text, at + 1) + closingByOpening[text.charAt(at)] + after;
  if (removed.size === 0 && before === '' && after === '') return text;
  const kept = Array.from({ length: text.length }, (_, at) => at)
    .filter((at) => !removed.has(at) && !isSpaceOfRemovedMark(text, at, removed))
    .map((at) => text.charAt(at))
    .join('');
  return before + kept.trim() + after;
}

/**
 * `repeated`: opening marks that only continue a speech. Each paragraph of a long speech begins with
 * an opening mark, and only the last one ends with a closing mark.
 */
type MarkKind = 'openings' | 'closings' | 'repeated';

/** Returns the positions in the text of the marks without a partner, in order. */
function findUnpairedMarks(text: string): Readonly<Record<MarkKind, readonly number[]>> {
  const openings: number[] = [];
  const closings: number[] = [];
  const repeated: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const closing = closingByOpening[mark];
    const opening = openingByClosing[mark];
    if (closing !== undefined) {
      const isContinued =
        openings.some((one) => text.charAt(one) === mark) &&
        count(text, mark) > count(text, closing);
      (isContinued ? repeated : openings).push(at);
    } else if (opening !== undefined) {
      const partner = openings.findLastIndex((one) => text.charAt(one) === opening);
      if (mark === '’' && isApostrophe(text, at, partner >= 0)) continue;
      if (partner >= 0) openings.splice(partner, 1);
      else closings.push(at);
    }
  }
  return { openings, closings, repeated };
}

/**
 * An apostrophe is the same character as a closing single mark. After a letter it closes only a
 * quotation that is open and that no later mark closes.
 */
function isApostrophe(text: string, at: number, isOpen: boolean): boolean {
  if (/^\p{L}/u.test(text.slice(at + 1))) return true;
  if (!/\p{L}$/u.test(text.slice(0, at))) return false;
  return !isOpen || /^[^‘]*[\p{P}]’(?!\p{L})/u.test(text.slice(at + 1));
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

/** Returns the no-break space that French puts inside its marks, or an empty text. */
function readSpace(text: string, at: number): string {
  return /[\u00a0\u202f]/.test(text.charAt(at)) ? text.charAt(at) : '';
}

function isSpaceOfRemovedMark(text: string, at: number, removed: ReadonlySet<number>): boolean {
  if (readSpace(text, at) === '') return false;
  return (
    (removed.has(at - 1) && closingByOpening[text.charAt(at - 1)] !== undefined) ||
    (removed.has(at + 1) && openingByClosing[text.charAt(at + 1)] !== undefined)
  );
}
