// A life that fails must fail again: one seed gives the same order of gates each time.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Copies, prepareCopies } from './copies.ts';
import { newCounts } from './counts.ts';
import { live } from './life.ts';
import type { Place } from './place.ts';
import { createPlainPlace } from './plain-place.ts';
import { createServerPlace } from './server-place.ts';

let copies: Copies;
const places: Place[] = [];

beforeAll(async () => {
  copies = await prepareCopies();
});

afterAll(async () => {
  for (const place of places) await place.close();
});

async function livedTwice(seed: number, newPlace: () => Promise<Place>): Promise<(readonly string[])[]> {
  const logs: (readonly string[])[] = [];
  for (let time = 0; time < 2; time += 1) {
    const place = await newPlace();
    places.push(place);
    logs.push(await live({ seed, place, copies, counts: newCounts() }));
  }
  return logs;
}

describe('a seed can be lived again, gate by gate', () => {
  test.each([
    ['on the server, in memory', 11, createServerPlace],
    ['on the server, on Dexie', 12, createServerPlace],
    ['on a plain backend, in memory', 13, async () => createPlainPlace()],
    ['on a plain backend, on Dexie', 14, async () => createPlainPlace()],
  ] as const)('%s', async (_where, seed, newPlace) => {
    const [first = [], second = []] = await livedTwice(seed, newPlace);
    expect(first.length).toBeGreaterThan(200);
    expect(second).toEqual(first);
  });

  test('and another seed is another life', async () => {
    const first = await live({ seed: 15, place: createPlainPlace(), copies, counts: newCounts() });
    const second = await live({ seed: 17, place: createPlainPlace(), copies, counts: newCounts() });
    expect(second).not.toEqual(first);
  });
});
