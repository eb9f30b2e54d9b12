// React hook that finds a fallback for a translation that the server does not have. It is the
// nearest translation of the same language, or of the user's language for an unknown code.
import { useEffect, useState } from 'react';
import { getTranslationLanguage } from '../../../../schemas/bible/translations.ts';
import { useData } from '../../../data/data-provider.tsx';
import { findNearestTranslation } from '../../../data/bible/translation-choice.ts';
import { useLanguage } from '../../../locales/language.ts';

/**
 * @param missing code of the missing translation; undefined while the wanted translation is
 *   available
 * @returns code of the fallback; undefined until it is known
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
