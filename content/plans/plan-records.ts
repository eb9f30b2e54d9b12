// Builds the shipped reading plans as records in all languages. A server seeds its database with
// these records, and a device shows them when the server has no plans.
import { type Language, languages } from '../../schemas/languages.ts';
import type { ReadingPlan } from '../../schemas/entities/reading-plan.ts';
import {
  type PlanKey,
  type PlanOutline,
  type PlanPassage,
  planOutlines,
  type PlanTextsByKey,
} from './plan-outlines.ts';

export type ShippedPlan = ReadingPlan & { plan_key: PlanKey };

/** @param reference a passage as it is written in English: John 14:1-7 */
export async function buildShippedPlans(
  reference: (passage: PlanPassage) => string,
): Promise<ShippedPlan[]> {
  const texts = await Promise.all(
    languages.map(async (language): Promise<TextsOfLanguage> => [
      language,
      await loadPlans(language),
    ]),
  );
  return planOutlines.map((outline) => buildShippedPlan(outline, texts, reference));
}

type TextsOfLanguage = [Language, PlanTextsByKey];

async function loadPlans(language: Language): Promise<PlanTextsByKey> {
  const module: { plans: PlanTextsByKey } = await import(`./${language}/plans.ts`);
  return module.plans;
}

function buildShippedPlan(
  { key, theme, days }: PlanOutline,
  texts: readonly TextsOfLanguage[],
  reference: (passage: PlanPassage) => string,
): ShippedPlan {
  function localized<Name extends string>(
    name: Name,
    textOf: (plan: PlanTextsByKey[PlanKey]) => string | undefined,
  ) {
    const fields = texts.map(([language, plans]) => [
      `${name}_${language}`,
      textOf(plans[key]) ?? '',
    ]);
    return Object.fromEntries(fields) as Record<`${Name}_${Language}`, string>;
  }
  return {
    plan_key: key,
    theme,
    duration_days: days.length,
    ...localized('title', ({ title }) => title),
    ...localized('description', ({ description }) => description),
    daily_readings: days.map((passages, index) => ({
      day: index + 1,
      passages: passages.map(reference),
      ...localized('reflection', ({ reflections }) => reflections[index]),
    })),
  };
}
