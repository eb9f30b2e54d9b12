// Stores when Selah's prompts for installation and notifications were shown and how the user
// answered, and the number of days with a visit.
import { isObject } from '../../../schemas/is-object.ts';
import { toUserDay } from '../../data/user-days.ts';
import { onStoredChange, writeStored, readStored } from '../../platform/storage/local-storage.ts';

const installKey = 'install_prompt_dismissed';
const notifyKey = 'notification_prompt_dismissed';
const shownKey = 'prompts_shown';
const visitsKey = 'visit_days';
/** Milliseconds: each prompt is shown at most once in this time. */
const postponeMillis = 30 * 24 * 3_600_000;

export type PromptKind = 'install' | 'notify';

/**
 * Returns whether a prompt may be shown: no prompt was shown on this day, and not this one in the
 * last 30 days. A time in the future comes from a wrong clock and does not count.
 */
export function mayShowPrompt(kind: PromptKind): boolean {
  const now = Date.now();
  const day = toUserDay(new Date(now));
  return Object.entries(readShownTimes()).every(
    ([one, time]) =>
      time > now ||
      (toUserDay(new Date(time)) !== day && (one !== kind || now - time >= postponeMillis)),
  );
}

export function markPromptShown(kind: PromptKind, now: number): void {
  writeStored(shownKey, JSON.stringify({ ...readShownTimes(), [kind]: now }));
}

/** Returns milliseconds since 1970 by kind. */
function readShownTimes(): Record<string, number> {
  return Object.fromEntries(
    Object.entries(readObject(shownKey)).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}

/**
 * Counts a day on which the app was opened in this browser.
 * @param day YYYY-MM-DD
 * @returns the number of such days
 */
export function countVisitDay(day: string): number {
  const { count, last } = readObject(visitsKey);
  const days = (typeof count === 'number' ? count : 0) + (last === day ? 0 : 1);
  if (last !== day) writeStored(visitsKey, JSON.stringify({ count: days, last: day }));
  return days;
}

function readObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null');
    return isObject(value) ? value : {};
  } catch {
    return {}; // not JSON: treated as if nothing was stored
  }
}

/**
 * Returns whether the install prompt was postponed in the last 30 days.
 * @param legacyAnswer the answer given to the earlier app
 */
export function isInstallPostponed(now: number, legacyAnswer: string | null): boolean {
  return [parseTime(readStored(installKey)), parseTime(legacyAnswer)].some(
    (time) => time !== null && now - Math.min(time, now) < postponeMillis,
  );
}

export function postponeInstall(now: number): void {
  writeStored(installKey, new Date(now).toISOString());
}

/**
 * Resets a stored time in the future to now. A wrong clock would otherwise postpone the prompt
 * until that time.
 */
export function clampInstallTime(now: number): void {
  if ((parseTime(readStored(installKey)) ?? now) > now) postponeInstall(now);
}

/**
 * Returns whether notifications were declined. The answer is permanent; the user can change it in
 * the settings, and the prompt says so.
 */
export function isNotificationsDeclined(legacyAnswer: string | null): boolean {
  return readStored(notifyKey) !== null || legacyAnswer !== null;
}

export function declineNotifications(): void {
  writeStored(notifyKey, 'true');
}

/** Calls back when a prompt was answered in another tab; returns the function that ends it. */
export function onPromptAnswered(listener: () => void): () => void {
  const ends = [installKey, notifyKey].map((key) => onStoredChange(key, listener));
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Parses an ISO time as Selah stores it, or milliseconds as other apps store it; returns null for
 * anything else.
 */
function parseTime(text: string | null): number | null {
  if (text === null) return null;
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isFinite(time) ? time : null;
}
