// Tests that a simulation run can be replayed: one seed gives the same order of gates each time.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EngineCopies, prepareEngineCopies } from './module-copies.ts';
import { createCounts } from './event-counts.ts';
import { runSimulation } from './simulation-run.ts';
import type { SimulatedBackend } from './simulated-server.ts';
import { createBasicSimulatedBackend } from './basic-backend-server.ts';
import { createServerSimulatedBackend } from './own-server.ts';

let copies: EngineCopies;
const backends: SimulatedBackend[] = [];

beforeAll(async () => {
  copies = await prepareEngineCopies();
});

afterAll(async () => {
  for (const backend of backends) await backend.close();
});

async function runTwice(
  seed: number,
  createBackend: () => Promise<SimulatedBackend>,
): Promise<(readonly string[])[]> {
  const logs: (readonly string[])[] = [];
  for (let time = 0; time < 2; time += 1) {
    const backend = await createBackend();
    backends.push(backend);
    logs.push(await runSimulation({ seed, backend, copies, counts: createCounts() }));
  }
  return logs;
}

describe('a seed can be replayed, gate by gate', () => {
  test.each([
    ['on the server, in memory', 11, createServerSimulatedBackend],
    ['on the server, on Dexie', 12, createServerSimulatedBackend],
    ['on a basic backend, in memory', 13, async () => createBasicSimulatedBackend()],
    ['on a basic backend, on Dexie', 14, async () => createBasicSimulatedBackend()],
  ] as const)('%s', async (_where, seed, createBackend) => {
    const [first = [], second = []] = await runTwice(seed, createBackend);
    expect(first.length).toBeGreaterThan(200);
    expect(second).toEqual(first);
  });

  test('different seeds give different simulation runs', async () => {
    const first = await runSimulation({
      seed: 15,
      backend: createBasicSimulatedBackend(),
      copies,
      counts: createCounts(),
    });
    const second = await runSimulation({
      seed: 17,
      backend: createBasicSimulatedBackend(),
      copies,
      counts: createCounts(),
    });
    expect(second).not.toEqual(first);
  });
});
