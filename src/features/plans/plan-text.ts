// Returns the texts of a plan in the user's language, with English as the fallback.
import type { Language } from '../../../schemas/languages.ts';
import type { ReadingPlan } from '../../../schemas/entities/reading-plan.ts';
import { type LocalizedText, getLocalizedText } from '../../data/localized-text.ts';

export type PlanText = LocalizedText;

export interface PlanReading {
  /** Passages as the plan states them, in any language. */
  passages: readonly string[];
  reflection: PlanText;
}

export function getPlanTitle(fields: ReadingPlan, language: Language): PlanText {
  return getLocalizedText(fields, 'title', language);
}

export function getPlanDescription(fields: ReadingPlan, language: Language): PlanText {
  return getLocalizedText(fields, 'description', language);
}

/**
 * Returns the reading with this day number; in a plan without day numbers, the reading at this
 * position.
 */
export function getPlanReading(
  { daily_readings: readings }: ReadingPlan,
  day: number,
  language: Language,
): PlanReading {
  const unnumbered = readings.every((one) => typeof one.day !== 'number');
  const reading = unnumbered ? readings[day - 1] : readings.find((one) => one.day === day);
  const passages = Array.isArray(reading?.passages)
    ? reading.passages.filter((passage) => typeof passage === 'string' && passage.trim() !== '')
    : [];
  return { passages, reflection: getLocalizedText(reading ?? {}, 'reflection', language) };
}
