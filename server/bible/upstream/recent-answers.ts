// What a source was asked a moment ago, so that the same question does not cost the owner another
// time.
import type { Clock } from '../../clock.ts';

export interface RecentCache<T> {
  /**
   * What was found for this key within the last minutes; else what `find` finds now. Failures, and
   * what is not there, are not kept.
   */
  get(key: string, find: () => Promise<T | undefined>): Promise<T | undefined>;
}

/** @param most answers kept, the latest ones */
export function createRecentCache<T>(
  { now }: Clock,
  { millis, most: max }: { millis: number; most: number },
): RecentCache<T> {
  const kept = new Map<string, { found: T; until: number }>();
  return {
    async get(key, find) {
      const known = kept.get(key);
      if (known && now() < known.until) return known.found;
      const found = await find();
      kept.delete(key);
      if (found !== undefined) kept.set(key, { found, until: now() + millis });
      for (const oldest of kept.keys()) {
        if (kept.size <= max) break;
        kept.delete(oldest);
      }
      return found;
    },
  };
}
