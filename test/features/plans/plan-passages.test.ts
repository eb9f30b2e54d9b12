// Tests of plan passages and plan texts: shipped plans are complete, and passages and texts of
// other plans are understood in four languages.
import { firstValueFrom } from 'rxjs';
import { describe, expect, test } from 'vitest';
import {
  type PlanPassage as Outlined,
  planOutlines,
} from '../../../content/plans/plan-outlines.ts';
import { buildShippedPlans } from '../../../content/plans/plan-records.ts';
import { languages } from '../../../schemas/languages.ts';
import { getVerseCount } from '../../../schemas/bible/numbering.ts';
import type { ReadingPlan } from '../../../schemas/entities/reading-plan.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { watchPlanPassages } from '../../../src/features/plans/plan-passages.ts';
import {
  getPlanDescription,
  getPlanReading,
  getPlanTitle,
} from '../../../src/features/plans/plan-text.ts';

const report = (what: string, fault: unknown) => {
  throw new Error(what, { cause: fault });
};
const getName = ({ book, chapter, from, to }: Outlined) =>
  formatVerseReference('en', book, chapter, from, to).replace('–', '-');
const shippedPlans = await buildShippedPlans(getName);

async function read(
  written: readonly string[],
  translation = 'KJV',
  language: 'en' | 'fr' | 'es' | 'pt' = 'en',
) {
  const [day] = await firstValueFrom(
    watchPlanPassages({ report }, [written], language, translation),
  );
  return day ?? [];
}

describe('our own plans', () => {
  test('twelve shipped plans have 3 to 7 days, six themes and daily text in four languages', () => {
    expect(shippedPlans).toHaveLength(12);
    for (const theme of ['peace', 'hope', 'love', 'faith', 'wisdom', 'grace'])
      expect(shippedPlans.filter((plan) => plan.theme === theme).length).toBeGreaterThanOrEqual(2);
    for (const plan of shippedPlans) {
      expect(plan.duration_days).toBeGreaterThanOrEqual(3);
      expect(plan.duration_days).toBeLessThanOrEqual(7);
      expect(plan.daily_readings.map(({ day }) => day)).toEqual(
        Array.from({ length: plan.duration_days }, (_, index) => index + 1),
      );
      for (const language of languages) {
        expect(getPlanTitle(plan, language)).toMatchObject({
          language,
          text: expect.stringMatching(/\S/),
        });
        expect(getPlanDescription(plan, language)).toMatchObject({
          language,
          text: expect.stringMatching(/\S/),
        });
        for (let day = 1; day <= plan.duration_days; day += 1)
          expect(
            getPlanReading(plan, day, language).reflection,
            `${plan.plan_key} ${day}`,
          ).toMatchObject({ language, text: expect.stringMatching(/\S.{100}/) });
      }
    }
  });

  test('every passage of a shipped plan exists and parses as the intended location', async () => {
    for (const { key, days } of planOutlines) {
      for (const [index, passages] of days.entries()) {
        for (const { book, chapter, from = 1, to = from } of passages)
          expect(
            getVerseCount('KJV', book, chapter),
            `${key} ${book} ${chapter}`,
          ).toBeGreaterThanOrEqual(Math.max(from, to));
        const written =
          shippedPlans.find(({ plan_key }) => plan_key === key)?.daily_readings[index]?.passages ??
          [];
        expect(await read(written), key).toEqual(
          passages.map((place) => expect.objectContaining({ kind: 'place', place })),
        );
      }
    }
  });
});

describe('passages of others', () => {
  test.each([
    ['Jean 14.1-7'],
    ['Juan 14:1-7'],
    ['João 14:1-7'],
    ['John 14:1–7'],
    ['JHN 14:1-7'],
    ['John 14,1–7'],
  ])('%s is understood', async (written) => {
    for (const language of languages)
      expect(await read([written], 'KJV', language)).toMatchObject([
        { kind: 'place', place: { book: 'JHN', chapter: 14, from: 1, to: 7 } },
      ]);
  });

  test('passages use the user’s language and the numbering of their translation', async () => {
    expect(await read(['Joel 2:28-32'], 'LSG', 'fr')).toMatchObject([
      { reference: 'Joël 2.28-32' },
    ]);
    expect(await read(['Psalm 51:1-2'], 'FRLSG', 'fr')).toMatchObject([
      { reference: 'Psaume 51.3-4', place: { from: 3, to: 4 } },
    ]);
    expect(await read(['Psalm 23'], 'KJV', 'pt')).toMatchObject([
      { reference: 'Salmo 23', place: { book: 'PSA', chapter: 23 } },
    ]);
  });

  test('a passage of two chapters opens the first chapter and keeps its written name', async () => {
    expect(await read(['Ruth 1-2'])).toMatchObject([
      { reference: 'Ruth 1-2', place: { book: 'RUT', chapter: 1 } },
    ]);
  });

  test('a missing verse leads to its chapter; text that is no passage is unchanged', async () => {
    expect(await read(['John 3:99', 'Enoch 4', '  ', 'Genesis 51'])).toEqual([
      { kind: 'place', reference: 'John 3', place: { book: 'JHN', chapter: 3 } },
      { kind: 'unknown', written: 'Enoch 4' },
      { kind: 'unknown', written: '  ' },
      { kind: 'unknown', written: 'Genesis 51' },
    ]);
  });
});

describe('text of plans that are not shipped', () => {
  const plan: ReadingPlan = {
    theme: 'hope',
    duration_days: 2,
    title_en: 'Hope',
    title_fr: ' ',
    daily_readings: [
      { passages: ['John 1'], reflection_en: 'A' },
      { passages: ['John 2', ''], reflection_pt: 'B' },
    ],
  };

  test('a plan text missing in a language falls back to English, marked as English', () => {
    expect(getPlanTitle(plan, 'fr')).toEqual({ text: 'Hope', language: 'en' });
    expect(getPlanDescription(plan, 'es')).toEqual({ text: '', language: 'en' });
    expect(getPlanReading(plan, 1, 'pt').reflection).toEqual({ text: 'A', language: 'en' });
    expect(getPlanReading(plan, 2, 'pt')).toEqual({
      passages: ['John 2'],
      reflection: { text: 'B', language: 'pt' },
    });
  });

  test('plan days are found by number if they have numbers, and a missing day is empty', () => {
    const readings = [
      { day: 2, passages: ['John 2'] },
      { day: 1, passages: ['John 1'] },
    ];
    expect(getPlanReading({ ...plan, daily_readings: readings }, 1, 'en').passages).toEqual([
      'John 1',
    ]);
    expect(getPlanReading({ ...plan, daily_readings: readings }, 3, 'en')).toEqual({
      passages: [],
      reflection: { text: '', language: 'en' },
    });
  });
});
