// Mark that this tab has just sent the user to another site for login: only then a token in the URL
// needs no confirmation.
import { tryOrUndefined, type KeyedStorage, keyPrefix } from './token-storage.ts';

const storageKey = `${keyPrefix}login_awaited`;

/** Milliseconds; a user who returns later must confirm. */
const maxLoginMillis = 900_000;

export function markAwaitedLogin(storage = getSessionStorage(), now = Date.now()): void {
  tryOrUndefined(() => storage?.setItem(storageKey, String(now)));
}

/** Reads and removes the mark: the next start of the page does not find it. */
export function takeAwaitedLogin(storage: KeyedStorage | null, now = Date.now()): boolean {
  const since = Number(tryOrUndefined(() => storage?.getItem(storageKey)) ?? Number.NaN);
  tryOrUndefined(() => storage?.removeItem(storageKey));
  return since <= now && now - since < maxLoginMillis;
}

/** Returns this tab's session storage, or null if the browser has none or denies access. */
export function getSessionStorage(): KeyedStorage | null {
  return (
    tryOrUndefined(() => (typeof sessionStorage === 'undefined' ? null : sessionStorage)) ?? null
  );
}
