// Understands from a request which built-in category its prayer belongs to.
import type { Language } from '../../schemas/fields.ts';
import type { PrayerCategory } from '../../schemas/prayer.ts';
import { foldText } from './folded-text.ts';
import { countFunctionWords } from './function-words.ts';
import { topicWordsByLanguage } from './topic-words.ts';

/** What a request is about is said in its beginning; in UTF-16 code units. */
const readLength = 2_000;

/** The more pressing need first. A family is mostly whom a need concerns, so it counts only where no need is named. */
const needs = ['health', 'provision', 'work', 'guidance', 'spiritual_growth', 'relationships'] as const satisfies readonly PrayerCategory[];

/** What looks like thanks and is none: “merci de m’aider” (please), “sou obrigado a mentir” (I have to). The verb after it stays: it may name the need. */
const falseThanks = /\bmerci d(?:e |')(?=(?:(?:m'|me |nous |le |la |les |l'|lui |leur |ne pas )*)(?!avoir\b)[a-z]+(?:er|ir|ndre|ttre)\b)|\bobrigad[oa]s?(?= a [a-z]+[aei]r\b)/g;

/** Without one of these before it a father is God: “Father, help me”. The lone s is that of “Maria’s father”. */
const possessives = new Set(['my', 'his', 'her', 'their', 's', 'mon', 'son', 'leur', 'mi', 'su', 'meu', 'seu']);
const fathers = new Set(['father', 'pere', 'padre', 'pai']);

/**
 * A built-in category other than `other` is taken at its word. Else the words of the request decide, and after them the
 * name of the custom category.
 */
export function prayerTopic({ request, category, language }: { request: string; category: string; language: Language }): PrayerCategory {
  if (category === 'other') return topicOf(request, language) ?? 'other';
  if (isBuiltIn(category)) return category;
  return topicOf(request, language) ?? topicOf(category, language) ?? 'other';
}

function isBuiltIn(category: string): category is PrayerCategory {
  return Object.hasOwn(topicWordsByLanguage.en, category);
}

/**
 * The person's own language counts first: `pain` is bread in a French request, `sin` is without in a Spanish one. Another
 * one is believed where the small words say clearly that the request is written in it, or where the own language
 * understands nothing and the other nearly everything.
 */
function topicOf(text: string, language: Language): PrayerCategory | undefined {
  const words = meaningfulWords(text);
  const own = readIn(language, words);
  const ownSmall = countFunctionWords(language, words);
  let best = own;
  let bestSmall = own.hits === 0 ? ownSmall : ownSmall + 1;
  for (const other of Object.keys(readers) as Language[]) {
    const small = countFunctionWords(other, words);
    const reading = readIn(other, words);
    const isWrittenInIt = small > bestSmall;
    const isUnderstood = best.hits === 0 && small >= ownSmall && reading.hits * 2 > words.length;
    if (reading.hits === 0 || !(isWrittenInIt || isUnderstood)) continue;
    best = reading;
    bestSmall = Math.max(small, bestSmall);
  }
  return best.topic;
}

/** What a word by itself is about, in any language. @param word folded */
export function topicOfWord(word: string): PrayerCategory | undefined {
  return Object.values(readers).flat().find(({ pattern }) => pattern.test(word))?.category;
}

interface Reading {
  /** How many words the language understood. */
  hits: number;
  topic: PrayerCategory | undefined;
}

function readIn(language: Language, words: readonly string[]): Reading {
  const counts = new Map<PrayerCategory, number>();
  let hits = 0;
  let first: PrayerCategory | undefined;
  for (const word of words) {
    for (const { category, pattern } of readers[language]) {
      if (!pattern.test(word)) continue;
      hits++;
      counts.set(category, (counts.get(category) ?? 0) + 1);
      first ??= category;
    }
  }
  return { hits, topic: weigh(counts, first) };
}

function weigh(counts: ReadonlyMap<PrayerCategory, number>, first: PrayerCategory | undefined): PrayerCategory | undefined {
  // In grief a prayer for a happy family or for health would wound; the passages of `other` comfort.
  if (counts.has('other')) return 'other';
  // Thanks said first are what is prayed; later ones are courtesy.
  if (first === 'thanksgiving') return 'thanksgiving';
  const [strongest] = needs.filter((need) => counts.has(need)).toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  if (strongest) return strongest;
  if (counts.has('family')) return 'family';
  return counts.has('thanksgiving') ? 'thanksgiving' : undefined;
}

function meaningfulWords(text: string): string[] {
  const words = foldText(text.slice(0, readLength)).replace(falseThanks, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word, place) => !fathers.has(word) || possessives.has(words[place - 1] ?? ''));
}

interface Pattern {
  category: PrayerCategory;
  pattern: RegExp;
}

const readers: Readonly<Record<Language, readonly Pattern[]>> = {
  en: patternsOf(topicWordsByLanguage.en),
  fr: patternsOf(topicWordsByLanguage.fr),
  es: patternsOf(topicWordsByLanguage.es),
  pt: patternsOf(topicWordsByLanguage.pt),
};

function patternsOf(wordsByCategory: Readonly<Record<PrayerCategory, string>>): Pattern[] {
  const entries = Object.entries(wordsByCategory) as [PrayerCategory, string][];
  return entries.map(([category, words]) => ({ category, pattern: new RegExp(`^(?:${words.replaceAll('*', '.*').replaceAll(' ', '|')})$`, 'u') }));
}
