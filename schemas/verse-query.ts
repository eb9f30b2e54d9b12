// What a person types into a search, and which texts answer it: all words, each as the beginning of a word; what stands in quotation marks, exactly.
import { foldToWords, foldWithPlaces } from './fold.ts';

/**
 * What a text must hold, each as it stands in the text's folded words: ` lov` is a word that begins so, ` love one another ` a phrase from
 * word to word. Empty for a query without any letter or digit: nothing answers it.
 */
export type Needles = readonly string[];

/** The longest query that is read, in UTF-16 code units: no verse is longer. */
export const longestQuery = 600;

/** Of all four languages, and those that a program puts there by itself: one opens, the next closes. */
const quotationMarks = /["“”„‟«»＂]/;

/** A quotation that is not closed yet is being typed: its last word is the beginning of one. */
export function parseQuery(query: string): Needles {
  const pieces = query.slice(0, longestQuery).split(quotationMarks).map(foldToWords);
  const needles = pieces.flatMap((words, place) => {
    if (words === ' ') return [];
    if (place % 2 === 0) return words.trim().split(' ').map((word) => ` ${word}`);
    return [place === pieces.length - 1 ? words.trimEnd() : words];
  });
  // What another one holds is asked already.
  return needles.filter((needle, place) => !needles.some((other, at) => at !== place && other.includes(needle) && (other !== needle || at < place)));
}

/** The signs of a query that has no letter and no digit, each to be found as it stands; none for any other. A quotation mark alone is a phrase that begins. */
export function signsOf(query: string): readonly string[] {
  const read = query.slice(0, longestQuery);
  if (parseQuery(read).length > 0) return [];
  return [...new Set(read.split(quotationMarks).join(' ').split(/\s+/))].filter((sign) => sign !== '');
}

/** Where signs stand in a text, in reading order and without overlaps. */
export function runsOfSigns(text: string, signs: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const sign of signs) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) runs.push({ from: at, to: at + sign.length });
  }
  return inOrder(runs);
}

/** @param words as `foldToWords` has them */
export function holdsAll(words: string, needles: Needles): boolean {
  return needles.every((needle) => words.includes(needle));
}

/** A run of a text, in UTF-16 code units. */
export interface Run {
  from: number;
  to: number;
}

/** Where the words of a query stand in a text, in reading order and without overlaps: whole words of a phrase, of the others what was typed. */
export function runsIn(text: string, needles: Needles): Run[] {
  const folded = foldWithPlaces(text);
  const runs: Run[] = [];
  for (const needle of needles) {
    const length = needle.trim().length;
    for (let at = folded.words.indexOf(needle); at >= 0; at = folded.words.indexOf(needle, at + 1)) {
      runs.push({ from: folded.from[at + 1] ?? 0, to: folded.to[at + length] ?? text.length });
    }
  }
  return inOrder(runs);
}

function inOrder(runs: readonly Run[]): Run[] {
  return runs.toSorted((a, b) => a.from - b.from || a.to - b.to).reduce<Run[]>(joinRun, []);
}

function joinRun(runs: Run[], run: Run): Run[] {
  const last = runs.at(-1);
  if (!last || run.from >= last.to) return [...runs, run];
  last.to = Math.max(last.to, run.to);
  return runs;
}

/**
 * How near a text is to a query, as a number that is smaller for the nearer: the words as they were typed, one after the other; then the
 * words near each other; then whole words before beginnings of words; then shorter texts.
 * @param words of a text that holds all needles
 */
export function distanceOf(words: string, needles: Needles): number {
  const phrase = needles.map((needle) => needle.trimEnd()).join('');
  const tier = words.includes(`${phrase} `) ? 0 : words.includes(phrase) ? 1 : 2;
  const span = tier < 2 ? 0 : Math.min(1023, shortestSpan(words, needles) - phrase.length);
  const begun = needles.filter((needle) => !words.includes(`${needle.trimEnd()} `)).length;
  return ((tier * 1024 + span) * 32 + Math.min(31, begun)) * 1024 + Math.min(1023, words.length);
}

/** Characters of the shortest stretch that holds every needle. */
function shortestSpan(words: string, needles: Needles): number {
  const nexts = needles.map((needle) => words.indexOf(needle));
  let shortest = words.length;
  for (;;) {
    const first = Math.min(...nexts);
    const end = Math.max(...nexts.map((next, place) => next + (needles[place]?.length ?? 0)));
    shortest = Math.min(shortest, end - first);
    const place = nexts.indexOf(first);
    const next = words.indexOf(needles[place] ?? '', first + 1);
    if (next < 0) return shortest;
    nexts[place] = next;
  }
}
