// What of an answer is the answer's own: without quotations of what the person said.
import { foldText } from '../prayers/folded-text.ts';
import type { Wish } from './wish.ts';

const quotations = /[“«"„]([^“”«»"„]{1,400})[”»"]/gu;

export function withoutOwnWords(text: string, wish: Wish): string {
  const said = ` ${wordsIn(saidIn(wish))} `;
  return text.replace(quotations, (whole, quoted: string) => (said.includes(` ${wordsIn(quoted)} `) ? ' ' : whole));
}

function saidIn(wish: Wish): string {
  switch (wish.kind) {
    case 'grace_note':
      return wish.context;
    case 'prayer':
      return wish.request;
    case 'gratitude':
      return wish.text;
    case 'wisdom':
      return wish.question;
  }
}

function wordsIn(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
