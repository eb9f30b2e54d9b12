// Ids as the hosted platform makes them: 24 hex digits that begin with the time, and the stamps that go with a write.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { pagesOf } from './pages.ts';
import { stampAfter, stampFromMillis } from './stamp.ts';
import { ask } from './statement.ts';
import type { Reach } from './store.ts';
import type { Tables } from './tables.ts';

export function newId(clock: Clock): string {
  const seconds = Math.floor(clock.now() / 1_000) % 0x1_0000_0000;
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}

/** The scope of what belongs to everybody. */
export const sharedScope = 'content';

/** Stamps increase within what one reader sees as a whole: one person's records, or what belongs to everybody. */
export function scopeOf({ shared }: Pick<Reach, 'shared'>, ownerId: string): string {
  return shared ? sharedScope : ownerId;
}

/** The stamps of one transaction. */
export interface Stamps {
  /** Later than every stamp given out in this scope before. */
  next(scope: string): string;
  /** Must be the transaction's end. */
  keep(): Promise<void>;
}

/** Must be the beginning of the transaction: what is read after it, nobody else changes until the end. */
export async function lockScopes({ words, clock }: Pick<Database, 'words' | 'clock'>, trx: Kysely<Tables>, scopes: Iterable<string>): Promise<Stamps> {
  const sorted = [...new Set(scopes)].toSorted();
  const lasts = new Map<string, string | undefined>(sorted.map((scope) => [scope, undefined]));
  for (const page of pagesOf(sorted)) {
    for (const { scope, last } of await words.lockScopes(trx, page)) lasts.set(scope, last);
  }
  const now = stampFromMillis(clock.now());
  const changed = new Set<string>();
  return {
    next(scope) {
      if (!lasts.has(scope)) throw new Error('A stamp was asked for in a scope that is not locked.');
      const stamp = stampAfter(lasts.get(scope), now);
      lasts.set(scope, stamp);
      changed.add(scope);
      return stamp;
    },
    async keep() {
      for (const scope of [...changed].toSorted()) {
        await ask({ db: trx, words })`insert into clocks (scope, last) values (${scope}, ${lasts.get(scope) ?? now}) on conflict (scope) do update set last = excluded.last`;
      }
    },
  };
}
