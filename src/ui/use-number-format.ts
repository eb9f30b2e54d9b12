// React hook for a number formatter in the user's language: for many numbers, one formatter is much
// faster than a translated sentence for each.
import { useMemo } from 'react';
import { useLanguage } from '../locales/language.ts';

export function useNumberFormat(): Intl.NumberFormat {
  const language = useLanguage();
  return useMemo(() => new Intl.NumberFormat(language), [language]);
}
