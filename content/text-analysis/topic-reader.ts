// Detects the topic of a typed text in any of the four languages, by topics and folded keywords
// that the caller supplies.
import { type Language, languages } from '../../schemas/languages.ts';
import { foldText } from './fold-text.ts';
import { countFunctionWords } from './function-words.ts';

/**
 * Number of UTF-16 code units that are analysed, because the beginning of a text states its topic.
 */
const readLength = 2_000;

/** Folded keywords by topic. `heal*` matches every word with this beginning. */
export type TopicWords<Topic extends string> = Readonly<Record<Topic, string>>;

export interface TopicPattern<Topic extends string> {
  topic: Topic;
  pattern: RegExp;
}

export interface TopicHits<Topic extends string> {
  /** Number of matching words for each topic. */
  counts: ReadonlyMap<Topic, number>;
  first: Topic | undefined;
}

/** Chooses the topic from the hits. */
export type ChooseTopic<Topic extends string> = (hits: TopicHits<Topic>) => Topic | undefined;

export interface TopicReader<Topic extends string> {
  patterns: Readonly<Partial<Record<Language, readonly TopicPattern<Topic>[]>>>;
  chooseTopic: ChooseTopic<Topic>;
}

export function buildPatterns<Topic extends string>(
  words: TopicWords<Topic>,
): TopicPattern<Topic>[] {
  const entries = Object.entries(words) as [Topic, string][];
  return entries
    .filter(([, list]) => list.trim() !== '')
    .map(([topic, list]) => ({
      topic,
      pattern: new RegExp(
        `^(?:${list.trim().replaceAll('*', '.*').replaceAll(/\s+/g, '|')})$`,
        'u',
      ),
    }));
}

export function splitWords(beginning: string): string[] {
  return beginning.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function takeBeginning(text: string): string {
  return foldText(text.slice(0, readLength));
}

/**
 * Returns the topic of the words. The user's language has priority: `pain` means bread in a French
 * request, and `sin` means without in a Spanish request. Another language is used when function
 * words clearly show that the text is written in it. Another language is also used when the user's
 * language has no match and the other language matches most words.
 */
export function findTopic<Topic extends string>(
  words: readonly string[],
  language: Language,
  { patterns, chooseTopic }: TopicReader<Topic>,
): Topic | undefined {
  const own = countHits(patterns[language] ?? [], words);
  const ownSmall = countFunctionWords(language, words);
  let best = own;
  let bestSmall = own.hits === 0 ? ownSmall : ownSmall + 1;
  for (const [other, itsPatterns] of Object.entries(patterns) as [
    Language,
    readonly TopicPattern<Topic>[],
  ][]) {
    const small = countFunctionWords(other, words);
    const reading = countHits(itsPatterns, words);
    const isWrittenInIt = small > bestSmall;
    const isUnderstood = best.hits === 0 && small >= ownSmall && reading.hits * 2 > words.length;
    if (reading.hits === 0 || !(isWrittenInIt || isUnderstood)) continue;
    best = reading;
    bestSmall = Math.max(small, bestSmall);
  }
  return chooseTopic(best);
}

/**
 * Returns the topic of a text like `findTopic`, but loads keywords per language. Keywords of
 * another language are loaded only if the text may be written in this language.
 * @param beginning the analysed part of the text, folded and without misleading phrases
 * @param load loads the keywords of a language; a language whose loading fails is skipped
 */
export async function detectTopic<Topic extends string>(
  beginning: string,
  language: Language,
  load: (language: Language) => Promise<TopicWords<Topic>>,
  chooseTopic: ChooseTopic<Topic>,
): Promise<Topic | undefined> {
  const words = splitWords(beginning);
  if (words.length === 0) return undefined;
  const patterns: Partial<Record<Language, readonly TopicPattern<Topic>[]>> = {};
  patterns[language] = buildPatterns(await load(language));
  const ownSmall = countFunctionWords(language, words);
  const isUnderstood = countHits(patterns[language], words).hits > 0;
  await Promise.all(
    otherLanguages(language).map(async (other) => {
      const small = countFunctionWords(other, words);
      if (isUnderstood ? small <= ownSmall + 1 : small < ownSmall) return;
      const itsWords = await load(other).catch(() => undefined);
      if (itsWords) patterns[other] = buildPatterns(itsWords);
    }),
  );
  const inOrder = Object.fromEntries(
    languages.filter((one) => patterns[one]).map((one) => [one, patterns[one]]),
  );
  return findTopic(words, language, { patterns: inOrder, chooseTopic });
}

function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language);
}

/**
 * Creates a function that chooses the topic with the most hits. Of several such topics, the first
 * in `order` is chosen.
 */
export function createChooser<Topic extends string>(order: readonly Topic[]): ChooseTopic<Topic> {
  return ({ counts }) =>
    order
      .filter((topic) => counts.has(topic))
      .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))[0];
}

interface TopicReading<Topic extends string> extends TopicHits<Topic> {
  /** Number of words that match a topic in this language. */
  hits: number;
}

function countHits<Topic extends string>(
  patterns: readonly TopicPattern<Topic>[],
  words: readonly string[],
): TopicReading<Topic> {
  const counts = new Map<Topic, number>();
  let hits = 0;
  let first: Topic | undefined;
  for (const word of words) {
    for (const { topic, pattern } of patterns) {
      if (!pattern.test(word)) continue;
      hits++;
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
      first ??= topic;
    }
  }
  return { hits, counts, first };
}
