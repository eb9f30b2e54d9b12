// Stores the answers that a user gave to Selah's prompts for installation and notifications.
import { onStoredChange, writeStored, readStored } from '../../platform/storage/local-storage.ts';

const installKey = 'install_prompt_dismissed';
const notifyKey = 'notification_prompt_dismissed';
/** Milliseconds. */
const postponeMillis = 7 * 24 * 3_600_000;

/**
 * Returns whether the install prompt was postponed in the last seven days.
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
