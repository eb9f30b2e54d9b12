// Removes quotations of the person's own text from an answer.
import { foldText } from '../text-analysis/fold-text.ts';
import type { GenerationRequest } from './generation-request.ts';

/** Outer marks come first, because the person's text may contain quotation marks itself. */
const quotations =
  /«([^«»]{1,400})»|“([^“”]{1,400})”|[“«"„]([^“”«»"„]{1,400})[”»"]|‘((?:[^‘’]|’(?=\p{L})){1,400})’/gu;

export function removeQuotedInput(text: string, generation: GenerationRequest): string {
  const requestText = ` ${wordsIn(joinRequestTexts(generation))} `;
  return text.replace(quotations, (whole, ...groups: (string | undefined)[]) =>
    requestText.includes(
      ` ${wordsIn(groups.slice(0, 4).find((quoted) => quoted !== undefined) ?? '')} `,
    )
      ? ' '
      : whole,
  );
}

function joinRequestTexts(generation: GenerationRequest): string {
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
