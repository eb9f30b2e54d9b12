// Many numbers at once, as the person's language writes them: a formatter of its own is much
// quicker than a sentence for each.
import { useMemo } from 'react';
import { useLanguage } from '../locales/language.ts';

export function useNumberFormat(): Intl.NumberFormat {
  const language = useLanguage();
  return useMemo(() => new Intl.NumberFormat(language), [language]);
}
