// Shape of a Wisdom question as people type it, with the answers that a reader accepts.
import type { AnswerName } from '../../../../content/wisdom/wisdom-topics.ts';

/**
 * An answer is a topic or a focus. `danger`: help comes first. Forbidden answers would contradict
 * the question or pass it by.
 */
export type ExpectedQuestion = readonly [
  accepted: readonly (AnswerName | 'danger')[],
  question: string,
  forbidden?: readonly AnswerName[],
];
