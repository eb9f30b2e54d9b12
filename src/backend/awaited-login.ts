// Whether this tab itself has just sent the person away to log in elsewhere: only then a token in
// the address needs no question.
import { tryOrUndefined, type KeyedStorage, keyPrefix } from './token-storage.ts';

const storageKey = `${keyPrefix}login_awaited`;

/** Milliseconds; whoever stays away longer is asked. */
const maxLoginMillis = 900_000;

export function markAwaitedLogin(storage = getSessionStorage(), now = Date.now()): void {
  tryOrUndefined(() => storage?.setItem(storageKey, String(now)));
}

/** Answers once: the next start of a page knows nothing of it. */
export function takeAwaitedLogin(storage: KeyedStorage | null, now = Date.now()): boolean {
  const since = Number(tryOrUndefined(() => storage?.getItem(storageKey)) ?? Number.NaN);
  tryOrUndefined(() => storage?.removeItem(storageKey));
  return since <= now && now - since < maxLoginMillis;
}

/** What this tab keeps for itself, or null where there is none or it is refused. */
export function getSessionStorage(): KeyedStorage | null {
  return (
    tryOrUndefined(() => (typeof sessionStorage === 'undefined' ? null : sessionStorage)) ?? null
  );
}
