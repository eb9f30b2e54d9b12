// Converts an answer into content to share, without the question, which may be private.
import type { WisdomAnswer } from './data.ts';
import type { Translate } from '../../locales/translate.ts';
import type { ShareContent } from '../share/share-content.ts';

export function toSharedAnswer(
  t: Translate,
  { insight, next_step, verses }: WisdomAnswer,
): ShareContent {
  const step = next_step === '' ? [] : [`${t('wisdom:nextStep')}\n${next_step}`];
  return { type: 'wisdom', text: [insight, ...step].join('\n\n'), verses };
}
