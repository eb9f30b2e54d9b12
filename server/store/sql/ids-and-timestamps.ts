// Ids as the hosted platform makes them: 24 hex digits that begin with the time, and the stamps
// that go with a write.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from './database.ts';
import { splitIntoPages } from './statement-chunks.ts';
import { nextStamp, stampFromMillis } from '../timestamp.ts';
import { createQuery } from './cached-statements.ts';
import type { AccessScope } from '../store.ts';
import type { Tables } from './tables.ts';

export function createId(clock: Clock): string {
  const seconds = Math.floor(clock.now() / 1_000) % 0x1_0000_0000;
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}

/** The scope of what belongs to everybody. */
export const sharedScope = 'content';

/**
 * Stamps increase within what one reader sees as a whole: one person's records, or what belongs to
 * everybody.
 */
export function getStampScope({ shared }: Pick<AccessScope, 'shared'>, ownerId: string): string {
  return shared ? sharedScope : ownerId;
}

/** The stamps of one transaction. */
export interface StampAllocator {
  /** Later than every stamp given out in this scope before. */
  allocate(scope: string): string;
  /** Must be the transaction's end. */
  save(): Promise<void>;
}

/**
 * Must be the beginning of the transaction: what is read after it, nobody else changes until the
 * end.
 */
export async function lockStampScopes(
  { dialect, clock }: Pick<Database, 'dialect' | 'clock'>,
  trx: Kysely<Tables>,
  scopes: Iterable<string>,
): Promise<StampAllocator> {
  const sorted = [...new Set(scopes)].toSorted();
  const lasts = new Map<string, string | undefined>(sorted.map((scope) => [scope, undefined]));
  for (const page of splitIntoPages(sorted)) {
    for (const { scope, last } of await dialect.lockScopes(trx, page)) lasts.set(scope, last);
  }
  const now = stampFromMillis(clock.now());
  const changed = new Set<string>();
  return {
    allocate(scope) {
      if (!lasts.has(scope))
        throw new Error('A stamp was asked for in a scope that is not locked.');
      const stamp = nextStamp(lasts.get(scope), now);
      lasts.set(scope, stamp);
      changed.add(scope);
      return stamp;
    },
    async save() {
      for (const scope of [...changed].toSorted()) {
        await createQuery({
          db: trx,
          dialect,
        })`insert into clocks (scope, last) values (${scope}, ${lasts.get(scope) ?? now}) on conflict (scope) do update set last = excluded.last`;
      }
    },
  };
}
