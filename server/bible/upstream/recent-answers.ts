// A cache of recent answers of a source, so that a repeated request costs the owner of the server
// nothing.
import type { Clock } from '../../clock.ts';

export interface RecentCache<T> {
  /**
   * Returns the cached value of this key from the last minutes, or calls `find`. Errors and missing
   * values are not cached.
   */
  get(key: string, find: () => Promise<T | undefined>): Promise<T | undefined>;
}

/** @param most maximum number of cached values; the latest are kept */
export function createRecentCache<T>(
  { now }: Clock,
  { millis, most: max }: { millis: number; most: number },
): RecentCache<T> {
  const answers = new Map<string, { found: T; until: number }>();
  return {
    async get(key, find) {
      const known = answers.get(key);
      if (known && now() < known.until) return known.found;
      const found = await find();
      answers.delete(key);
      if (found !== undefined) answers.set(key, { found, until: now() + millis });
      for (const oldest of answers.keys()) {
        if (answers.size <= max) break;
        answers.delete(oldest);
      }
      return found;
    },
  };
}
