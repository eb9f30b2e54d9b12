// Compares Selah's replication with RxDB's own plugin, PouchDB and the limit, in Chromium, in turns.
// On a busy machine, rely on the rows of processor time (Linux): elapsed time includes waiting for
// other processes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../support/chromium.ts';
import type { Bench, BenchOptions, BenchResult } from '../table/bench.ts';
import { createRowCollector, type RowCollector } from '../table/row-collector.ts';
import { peerNames } from '../table/targets.ts';
import { buildPages, type ContestantName, contestants } from './build-pages.ts';
import { fillPouch, fillSelah, type FilledAccount } from './fill-servers.ts';
import {
  measureIdle,
  measurePull,
  measurePush,
  measureVisibility,
  type BenchSetup,
} from './measures.ts';
import { type BenchServer, startPouchServer, startSelahServer } from './start-servers.ts';

const parts = ['pull', 'edit', 'create', 'sight', 'idle'] as const;
type Part = (typeof parts)[number];

export const replicationBench: Bench = {
  name: 'replication',
  parts,
  needsBuild: false,
  unfairness: {
    toSelah: [
      'the RxDB plugin writes no mark to the disk before it sends, and has one index where ' +
        'Selah has three. It cannot report the state of a single record, and learns ids and ' +
        'dates of the server only with a later pull.',
      "PouchDB's server keeps all data in memory; the Selah server commits to SQLite.",
      'PouchDB sorts by its key, without an index.',
      'the limit has bare requests and bare IndexedDB; it makes no decisions.',
    ],
    toPeers: [
      'the RxDB plugin has a separate database for its knowledge of the server. The calls ' +
        'that it makes (one change summary, batches) were designed for Selah.',
      "express-pouchdb is not CouchDB, and PouchDB's `idb` is not its newest adapter.",
      'live PouchDB sends no requests when idle, so its idle cycle is that of a starting app.',
    ],
  },
  measure,
};

interface Amounts {
  pulled: readonly number[];
  pushed: number;
  /** Edits of one round that another device must show. */
  edits: number;
  idle: readonly number[];
  /** With all entities of the app; one of the amounts above. */
  idleWhole: number;
}

const usualAmounts: Amounts = {
  pulled: [5_000, 10_000],
  pushed: 1_000,
  edits: 10,
  idle: [100, 1_000, 10_000],
  idleWhole: 1_000,
};
const quickAmounts: Amounts = { pulled: [200], pushed: 100, edits: 3, idle: [100], idleWhole: 100 };

const secret = 'the secret of the bench, forty characters';

async function measure(options: BenchOptions): Promise<BenchResult> {
  const { rounds, isQuick, parts: wanted, loadMeter } = options;
  const rows = createRowCollector(options);
  const amounts = isQuick ? quickAmounts : usualAmounts;
  const selected = parts.filter((part) => wanted.has(part));
  const folder = mkdtempSync(join(tmpdir(), 'selah-bench-'));
  const pages = join(folder, 'pages');
  const servers: BenchServer[] = [];
  try {
    await buildPages(pages);
    const people = await fillSelah(
      join(folder, 'selah.sqlite'),
      secret,
      countRecords(selected, amounts, rounds),
    );
    const selah = await startSelahServer(folder, secret, pages);
    servers.push(selah);
    const pouch = await startPouchServer(pages);
    servers.push(pouch);
    await fillPouch(pouch.url, people.values());
    const browser = await launchChromium();
    try {
      for (let round = 0; round < rounds; round += 1) {
        rows.startRound();
        for (const part of selected)
          for (const contestant of contestants) {
            const server = contestant === 'pouch' ? pouch : selah;
            await measurePart(
              part,
              { setup: { browser, server, contestant }, people, amounts, round },
              rows,
            );
          }
        console.error(
          `round ${round + 1} of ${rounds} is over; load ${loadMeter.read().average.toFixed(1)}`,
        );
      }
    } finally {
      await browser.close();
    }
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true });
  }
  return rows.getResult();
}

/**
 * Returns the accounts that are needed, with their number of records. Measurements that only read
 * share an account; a measurement that writes has its own account.
 */
function countRecords(
  selected: readonly Part[],
  { pulled, pushed, idle }: Amounts,
  rounds: number,
): Record<string, number> {
  const needed: Record<string, number> = {};
  if (selected.includes('pull')) for (const amount of pulled) needed[`pull-${amount}`] = amount;
  if (selected.includes('idle')) for (const amount of idle) needed[`idle-${amount}`] = amount;
  for (const name of contestants) {
    if (selected.includes('edit')) needed[`edit-${name}`] = pushed;
    if (selected.includes('sight')) needed[`sight-${name}`] = pushed;
    if (selected.includes('create'))
      for (let round = 0; round < rounds; round += 1) needed[`create-${name}-${round}`] = 0;
  }
  return needed;
}

interface PartSetup {
  setup: BenchSetup;
  people: ReadonlyMap<string, FilledAccount>;
  amounts: Amounts;
  round: number;
}

async function measurePart(
  part: Part,
  { setup, people, amounts, round }: PartSetup,
  rows: RowCollector,
): Promise<void> {
  const { contestant } = setup;
  const add = (work: string, unit: string, values: number | readonly number[]) =>
    rows.add(work, unit, values, getRowName(contestant));
  switch (part) {
    case 'pull':
      for (const amount of amounts.pulled) {
        const { shown, pulled, processor, heap } = await measurePull(
          setup,
          getPerson(people, `pull-${amount}`),
        );
        const records = formatCount(amount);
        add(`pull of ${records}, to live on the screen`, 'ms', shown);
        add(`pull of ${records}, to all on the device`, 'ms', pulled);
        add(`pull of ${records}, all processes`, 'ms of cpu', processor);
        add(`page heap after a pull of ${records}`, 'MB', heap);
      }
      return;
    case 'edit':
    case 'create': {
      const name = part === 'edit' ? `edit-${contestant}` : `create-${contestant}-${round}`;
      const { known, quiet, processor } = await measurePush(
        setup,
        getPerson(people, name),
        part,
        amounts.pushed,
        round,
      );
      const push = `push of ${formatCount(amounts.pushed)} ${part}s`;
      add(`${push}, known to be safe`, 'ms', known);
      add(`${push}, all processes`, 'ms of cpu', processor);
      // The limit has no second sync cycle.
      if (contestant !== 'limit') add(`${push}, nothing left to do`, 'ms', quiet);
      return;
    }
    case 'sight':
      // The limit has no live replication.
      if (contestant !== 'limit')
        add(
          'edit seen on another device',
          'ms',
          await measureVisibility(setup, getPerson(people, `sight-${contestant}`), amounts.edits),
        );
      return;
    case 'idle': {
      const addIdle = async (what: string, idleSetup: BenchSetup, amount: number) => {
        const person = getPerson(people, `idle-${amount}`);
        const { milliseconds, requests, up, down } = await measureIdle(idleSetup, person);
        add(`nothing to do, ${what}`, 'ms', milliseconds);
        add(`nothing to do, ${what}, requests`, 'requests', requests);
        add(`nothing to do, ${what}, sent`, 'bytes', up);
        add(`nothing to do, ${what}, received`, 'bytes', down);
      };
      for (const amount of amounts.idle)
        await addIdle(`${formatCount(amount)} records`, setup, amount);
      // The peers have one collection here; each further collection would send its own requests.
      if (contestant === 'ours')
        await addIdle('all entities of the app', { ...setup, isWhole: true }, amounts.idleWhole);
    }
  }
}

function getRowName(contestant: ContestantName): string {
  return contestant === 'ours' ? contestant : peerNames[contestant];
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}

function getPerson(people: ReadonlyMap<string, FilledAccount>, name: string): FilledAccount {
  const person = people.get(name);
  if (!person) throw new Error(`There is no account ${name}.`);
  return person;
}
