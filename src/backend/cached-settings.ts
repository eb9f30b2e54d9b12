// Cache of the public settings: several parts of a page request them at its start, and one request
// serves all of them.
import type { PublicSettings } from '../../schemas/api/backend-api.ts';
import type { CallOptions } from './request.ts';

export type LoadPublicSettings = (call?: CallOptions) => Promise<PublicSettings>;

/**
 * Shares an answer among the calls during the request and for a while after it. A failure rejects
 * the calls that awaited it; the next call sends a new request. A sign-in or log-out also causes a
 * new request, because the answer may differ. The timeout of the first call applies to all.
 * @param cacheMillis milliseconds for which an answer is reused
 */
export function cacheSettings(
  ask: LoadPublicSettings,
  {
    token,
    now,
    cacheMillis,
  }: { token: () => string | null; now: () => number; cacheMillis: number },
): LoadPublicSettings {
  let last: { answer: Promise<PublicSettings>; usedToken: string | null; until: number } | null =
    null;
  return (call) => {
    const usedToken = token();
    if (last && last.usedToken === usedToken && isFresh(last.until)) return last.answer;
    const mine = { answer: ask(call), usedToken, until: Infinity };
    last = mine;
    mine.answer.then(
      () => (mine.until = now() + cacheMillis),
      () => {
        if (last === mine) last = null;
      },
    );
    return mine.answer;
  };

  /** A clock that was set back does not extend the lifetime. */
  function isFresh(until: number): boolean {
    const left = until - now();
    return until === Infinity || (left >= 0 && left <= cacheMillis);
  }
}

/**
 * Returns whether a time is less than `lifetime` ago, for code that keeps what it read from the
 * settings. A clock that was set back does not extend the lifetime.
 * @param since milliseconds since 1970
 * @param lifetime milliseconds
 */
export function isRecent(since: number, lifetime: number): boolean {
  const age = Date.now() - since;
  return age >= 0 && age < lifetime;
}
