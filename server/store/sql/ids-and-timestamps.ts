// Creates ids in the format of the hosted platform (24 hex digits that begin with the time), and
// allocates the timestamps of a write.
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

/** Stamp scope of records that all users share. */
export const sharedScope = 'content';

/**
 * Returns the stamp scope of a record. Stamps increase within the records that one reader sees as a
 * whole: the records of one owner, or the shared records.
 */
export function getStampScope({ shared }: Pick<AccessScope, 'shared'>, ownerId: string): string {
  return shared ? sharedScope : ownerId;
}

/** The stamps of one transaction. */
export interface StampAllocator {
  /** Later than every stamp given out in this scope before. */
  allocate(scope: string): string;
  /** Saves the allocated stamps. Must be the last statement of the transaction. */
  save(): Promise<void>;
}

/**
 * Locks stamp scopes. Must be the first statement of the transaction. No other transaction changes
 * what is read afterwards until this transaction ends.
 */
export async function lockStampScopes(
  { dialect, clock }: Pick<Database, 'dialect' | 'clock'>,
  trx: Kysely<Tables>,
  scopes: Iterable<string>,
): Promise<StampAllocator> {
  const sorted = [...new Set(scopes)].toSorted();
  const lastStamps = new Map<string, string | undefined>(sorted.map((scope) => [scope, undefined]));
  for (const page of splitIntoPages(sorted)) {
    for (const { scope, last } of await dialect.lockScopes(trx, page)) lastStamps.set(scope, last);
  }
  const now = stampFromMillis(clock.now());
  const changed = new Set<string>();
  return {
    allocate(scope) {
      if (!lastStamps.has(scope))
        throw new Error('A stamp was requested in a scope that is not locked.');
      const stamp = nextStamp(lastStamps.get(scope), now);
      lastStamps.set(scope, stamp);
      changed.add(scope);
      return stamp;
    },
    async save() {
      for (const scope of [...changed].toSorted()) {
        await createQuery({
          db: trx,
          dialect,
        })`insert into clocks (scope, last) values (${scope}, ${lastStamps.get(scope) ?? now}) on conflict (scope) do update set last = excluded.last`;
      }
    },
  };
}
