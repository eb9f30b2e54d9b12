// Searches a text for signs of danger with given patterns, and loads the patterns for pages. Pages
// that only show contacts for help do not load the other words of the languages.
import { type Language, languages } from '../../schemas/languages.ts';
import { foldText } from './fold-text.ts';
import type { TextPatterns } from './text-patterns.ts';

/** `life`: a person may end their own life. `violence`: a person is hurt by another person. */
export type Concern = 'life' | 'violence';

export interface Danger {
  concern: Concern;
  /** Whether the danger concerns another person instead of the user. */
  isAboutOtherPerson: boolean;
}

/**
 * Searches the whole request for signs of danger. Detection is not reliable, because the patterns
 * cover only plain statements.
 * @param allPatterns of all languages: a user in danger may write in any language and mention the
 *   worst last
 */
export function searchDanger(
  request: string,
  allPatterns: readonly TextPatterns[],
): Danger | undefined {
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

/** Loads the patterns of all languages. Rejects when a file cannot be loaded. */
export async function loadDangerSearch(): Promise<(request: string) => Danger | undefined> {
  const allPatterns = await Promise.all(languages.map(loadTextPatterns));
  return (request) => searchDanger(request, allPatterns);
}

async function loadTextPatterns(language: Language): Promise<TextPatterns> {
  const module: { textPatterns: TextPatterns } = await import(`./${language}/text-patterns.ts`);
  return module.textPatterns;
}
