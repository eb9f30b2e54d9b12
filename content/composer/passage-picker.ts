// Picks passages at random so that texts of one month do not repeat. Considers recent use, and
// gives the same result for the same seed.
import type { PassageReference } from './passage-reference.ts';

export interface PickOptions {
  /** Any number; only its lowest 32 bits as an integer count. */
  seed: number;
  /**
   * Names of passages used in the last 30 days, oldest first: `wisdom.anxiety.truth.2`; of wholes
   * and of verses, too.
   */
  used: readonly string[];
}

export interface PassagePicker {
  /** Half of all seeds. */
  flipCoin(): boolean;
  /** @param indexes of the items that may be picked; all without them */
  pickOne<T>(name: string, items: readonly T[], indexes?: readonly number[]): T;
  /**
   * Picks one item of each part, in a combination that was not used before, as long as such a
   * combination exists.
   * @param partNames full names; a part may belong to other combinations, too
   * @param indexes of the items that may be picked, for each part; all without them
   */
  pickCombination<const Parts extends readonly (readonly unknown[])[]>(
    name: string,
    partNames: readonly string[],
    parts: Parts,
    indexes?: readonly (readonly number[])[],
  ): { [Index in keyof Parts]: Parts[Index][number] };
  /** No two from one chapter. */
  pickReferences(places: readonly PassageReference[], count: number): PassageReference[];
  /** Returns the names of the picked items; the caller keeps them for 30 days. */
  listUsed(): string[];
}

interface Ticket<T> {
  name: string;
  item: T;
}

export function createPassagePicker({ seed, used }: PickOptions): PassagePicker {
  const random = seededRandom(seed);
  const lastUses = new Map(used.map((name, index) => [name, index]));
  const usedNames: string[] = [];

  /**
   * Orders tickets: first the unused ones, at random, then the used ones, the oldest use first. If
   * all are used, the older half is also in random order; a strict order would repeat the same
   * combinations.
   */
  function orderByLastUse<T>(tickets: readonly Ticket<T>[]): Ticket<T>[] {
    const fresh = tickets.filter(({ name }) => !lastUses.has(name));
    const usedTickets = tickets
      .filter(({ name }) => lastUses.has(name))
      .toSorted((one, other) => lastUse(one) - lastUse(other));
    const older = fresh.length > 0 ? 0 : Math.ceil(usedTickets.length / 2);
    return [
      ...shuffle(fresh),
      ...shuffle(usedTickets.slice(0, older)),
      ...usedTickets.slice(older),
    ];
  }

  function lastUse({ name }: Ticket<unknown>): number {
    return lastUses.get(name) ?? -1;
  }

  function shuffle<T>(tickets: readonly Ticket<T>[]): Ticket<T>[] {
    return tickets
      .map((ticket) => ({ ticket, sortValue: random() }))
      .toSorted((one, other) => one.sortValue - other.sortValue)
      .map(({ ticket }) => ticket);
  }

  function firstUnused<T>(
    name: string,
    orderedParts: readonly (readonly Ticket<{ item: T; index: number }>[])[],
  ): Ticket<Ticket<{ item: T; index: number }>[]> {
    let oldest: Ticket<Ticket<{ item: T; index: number }>[]> | undefined;
    for (const indexes of combinations(orderedParts.map((orderedPart) => orderedPart.length))) {
      const tickets = indexes.map((index, part) => requireItem(orderedParts[part]?.[index]));
      const combination = {
        name: `${name}.whole.${tickets.map(({ item }) => item.index).join('-')}`,
        item: tickets,
      };
      if (!lastUses.has(combination.name)) return combination;
      if (!oldest || lastUse(combination) < lastUse(oldest)) oldest = combination;
    }
    return requireItem(oldest);
  }

  function recordUse<T>({ name, item }: Ticket<T>): T {
    usedNames.push(name);
    return item;
  }

  return {
    flipCoin: () => random() < 0.5,

    pickOne: (name, items, indexes) =>
      recordUse(
        requireItem(
          orderByLastUse(
            items
              .map((item, index) => ({ name: `${name}.${index}`, item }))
              .filter((_, index) => indexes?.includes(index) ?? true),
          )[0],
        ),
      ),

    pickCombination(name, partNames, parts, indexes) {
      const orderedParts = parts.map((items, part) =>
        orderByLastUse(
          items
            .map((item, index) => ({
              name: `${partNames[part]}.${index}`,
              item: { item, index },
            }))
            .filter((_, index) => indexes?.[part]?.includes(index) ?? true),
        ),
      );
      const chosen = recordUse(firstUnused(name, orderedParts));
      return chosen.map((ticket) => recordUse(ticket).item) as never;
    },

    pickReferences(places, count) {
      const picked: PassageReference[] = [];
      for (const ticket of orderByLastUse(
        places.map((place) => ({ name: verseName(place), item: place })),
      )) {
        const isNewChapter = picked.every(
          ({ book, chapter }) => book !== ticket.item.book || chapter !== ticket.item.chapter,
        );
        if (picked.length < count && isNewChapter) picked.push({ ...recordUse(ticket) });
      }
      return picked;
    },

    listUsed: () => [...usedNames],
  };
}

function verseName({ book, chapter, verse }: PassageReference): string {
  return `verse.${book}.${chapter}.${verse}`;
}

/**
 * Generates combinations of one index per part, those with the lowest sum first: 0 0, then 0 1 and
 * 1 0. They are generated one by one, because the first is usually sufficient.
 */
function* combinations(lengths: readonly number[]): Generator<number[]> {
  const maxIndexSum = lengths.reduce((sum, length) => sum + length - 1, 0);
  for (let indexSum = 0; indexSum <= maxIndexSum; indexSum += 1)
    yield* combinationsWithSum(lengths, indexSum);
}

function* combinationsWithSum(
  [length, ...rest]: readonly number[],
  indexSum: number,
): Generator<number[]> {
  if (length === undefined) {
    if (indexSum === 0) yield [];
    return;
  }
  for (let index = 0; index < length && index <= indexSum; index += 1) {
    for (const others of combinationsWithSum(rest, indexSum - index)) yield [index, ...others];
  }
}

function requireItem<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The list of items is empty.');
  return value;
}

/** Numbers from 0 up to but not including 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
