// React hook for the passages of a plan's days, named in the user's language and in the numbering
// of the user's translation.
import { useEffect, useState } from 'react';
import { languageConventions } from '../../../schemas/language-conventions.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { watchPlanPassages } from './plan-passages.ts';
import type { PlanPassage } from './plan-passages.ts';
import { getPlanReading } from './plan-text.ts';
import type { Plan } from './data.ts';
import { watchReadingPosition } from '../../data/bible/reading-position.ts';
import { findTranslationToRead } from '../../data/bible/translation-choice.ts';
import { useLanguage } from '../../locales/language.ts';

export interface ShownPassages {
  /** Code in capitals; the default of the language until `isTranslationKnown`. */
  translation: string;
  isTranslationKnown: boolean;
  /** Passages of each requested day; empty until they are parsed. */
  days: readonly (readonly PlanPassage[])[];
}

export function usePlanPassages(plan: Plan | undefined, days: readonly number[]): ShownPassages {
  const language = useLanguage();
  const chosen = useReadingTranslation();
  const translation = chosen ?? languageConventions[language].translations[0];
  const written = plan
    ? days.map((day) => getPlanReading(plan.fields, day, language).passages)
    : [];
  const found = useLiveQuery(
    `plan-passages/${language}/${translation}/${JSON.stringify(written)}`,
    (data) => watchPlanPassages(data, written, language, translation),
  );
  return { translation, isTranslationKnown: chosen !== undefined, days: found ?? [] };
}

/** `Mark 4:35–41; Psalm 23` */
export function formatPassages(passages: readonly PlanPassage[] | undefined): string {
  return (passages ?? [])
    .map((passage) => (passage.kind === 'place' ? passage.reference : passage.written))
    .join('; ');
}

/**
 * Returns the translation of the last reading position or, without a reading position, the
 * translation that /Bible would open; undefined until it is known.
 */
function useReadingTranslation(): string | undefined {
  const data = useData();
  const language = useLanguage();
  const last = useLiveQuery('reading-place', watchReadingPosition);
  const [first, setFirst] = useState<string>();
  const isNew = last === null;
  useEffect(() => {
    if (!isNew) return undefined;
    let isOpen = true;
    findTranslationToRead(data, language)
      .then(({ code }) => isOpen && setFirst(code))
      .catch((fault: unknown) => data.report('the preferred translation could not be read', fault));
    return () => {
      isOpen = false;
    };
  }, [data, language, isNew]);
  return last?.translation ?? first;
}
