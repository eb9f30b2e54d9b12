// Measures the size of the first load and of the precache, the installation, and visits with the
// installed app, with and without the server, in time and transferred bytes. Uses the built app and
// the real server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import { listFirstScripts, listFirstStyles } from '../../.ci/first-load.ts';
import { listShellFiles } from '../../.ci/vite-plugins/service-worker.ts';
import { browseAsGuest, signUp, waitUntilPrecached } from '../../test/browser/support/person.ts';
import {
  createServerProcess,
  type ServerProcess,
} from '../../test/browser/support/server-process.ts';
import { buildSharedPack } from '../../test/browser/support/shared-pack.ts';
import {
  describeSlowdown,
  launchChromium,
  openContext,
  phone,
  type Slowdown,
  slowdowns,
} from '../support/chromium.ts';
import { type LoadTimes, measurePageLoad } from '../support/page-load.ts';
import type { Bench, BenchOptions, BenchResult } from '../table/bench.ts';
import { createRowCollector, type RowCollector } from '../table/row-collector.ts';
import { startMeteredProxy, type MeteredProxy } from './metered-proxy.ts';

export const repeatVisitsBench: Bench = {
  name: 'repeat-visits',
  parts: ['size', 'install', 'visits'],
  needsBuild: true,
  unfairness: { toSelah: [], toPeers: [] },
  measure,
};

const dist = join(import.meta.dirname, '../../dist');

async function measure(options: BenchOptions): Promise<BenchResult> {
  const { rounds, parts } = options;
  const rows = createRowCollector(options);
  if (parts.has('size')) measureSizes(rows);
  if (parts.has('install') || parts.has('visits')) await measureInBrowser(rounds, parts, rows);
  return rows.getResult();
}

/** Measures the contents of the build itself. */
function measureSizes(rows: RowCollector): void {
  rows.startRound();
  const read = (files: readonly string[]) => files.map((file) => readFileSync(file));
  const page = read([join(dist, 'index.html')]);
  const scripts = read(listFirstScripts(dist));
  const styles = read(listFirstStyles(dist));
  rows.add('first load, gzip', 'kB', sumOfGzip([...page, ...scripts, ...styles]));
  rows.add('first load, scripts only, gzip', 'kB', sumOfGzip(scripts));
  const shell = read(listShellFiles(dist).map(({ url }) => join(dist, url)));
  rows.add('precache, files', '', shell.length);
  rows.add('precache', 'kB', sum(shell.map(({ length }) => length)) / 1_000);
  rows.add('precache, each file with gzip where that is less', 'kB', sumOfGzip(shell));
}

/** Fonts and pictures are compressed already, and are sent as they are. In kB. */
function sumOfGzip(files: readonly Buffer[]): number {
  return (
    sum(files.map((file) => Math.min(file.length, gzipSync(file, { level: 9 }).length))) / 1_000
  );
}

async function measureInBrowser(
  rounds: number,
  parts: ReadonlySet<string>,
  rows: RowCollector,
): Promise<void> {
  await buildSharedPack();
  const proxy = await startMeteredProxy();
  // For the browser, the proxy is the server.
  const url = `http://localhost:${proxy.port}`;
  const process = await createServerProcess({ PUBLIC_URL: url, BIBLE_HELLOAO_URL: 'off' });
  proxy.setTarget(Number(new URL(process.url).port));
  const server = { ...process, url };
  const browser = await launchChromium();
  try {
    await server.start();
    if (parts.has('install'))
      for (let round = 0; round < rounds; round += 1) {
        rows.startRound();
        await measureInstall(browser, url, proxy, rows);
      }
    if (parts.has('visits')) {
      const guest = await openContext(browser, phone);
      await browseAsGuest(guest);
      await waitUntilPrecached(await openHome(guest, url));
      const person = await openContext(browser, phone);
      await signUp(await person.newPage(), server, 'installed@example.org');
      await waitUntilPrecached(await openHome(person, url));
      await measureVisits(
        { 'a guest': guest, 'a signed-in user': person },
        { server, proxy, rounds },
        rows,
      );
    }
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
    proxy.close();
  }
}

/** Measures the first visit, until everything required to open the app offline is on the device. */
async function measureInstall(
  browser: Browser,
  url: string,
  proxy: MeteredProxy,
  rows: RowCollector,
): Promise<void> {
  const context = await openContext(browser, phone);
  proxy.takeTraffic();
  const page = await openHome(context, url);
  await waitUntilPrecached(page);
  rows.add(
    'installing, from the navigation to the active worker',
    'ms',
    await page.evaluate(() => performance.now()),
  );
  rows.add('installing, over the wire', 'kB', proxy.takeTraffic().bytes / 1_000);
  await context.close();
}

interface VisitSetup {
  server: ServerProcess;
  proxy: MeteredProxy;
  rounds: number;
}

async function measureVisits(
  contexts: Readonly<Record<string, BrowserContext>>,
  { server, proxy, rounds }: VisitSetup,
  rows: RowCollector,
): Promise<void> {
  const requestLog = new Set<string>();
  // The first visit after the installation fetches requests that were deferred until then, and
  // Chromium stores the compiled code of a script only after the script was used twice.
  for (const context of Object.values(contexts))
    for (let visit = 0; visit < 3; visit += 1) await measureVisit(context, server.url, 1);
  for (const isOnline of [true, false]) {
    if (!isOnline) await server.stop('SIGKILL');
    for (let round = 0; round < rounds; round += 1) {
      rows.startRound();
      for (const slow of slowdowns) {
        for (const [who, context] of Object.entries(contexts)) {
          const end = `${isOnline ? 'with the server' : 'server gone'}, ${who}${describeSlowdown(slow)}`;
          proxy.takeTraffic();
          const { paint, heading, interactive } = await measureVisit(context, server.url, slow);
          const { bytes, requests } = proxy.takeTraffic();
          rows.add(`first paint, ${end}`, 'ms', paint);
          rows.add(`heading, ${end}`, 'ms', heading);
          rows.add(`interactive, ${end}`, 'ms', interactive);
          if (!isOnline) continue;
          rows.add(`over the wire, ${end}`, 'bytes', bytes);
          for (const line of requests) requestLog.add(`${who}: ${line}`);
        }
      }
    }
  }
  rows.addNote(
    `requests of visits in which nothing had changed: ${[...requestLog].toSorted().join('; ') || 'none'}.`,
  );
}

/**
 * Measures one visit. Ends when the page has been idle for five seconds, so that requests deferred
 * until idle have been sent.
 */
async function measureVisit(
  context: BrowserContext,
  url: string,
  slow: Slowdown,
): Promise<LoadTimes<'heading'>> {
  const { page, times } = await measurePageLoad(context, url, slow, {
    heading: { selector: 'main h1' },
  });
  await page.waitForTimeout(5_000);
  return times;
}

async function openHome(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}
