// Detects whether a request speaks of danger: a suicidal thought, or violence.
import {
  lifeWordsByLanguage,
  violenceOfOthers,
  violenceWordsByLanguage,
} from './danger-patterns.ts';
import { foldText } from './fold-text.ts';

/** `life`: a person may end their own life. `violence`: a person is hurt by another person. */
export type Concern = 'life' | 'violence';

export interface Danger {
  concern: Concern;
  /** Whether the danger concerns another person instead of the user. */
  isAboutOtherPerson: boolean;
}

/**
 * Searches the whole request for signs of danger, in all four languages. A user in danger may write
 * in any language and mention the worst last. Detection is not reliable, because the patterns cover
 * only plain statements.
 */
export function findDanger(request: string): Danger | undefined {
  const text = foldText(request);
  const says = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  // The more urgent danger is checked first.
  if (Object.values(lifeWordsByLanguage).some((words) => says(words.own)))
    return { concern: 'life', isAboutOtherPerson: false };
  if (Object.values(violenceWordsByLanguage).some(says))
    return { concern: 'violence', isAboutOtherPerson: false };
  if (Object.values(lifeWordsByLanguage).some((words) => says(words.others)))
    return { concern: 'life', isAboutOtherPerson: true };
  if (says(violenceOfOthers)) return { concern: 'violence', isAboutOtherPerson: true };
  return undefined;
}
