// Detects whether a request speaks of danger: a suicidal thought, or violence.
import { foldText } from './fold-text.ts';
import { textPatternsByLanguage } from './patterns-by-language.ts';

/** `life`: a person may end their own life. `violence`: a person is hurt by another person. */
export type Concern = 'life' | 'violence';

export interface Danger {
  concern: Concern;
  /** Whether the danger concerns another person instead of the user. */
  isAboutOtherPerson: boolean;
}

const allPatterns = Object.values(textPatternsByLanguage);

/**
 * Searches the whole request for signs of danger, in all languages. A user in danger may write
 * in any language and mention the worst last. Detection is not reliable, because the patterns cover
 * only plain statements.
 */
export function findDanger(request: string): Danger | undefined {
  const text = foldText(request);
  const says = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  // The more urgent danger is checked first.
  if (allPatterns.some(({ life }) => says(life.own)))
    return { concern: 'life', isAboutOtherPerson: false };
  if (allPatterns.some(({ violence }) => says(violence)))
    return { concern: 'violence', isAboutOtherPerson: false };
  if (allPatterns.some(({ life }) => says(life.others)))
    return { concern: 'life', isAboutOtherPerson: true };
  if (allPatterns.some(({ violenceOfOthers }) => says(violenceOfOthers)))
    return { concern: 'violence', isAboutOtherPerson: true };
  return undefined;
}
