// Outline of Peaceful Sleep: guidance categories with their options, comforting verses and one
// article. The texts are in one file per language.
import type { PlanPassage } from '../plans/plan-outlines.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';

/** King James numbering. */
export type SleepPassage = PlanPassage & {
  from: number;
  /**
   * The kind of danger that the texts for this passage may mention, in any language. The app then
   * shows the user where to find help.
   */
  concern?: Concern;
};

/** Stable across releases, because records and bookmarks of other clients contain these keys. */
export const sleepKeys = [
  'restless_mind',
  'fear',
  'loneliness',
  'grief',
  'weariness',
  'pain',
  'guilt',
  'thankful_evening',
] as const;
export type SleepKey = (typeof sleepKeys)[number];

export interface SleepOutline {
  key: SleepKey;
  emoji: string;
  /** Five, each with its own prayer. */
  passages: readonly [SleepPassage, SleepPassage, SleepPassage, SleepPassage, SleepPassage];
}

export const sleepOutlines: readonly SleepOutline[] = [
  {
    key: 'restless_mind',
    emoji: '💭',
    passages: [
      at('PHP', 4, 6, 7),
      at('MAT', 6, 31, 34),
      at('1PE', 5, 6, 7),
      at('PSA', 94, 17, 19),
      at('ISA', 26, 3, 4),
    ],
  },
  {
    key: 'fear',
    emoji: '🌑',
    passages: [
      at('PSA', 27, 1),
      at('ISA', 41, 10),
      at('PSA', 91, 1, 6),
      at('PRO', 3, 24, 26),
      at('MRK', 4, 37, 40),
    ],
  },
  {
    key: 'loneliness',
    emoji: '🕯️',
    passages: [
      at('PSA', 139, 7, 12),
      at('DEU', 31, 8),
      at('HEB', 13, 5, 6),
      at('PSA', 68, 5, 6),
      at('MAT', 28, 18, 20),
    ],
  },
  {
    key: 'grief',
    emoji: '🌧️',
    passages: [
      at('PSA', 34, 17, 18),
      at('JHN', 11, 33, 36),
      at('LAM', 3, 19, 24),
      at('MAT', 5, 4),
      at('REV', 21, 3, 5),
    ],
  },
  {
    key: 'weariness',
    emoji: '🌾',
    passages: [
      at('MAT', 11, 28, 30),
      at('PSA', 127, 1, 2),
      { ...at('1KI', 19, 5, 8), concern: 'life' },
      at('ISA', 40, 28, 31),
      at('MRK', 6, 30, 32),
    ],
  },
  {
    key: 'pain',
    emoji: '🩹',
    passages: [
      at('PSA', 63, 5, 8),
      at('PSA', 41, 1, 3),
      at('2CO', 4, 16, 18),
      at('PSA', 121, 1, 8),
      at('JOB', 7, 3, 4),
    ],
  },
  {
    key: 'guilt',
    emoji: '🌊',
    passages: [
      at('PSA', 103, 8, 14),
      at('1JN', 1, 8, 9),
      { ...at('MIC', 7, 18, 19), concern: 'violence' },
      at('LUK', 15, 20, 24),
      { ...at('PSA', 32, 3, 5), concern: 'violence' },
    ],
  },
  {
    key: 'thankful_evening',
    emoji: '🌙',
    passages: [
      at('PSA', 4, 6, 8),
      at('PSA', 92, 1, 4),
      at('PSA', 116, 7, 9),
      at('PSA', 103, 1, 5),
      at('LUK', 2, 28, 32),
    ],
  },
];

/** In the order in which they are shown. */
export const comfortingPassages = {
  psalm_4_8: at('PSA', 4, 8),
  psalm_3_5: at('PSA', 3, 5),
  numbers_6_24: at('NUM', 6, 24, 26),
  psalm_23_1: at('PSA', 23, 1, 4),
  psalm_46_1: at('PSA', 46, 1, 2),
  psalm_46_10: at('PSA', 46, 10),
  psalm_55_22: at('PSA', 55, 22),
  psalm_62_1: at('PSA', 62, 1, 2),
  psalm_91_1: at('PSA', 91, 1, 2),
  psalm_121_3: at('PSA', 121, 3, 4),
  psalm_131_2: at('PSA', 131, 2),
  psalm_145_18: at('PSA', 145, 18),
  psalm_147_3: at('PSA', 147, 3, 4),
  proverbs_3_24: at('PRO', 3, 24),
  isaiah_26_3: at('ISA', 26, 3),
  isaiah_43_1: at('ISA', 43, 1, 2),
  isaiah_49_15: at('ISA', 49, 15, 16),
  isaiah_54_10: at('ISA', 54, 10),
  lamentations_3_22: at('LAM', 3, 22, 23),
  zephaniah_3_17: at('ZEP', 3, 17),
  matthew_11_28: at('MAT', 11, 28),
  john_14_27: at('JHN', 14, 27),
  romans_8_38: at('ROM', 8, 38, 39),
  thessalonians_3_16: at('2TH', 3, 16),
} as const satisfies Readonly<Record<string, SleepPassage>>;
export type ComfortingKey = keyof typeof comfortingPassages;

/** Key of the article, which the product specification requires. */
export const dreamsArticleKey = 'what_bible_says_dreams';

export interface SleepOptionTexts {
  /**
   * The subject, at most 48 characters, in the words of a person who lies awake, or addressed to
   * this person.
   */
  title: string;
  /**
   * 60–90 words, spoken to God by the person in bed. The prayer fits the passage at the same index,
   * quotes nothing and promises no sleep.
   */
  prayer: string;
}

export type FiveOptions = readonly [
  SleepOptionTexts,
  SleepOptionTexts,
  SleepOptionTexts,
  SleepOptionTexts,
  SleepOptionTexts,
];

export interface SleepTexts {
  /**
   * Titles have at most 28 characters. The options have the same order as the passages in
   * `sleepOutlines`.
   */
  categories: Readonly<Record<SleepKey, { title: string; options: FiveOptions }>>;
  /** 25–45 words for each verse: what the verse may mean to a person in bed. */
  commentaries: Readonly<Record<ComfortingKey, string>>;
  /**
   * About 800 words. Empty lines separate paragraphs, and a line that begins with "## " is a
   * heading. References use the format of the language.
   */
  article: { title: string; content: string };
}

function at(book: SleepPassage['book'], chapter: number, from: number, to?: number): SleepPassage {
  return { book, chapter, from, ...(to !== undefined && { to }) };
}
