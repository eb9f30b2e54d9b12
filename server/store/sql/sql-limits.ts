// Two implementations of `LimitStore` for rate limit counters: in the database, where all servers
// share them, and in the memory of this process.
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from './database.ts';
import { escapeText } from '../escape-text.ts';
import type { LimitStore, LimitResult } from '../limit-store.ts';

export function createSqlLimits({
  db,
  clock,
  write,
}: Pick<Database, 'db' | 'clock' | 'write'>): LimitStore {
  return {
    async take(name, { max, windowMillis }, amount = 1) {
      const [key, now] = [escapeText(name), clock.now()];
      if (amount > max) return over(windowMillis);
      // A single statement that either takes the amount or changes nothing, so that no parallel
      // count is lost.
      const updated = await write(async (trx) => {
        const { rows } = await sql<{ used: number }>`
          insert into limits (key, used, ends_at) values (${key}, ${amount}, ${now + windowMillis})
          on conflict (key) do update set
            used = case when limits.ends_at <= ${now} then 0 else limits.used end + excluded.used,
            ends_at = case when limits.ends_at <= ${now} then excluded.ends_at else limits.ends_at end
          where limits.ends_at <= ${now} or limits.used + excluded.used <= ${max}
          returning used`.execute(trx);
        return rows[0];
      });
      if (updated) return { kind: 'taken', left: max - updated.used };
      const row = await db
        .selectFrom('limits')
        .select('ends_at')
        .where('key', '=', key)
        .executeTakeFirst();
      return over((row?.ends_at ?? now) - now);
    },

    async countUsed(name) {
      const row = await db
        .selectFrom('limits')
        .select('used')
        .where('key', '=', escapeText(name))
        .where('ends_at', '>', clock.now())
        .executeTakeFirst();
      return row?.used ?? 0;
    },
  };
}

export interface MemoryLimits extends LimitStore {
  deleteExpired(): void;
}

export function createMemoryLimits(clock: Clock): MemoryLimits {
  const windows = new Map<string, { used: number; endsAt: number }>();
  return {
    async take(key, { max, windowMillis }, amount = 1) {
      const now = clock.now();
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : { used: 0, endsAt: now + windowMillis };
      if (window.used + amount > max) return over(window.endsAt - now);
      window.used += amount;
      windows.set(key, window);
      return { kind: 'taken', left: max - window.used };
    },
    async countUsed(key) {
      const window = windows.get(key);
      return window && window.endsAt > clock.now() ? window.used : 0;
    },
    deleteExpired() {
      for (const [key, { endsAt }] of windows) if (endsAt <= clock.now()) windows.delete(key);
    },
  };
}

function over(millis: number): LimitResult {
  return { kind: 'over', retryAfterSeconds: Math.max(1, Math.ceil(millis / 1_000)) };
}
