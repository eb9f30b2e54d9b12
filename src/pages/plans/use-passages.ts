// The passages of days of a plan, named in the person's language and in the numbering of the translation in which they read.
import { useEffect, useState } from 'react';
import { defaultTranslations } from '../../../schemas/translations.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { planPassages } from '../../data/plan-passages.ts';
import type { PlanPassage } from '../../data/plan-passages.ts';
import { planReading } from '../../data/plan-words.ts';
import type { Plan } from '../../data/plans.ts';
import { readingPlace } from '../../data/reading-place.ts';
import { translationToRead } from '../../data/translation-choice.ts';
import { useLanguage } from '../../i18n/language.ts';

export interface PassagesShown {
  /** Code in capitals. */
  translation: string;
  /** Of each day that was asked for; empty until they are read. */
  days: readonly (readonly PlanPassage[])[];
}

export function usePassages(plan: Plan | undefined, days: readonly number[]): PassagesShown {
  const language = useLanguage();
  const translation = useReadingTranslation();
  const written = plan ? days.map((day) => planReading(plan.fields, day, language).passages) : [];
  const found = useLive(`plan-passages/${language}/${translation}/${JSON.stringify(written)}`, (data) => planPassages(data, written, language, translation));
  return { translation, days: found ?? [] };
}

/** `Mark 4:35–41; Psalm 23` */
export function passageWords(passages: readonly PlanPassage[] | undefined): string {
  return (passages ?? []).map((passage) => (passage.kind === 'place' ? passage.reference : passage.written)).join('; ');
}

/** The one they read in last; for somebody who has not read here yet, the one that /Bible would open. */
function useReadingTranslation(): string {
  const data = useData();
  const language = useLanguage();
  const last = useLive('reading-place', readingPlace);
  const [first, setFirst] = useState<string>();
  const isNew = last === null;
  useEffect(() => {
    if (!isNew) return undefined;
    let isOpen = true;
    translationToRead(data, language)
      .then(({ code }) => isOpen && setFirst(code))
      .catch((fault: unknown) => data.report('nobody can say in which translation a person reads', fault));
    return () => {
      isOpen = false;
    };
  }, [data, language, isNew]);
  return last?.translation ?? first ?? defaultTranslations[language][0] ?? '';
}
