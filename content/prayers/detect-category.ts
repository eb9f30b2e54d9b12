// Detects the built-in category of a prayer request from its words, or from the name of its custom
// category.
import { type Language, mapLanguages } from '../../schemas/languages.ts';
import type { PrayerCategory } from '../../schemas/entities/prayer.ts';
import {
  takeBeginning,
  buildPatterns,
  findTopic,
  splitWords,
} from '../text-analysis/topic-reader.ts';
import type { TopicHits } from '../text-analysis/topic-reader.ts';
import { requestWordsByLanguage } from '../text-analysis/words-by-language.ts';

/**
 * The most pressing need first. `family` mostly says whom a need concerns, so it counts only when
 * no need is named.
 */
const needs = [
  'health',
  'provision',
  'work',
  'guidance',
  'spiritual_growth',
  'relationships',
] as const satisfies readonly PrayerCategory[];

/**
 * Phrases that look like thanks but are not: “merci de m’aider” (please), “sou obrigado a mentir”
 * (I have to). The following verb is kept, because it may name the need.
 */
const falseThanks =
  /\bmerci d(?:e |')(?=(?:(?:m'|me |nous |le |la |les |l'|lui |leur |ne pas )*)(?!avoir\b)[a-z]+(?:er|ir|ndre|ttre)\b)|\bobrigad[oa]s?(?= a [a-z]+[aei]r\b)/g;

/**
 * Words that mark a father as a human father. Without such a word, “father” addresses God: “Father,
 * help me”. The lone s comes from “Maria’s father”.
 */
const possessives = new Set([
  'my',
  'his',
  'her',
  'their',
  's',
  'mon',
  'son',
  'leur',
  'mi',
  'su',
  'meu',
  'seu',
]);
const fathers = new Set(['father', 'pere', 'padre', 'pai']);

/**
 * Returns the topic of a prayer request. A built-in category other than `other` is used as given.
 * Otherwise the words of the request decide, and then the name of the custom category.
 */
export function detectPrayerTopic({
  request,
  category,
  language,
}: {
  request: string;
  category: string;
  language: Language;
}): PrayerCategory {
  if (category === 'other') return detectTopic(request, language) ?? 'other';
  if (isBuiltIn(category)) return category;
  return detectTopic(request, language) ?? detectTopic(category, language) ?? 'other';
}

function isBuiltIn(category: string): category is PrayerCategory {
  return Object.hasOwn(requestWordsByLanguage.en.topics, category);
}

function detectTopic(text: string, language: Language): PrayerCategory | undefined {
  return findTopic(meaningfulWords(text), language, { patterns, chooseTopic });
}

/**
 * Returns the topic of a single word in any language.
 * @param word folded
 */
export function findWordTopic(word: string): PrayerCategory | undefined {
  return Object.values(patterns)
    .flat()
    .find(({ pattern }) => pattern.test(word))?.topic;
}

function chooseTopic({ counts, first }: TopicHits<PrayerCategory>): PrayerCategory | undefined {
  // In grief a prayer for a happy family or for health would wound; the passages of `other`
  // comfort.
  if (counts.has('other')) return 'other';
  // Thanks at the beginning are the topic of the prayer. Later thanks are only politeness.
  if (first === 'thanksgiving') return 'thanksgiving';
  const [strongest] = needs
    .filter((need) => counts.has(need))
    .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  if (strongest) return strongest;
  if (counts.has('family')) return 'family';
  return counts.has('thanksgiving') ? 'thanksgiving' : undefined;
}

function meaningfulWords(text: string): string[] {
  const words = splitWords(takeBeginning(text).replace(falseThanks, ' '));
  return words.filter(
    (word, index) => !fathers.has(word) || possessives.has(words[index - 1] ?? ''),
  );
}

const patterns = mapLanguages((language) => buildPatterns(requestWordsByLanguage[language].topics));
