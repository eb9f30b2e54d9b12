// Send state of an unsent feedback message: the server's last answer, kept in the message's record.
import type { Fields } from '../../../schemas/local-record.ts';

/**
 * `waiting`: not sent yet, or the server could not be reached. `busy`: the server failed, and the
 * message is sent again. `no-address`: the server names no recipient yet. `rejected`: the server
 * never takes this message.
 */
export type FeedbackSendState = 'waiting' | 'busy' | 'no-address' | 'rejected';

export type UnsentFeedbackCounts = Readonly<Record<FeedbackSendState, number>>;

export const feedbackSendStates: readonly FeedbackSendState[] = [
  'waiting',
  'busy',
  'no-address',
  'rejected',
];

/** @param value payload of the record; a record of an earlier version has no state */
export function readFeedbackState(value: Fields): FeedbackSendState {
  return feedbackSendStates.find((state) => state === value['state']) ?? 'waiting';
}

export function countFeedbackStates(values: readonly Fields[]): UnsentFeedbackCounts {
  const counts = { waiting: 0, busy: 0, 'no-address': 0, rejected: 0 };
  for (const value of values) counts[readFeedbackState(value)] += 1;
  return counts;
}

/**
 * Returns the number that badges show. A message without a recipient is left out, because neither a
 * connection nor the user can change its state.
 */
export function countForBadge({ waiting, busy, rejected }: UnsentFeedbackCounts): number {
  return waiting + busy + rejected;
}
