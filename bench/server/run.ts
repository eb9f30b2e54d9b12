// `npm run bench:server`: compares the Selah server with the vendor's local emulator and with a
// bare handler on the same tables, alternately. Linux only.
//
//   --quick                      few records, short runs
//   --only=selah,bare            some of the servers
//   --kinds=create --connections=16 --rounds=3 --seconds=5
//   --profile                    writes a CPU profile of the Selah server for all of this
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../../test/support/seeded-random.ts';
import { startEmulator } from './start-emulator.ts';
import { loadKinds, measureLoad, type LoadKind } from './generate-load.ts';
import { median, printTable, type Row } from './comparison-table.ts';
import { seedDatabase } from './fill-database.ts';
import { startBareServer, startSelah } from './start-servers.ts';
import {
  buildHeaders,
  readMemory,
  benchRecordsPath,
  stopTarget,
  type BenchTarget,
} from './server-under-test.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    only: { type: 'string', default: 'selah,bare,emulator' },
    kinds: { type: 'string', default: loadKinds.join() },
    connections: { type: 'string', default: '1,16,64' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    flags: { type: 'string', default: '' },
  },
});
const amount = values.quick
  ? { people: 100, recordsEach: 20 }
  : { people: 1_000, recordsEach: 100 };
const roundsWanted = Number(values.rounds ?? (values.quick ? 1 : 3));
const seconds = Number(values.seconds ?? (values.quick ? 2 : 5));
const results = resolve(import.meta.dirname, '../results');
const folder = mkdtempSync(join(tmpdir(), 'selah-bench-'));
const targets: BenchTarget[] = [];

try {
  await compare();
} finally {
  for (const target of targets) await stopTarget(target);
  rmSync(folder, { recursive: true });
}

async function compare(): Promise<void> {
  await startAll();
  await mustAnswerAlike();
  const memory = { start: memoryOfSelah(), load: Number.NaN };
  const rows = await loadAll();
  memory.load = memoryOfSelah();
  printTable(rows, memory);
  mkdirSync(results, { recursive: true });
  const file = join(results, `server-${new Date().toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(
    file,
    JSON.stringify({ amount, roundsWanted, seconds, node: process.version, memory, rows }, null, 2),
  );
  console.log(`\n${file}`);
}

async function startAll(): Promise<void> {
  const selected = values.only.split(',');
  const secret = 'the secret of the bench, forty characters';
  const master = join(folder, 'master.sqlite');
  const { people } = await seedDatabase(master, secret, amount);
  if (selected.includes('selah')) {
    const dataDir = join(folder, 'selah');
    mkdirSync(dataDir);
    copyFileSync(master, join(dataDir, 'selah.sqlite'));
    mkdirSync(results, { recursive: true });
    const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${results}`] : [];
    targets.push(
      await startSelah({
        dataDir,
        secret,
        people,
        flags: [...profile, ...values.flags.split(' ').filter(Boolean)],
      }),
    );
  }
  if (selected.includes('bare')) {
    copyFileSync(master, join(folder, 'bare.sqlite'));
    targets.push(await startBareServer(join(folder, 'bare.sqlite'), people));
  }
  if (selected.includes('emulator'))
    targets.push(await startEmulator(join(folder, 'emulator'), amount));
}

/**
 * The comparison starts only after all servers return the same number of records for the same
 * request.
 */
async function mustAnswerAlike(): Promise<void> {
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
  }
}

async function loadAll(): Promise<Row[]> {
  const random = createRandom(11);
  const rows: Row[] = [];
  const wantedKinds = values.kinds.split(',') as LoadKind[];
  const wantedConnections = values.connections.split(',').map(Number);
  for (const kind of wantedKinds)
    for (const target of targets)
      await measureLoad(target, { kind, connections: 8, seconds: 2, chance: random });
  for (let round = 0; round < roundsWanted; round += 1) {
    for (const kind of wantedKinds) {
      for (const connections of wantedConnections) {
        for (const target of targets) {
          const row = rows.find(
            (one) =>
              one.kind === kind && one.connections === connections && one.server === target.name,
          );
          const measured = await measureLoad(target, {
            kind,
            connections,
            seconds,
            chance: random,
          });
          if (row) row.rounds.push(measured);
          else rows.push({ kind, connections, server: target.name, rounds: [measured] });
          console.error(
            `round ${round + 1}: ${target.name} ${kind} ${connections}: ${measured.rate.toFixed(0)}/s, p99 ${measured.p99.toFixed(1)} ms, failed ${measured.failed}, ${readMemory(target).toFixed(0)} MB`,
          );
        }
      }
    }
  }
  return rows.map((row) => ({ ...row, median: median(row.rounds) }));
}

function memoryOfSelah(): number {
  const selah = targets.find(({ name }) => name === 'selah');
  return selah ? readMemory(selah) : Number.NaN;
}
