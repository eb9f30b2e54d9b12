// Finds the phrases of situations in a text, and tells which of them the text denies.
import { foldText } from '../../text-analysis/fold-text.ts';
import type { SituationId } from './situations.ts';
import type { Phrases, SituationWords } from './words/situation-words.ts';

export interface FoundPhrase {
  situation: SituationId;
  isSure: boolean;
  /** Indexes of the words in the text. */
  places: readonly number[];
  /** “I am not ill”. */
  isDenied: boolean;
}

/** Stands for the end of a sentence among the words. No phrase goes beyond it. */
export const sentenceEnd = '.';

/** Words that may stand between two words of a phrase. */
const maxBetween = 2;
/** Words between a negation and the phrase that it denies. */
const maxAfterNegation = 4;

interface WordMatcher {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
}

interface Phrase {
  situation: SituationId;
  isSure: boolean;
  matchers: readonly WordMatcher[];
}

export interface PhraseIndex {
  /** By the first two letters of the first word. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  negations: ReadonlySet<string>;
  afterNegation: ReadonlySet<string>;
}

/** Returns the folded words, with an own entry for the end of a sentence. */
export function splitIntoWords(text: string): string[] {
  return (
    foldText(text.replace(/[.!?;…\n\u2028\u2029]+/gu, ' \u0001 '))
      .replaceAll("n't", 'nt')
      .match(/[\p{L}\p{N}]+|\u0001/gu) ?? []
  ).map((word) => (word === '\u0001' ? sentenceEnd : word));
}

export function buildPhraseIndex(words: SituationWords): PhraseIndex {
  const phrases = new Map<string, Phrase[]>();
  function add(list: Readonly<Partial<Record<SituationId, Phrases>>>, isSure: boolean): void {
    for (const [situation, texts] of Object.entries(list) as [SituationId, Phrases][]) {
      for (const text of texts.split(/,\s*/)) {
        const matchers = text.split(' ').map((word) => buildMatcher(word, words.groups));
        const phrase = { situation, isSure, matchers };
        for (const key of listKeys(matchers[0])) {
          const list = phrases.get(key);
          if (list) list.push(phrase);
          else phrases.set(key, [phrase]);
        }
      }
    }
  }
  add(words.sure, true);
  add(words.hints, false);
  return {
    phrases,
    negations: new Set(words.negations.split('|')),
    afterNegation: new Set(words.afterNegation.split('|')),
  };
}

function buildMatcher(text: string, groups: SituationWords['groups']): WordMatcher {
  const alternatives = text.split('|').flatMap((word) => groups[word]?.split('|') ?? [word]);
  return {
    words: new Set(alternatives.filter((word) => !word.endsWith('*'))),
    beginnings: alternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

function listKeys(matcher: WordMatcher | undefined): ReadonlySet<string> {
  return new Set([...(matcher?.words ?? []), ...(matcher?.beginnings ?? [])].map(toKey));
}

function toKey(word: string): string {
  return word.slice(0, 2);
}

export function findPhrases(words: readonly string[], index: PhraseIndex): FoundPhrase[] {
  const found = words.flatMap((word, place) =>
    (index.phrases.get(toKey(word)) ?? []).flatMap((phrase): FoundPhrase[] => {
      const places = matchPhrase(words, place, phrase.matchers);
      if (!places) return [];
      const { situation, isSure } = phrase;
      return [{ situation, isSure, places, isDenied: isDenied(words, place, index) }];
    }),
  );
  return found.filter((phrase) => !found.some((other) => isPartOf(phrase, other)));
}

function matchPhrase(
  words: readonly string[],
  start: number,
  [first, ...rest]: readonly WordMatcher[],
): number[] | undefined {
  if (!first || !isMatch(words[start] ?? '', first)) return undefined;
  const places = [start];
  for (const matcher of rest) {
    const next = findNext(words, places.at(-1) ?? start, matcher);
    if (next === undefined) return undefined;
    places.push(next);
  }
  return places;
}

function findNext(
  words: readonly string[],
  from: number,
  matcher: WordMatcher,
): number | undefined {
  for (let place = from + 1; place <= from + 1 + maxBetween; place += 1) {
    const word = words[place];
    if (word === undefined || word === sentenceEnd) return undefined;
    if (isMatch(word, matcher)) return place;
  }
  return undefined;
}

function isMatch(word: string, { words, beginnings }: WordMatcher): boolean {
  return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

function isDenied(
  words: readonly string[],
  start: number,
  { negations, afterNegation }: PhraseIndex,
): boolean {
  for (let place = start - 1; place >= Math.max(0, start - 1 - maxAfterNegation); place -= 1) {
    const word = words[place] ?? sentenceEnd;
    if (negations.has(word)) return true;
    if (!afterNegation.has(word)) return false;
  }
  return false;
}

/** A longer phrase is more exact: “lost my baby” hides “lost my” and “baby”. */
function isPartOf(part: FoundPhrase, whole: FoundPhrase): boolean {
  return (
    part !== whole &&
    part.places.length < whole.places.length &&
    (whole.isSure || !part.isSure) &&
    part.places.every((place) => whole.places.includes(place))
  );
}
