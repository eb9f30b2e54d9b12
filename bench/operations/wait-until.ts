// Repeats a check until it succeeds or a time limit is over.
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @param check returns a value when the condition holds, and undefined or false before
 * @throws Error that names what was awaited
 */
export async function waitUntil<T>(
  what: string,
  limitMillis: number,
  check: () => Promise<T | undefined | false> | T | undefined | false,
  intervalMillis = 100,
): Promise<T> {
  const end = performance.now() + limitMillis;
  for (;;) {
    const value = await check();
    if (value !== undefined && value !== false) return value;
    if (performance.now() >= end)
      throw new Error(`After ${Math.round(limitMillis / 1_000)} seconds still missing: ${what}.`);
    await wait(intervalMillis);
  }
}
