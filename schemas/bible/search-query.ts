// Parses search queries, matches texts, finds the ranges to highlight, and computes how closely a
// text matches. A text must contain all words, each as the beginning of a word, and quoted phrases
// exactly.
import { foldToWords, foldWithOffsets } from './text-folding.ts';

/**
 * Terms that a text must contain, in the form of folded words. ` lov` is the beginning of a word; `
 * love one another ` is a phrase of whole words. Empty for a query without letters and digits,
 * which matches no text.
 */
export type SearchTerms = readonly string[];

/** The longest query that is read, in UTF-16 code units: no verse is longer. */
export const maxQueryLength = 600;

/**
 * Quotation marks of all four languages, including marks that programs insert automatically. One
 * mark opens a phrase, and the next mark closes it.
 */
const quotationMarks = /["“”„‟«»＂]/;

/** A quotation that is not closed yet is being typed: its last word is the beginning of one. */
export function parseSearchQuery(query: string): SearchTerms {
  const pieces = query.slice(0, maxQueryLength).split(quotationMarks).map(foldToWords);
  const needles = pieces.flatMap((words, index) => {
    if (words === ' ') return [];
    if (index % 2 === 0)
      return words
        .trim()
        .split(' ')
        .map((word) => ` ${word}`);
    return [index === pieces.length - 1 ? words.trimEnd() : words];
  });
  // A term that another term contains is redundant.
  return needles.filter(
    (needle, index) =>
      !needles.some(
        (other, at) => at !== index && other.includes(needle) && (other !== needle || at < index),
      ),
  );
}

/**
 * Returns the symbols of a query without letters and digits, each to be matched exactly; empty for
 * any other query. A quotation mark alone gives no symbol, because it begins a phrase.
 */
export function parseSymbols(query: string): readonly string[] {
  const read = query.slice(0, maxQueryLength);
  if (parseSearchQuery(read).length > 0) return [];
  return [...new Set(read.split(quotationMarks).join(' ').split(/\s+/))].filter(
    (sign) => sign !== '',
  );
}

/** Returns the ranges of symbols in a text, in reading order and without overlaps. */
export function findSymbolRanges(text: string, signs: readonly string[]): TextRange[] {
  const runs: TextRange[] = [];
  for (const sign of signs) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length))
      runs.push({ from: at, to: at + sign.length });
  }
  return inOrder(runs);
}

/** @param words the text as folded by `foldToWords` */
export function hasAllTerms(words: string, terms: SearchTerms): boolean {
  return terms.every((needle) => words.includes(needle));
}

/** A run of a text, in UTF-16 code units. */
export interface TextRange {
  from: number;
  to: number;
}

/**
 * Returns the ranges of the search terms in a text, in reading order and without overlaps. A phrase
 * covers whole words; other terms cover the typed characters.
 */
export function findTermRanges(text: string, terms: SearchTerms): TextRange[] {
  const folded = foldWithOffsets(text);
  const runs: TextRange[] = [];
  for (const needle of terms) {
    const length = needle.trim().length;
    for (
      let at = folded.words.indexOf(needle);
      at >= 0;
      at = folded.words.indexOf(needle, at + 1)
    ) {
      runs.push({ from: folded.from[at + 1] ?? 0, to: folded.to[at + length] ?? text.length });
    }
  }
  return inOrder(runs);
}

function inOrder(runs: readonly TextRange[]): TextRange[] {
  return runs.toSorted((a, b) => a.from - b.from || a.to - b.to).reduce<TextRange[]>(joinRun, []);
}

function joinRun(runs: TextRange[], run: TextRange): TextRange[] {
  const last = runs.at(-1);
  if (!last || run.from >= last.to) return [...runs, run];
  last.to = Math.max(last.to, run.to);
  return runs;
}

/**
 * Returns the distance between a verse and a query, below 2^28; a smaller number is a closer match.
 * The criteria in order: the words adjacent as typed, well-known verses, words close to each other,
 * whole words before beginnings of words, shorter verses.
 * @param words folded words of a verse that contains all terms
 */
export function computeMatchDistance(
  words: string,
  terms: SearchTerms,
  isWellKnown: boolean,
): number {
  const phrase = terms.map((needle) => needle.trimEnd()).join('');
  const tier = words.includes(`${phrase} `) ? 0 : words.includes(phrase) ? 1 : 2;
  const span = tier < 2 ? 0 : Math.min(1023, shortestSpan(words, terms) - phrase.length);
  const begun = terms.filter((needle) => !words.includes(`${needle.trimEnd()} `)).length;
  const group = tier * 2 + (isWellKnown ? 0 : 1);
  return ((group * 1024 + span) * 32 + Math.min(31, begun)) * 1024 + Math.min(1023, words.length);
}

/** Characters of the shortest stretch that holds every needle. */
function shortestSpan(words: string, terms: SearchTerms): number {
  const nexts = terms.map((needle) => words.indexOf(needle));
  let shortest = words.length;
  for (;;) {
    const first = Math.min(...nexts);
    const end = Math.max(...nexts.map((next, index) => next + (terms[index]?.length ?? 0)));
    shortest = Math.min(shortest, end - first);
    const index = nexts.indexOf(first);
    const next = words.indexOf(terms[index] ?? '', first + 1);
    if (next < 0) return shortest;
    nexts[index] = next;
  }
}
