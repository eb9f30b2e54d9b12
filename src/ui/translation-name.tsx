// React context with the function that names Bible translations. A page provides the function, and
// components under the page name translations with it.
import { createContext, use } from 'react';

const TranslationNamesContext = createContext<(code: string) => string>((code) => code);

/** Provides a function from the code of a translation to its name. */
export const TranslationNamesProvider = TranslationNamesContext.Provider;

/** Returns the provided function; without a provider, a function that returns the code. */
export function useTranslationName(): (code: string) => string {
  return use(TranslationNamesContext);
}
