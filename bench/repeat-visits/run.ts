// `npm run bench:installed`: measures the precache size, the installation, and visits with the
// installed app, online and offline, in time and transferred bytes. Uses the built app and the real
// server, prints medians and changes nothing. Option: --rounds=5
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { buildWhenStale } from '../../.ci/build.ts';
import { chromiumFlags, requireChromium } from '../../.ci/chromium.ts';
import { listShellFiles } from '../../.ci/vite-plugins/service-worker.ts';
import { browseAsGuest, signUp, waitUntilPrecached } from '../../test/browser/support/person.ts';
import {
  createServerProcess,
  type ServerProcess,
} from '../../test/browser/support/server-process.ts';
import { measureVisit } from './measure-visit.ts';
import { startMeteredProxy, type MeteredProxy } from './metered-proxy.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const dist = join(import.meta.dirname, '../../dist');

const figures = new Map<string, number[]>();
const requestLog = new Set<string>();

if (buildWhenStale()) await measureAll();
else process.exitCode = 1;

async function measureAll(): Promise<void> {
  const proxy = await startMeteredProxy();
  // For the browser the end of the wire is the server.
  const url = `http://localhost:${proxy.port}`;
  const process = await createServerProcess({ PUBLIC_URL: url });
  proxy.setTarget(Number(new URL(process.url).port));
  const server = { ...process, url };
  const browser = await chromium.launch({
    executablePath: requireChromium(() => {}),
    args: chromiumFlags,
  });
  try {
    measureShell();
    await server.start();
    for (let round = 0; round < rounds; round += 1) await measureInstall(browser, url, proxy);
    const guest = await aContext(browser);
    await browseAsGuest(guest);
    await waitUntilPrecached(await opened(guest, url));
    const person = await aContext(browser);
    await signUp(await person.newPage(), server, 'installed@example.org');
    await waitUntilPrecached(await opened(person, url));
    for (const [who, context] of [
      ['a guest', guest],
      ['a signed-in user', person],
    ] as const)
      await measureVisits(context, server, proxy, who);
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
    proxy.close();
  }
  print();
}

/** Measures the contents of the precache from the build itself. */
function measureShell(): void {
  const files = listShellFiles(dist).map(({ url }) => readFileSync(join(dist, url)));
  add('precache, files', '', files.length);
  add('precache', 'kB', sum(files.map(({ length }) => length)) / 1_000);
  // Fonts and pictures are packed already, and are sent as they are.
  add(
    'precache, each file with gzip where that is less',
    'kB',
    sum(files.map((file) => Math.min(file.length, gzipSync(file).length))) / 1_000,
  );
}

/** Measures the first visit, until everything required to open the app offline is on the device. */
async function measureInstall(browser: Browser, url: string, proxy: MeteredProxy): Promise<void> {
  const context = await aContext(browser);
  proxy.takeTraffic();
  const page = await opened(context, url);
  await waitUntilPrecached(page);
  add(
    'installing, from the navigation to the active worker',
    'ms',
    await page.evaluate(() => performance.now()),
  );
  add('installing, over the wire', 'kB', proxy.takeTraffic().bytes / 1_000);
  await context.close();
}

async function measureVisits(
  context: BrowserContext,
  server: ServerProcess,
  proxy: MeteredProxy,
  who: string,
): Promise<void> {
  // The first visit after the installation fetches requests that were deferred until then.
  await measureVisit(context, server.url, 1);
  for (const isOnline of [true, false]) {
    if (!isOnline) await server.stop('SIGKILL');
    for (const slow of [1, 4]) {
      const label = `${isOnline ? 'with' : 'without'} the server, ${who}, processor ${slow === 1 ? 'as it is' : `${slow} times slower`}`;
      for (let round = 0; round < rounds; round += 1) {
        proxy.takeTraffic();
        const { paint, heading, interactive } = await measureVisit(context, server.url, slow);
        const { bytes, requests } = proxy.takeTraffic();
        add(`first paint ${label}`, 'ms', paint);
        add(`heading ${label}`, 'ms', heading);
        add(`interactive ${label}`, 'ms', interactive);
        add(`over the wire ${label}`, 'bytes', bytes);
        if (isOnline) for (const line of requests) requestLog.add(`${who}: ${line}`);
      }
    }
  }
  await server.start();
}

function aContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
}

async function opened(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

function add(what: string, unit: string, value: number): void {
  const key = `${what}|${unit}`;
  figures.set(key, [...(figures.get(key) ?? []), value]);
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}

function print(): void {
  console.log(
    `medians of ${rounds} rounds; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  for (const [key, all] of figures) {
    const [what = '', unit = ''] = key.split('|');
    const sorted = all.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    console.log(
      `${what.padEnd(84)} ${median.toFixed(0).padStart(7)} ${unit.padEnd(6)} (${sorted.map((value) => value.toFixed(0)).join(' ')})`,
    );
  }
  console.log(
    `asked of the server by visits in which nothing had changed:\n${[...requestLog].toSorted().join('\n')}`,
  );
}
