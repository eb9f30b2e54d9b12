// Detects whether a request speaks of danger: a suicidal thought, or violence.
import { type Danger, searchDanger } from './search-danger.ts';
import { textPatternsByLanguage } from './words-by-language.ts';

export type { Concern } from './search-danger.ts';

const allPatterns = Object.values(textPatternsByLanguage);

/** Searches the whole request for signs of danger, in all languages. */
export function findDanger(request: string): Danger | undefined {
  return searchDanger(request, allPatterns);
}
