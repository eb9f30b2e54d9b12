// Several parts of a page ask for the public settings at its start; one question serves them all.
import type { PublicSettings } from '../../schemas/api/backend-api.ts';
import type { CallOptions } from './request.ts';

export type LoadPublicSettings = (call?: CallOptions) => Promise<PublicSettings>;

/**
 * Shares an answer among those who ask while it is on its way and for a while after it. A failure
 * is told to those who waited for it, and the next one asks anew; so does whoever came or left
 * meanwhile, because the answer may be another for them.
 * The first one's patience is everybody's.
 * @param rest for how long an answer serves, milliseconds
 */
export function cacheSettings(
  ask: LoadPublicSettings,
  {
    token,
    now,
    cacheMillis,
  }: { token: () => string | null; now: () => number; cacheMillis: number },
): LoadPublicSettings {
  let last: { answer: Promise<PublicSettings>; whose: string | null; until: number } | null = null;
  return (call) => {
    const whose = token();
    if (last && last.whose === whose && serves(last.until)) return last.answer;
    const mine = { answer: ask(call), whose, until: Infinity };
    last = mine;
    mine.answer.then(
      () => (mine.until = now() + cacheMillis),
      () => {
        if (last === mine) last = null;
      },
    );
    return mine.answer;
  };

  /** A clock that was set back makes nothing last longer. */
  function serves(until: number): boolean {
    const left = until - now();
    return until === Infinity || (left >= 0 && left <= cacheMillis);
  }
}
