// What a person answered when Selah asked to be installed, or to send notifications.
import { onStored, store, stored } from '../../platform/storage.ts';

const installKey = 'install_prompt_dismissed';
const notifyKey = 'notification_prompt_dismissed';
/** Milliseconds. */
const rest = 7 * 24 * 3_600_000;

/** For seven days. @param former what they answered to the earlier app */
export function isInstallPutOff(now: number, former: string | null): boolean {
  return [timeOf(stored(installKey)), timeOf(former)].some((time) => time !== null && now - Math.min(time, now) < rest);
}

export function putInstallOff(now: number): void {
  store(installKey, new Date(now).toISOString());
}

/** A time to come, by a clock that went wrong then or now, counts from today: else it would last for as long as that. */
export function mendInstallTime(now: number): void {
  if ((timeOf(stored(installKey)) ?? now) > now) putInstallOff(now);
}

/** For good: the way back is in the settings, and the prompt says so. */
export function isNotifyPutOff(former: string | null): boolean {
  return stored(notifyKey) !== null || former !== null;
}

export function putNotifyOff(): void {
  store(notifyKey, 'true');
}

/** Calls back when a prompt was answered in another tab; returns the function that ends it. */
export function onAnswered(listener: () => void): () => void {
  const ends = [installKey, notifyKey].map((key) => onStored(key, listener));
  return () => {
    for (const end of ends) end();
  };
}

/** As we keep it, or in milliseconds as others do; null for anything else. */
function timeOf(text: string | null): number | null {
  if (text === null) return null;
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isFinite(time) ? time : null;
}
