// Shares one piece of work among callers that ask for the same key at the same time (single
// flight).

/**
 * @returns the running work of this key, or new work; a result is not kept after the work has
 *   finished
 */
export type SharedWork<T> = (key: string, run: () => Promise<T>) => Promise<T>;

export function createSharedWork<T>(): SharedWork<T> {
  const running = new Map<string, Promise<T>>();
  return function once(key, run) {
    const known = running.get(key);
    if (known) return known;
    const work = run().finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
}
