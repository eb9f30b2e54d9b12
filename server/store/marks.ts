// Ids as the hosted platform makes them: 24 hex digits that begin with the time, and the stamps that go with a write.
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { stampAfter, stampFromMillis } from './stamp.ts';
import type { Reach } from './store.ts';
import type { Tables } from './tables.ts';

export function newId(clock: Clock): string {
  const seconds = Math.floor(clock.now() / 1_000) % 0x1_0000_0000;
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}

/** Stamps increase within what one reader sees as a whole: one person's records, or what belongs to everybody. */
export function scopeOf(reach: Reach): string {
  return reach.ownerId ?? 'content';
}

/** Gives each of them, in this order, a stamp later than every stamp given out in this scope before. */
export async function stampEach<T>(trx: Transaction<Tables>, clock: Clock, scope: string, all: readonly T[]): Promise<(readonly [T, string])[]> {
  const row = await trx.selectFrom('clocks').select('last').where('scope', '=', scope).executeTakeFirst();
  const now = stampFromMillis(clock.now());
  let last = row?.last;
  const stamped = all.map((one) => {
    const stamp = stampAfter(last, now);
    last = stamp;
    return [one, stamp] as const;
  });
  if (last !== undefined) await keepLast(trx, scope, last);
  return stamped;
}

export async function takeStamp(trx: Transaction<Tables>, clock: Clock, scope: string): Promise<string> {
  const row = await trx.selectFrom('clocks').select('last').where('scope', '=', scope).executeTakeFirst();
  const stamp = stampAfter(row?.last, stampFromMillis(clock.now()));
  await keepLast(trx, scope, stamp);
  return stamp;
}

async function keepLast(trx: Transaction<Tables>, scope: string, last: string): Promise<void> {
  await trx
    .insertInto('clocks')
    .values({ scope, last })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet({ last }))
    .execute();
}
