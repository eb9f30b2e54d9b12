// Compares the Selah server with the vendor's local emulator and with a bare handler on the same
// tables, in turns: calls in a second, 99th percentile and processor time. Linux only.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, type SeededRandom } from '../../test/support/seeded-random.ts';
import type { Bench, BenchOptions, BenchResult } from '../table/bench.ts';
import { createRowCollector, type RowCollector } from '../table/row-collector.ts';
import { seedDatabase } from './fill-database.ts';
import { loadKinds, measureLoad, type LoadKind } from './generate-load.ts';
import type { DataSize } from './sample-prayers.ts';
import {
  buildHeaders,
  readMemory,
  benchRecordsPath,
  stopTarget,
  type BenchTarget,
} from './server-under-test.ts';
import { startEmulator } from './start-emulator.ts';
import { startBareServer, startSelah } from './start-servers.ts';

export const serverBench: Bench = {
  name: 'server',
  parts: loadKinds,
  needsBuild: false,
  unfairness: {
    toSelah: [
      'the bare handler has no accounts, permissions, validation, limits, log or unique time ' +
        'stamps, and sends no events to other devices.',
      'the emulator keeps all data in memory; the Selah server flushes each commit to the disk.',
    ],
    toPeers: [
      'the load generator runs on the same machine: where it is slower than the server, the ' +
        'fastest server is underrated.',
      'the bare handler commits each write by itself; the Selah server commits writes that ' +
        'arrive together in one transaction.',
      'the bare handler reads and writes in one thread; the Selah server reads in a second thread.',
      'the emulator is a tool for developers and not the hosted platform. It first limits a ' +
        'list and then removes the records of other owners, so its lists are also filtered by ' +
        'owner.',
    ],
  },
  measure,
};

const connectionCounts = [1, 16, 64];

async function measure(options: BenchOptions): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'selah-bench-'));
  const rows = createRowCollector(options);
  const targets: BenchTarget[] = [];
  const size = options.isQuick
    ? { people: 100, recordsEach: 20 }
    : { people: 1_000, recordsEach: 100 };
  try {
    await startAll(folder, size, targets);
    await requireEqualAnswers(targets);
    rows.add('memory of the server at the start', 'MB', readMemoryOfSelah(targets));
    await measureLoads(targets, options, rows);
    rows.add('memory of the server after the load', 'MB', readMemoryOfSelah(targets));
  } finally {
    for (const target of targets) await stopTarget(target);
    rmSync(folder, { recursive: true });
  }
  return rows.getResult();
}

/** @param targets receives each server as soon as it is started */
async function startAll(folder: string, size: DataSize, targets: BenchTarget[]): Promise<void> {
  const secret = 'the secret of the bench, forty characters';
  const master = join(folder, 'master.sqlite');
  const { people } = await seedDatabase(master, secret, size);
  const dataDir = join(folder, 'selah');
  mkdirSync(dataDir);
  copyFileSync(master, join(dataDir, 'selah.sqlite'));
  targets.push(await startSelah({ dataDir, secret, people }));
  copyFileSync(master, join(folder, 'bare.sqlite'));
  targets.push(await startBareServer(join(folder, 'bare.sqlite'), people));
  targets.push(await startEmulator(join(folder, 'emulator'), size));
}

/**
 * The comparison starts only after all servers return the same number of records for the same
 * request.
 */
async function requireEqualAnswers(targets: readonly BenchTarget[]): Promise<void> {
  const counts: number[] = [];
  for (const target of targets) {
    const person = target.people[3];
    if (!person) throw new Error('There are too few people.');
    const query = encodeURIComponent(
      JSON.stringify({ user_email: person.email, is_answered: false }),
    );
    const answer = await fetch(
      `${target.url}${benchRecordsPath}?q=${query}&sort=-created_date&limit=20`,
      { headers: buildHeaders(person) },
    );
    const records = (await answer.json()) as { user_email?: string }[];
    if (
      !Array.isArray(records) ||
      records.length < 10 ||
      records.some(({ user_email: email }) => email !== person.email)
    ) {
      throw new Error(
        `${target.name} does not answer as it should: ${answer.status}, ${JSON.stringify(records).slice(0, 300)}`,
      );
    }
    counts.push(records.length);
  }
  if (new Set(counts).size > 1)
    throw new Error(`The servers returned different numbers of records: ${counts.join(', ')}.`);
}

async function measureLoads(
  targets: readonly BenchTarget[],
  { rounds, isQuick, parts, loadMeter }: BenchOptions,
  rows: RowCollector,
): Promise<void> {
  const random = createRandom(11);
  const seconds = isQuick ? 1 : 5;
  const kinds = loadKinds.filter((kind) => parts.has(kind));
  for (const kind of kinds)
    for (const target of targets)
      await measureLoad(target, { kind, connections: 8, seconds: isQuick ? 1 : 2, chance: random });
  for (let round = 0; round < rounds; round += 1) {
    rows.startRound();
    for (const kind of kinds)
      for (const connections of connectionCounts)
        for (const target of targets)
          await addLoad(target, { kind, connections, seconds, random }, rows);
    console.error(
      `round ${round + 1} of ${rounds} is over; load ${loadMeter.read().average.toFixed(1)}`,
    );
  }
}

interface LoadSetup {
  kind: LoadKind;
  connections: number;
  seconds: number;
  random: SeededRandom;
}

async function addLoad(
  target: BenchTarget,
  { kind, connections, seconds, random: chance }: LoadSetup,
  rows: RowCollector,
): Promise<void> {
  const work = `${kind}, ${connections} connection${connections === 1 ? '' : 's'}`;
  const contestant = target.name === 'selah' ? 'ours' : target.name;
  const { rate, p99, processor, failed } = await measureLoad(target, {
    kind,
    connections,
    seconds,
    chance,
  });
  rows.add(work, 'calls/s', rate, contestant);
  rows.add(`${work}, p99`, 'ms', p99, contestant);
  rows.add(`${work}, processor`, 'ms of cpu', processor, contestant);
  if (failed > 0) rows.addNote(`${failed} calls of ${target.name} failed (${work}).`);
}

function readMemoryOfSelah(targets: readonly BenchTarget[]): number {
  const selah = targets.find(({ name }) => name === 'selah');
  return selah ? readMemory(selah) : Number.NaN;
}
