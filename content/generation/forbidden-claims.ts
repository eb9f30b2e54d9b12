// Detects predictions and commands in an answer. An answer must not promise health, work or love in
// God's name, nor give orders about a person's life.
import { foldText } from '../text-analysis/fold-text.ts';
import { answerPatternsByLanguage } from '../text-analysis/words-by-language.ts';

const allPhrases = Object.values(answerPatternsByLanguage);

/**
 * “Forgiving does not mean that you must stay”: the rest of the clause after such a phrase contains
 * no command.
 */
const denied =
  /(?<![a-z])(?:(?:does not|doesn't|never) (?:mean|require|demand|ask you)|ne (?:veut pas dire|signifie pas|t'oblige pas|te demande pas|exige pas)|n'(?:oblige|exige) pas|no (?:significa|quiere decir|exige|implica|te (?:pide|obliga))|nao (?:significa|quer dizer|exige|implica|(?:te )?(?:pede|obriga)))(?![a-z])[^,;:]*/g;

/**
 * “God will heal you”, “within three days”; not “God will never leave you”. Reads all four
 * languages.
 */
export function hasPrediction(text: string): boolean {
  const sentences = listSentences(text);
  return allPhrases.some(({ foretold, foretoldTogether }) =>
    sentences.some(
      (sentence) =>
        foretold.some((pattern) => pattern.test(sentence)) ||
        foretoldTogether.some(([term, event]) => term.test(sentence) && event.test(sentence)),
    ),
  );
}

/** “Stop taking your medicine”, “you must send money”. Reads all four languages. */
export function hasCommand(text: string): boolean {
  const sentences = listSentences(text).map((sentence) => sentence.replace(denied, ' '));
  return allPhrases.some(({ commanded }) =>
    sentences.some((sentence) => commanded.some((pattern) => pattern.test(sentence))),
  );
}

function listSentences(text: string): string[] {
  return foldText(text)
    .split(/[.!?…]+(?=\s|$)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
