// Detects an answer that repeats the instructions of the prompt.
import { foldText } from '../text-analysis/fold-text.ts';
import { dataStartMark, dataEndMark } from './prompt.ts';

/** This many identical words in a row are not a coincidence. */
const runLength = 8;

export function hasPromptLeak(text: string, prompt: string): boolean {
  const instructions = new Set(listWordRuns(withoutData(prompt)));
  return listWordRuns(text).some((run) => instructions.has(run));
}

/**
 * Removes the person's data from the prompt, because an answer may repeat the person's own text.
 */
function withoutData(prompt: string): string {
  const from = prompt.lastIndexOf(`${dataStartMark}\n`);
  const to = prompt.lastIndexOf(`\n${dataEndMark}`);
  return from === -1 || to < from ? prompt : `${prompt.slice(0, from)} ${prompt.slice(to)}`;
}

function listWordRuns(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(runLength - 1)
    .map((_, index) => words.slice(index, index + runLength).join(' '));
}
