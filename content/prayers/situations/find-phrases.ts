// Finds the phrases of topics, such as situations, in a text, and tells which of them the text
// denies.
import { foldText } from '../../text-analysis/fold-text.ts';
import type { PhraseWords, Phrases } from './situation-words.ts';

export interface FoundPhrase<Topic extends string> {
  topic: Topic;
  isSure: boolean;
  /** Indexes of the words in the text. */
  places: readonly number[];
  /** “I am not ill”. */
  isDenied: boolean;
}

/** Stands for the end of a sentence among the words. No phrase goes beyond it. */
export const sentenceEnd = '.';
/** Stands for a comma among the words. */
export const comma = ',';

/** Words that may stand between two words of a phrase, without and with articles and the like. */
const maxBetween = 2;
const maxDistance = 6;
/** Words between a negation and the phrase that it denies. */
const maxAfterNegation = 4;

interface WordMatcher {
  /** No word may stand before it. */
  isAdjacent: boolean;
  words: ReadonlySet<string>;
  beginnings: readonly string[];
  /** Highest number that matches; no number if undefined. */
  maxNumber: number | undefined;
}

interface Phrase<Topic extends string> {
  topic: Topic;
  isSure: boolean;
  matchers: readonly WordMatcher[];
}

interface WordLists {
  negations: ReadonlySet<string>;
  afterNegation: ReadonlySet<string>;
  articles: ReadonlySet<string>;
}

export interface PhraseIndex<Topic extends string> extends WordLists {
  /** By the first two letters of the first word. */
  phrases: ReadonlyMap<string, readonly Phrase<Topic>[]>;
  thanks: ReadonlySet<string>;
}

/** Returns the folded words, with own entries for commas and for the end of a sentence. */
export function splitIntoWords(text: string): string[] {
  const sentences = text
    .replace(/[.!?;…\n\u2028\u2029]+/gu, ' . ')
    .replace(/[:+&/()–—]|\s-\s/gu, ' , ');
  return (
    foldText(sentences)
      .replaceAll("n't", 'nt')
      .match(/[\p{L}\p{N}]+|[.,]/gu) ?? []
  );
}

export function buildPhraseIndex<Topic extends string>(
  words: PhraseWords<Topic>,
): PhraseIndex<Topic> {
  const phrases = new Map<string, Phrase<Topic>[]>();
  function add(list: Readonly<Partial<Record<Topic, Phrases>>>, isSure: boolean): void {
    for (const [topic, texts] of Object.entries(list) as [Topic, Phrases][]) {
      for (const text of texts.split(/,\s*/)) {
        const matchers = text.split(' ').map((word) => buildMatcher(word, words.groups));
        const phrase = { topic, isSure, matchers };
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
    articles: new Set(words.articles.split('|')),
    thanks: new Set(words.thanks.split('|')),
  };
}

function buildMatcher(text: string, groups: Readonly<Record<string, string>>): WordMatcher {
  const isAdjacent = text.startsWith('+');
  const alternatives = (isAdjacent ? text.slice(1) : text)
    .split('|')
    .flatMap((word) => groups[word]?.split('|') ?? [word]);
  return {
    isAdjacent,
    maxNumber: readMaxNumber(alternatives),
    words: new Set(alternatives.filter((word) => !word.endsWith('*'))),
    beginnings: alternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

/** `#` matches any number, `#17` a number up to 17. */
function readMaxNumber(alternatives: readonly string[]): number | undefined {
  const text = alternatives.find((word) => word.startsWith('#'));
  if (text === undefined) return undefined;
  return text === '#' ? Infinity : Number(text.slice(1));
}

function listKeys(matcher: WordMatcher | undefined): ReadonlySet<string> {
  return new Set([...(matcher?.words ?? []), ...(matcher?.beginnings ?? [])].map(toKey));
}

function toKey(word: string): string {
  return /^[\d#]/.test(word) ? '#' : word.slice(0, 2);
}

export function findPhrases<Topic extends string>(
  words: readonly string[],
  index: PhraseIndex<Topic>,
): FoundPhrase<Topic>[] {
  const found = words.flatMap((word, place) =>
    (index.phrases.get(toKey(word)) ?? []).flatMap((phrase): FoundPhrase<Topic>[] => {
      const places = matchPhrase(words, place, phrase.matchers, index);
      if (!places) return [];
      const { topic, isSure } = phrase;
      const denied =
        isDeniedBefore(words, place, index) ||
        isDeniedInside(words, places, phrase.matchers, index);
      return [{ topic, isSure, places, isDenied: denied }];
    }),
  );
  return found.filter((phrase) => !found.some((other) => isPartOf(phrase, other)));
}

function matchPhrase(
  words: readonly string[],
  start: number,
  [first, ...rest]: readonly WordMatcher[],
  lists: WordLists,
): number[] | undefined {
  if (!first || !isMatch(words[start] ?? '', first)) return undefined;
  const places = [start];
  for (const matcher of rest) {
    const next = findNext(words, places.at(-1) ?? start, matcher, lists);
    if (next === undefined) return undefined;
    places.push(next);
  }
  return places;
}

function findNext(
  words: readonly string[],
  from: number,
  matcher: WordMatcher,
  { articles }: WordLists,
): number | undefined {
  let between = 0;
  for (let place = from + 1; place <= from + maxDistance; place += 1) {
    const word = words[place];
    if (word === undefined || word === sentenceEnd) return undefined;
    if (isMatch(word, matcher)) return place;
    if (matcher.isAdjacent) return undefined;
    if (!articles.has(word) && word !== comma) between += 1;
    if (between > maxBetween) return undefined;
  }
  return undefined;
}

function isMatch(word: string, { words, beginnings, maxNumber }: WordMatcher): boolean {
  return (
    words.has(word) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    (maxNumber !== undefined && /^\d+$/.test(word) && Number(word) <= maxNumber)
  );
}

/** “My baby is not ill”. */
function isDeniedInside(
  words: readonly string[],
  places: readonly number[],
  matchers: readonly WordMatcher[],
  { negations }: WordLists,
): boolean {
  const last = places.at(-1) ?? 0;
  return words
    .slice(places[0], last)
    .some(
      (word, offset) =>
        negations.has(word) &&
        !places.includes((places[0] ?? 0) + offset) &&
        !matchers.some((matcher) => isMatch(word, matcher)),
    );
}

function isDeniedBefore(
  words: readonly string[],
  start: number,
  { negations, afterNegation }: WordLists,
): boolean {
  if (negations.has(words[start] ?? '')) return false;
  for (let place = start - 1; place >= Math.max(0, start - 1 - maxAfterNegation); place -= 1) {
    const word = words[place] ?? sentenceEnd;
    if (negations.has(word)) return true;
    if (!afterNegation.has(word)) return false;
  }
  return false;
}

/** A longer phrase is more exact: “lost my baby” hides “lost my” and “baby”. */
function isPartOf(part: FoundPhrase<string>, whole: FoundPhrase<string>): boolean {
  return (
    part !== whole &&
    part.places.length < whole.places.length &&
    (whole.isSure || !part.isSure) &&
    part.places.every((place) => whole.places.includes(place))
  );
}
