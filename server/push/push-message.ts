// A reminder as the push service gets it: for how long it is kept, and what takes its place.
import type { ReminderKind } from '../../schemas/api/reminders.ts';
import { hashSecret } from '../auth/verification-codes.ts';
import type { StoredPushDevice } from '../store/push-store.ts';
import { buildPayload } from './notification-payload.ts';
import type { PushMessage } from './push-sender.ts';
import { getUserDay, getUserDayStart } from './zoned-time.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * How long a push service keeps it for a phone that is off: not into the next day of the person.
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

/** Push services read it: it must not say what it is about. */
export function getTopic(
  secret: string,
  { id }: Pick<StoredPushDevice, 'id'>,
  kind: string,
): string {
  return hashSecret(secret, 'topic', `${id} ${kind}`).slice(0, 24);
}
