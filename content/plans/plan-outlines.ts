// Outlines of the reading plans: the passages of each day. The texts are in one file per language.
import type { BookId } from '../../schemas/bible/books.ts';
import type { ReadingPlan } from '../../schemas/entities/reading-plan.ts';

/** King James numbering. Without verses it is the whole chapter. */
export interface PlanPassage {
  book: BookId;
  chapter: number;
  from?: number;
  to?: number;
}

export interface PlanOutline {
  /** Unique and stable across releases. */
  key: PlanKey;
  theme: ReadingPlan['theme'];
  days: readonly (readonly PlanPassage[])[];
}

export const planKeys = [
  'peace_in_the_storm',
  'a_quieter_mind',
  'morning_will_come',
  'the_stone_rolled_away',
  'how_god_loves',
  'loving_the_people_near',
  'small_faith',
  'learning_to_trust',
  'wise_words',
  'before_i_decide',
  'forgiven_and_free',
  'enough_for_today',
] as const;
export type PlanKey = (typeof planKeys)[number];

export const planOutlines: readonly PlanOutline[] = [
  plan(
    'peace_in_the_storm',
    'peace',
    [at('MRK', 4, 35, 41)],
    [at('PHP', 4, 4, 9)],
    [at('JHN', 14, 25, 31)],
  ),
  plan(
    'a_quieter_mind',
    'peace',
    [at('MAT', 6, 25, 34)],
    [at('PSA', 131)],
    [at('ISA', 26, 1, 9)],
    [at('1PE', 5, 6, 11)],
    [at('PSA', 23)],
  ),
  plan(
    'morning_will_come',
    'hope',
    [at('LAM', 3, 19, 33)],
    [at('PSA', 42)],
    [at('ROM', 8, 18, 28)],
    [at('ISA', 40, 25, 31)],
    [at('1PE', 1, 3, 9)],
  ),
  plan(
    'the_stone_rolled_away',
    'hope',
    [at('LUK', 24, 1, 12)],
    [at('JHN', 20, 11, 18)],
    [at('LUK', 24, 13, 35)],
    [at('1CO', 15, 12, 26)],
  ),
  plan(
    'how_god_loves',
    'love',
    [at('LUK', 15, 1, 10)],
    [at('LUK', 15, 11, 32)],
    [at('1JN', 4, 7, 21)],
    [at('ROM', 8, 31, 39)],
  ),
  plan(
    'loving_the_people_near',
    'love',
    [at('1CO', 13)],
    [at('LUK', 10, 25, 37)],
    [at('RUT', 1)],
    [at('MAT', 18, 21, 35)],
    [at('JHN', 13, 1, 17)],
  ),
  plan(
    'small_faith',
    'faith',
    [at('MRK', 9, 14, 29)],
    [at('HEB', 11, 1, 10)],
    [at('MAT', 14, 22, 33)],
    [at('GEN', 15, 1, 6)],
    [at('JHN', 20, 24, 31)],
  ),
  plan(
    'learning_to_trust',
    'faith',
    [at('GEN', 12, 1, 9)],
    [at('EXO', 14, 10, 31)],
    [at('1KI', 17, 1, 16)],
    [at('DAN', 3, 13, 28)],
    [at('PSA', 56)],
    [at('HAB', 3, 16, 19)],
    [at('MAT', 8, 5, 13)],
  ),
  plan(
    'wise_words',
    'wisdom',
    [at('PRO', 3, 1, 12)],
    [at('PRO', 4, 20, 27)],
    [at('PRO', 11, 24, 28)],
    [at('PRO', 15, 1, 7)],
    [at('PRO', 16, 1, 9)],
    [at('ECC', 3, 1, 14)],
    [at('JAS', 3, 13, 18)],
  ),
  plan(
    'before_i_decide',
    'wisdom',
    [at('1KI', 3, 5, 14)],
    [at('JAS', 1, 2, 8)],
    [at('PSA', 25, 1, 14)],
    [at('ROM', 12, 1, 8)],
  ),
  plan(
    'forgiven_and_free',
    'grace',
    [at('PSA', 51)],
    [at('JHN', 8, 1, 11)],
    [at('EPH', 2, 1, 10)],
    [at('LUK', 19, 1, 10)],
    [at('MIC', 7, 18, 20)],
  ),
  plan(
    'enough_for_today',
    'grace',
    [at('EXO', 16, 11, 21)],
    [at('2CO', 12, 7, 10)],
    [at('MAT', 11, 25, 30)],
    [at('TIT', 2, 11, 14)],
    [at('HEB', 4, 14, 16)],
    [at('2SA', 9)],
  ),
];

/**
 * Texts of a plan in one language. The title has at most 40 characters, the description 18–40
 * words, and the reflection for each day 60–95 words.
 */
export interface PlanTexts {
  title: string;
  description: string;
  reflections: readonly string[];
}

export type PlanTextsByKey = Readonly<Record<PlanKey, PlanTexts>>;

function plan(
  key: PlanKey,
  theme: ReadingPlan['theme'],
  ...days: readonly (readonly PlanPassage[])[]
): PlanOutline {
  return { key, theme, days };
}

function at(book: BookId, chapter: number, from?: number, to?: number): PlanPassage {
  return { book, chapter, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
