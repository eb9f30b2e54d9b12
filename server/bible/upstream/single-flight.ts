// Lets those who want the same thing at the same time share one piece of work.

/** @returns the work under way for this key, or a new one; nothing is kept once it is done */
export type SharedWork<T> = (key: string, run: () => Promise<T>) => Promise<T>;

export function createSharedWork<T>(): SharedWork<T> {
  const underWay = new Map<string, Promise<T>>();
  return function once(key, run) {
    const known = underWay.get(key);
    if (known) return known;
    const work = run().finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };
}
