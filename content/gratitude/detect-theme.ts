// Detects the theme of a gratitude entry by its words, its phrases and its situation.
import type { Language } from '../../schemas/languages.ts';
import {
  buildPhraseIndex,
  comma,
  findPhrases,
  sentenceEnd,
  splitIntoWords,
} from '../prayers/situations/find-phrases.ts';
import type { FoundPhrase } from '../prayers/situations/find-phrases.ts';
import { matchSituation } from '../prayers/situations/match-situation.ts';
import type { SituationId } from '../prayers/situations/situations.ts';
import { requestWordsByLanguage } from '../text-analysis/words-by-language.ts';
import { countFunctionWords, listLikelyLanguages } from '../text-analysis/function-words.ts';
import { loadGratitude } from './load-affirmations.ts';
import type { GratitudeTheme } from './gratitude-themes.ts';

/** Number of UTF-16 code units that are read. */
const readLength = 2_000;

/**
 * What happened, in the order of precedence between themes with equally many words. These come
 * before people and things: “my sister is well again” is about health.
 */
const events = [
  'memory',
  'reconciliation',
  'birth',
  'safety',
  'health',
  'answered_prayer',
  'learning',
  'rest',
  'kindness',
  'hard_days',
  'work',
] as const satisfies readonly GratitudeTheme[];
const order: readonly GratitudeTheme[] = [
  ...events,
  'friendship',
  'family',
  'provision',
  'faith',
  'creation',
  'small_joys',
  'other',
];
const isEvent = new Set<GratitudeTheme>(events);
const isOfPeople = new Set<GratitudeTheme>(['family', 'friendship']);
/**
 * Least share of the words, without function words, that must show a theme of people. A person is
 * often only named in an entry about something else.
 */
const leastShare = 1 / 4;

/** Themes of situations. Joy would not fit a need or a grief. */
const themeBySituation: Readonly<Partial<Record<SituationId, GratitudeTheme>>> = {
  bereavement: 'memory',
  'suicide-loss': 'memory',
  'child-death': 'memory',
  'pet-loss': 'memory',
  newborn: 'birth',
  'healing-thanks': 'health',
  miscarriage: 'hard_days',
  infertility: 'hard_days',
  illness: 'hard_days',
  'serious-diagnosis': 'hard_days',
  pain: 'hard_days',
  depression: 'hard_days',
  addiction: 'hard_days',
  dying: 'hard_days',
  caregiving: 'hard_days',
  'sick-child': 'hard_days',
  divorce: 'hard_days',
  breakup: 'hard_days',
  infidelity: 'hard_days',
  abuse: 'hard_days',
  unemployment: 'hard_days',
  prison: 'hard_days',
  war: 'hard_days',
  disaster: 'hard_days',
};

/** @param text in any language, of any length */
export async function detectGratitudeTheme(
  text: string,
  language: Language,
): Promise<GratitudeTheme> {
  const beginning = text.slice(0, readLength);
  const { phrases, contentWords } = await findThemes(splitIntoWords(beginning), language);
  const match = matchSituation(beginning, language);
  const fromSituation = match.kind === 'sure' ? themeBySituation[match.situation] : undefined;
  const score = (theme: GratitudeTheme) => {
    const words = new Set(
      phrases.filter(({ topic }) => topic === theme).flatMap(({ places }) => places),
    );
    if (isOfPeople.has(theme) && words.size < contentWords * leastShare) return 0;
    const points = words.size + (theme === fromSituation ? 1 : 0);
    return points === 0 ? 0 : points + (isEvent.has(theme) ? 1 : 0);
  };
  if (phrases.some(({ topic }) => topic === 'other')) return 'other';
  const [best] = order
    .map((theme) => ({ theme, points: score(theme) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
  return best?.theme ?? 'other';
}

interface ThemeReading {
  /** That the text does not deny. */
  phrases: FoundPhrase<GratitudeTheme>[];
  /** Number of words that are no function words. */
  contentWords: number;
}

/** Reads the text in the language in which it is written. */
async function findThemes(words: readonly string[], language: Language): Promise<ThemeReading> {
  for (const one of listLikelyLanguages(words, language)) {
    // Without the words of another language, the entry has no theme.
    const passages = await loadGratitude(one).catch(() => undefined);
    if (!passages) continue;
    const found = findPhrases(words, buildIndex(one, passages)).filter(({ isDenied }) => !isDenied);
    if (found.length === 0) continue;
    const written = words.filter((word) => word !== sentenceEnd && word !== comma);
    return { phrases: found, contentWords: written.length - countFunctionWords(one, written) };
  }
  return { phrases: [], contentWords: 0 };
}

function buildIndex(
  language: Language,
  { themeWords, themeGroups, themePhrases }: Awaited<ReturnType<typeof loadGratitude>>,
) {
  const grammar = requestWordsByLanguage[language].situation;
  const sure = Object.fromEntries(
    order.map((theme) => [
      theme,
      [themePhrases[theme] ?? '', themeWords[theme].replaceAll(' ', ', ')]
        .filter((list) => list !== '')
        .join(', '),
    ]),
  ) as Record<GratitudeTheme, string>;
  return buildPhraseIndex<GratitudeTheme>({
    ...grammar,
    groups: { ...grammar.groups, ...themeGroups },
    sure,
    hints: {},
  });
}
