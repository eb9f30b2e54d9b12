// Whether this tab itself has just sent the person away to log in elsewhere: only then a token in the address needs no question.
import { attempt, type KeyedStorage, keyPrefix } from './token-storage.ts';

const key = `${keyPrefix}login_awaited`;

/** Milliseconds; whoever stays away longer is asked. */
const patience = 900_000;

export function awaitLogin(storage = tabStorage(), now = Date.now()): void {
  attempt(() => storage?.setItem(key, String(now)));
}

/** Answers once: the next start of a page knows nothing of it. */
export function takeAwaitedLogin(storage: KeyedStorage | null, now = Date.now()): boolean {
  const since = Number(attempt(() => storage?.getItem(key)) ?? Number.NaN);
  attempt(() => storage?.removeItem(key));
  return since <= now && now - since < patience;
}

/** What this tab keeps for itself, or null where there is none or it is refused. */
export function tabStorage(): KeyedStorage | null {
  return attempt(() => (typeof sessionStorage === 'undefined' ? null : sessionStorage)) ?? null;
}
