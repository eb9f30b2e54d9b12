// Builds the message that a push service receives for a reminder, with its time to live and its
// replacement topic.
import type { ReminderKind } from '../../schemas/api/reminders.ts';
import { hashSecret } from '../auth/verification-codes.ts';
import type { StoredPushDevice } from '../store/push-store.ts';
import { buildPayload } from './notification-payload.ts';
import type { PushMessage } from './push-sender.ts';
import { getUserDay, getUserDayStart } from './zoned-time.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Maximum time in seconds for which a push service keeps a message for an offline phone. Limited so
 * that the message does not arrive on the user's next day.
 */
const maxKeptSeconds = 4 * hour;
const shortestKept = 10 * minute;

export function buildPushMessage(
  push: StoredPushDevice,
  kind: ReminderKind,
  at: number,
  now: number,
  secret: string,
): PushMessage {
  const day = getUserDay(at, push.timeZone, push.dayStart);
  const tomorrow = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
  const left = getUserDayStart(tomorrow, push.timeZone, push.dayStart) - now;
  return {
    payload: buildPayload(kind, push.language, day),
    seconds: Math.round(Math.max(shortestKept, Math.min(maxKeptSeconds, left)) / 1_000),
    topic: getTopic(secret, push, kind),
  };
}

/**
 * Returns the topic of a message. Push services can read the topic, so the topic must not reveal
 * the kind of reminder.
 */
export function getTopic(
  secret: string,
  { id }: Pick<StoredPushDevice, 'id'>,
  kind: string,
): string {
  return hashSecret(secret, 'topic', `${id} ${kind}`).slice(0, 24);
}
