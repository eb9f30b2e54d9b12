// In which translation somebody searches who has not read on this device yet: the one that /Bible
// would open for them.
import { useEffect, useState } from 'react';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { useData } from '../../data/data-provider.tsx';
import { findTranslationToRead } from '../../data/bible/translation-choice.ts';
import { useLanguage } from '../../locales/language.ts';

/** @param isWanted only then anything is asked. @returns its code; undefined while nobody knows */
export function useDefaultTranslation(isWanted: boolean): string | undefined {
  const data = useData();
  const language = useLanguage();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOpen = true;
    findTranslationToRead(data, language)
      .catch((fault: unknown) => {
        data.report('nobody can say in which translation a person reads', fault);
        return bundledTranslation;
      })
      .then((found) => isOpen && setCode(found.code));
    return () => {
      isOpen = false;
    };
  }, [data, language, isWanted]);
  return code;
}
