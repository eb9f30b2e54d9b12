// Builds the shipped reading plans as records in four languages. A server seeds its database with
// these records, and a device shows them when the server has no plans.
import type { ReadingPlan } from '../../schemas/entities/reading-plan.ts';
import { englishPlans } from './en.ts';
import { spanishPlans } from './es.ts';
import { frenchPlans } from './fr.ts';
import { type PlanKey, type PlanOutline, type PlanPassage, planOutlines } from './plan-outlines.ts';
import { portuguesePlans } from './pt.ts';

export type ShippedPlan = ReadingPlan & { plan_key: PlanKey };

/** @param reference a passage as it is written in English: John 14:1-7 */
export function buildShippedPlans(reference: (passage: PlanPassage) => string): ShippedPlan[] {
  return planOutlines.map((outline) => buildShippedPlan(outline, reference));
}

function buildShippedPlan(
  { key, theme, days }: PlanOutline,
  reference: (passage: PlanPassage) => string,
): ShippedPlan {
  const [en, fr, es, pt] = [
    englishPlans[key],
    frenchPlans[key],
    spanishPlans[key],
    portuguesePlans[key],
  ];
  return {
    plan_key: key,
    theme,
    duration_days: days.length,
    title_en: en.title,
    title_fr: fr.title,
    title_es: es.title,
    title_pt: pt.title,
    description_en: en.description,
    description_fr: fr.description,
    description_es: es.description,
    description_pt: pt.description,
    daily_readings: days.map((passages, index) => ({
      day: index + 1,
      passages: passages.map(reference),
      reflection_en: en.reflections[index] ?? '',
      reflection_fr: fr.reflections[index] ?? '',
      reflection_es: es.reflections[index] ?? '',
      reflection_pt: pt.reflections[index] ?? '',
    })),
  };
}
