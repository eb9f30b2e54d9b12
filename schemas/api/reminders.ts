// Types and checks of reminders: their kinds, times and days, and the push subscription that a
// device sends to the server.
import { isLanguage, type Language } from '../languages.ts';
import { isObject } from '../is-object.ts';

export const reminderKinds = ['grace', 'plan', 'prayer', 'gratitude'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** A reminder; at most one of each kind. */
export interface Reminder {
  kind: ReminderKind;
  /** HH:MM on the clock of the person's zone. */
  time: string;
  /** ISO weekdays of the reminder: 1 Monday to 7 Sunday. At least one day, each day once. */
  days: readonly number[];
}

/**
 * Body of PUT /api/apps/{appId}/push/subscription: the reminders of this device. The device sends
 * it again whenever a value changes. The server deletes the subscription together with the session
 * that sent it. After a new sign-in the device sends it again.
 */
export interface PushSubscriptionRequest {
  /** Address at which the browser's push service accepts messages for this device. */
  endpoint: string;
  /** Base64url, as `PushSubscription.toJSON()` gives them. */
  keys: { p256dh: string; auth: string };
  language: Language;
  /** IANA name. */
  time_zone: string;
  /** The hour at which the person's day begins, 0 to 6. */
  day_start: number;
  reminders: Reminder[];
}

/** Characters of an endpoint. */
export const maxEndpointLength = 2_048;

/** The latest hour at which a person's day may begin. */
const latestDayStart = 6;

export function isReminderKind(value: unknown): value is ReminderKind {
  return (reminderKinds as readonly unknown[]).includes(value);
}

export function isReminder(value: unknown): value is Reminder {
  return (
    isObject(value) &&
    isReminderKind(value['kind']) &&
    isReminderTime(value['time']) &&
    areReminderDays(value['days'])
  );
}

/** HH:MM, 00:00 to 23:59. */
export function isReminderTime(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function areReminderDays(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length === 0 || new Set(value).size !== value.length)
    return false;
  return value.every((day) => Number.isInteger(day) && day >= 1 && day <= 7);
}

/** The name of the first field that is not as it must be; undefined where all are. */
export function findSubscriptionFault(value: unknown): string | undefined {
  if (!isObject(value)) return 'endpoint';
  const { endpoint, keys, language, time_zone, day_start, reminders } = value;
  if (!isEndpoint(endpoint)) return 'endpoint';
  if (!isObject(keys) || !isKey(keys['p256dh'], publicKeyCharacters)) return 'keys.p256dh';
  if (!isKey(keys['auth'], authCharacters)) return 'keys.auth';
  if (!isLanguage(language)) return 'language';
  if (!isTimeZone(time_zone)) return 'time_zone';
  if (
    typeof day_start !== 'number' ||
    !Number.isInteger(day_start) ||
    day_start < 0 ||
    day_start > latestDayStart
  )
    return 'day_start';
  return areReminders(reminders) ? undefined : 'reminders';
}

export function areReminders(value: unknown): value is Reminder[] {
  return (
    Array.isArray(value) &&
    value.length <= reminderKinds.length &&
    value.every(isReminder) &&
    new Set(value.map(({ kind }) => kind)).size === value.length
  );
}

export function isEndpoint(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= maxEndpointLength &&
    /^https?:\/\/[\x21-\x7e]+$/.test(value)
  );
}

/** Returns whether the runtime knows this time zone. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 64) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Base64url length of 65 bytes: an uncompressed point of P-256. */
const publicKeyCharacters = 87;
/** Of 16 bytes. */
const authCharacters = 22;

/** Some browsers' libraries pad. */
function isKey(value: unknown, characters: number): value is string {
  return (
    typeof value === 'string' &&
    /^[\w-]+={0,2}$/.test(value) &&
    value.replace(/=+$/, '').length === characters
  );
}
