// `npm run bench:bible`: measures Bible search, chapter changes, translation download and the size
// of the reader's code, and compares the times with competitors. Uses the built app, the real
// server and a real text, in Chromium at full speed and four times slower. Prints medians and
// changes nothing. Options: --rounds=5 --bibles=../shared/bibles. The browser's throttle slows the
// page, not its workers. The worker's own time has a separate row and counts four times there.
// Unfair to the competitors: a cursor and MiniSearch run in the page itself and paint plain lines
// without highlights. Unfair to Selah: its search also counts by book, highlights, and renders the
// app's own list; MiniSearch ranks.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { buildWhenStale } from '../../.ci/build.ts';
import { chromiumFlags, requireChromium } from '../../.ci/chromium.ts';
import { books } from '../../schemas/bible/books.ts';
import { parseSearchQuery } from '../../schemas/bible/search-query.ts';
import { readBibleFiles } from '../../server/bible/import/read-bible.ts';
import {
  openBibleArchive,
  encodeBible,
} from '../../server/bible/translation-files/translation-file.ts';
import { createSearchableText } from '../../src/workers/searchable-text.ts';
import { createServerProcess } from '../../test/browser/support/server-process.ts';
import { measureReaderCode, measureChapterTurns } from './switch-chapter.ts';
import { measurePack } from './keep-translation.ts';
import {
  measureSelah,
  measureCompetitors,
  measureWorkerMemory,
  queries,
  type SearchTimes,
} from './search-times.ts';

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    bibles: {
      type: 'string',
      default: process.env['SELAH_BIBLES'] ?? join(root, '../shared/bibles'),
    },
  },
});
const rounds = Number(values.rounds);
const file = join(values.bibles, 'helloao/ENGWEBP/complete.json.gz');
const text = { code: 'WEB', name: 'World English Bible' };

interface Row {
  what: string;
  unit: string;
  values: number[];
}

const rows: Row[] = [];
if (!existsSync(file)) {
  console.error(
    `This bench needs the real texts: there is no ${file}. Name their folder by --bibles or SELAH_BIBLES.`,
  );
  process.exitCode = 1;
} else if (buildWhenStale()) await measureAll();
else process.exitCode = 1;

async function measureAll(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selah-bench-bible-'));
  const imported = spawnSync(
    process.execPath,
    ['server/admin/import-bible.ts', file, '--code', text.code, '--data-dir', dataDir],
    { cwd: root, encoding: 'utf8' },
  );
  if (imported.status !== 0) throw new Error(imported.stderr);
  const server = await createServerProcess({ DATA_DIR: dataDir });
  await server.start();
  const browser = await chromium.launch({
    executablePath: requireChromium(() => {}),
    args: chromiumFlags,
  });
  try {
    await filesMade(server.url);
    measureSearchWhileTyping();
    rows.push({
      what: 'code of the reader, as it travels',
      unit: 'kB',
      values: [await measureReaderCode(browser, server.url)],
    });
    for (const slow of [1, 4]) {
      const label = slow === 1 ? '' : `, page ${slow} times slower`;
      for (let round = 0; round < rounds; round += 1) {
        // The script of the peers is not part of the app, so the Content Security Policy must be
        // bypassed.
        const context = await browser.newContext({ bypassCSP: true });
        await measureDevice(context, server.url, { slow, label });
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
    rmSync(dataDir, { recursive: true });
  }
  printRows();
}

/** The server makes its files at the first question for them, and that is not the person's time. */
async function filesMade(url: string): Promise<void> {
  for (const form of ['br', 'gz'])
    await fetch(`${url}/api/apps/selah/bible/packs/${text.code}/all?form=${form}`).then((answer) =>
      answer.arrayBuffer(),
    );
}

/** Measures the worker's work for one key press, without browser and page. */
function measureSearchWhileTyping(): void {
  const read = readBibleFiles([{ name: file, bytes: readFileSync(file) }], { format: 'helloao' });
  if (read.kind === 'refused') throw new Error('The text was refused.');
  const pack = openBibleArchive(encodeBible(read.bible));
  const chapters = books
    .flatMap((book) =>
      Array.from({ length: book.chapters }, (_, at) => pack.chapter(book.id, at + 1)),
    )
    .filter((chapter) => chapter !== undefined);
  for (let round = 0; round < rounds + 2; round += 1) {
    const began = performance.now();
    const searched = createSearchableText(chapters);
    // The engine warms up in the first two.
    if (round < 2) continue;
    add('the text made ready for searching (Node)', 'ms', [performance.now() - began]);
    for (const order of ['canonical', 'closest'] as const) {
      const times = queries.map((query) => {
        const startedAt = performance.now();
        searched.find(parseSearchQuery(query), order);
        return performance.now() - startedAt;
      });
      add(`one look through all verses, ${order} (Node)`, 'ms', times);
    }
  }
}

async function measureDevice(
  context: BrowserContext,
  url: string,
  { slow, label }: { slow: number; label: string },
): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await throttle(page, slow);
  const { ready, bare } = await measurePack(page, url, text);
  add(`translation from tap to ready${label}`, 'ms', [ready]);
  add(`the bare write of the same chapters${label}`, 'ms', [bare]);
  add(`ready, of the bare write${label}`, 'times', [ready / bare]);
  await page.goto(`${url}/Bible/${text.code}/JHN/3`);
  await page.locator('[data-verse="16"]').waitFor();
  await page.waitForLoadState('networkidle');
  add(`chapter turn from local data to painted${label}`, 'ms', await measureChapterTurns(page));
  const ours = await measureSelah(page, url, text.code);
  addTimes('ours', ours, label);
  if (slow === 1) {
    const memory = await measureWorkerMemory(page);
    if (memory !== null) add('memory of the search worker, one translation in it', 'MB', [memory]);
  }
  const { cursor, mini, index } = await measureCompetitors(page, text.code);
  addTimes('cursor over IndexedDB', cursor, label);
  addTimes('MiniSearch', mini, label);
  add(`MiniSearch: its index built${label}`, 'ms', [index]);
}

async function throttle(page: Page, slow: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
}

function addTimes(who: string, { painted, found }: SearchTimes, label: string): void {
  add(`search, key to painted: ${who}${label}`, 'ms', painted);
  if (label === '')
    add(`verses found for the ${queries.length} queries together: ${who}`, '', [
      found.reduce((sum, count) => sum + count, 0),
    ]);
}

function add(what: string, unit: string, more: readonly number[]): void {
  const row = rows.find((one) => one.what === what);
  if (row) row.values.push(...more);
  else rows.push({ what, unit, values: [...more] });
}

function printRows(): void {
  console.log(
    `\nmedians of ${rounds} rounds; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  for (const { what, unit, values } of rows) {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (part: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(
        unit === 'times' || (sorted.at(-1) ?? 0) < 10 ? 1 : 0,
      );
    console.log(
      `${what.padEnd(72)} ${at(0.5).padStart(7)} ${unit.padEnd(5)}  (${at(0)} to ${at(1)}, p95 ${at(0.95)})`,
    );
  }
}
