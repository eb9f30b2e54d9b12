// React hook for the default search translation of a user who has not read on this device yet: the
// translation that /Bible would open.
import { useEffect, useState } from 'react';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { useData } from '../../data/data-provider.tsx';
import { findTranslationToRead } from '../../data/bible/translation-choice.ts';
import { useLanguage } from '../../locales/language.ts';

/**
 * Returns the default translation.
 * @param isWanted the translation is looked up only if true
 * @returns translation code; undefined while the lookup runs
 */
export function useDefaultTranslation(isWanted: boolean): string | undefined {
  const data = useData();
  const language = useLanguage();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOpen = true;
    findTranslationToRead(data, language)
      .catch((fault: unknown) => {
        data.report('the preferred translation could not be read', fault);
        return bundledTranslation;
      })
      .then((found) => isOpen && setCode(found.code));
    return () => {
      isOpen = false;
    };
  }, [data, language, isWanted]);
  return code;
}
