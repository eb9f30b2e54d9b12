// Detects a prayer in which the person who prays is the one who suffers: “heal me”, “my illness”.
import type { Language } from '../../schemas/languages.ts';
import { foldText } from '../text-analysis/fold-text.ts';
import { answerPatternsByLanguage } from '../text-analysis/words-by-language.ts';

/** @param language of the text */
export function speaksOfOwnSuffering(text: string, language: Language): boolean {
  return answerPatternsByLanguage[language].ownSuffering.test(foldText(text));
}
