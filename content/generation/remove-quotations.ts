// What of an answer is the answer's own: without quotations of what the person said.
import { foldText } from '../text-analysis/fold-text.ts';
import type { GenerationRequest } from './generation-request.ts';

/** The outer marks first: what a person said may hold marks of its own. */
const quotations =
  /«([^«»]{1,400})»|“([^“”]{1,400})”|[“«"„]([^“”«»"„]{1,400})[”»"]|‘((?:[^‘’]|’(?=\p{L})){1,400})’/gu;

export function removeQuotedInput(text: string, generation: GenerationRequest): string {
  const said = ` ${wordsIn(saidIn(generation))} `;
  return text.replace(quotations, (whole, ...groups: (string | undefined)[]) =>
    said.includes(` ${wordsIn(groups.slice(0, 4).find((quoted) => quoted !== undefined) ?? '')} `)
      ? ' '
      : whole,
  );
}

function saidIn(generation: GenerationRequest): string {
  switch (generation.kind) {
    case 'grace_note':
      return generation.context;
    case 'prayer':
      return generation.request;
    case 'gratitude':
      return generation.text;
    case 'wisdom':
      return generation.question;
  }
}

function wordsIn(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
