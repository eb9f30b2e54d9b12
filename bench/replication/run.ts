// `npm run bench:replication`: compares Selah's replication with RxDB's own plugin, PouchDB and the
// limit, in Chromium, alternately.
//
//   --only=ours,rxdb,pouch,limit  --measures=pull,edit,create,sight,idle  --rounds=5
//   --records=10000               of the initial pull
//   --page=500                    rows in one request, for contestants that allow a choice
//   --slow=4                      factor by which the device's processor is slowed down
//
// On a busy machine, rely on the rows of processor time (Linux): elapsed time includes waiting for
// other processes.
//
// Unfair to Selah:
//
// - The plugin writes no mark to the disk before it sends, and has one index where Selah has three.
//   It cannot report the state of a single record, and learns ids and dates of the server only with
//   a later pull.
// - PouchDB's server keeps all data in memory; the Selah server commits to SQLite.
// - PouchDB sorts by its key, without an index.
// - The limit makes no decisions.
//
// Unfair to the peers:
//
// - The plugin has a separate database for its knowledge of the server. The calls that it makes
//   (one change summary, batches) were designed for Selah.
// - express-pouchdb is not CouchDB, and PouchDB's `idb` is not its newest adapter.
// - Live PouchDB sends no requests when idle, so its idle cycle is that of a starting app.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags, requireChromium } from '../../.ci/chromium.ts';
import { fillPouch, fillSelah, type FilledAccount } from './fill-servers.ts';
import {
  measureIdle,
  measurePull,
  measurePush,
  measureVisibility,
  type BenchSetup,
} from './measures.ts';
import { buildPages, type ContestantName, contestants } from './build-pages.ts';
import { addFigures, printTables, type Figures } from './comparison-table.ts';
import { type BenchServer, startPouchServer, startSelahServer } from './start-servers.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: contestants.join() },
    measures: { type: 'string', default: 'pull,edit,create,sight,idle' },
    rounds: { type: 'string', default: '5' },
    records: { type: 'string', default: '10000' },
    page: { type: 'string' },
    slow: { type: 'string', default: '1' },
  },
});
const selected = contestants.filter((name) => values.only.split(',').includes(name));
const measures = values.measures.split(',');
const rounds = Number(values.rounds);
const records = Number(values.records);
const pushed = 1_000;
const editsEach = 10;
const idleAmounts = [100, 1_000, 10_000];
const secret = 'the secret of the bench, forty characters';

const folder = mkdtempSync(join(tmpdir(), 'selah-bench-'));
const pages = join(folder, 'pages');
const servers: BenchServer[] = [];
const figures: Figures = new Map();

try {
  await buildPages(pages);
  const people = await fillSelah(join(folder, 'selah.sqlite'), secret, amounts());
  const selah = await startSelahServer(folder, secret, pages);
  servers.push(selah);
  const pouch = selected.includes('pouch') ? await startPouchServer(pages) : selah;
  servers.push(pouch);
  if (pouch !== selah) await fillPouch(pouch.url, people.values());
  await compare(people, (name) => (name === 'pouch' ? pouch : selah));
} finally {
  for (const server of new Set(servers)) await server.stop();
  rmSync(folder, { recursive: true });
}

printTables(figures, selected);
const results = resolve(import.meta.dirname, '../results');
mkdirSync(results, { recursive: true });
const file = join(results, `replication-${new Date().toISOString().replaceAll(':', '-')}.json`);
writeFileSync(
  file,
  JSON.stringify(
    { ...values, node: process.version, load: loadavg(), figures: Object.fromEntries(figures) },
    null,
    2,
  ),
);
console.log(`\n${file}`);

/**
 * Returns the accounts that are needed, with their number of records. Measurements that only read
 * share an account; a measurement that writes has its own account.
 */
function amounts(): Record<string, number> {
  const needed: Record<string, number> = {};
  if (measures.includes('pull')) needed['pull'] = records;
  if (measures.includes('idle'))
    for (const amount of idleAmounts) needed[`idle-${amount}`] = amount;
  for (const name of selected) {
    if (measures.includes('edit')) needed[`edit-${name}`] = pushed;
    if (measures.includes('sight')) needed[`sight-${name}`] = pushed;
    if (measures.includes('create'))
      for (let round = 0; round < rounds; round += 1) needed[`create-${name}-${round}`] = 0;
  }
  return needed;
}

async function compare(
  people: ReadonlyMap<string, FilledAccount>,
  serverOf: (name: ContestantName) => BenchServer,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: requireChromium(() => {}),
    args: chromiumFlags,
  });
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const measure of measures) {
        for (const contestant of selected) {
          const setup: BenchSetup = {
            browser,
            server: serverOf(contestant),
            contestant,
            slow: Number(values.slow),
            ...(values.page && { pageSize: Number(values.page) }),
          };
          await measureRound(measure, setup, round, (name) => mustHave(people, name));
        }
      }
      console.error(`round ${round + 1} of ${rounds} is over; load ${loadavg()[0]?.toFixed(1)}`);
    }
  } finally {
    await browser.close();
  }
}

async function measureRound(
  measure: string,
  setup: BenchSetup,
  round: number,
  person: (name: string) => FilledAccount,
): Promise<void> {
  const { contestant } = setup;
  const add = (what: string, unit: string, value: number) =>
    addFigures(figures, `${what}|${unit}`, contestant, [value]);
  switch (measure) {
    case 'pull': {
      const { shown, pulled, processor, heap } = await measurePull(setup, person('pull'));
      add(`initial pull of ${records}, to live on the screen`, 'ms', shown);
      add(`initial pull of ${records}, to all on the device`, 'ms', pulled);
      add(`initial pull of ${records}, all processes`, 'ms of cpu', processor);
      add(`heap of the page afterwards`, 'MB', heap);
      return;
    }
    case 'edit':
    case 'create': {
      const name = measure === 'edit' ? `edit-${contestant}` : `create-${contestant}-${round}`;
      const { known, quiet, processor } = await measurePush(
        setup,
        person(name),
        measure,
        pushed,
        round,
      );
      add(`push of ${pushed} offline ${measure}s, known to be safe`, 'ms', known);
      add(`push of ${pushed} offline ${measure}s, all processes`, 'ms of cpu', processor);
      // The limit has no second sync cycle.
      if (contestant !== 'limit')
        add(`push of ${pushed} offline ${measure}s, nothing left to do`, 'ms', quiet);
      return;
    }
    case 'sight':
      if (contestant !== 'limit')
        addFigures(
          figures,
          'an edit on one device seen on another|ms',
          contestant,
          await measureVisibility(setup, person(`sight-${contestant}`), editsEach),
        );
      return;
    case 'idle':
      for (const amount of idleAmounts)
        await rest(`nothing to do, ${amount} records`, setup, person(`idle-${amount}`));
      // The peers have one collection here; each further collection would send its own requests.
      if (contestant === 'ours')
        await rest(
          'nothing to do, all entities of the app',
          { ...setup, isWhole: true },
          person('idle-1000'),
        );
      return;
    default:
      throw new Error(`There is no measure ${measure}.`);
  }
}

async function rest(what: string, setup: BenchSetup, person: FilledAccount): Promise<void> {
  const { milliseconds, requests, up, down } = await measureIdle(setup, person);
  for (const [unit, value] of Object.entries({
    ms: milliseconds,
    requests,
    'bytes up': up,
    'bytes down': down,
  }))
    addFigures(figures, `${what}|${unit}`, setup.contestant, [value]);
}

function mustHave(people: ReadonlyMap<string, FilledAccount>, name: string): FilledAccount {
  const person = people.get(name);
  if (!person) throw new Error(`There is no ${name}.`);
  return person;
}
