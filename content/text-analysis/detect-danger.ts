// Hears when a request speaks of danger: of a wish to die, or of violence.
import {
  lifeWordsByLanguage,
  violenceOfOthers,
  violenceWordsByLanguage,
} from './danger-patterns.ts';
import { foldText } from './fold-text.ts';

/** `life`: somebody may end their life. `violence`: somebody is hurt by another person. */
export type Concern = 'life' | 'violence';

export interface Danger {
  concern: Concern;
  /** Said of another person, and not of the one who prays. */
  isAboutOtherPerson: boolean;
}

/**
 * Reads all four languages and the whole request, since in danger nobody minds the language of an
 * app or says the gravest thing first. Not for counting on: it is made to know the plain ways of
 * saying it, not every way.
 */
export function findDanger(request: string): Danger | undefined {
  const text = foldText(request);
  const says = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  // Of both, the nearer danger first.
  if (Object.values(lifeWordsByLanguage).some((words) => says(words.own)))
    return { concern: 'life', isAboutOtherPerson: false };
  if (Object.values(violenceWordsByLanguage).some(says))
    return { concern: 'violence', isAboutOtherPerson: false };
  if (Object.values(lifeWordsByLanguage).some((words) => says(words.others)))
    return { concern: 'life', isAboutOtherPerson: true };
  if (says(violenceOfOthers)) return { concern: 'violence', isAboutOtherPerson: true };
  return undefined;
}
