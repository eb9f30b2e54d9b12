// Measures how much each page jumps while it loads from the network, for a guest and for a signed-in
// user with records, on a phone. Uses the built app and the real server.
import type { Browser, BrowserContext } from 'playwright';
import { measureLayoutShift, observeLayoutShift } from '../../test/browser/support/layout-shift.ts';
import { pagePaths } from '../../test/browser/support/page-names.ts';
import { browseAsGuest, signUp } from '../../test/browser/support/person.ts';
import { createServerProcess } from '../../test/browser/support/server-process.ts';
import { buildSharedPack } from '../../test/browser/support/shared-pack.ts';
import { fewRecords, fillManyYears, waitForRecords } from '../journal/fill-records.ts';
import { launchChromium, openContext, phone } from '../support/chromium.ts';
import type { Bench, BenchOptions, BenchResult } from '../table/bench.ts';
import { createRowCollector, type RowCollector } from '../table/row-collector.ts';
import { median } from '../table/statistics.ts';

export const layoutShiftBench: Bench = {
  name: 'layout-shift',
  parts: ['guest', 'user'],
  needsBuild: true,
  unfairness: { toSelah: [], toPeers: [] },
  measure,
};

/** Layout shift from which a route is named in the notes. */
const notableShift = 0.01;

const email = 'layout-shift@example.org';

async function measure(options: BenchOptions): Promise<BenchResult> {
  const { rounds, isQuick, parts } = options;
  await buildSharedPack();
  const rows = createRowCollector(options);
  const server = await createServerProcess({ BIBLE_HELLOAO_URL: 'off' });
  await server.start();
  const browser = await launchChromium();
  const paths = isQuick ? pagePaths.slice(0, 4) : pagePaths;
  try {
    if (parts.has('guest')) {
      const context = await createContext(browser);
      await browseAsGuest(context);
      await measureAll(context, server.url, { paths, rounds, who: 'a guest' }, rows);
    }
    if (parts.has('user')) {
      const context = await createContext(browser);
      const page = await context.newPage();
      await signUp(page, server, email);
      await fillManyYears(server, email, fewRecords);
      // The records are on the device before the first page is measured.
      await waitForRecords(page, server.url, fewRecords);
      await page.close();
      await measureAll(context, server.url, { paths, rounds, who: 'a signed-in user' }, rows);
    }
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
  }
  return rows.getResult();
}

/** The service worker would answer from the precache, which is the easier case. */
async function createContext(browser: Browser): Promise<BrowserContext> {
  const context = await openContext(browser, { ...phone, serviceWorkers: 'block' });
  await observeLayoutShift(context);
  return context;
}

interface ShiftSetup {
  paths: readonly string[];
  rounds: number;
  who: string;
}

/** The routes are measured in turns; the worst route is the one with the highest median. */
async function measureAll(
  context: BrowserContext,
  url: string,
  { paths, rounds, who }: ShiftSetup,
  rows: RowCollector,
): Promise<void> {
  const shiftsByPath = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    rows.startRound();
    for (const [path, shifts] of shiftsByPath)
      shifts.push(await measureLayoutShift(context, url + path));
    const worst = Math.max(...[...shiftsByPath.values()].map((shifts) => shifts.at(-1) ?? 0));
    rows.add(`layout shift of ${who}, worst of all routes`, '', worst);
  }
  const worstRoutes = [...shiftsByPath]
    .map(([path, shifts]) => ({ path, shift: median(shifts) }))
    .filter(({ shift }) => shift >= notableShift)
    .toSorted((one, other) => other.shift - one.shift)
    .map(({ path, shift }) => `${path} ${shift.toFixed(3)}`);
  rows.addNote(
    `routes whose median of ${who} is at least ${notableShift}: ${worstRoutes.join(', ') || 'none'}.`,
  );
}
