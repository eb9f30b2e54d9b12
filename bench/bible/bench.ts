// Measures Bible search, chapter turns, translation download and the size of the reader's code, and
// compares the times with peers. Uses the built app, the real server and a real text. SELAH_BIBLES
// names the folder of the texts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { books } from '../../schemas/bible/books.ts';
import { parseSearchQuery } from '../../schemas/bible/search-query.ts';
import { readBibleFiles } from '../../server/bible/import/read-bible.ts';
import {
  openBibleArchive,
  encodeBible,
} from '../../server/bible/translation-files/translation-file.ts';
import { createSearchableText } from '../../src/workers/searchable-text.ts';
import { createServerProcess } from '../../test/browser/support/server-process.ts';
import {
  describeSlowdown,
  launchChromium,
  openContext,
  slowDown,
  type Slowdown,
  slowdowns,
} from '../support/chromium.ts';
import type { Bench, BenchOptions, BenchResult } from '../table/bench.ts';
import { createRowCollector, type RowCollector } from '../table/row-collector.ts';
import { measurePack } from './download-translation.ts';
import {
  measureSelah,
  measureCompetitors,
  measureWorkerMemory,
  queries,
  type SearchTimes,
} from './search-times.ts';
import { measureReaderCode, measureChapterTurns } from './switch-chapter.ts';

export const bibleBench: Bench = {
  name: 'bible',
  parts: ['worker', 'code', 'device'],
  needsBuild: true,
  unfairness: {
    toSelah: [
      'its search also counts by book, highlights the words, and renders the list of the ' +
        'app; the peers paint twenty plain lines. The row "no search" paints twenty fixed lines: ' +
        'no search can take less.',
      "the bare write gets finished records; Selah's download also transfers, decompresses and checks them.",
    ],
    toPeers: [
      'a cursor over IndexedDB and MiniSearch run in the page itself, where the slowdown ' +
        'applies to them. Selah searches in a worker, which the slowdown does not reach; the ' +
        'rows "in Node" have the time of the worker, which counts four times on such a device.',
      'the cursor also finds a word inside of other words, and therefore more verses.',
      'both rank the verses: MiniSearch by the frequency of the words, Selah by adjacent words and ' +
        'well-known verses.',
    ],
  },
  measure,
};

const root = resolve(import.meta.dirname, '../..');
const text = { code: 'WEB', name: 'World English Bible' };

async function measure(options: BenchOptions): Promise<BenchResult> {
  const { rounds, parts } = options;
  const folder = process.env['SELAH_BIBLES'] ?? join(root, '../shared/bibles');
  const file = join(folder, 'helloao/ENGWEBP/complete.json.gz');
  if (!existsSync(file))
    throw new Error(
      `The bench needs the real texts: there is no ${file}. SELAH_BIBLES names their folder.`,
    );
  const rows = createRowCollector(options);
  if (parts.has('worker')) measureWorker(file, rounds, rows);
  if (parts.has('code') || parts.has('device'))
    await measureInBrowser(file, { rounds, parts, rows });
  return rows.getResult();
}

interface BrowserSetup {
  rounds: number;
  parts: ReadonlySet<string>;
  rows: RowCollector;
}

async function measureInBrowser(
  file: string,
  { rounds, parts, rows }: BrowserSetup,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selah-bench-bible-'));
  const imported = spawnSync(
    process.execPath,
    ['server/admin/import-bible.ts', file, '--code', text.code, '--data-dir', dataDir],
    { cwd: root, encoding: 'utf8' },
  );
  if (imported.status !== 0) throw new Error(imported.stderr);
  const server = await createServerProcess({ DATA_DIR: dataDir, BIBLE_HELLOAO_URL: 'off' });
  await server.start();
  const browser = await launchChromium();
  try {
    await buildPackFiles(server.url);
    if (parts.has('code')) {
      rows.startRound();
      rows.add(
        'code of the reader, as it travels',
        'kB',
        await measureReaderCode(browser, server.url),
      );
    }
    for (let round = 0; parts.has('device') && round < rounds; round += 1) {
      rows.startRound();
      for (const slow of slowdowns) await measureDevice(browser, server.url, slow, rows);
    }
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
    rmSync(dataDir, { recursive: true });
  }
}

/** The server builds its files at the first request, which must not count as user time. */
async function buildPackFiles(url: string): Promise<void> {
  for (const form of ['br', 'gz']) {
    const answer = await fetch(`${url}/api/apps/selah/bible/packs/${text.code}/all?form=${form}`);
    if (!answer.ok) throw new Error(`The pack of ${text.code} was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  }
}

/** Measures the worker's work for one key press, without browser and page. */
function measureWorker(file: string, rounds: number, rows: RowCollector): void {
  const read = readBibleFiles([{ name: file, bytes: readFileSync(file) }], { format: 'helloao' });
  if (read.kind === 'refused') throw new Error('The text was refused.');
  const pack = openBibleArchive(encodeBible(read.bible));
  const chapters = books
    .flatMap((book) =>
      Array.from({ length: book.chapters }, (_, at) => pack.chapter(book.id, at + 1)),
    )
    .filter((chapter) => chapter !== undefined);
  // In the first two rounds, the engine compiles the code.
  for (let round = -2; round < rounds; round += 1) {
    if (round >= 0) rows.startRound();
    const began = performance.now();
    const searchable = createSearchableText(chapters);
    if (round >= 0)
      rows.add('text prepared for the search, in Node', 'ms', performance.now() - began);
    for (const order of ['canonical', 'closest'] as const) {
      const times = queries.map((query) => {
        const startedAt = performance.now();
        searchable.find(parseSearchQuery(query), order);
        return performance.now() - startedAt;
      });
      if (round >= 0) rows.add(`one search of all verses, ${order} order, in Node`, 'ms', times);
    }
  }
}

async function measureDevice(
  browser: Browser,
  url: string,
  slow: Slowdown,
  rows: RowCollector,
): Promise<void> {
  // The script of the peers is not part of the app, so the Content Security Policy must be bypassed.
  const context = await openContext(browser, { bypassCSP: true, locale: 'en-US' });
  await measureContext(context, url, slow, rows);
  await context.close();
}

async function measureContext(
  context: BrowserContext,
  url: string,
  slow: Slowdown,
  rows: RowCollector,
): Promise<void> {
  const label = describeSlowdown(slow);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await slowDown(page, slow);
  const { ready, bare } = await measurePack(page, url, text);
  rows.add(`translation, from the tap to ready${label}`, 'ms', ready);
  rows.add(`translation, from the tap to ready${label}`, 'ms', bare, 'bare write');
  await page.goto(`${url}/Bible/${text.code}/JHN/3`);
  await page.locator('[data-verse="16"]').waitFor();
  await page.waitForLoadState('networkidle');
  rows.add(
    `chapter turn, whole translation on the device${label}`,
    'ms',
    await measureChapterTurns(page),
  );
  const add = ({ painted, found }: SearchTimes, contestant?: string) => {
    rows.add(`search, key to painted, Bible${label}`, 'ms', painted, contestant);
    if (slow === 1)
      rows.add(
        `verses found for ${queries.length} queries together`,
        'verses',
        found.reduce((sum, count) => sum + count, 0),
        contestant,
      );
  };
  add(await measureSelah(page, url, text.code));
  if (slow === 1) {
    const memory = await measureWorkerMemory(page);
    if (memory === null)
      rows.addNote('the browser did not report the memory of the search worker.');
    else rows.add('memory of the search worker with one translation', 'MB', memory);
  }
  const { cursor, mini, fixed, index } = await measureCompetitors(page, text.code);
  add(cursor, 'cursor');
  add(mini, 'MiniSearch');
  rows.add(`search, key to painted, Bible${label}`, 'ms', fixed.painted, 'no search');
  // Selah has no index; the text is prepared while the page opens.
  rows.add(`index of MiniSearch built${label}`, 'ms', index, 'MiniSearch');
}
