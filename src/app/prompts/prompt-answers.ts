// What a person answered when Selah asked to be installed, or to send notifications.
import { onStoredChange, writeStored, readStored } from '../../platform/storage/local-storage.ts';

const installKey = 'install_prompt_dismissed';
const notifyKey = 'notification_prompt_dismissed';
/** Milliseconds. */
const postponeMillis = 7 * 24 * 3_600_000;

/** For seven days. @param legacyAnswer what they answered to the earlier app */
export function isInstallPostponed(now: number, legacyAnswer: string | null): boolean {
  return [parseTime(readStored(installKey)), parseTime(legacyAnswer)].some(
    (time) => time !== null && now - Math.min(time, now) < postponeMillis,
  );
}

export function postponeInstall(now: number): void {
  writeStored(installKey, new Date(now).toISOString());
}

/**
 * A time to come, by a clock that went wrong then or now, counts from today: else it would last for
 * as long as that.
 */
export function clampInstallTime(now: number): void {
  if ((parseTime(readStored(installKey)) ?? now) > now) postponeInstall(now);
}

/** For good: the way back is in the settings, and the prompt says so. */
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

/** As we keep it, or in milliseconds as others do; null for anything else. */
function parseTime(text: string | null): number | null {
  if (text === null) return null;
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isFinite(time) ? time : null;
}
