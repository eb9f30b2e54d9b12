// Hears when an answer repeats our instructions.
import { foldText } from '../text-analysis/fold-text.ts';
import { dataStartMark, dataEndMark } from './prompt.ts';

/** So many words in a row are no accident. */
const runLength = 8;

export function hasPromptLeak(text: string, prompt: string): boolean {
  const instructions = new Set(runsOf(withoutData(prompt)));
  return runsOf(text).some((run) => instructions.has(run));
}

/** The person's own words may come back to them. */
function withoutData(prompt: string): string {
  const from = prompt.lastIndexOf(`${dataStartMark}\n`);
  const to = prompt.lastIndexOf(`\n${dataEndMark}`);
  return from === -1 || to < from ? prompt : `${prompt.slice(0, from)} ${prompt.slice(to)}`;
}

function runsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(runLength - 1)
    .map((_, index) => words.slice(index, index + runLength).join(' '));
}
