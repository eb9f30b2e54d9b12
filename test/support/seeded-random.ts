// Seeded random number generator, so that a failing random test run can be repeated.
export interface SeededRandom {
  /** 0 to 1. */
  next(): number;
  /** 0 to below `count`. */
  below(count: number): number;
  pick<T>(items: readonly T[]): T;
  isTrueWith(probability: number): boolean;
}

/** mulberry32 */
export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    isTrueWith: (probability) => next() < probability,
  };
}
