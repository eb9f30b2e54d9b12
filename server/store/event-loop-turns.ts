// Divides long work into turns of the event loop, so that other requests are answered meanwhile.

/** Milliseconds of work in one turn. */
const maxTurnMillis = 10;

/**
 * Returns a function to be awaited between the steps of long work. The function waits for the next
 * turn of the event loop when the current turn has taken 10 ms.
 */
export function createTurnTaker(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < maxTurnMillis) return;
    await nextTurn();
    startedAt = performance.now();
  };
}

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** As `Array.map`, in several turns of the event loop. */
export async function mapInTurns<From, To>(
  all: readonly From[],
  map: (one: From, index: number) => To,
): Promise<To[]> {
  const takeTurn = createTurnTaker();
  const mapped: To[] = [];
  for (const [index, one] of all.entries()) {
    await takeTurn();
    mapped.push(map(one, index));
  }
  return mapped;
}
