// What of an answer is the answer's own: without quotations of what the person said.
import { foldText } from '../prayers/folded-text.ts';
import type { Wish } from './wish.ts';

/** The outer marks first: what a person said may hold marks of its own. */
const quotations = /«([^«»]{1,400})»|“([^“”]{1,400})”|[“«"„]([^“”«»"„]{1,400})[”»"]|‘((?:[^‘’]|’(?=\p{L})){1,400})’/gu;

export function withoutOwnWords(text: string, wish: Wish): string {
  const said = ` ${wordsIn(saidIn(wish))} `;
  return text.replace(quotations, (whole, ...groups: (string | undefined)[]) => (said.includes(` ${wordsIn(groups.slice(0, 4).find((quoted) => quoted !== undefined) ?? '')} `) ? ' ' : whole));
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
