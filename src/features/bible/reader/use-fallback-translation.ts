// What can be read instead of a translation that this server does not have: the nearest of its own
// language, for a code nobody knows of the person's.
import { useEffect, useState } from 'react';
import { getTranslationLanguage } from '../../../../schemas/bible/translations.ts';
import { useData } from '../../../data/data-provider.tsx';
import { findNearestTranslation } from '../../../data/bible/translation-choice.ts';
import { useLanguage } from '../../../locales/language.ts';

/**
 * @param missing code; undefined while the wanted one is there. @returns a code; undefined until it
 * is known
 */
export function useFallbackTranslation(missing: string | undefined): string | undefined {
  const data = useData();
  const spoken = useLanguage();
  const [found, setFound] = useState<{ missing: string; code: string }>();
  const language = missing === undefined ? spoken : (getTranslationLanguage(missing) ?? spoken);
  useEffect(() => {
    if (missing === undefined) return;
    let isOpen = true;
    void findNearestTranslation(data, missing, language).then(
      (code) => isOpen && setFound({ missing, code }),
    );
    return () => {
      isOpen = false;
    };
  }, [data, language, missing]);
  return found !== undefined && found.missing === missing ? found.code : undefined;
}
