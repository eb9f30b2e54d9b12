// Measures the server's start time and memory, the time to a painted chapter on first, repeated and
// offline visits, and chapter turns. Uses the built app and the real server.
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import {
  createServerProcess,
  type ServerProcess,
} from '../../test/browser/support/server-process.ts';
import { buildSharedPack } from '../../test/browser/support/shared-pack.ts';
import { measureChapterTurns } from '../bible/switch-chapter.ts';
import {
  describeSlowdown,
  launchChromium,
  openContext,
  type Slowdown,
  slowdowns,
} from '../support/chromium.ts';
import { measurePageLoad } from '../support/page-load.ts';
import type { Bench, BenchOptions, BenchResult } from '../table/bench.ts';
import { createRowCollector, type RowCollector } from '../table/row-collector.ts';

export const firstVisitBench: Bench = {
  name: 'first-visit',
  parts: ['server', 'reader'],
  needsBuild: true,
  unfairness: { toSelah: [], toPeers: [] },
  measure,
};

const place = '/Bible/KJV/JHN/3';

async function measure(options: BenchOptions): Promise<BenchResult> {
  const { rounds, parts } = options;
  await buildSharedPack();
  const rows = createRowCollector(options);
  const server = await createServerProcess({ BIBLE_HELLOAO_URL: 'off' });
  const browser = await launchChromium();
  try {
    for (let round = 0; round < rounds; round += 1) {
      rows.startRound();
      if (parts.has('server')) await measureServer(server, rows);
      if (parts.has('reader'))
        for (const slow of slowdowns) await measureReader(browser, server, slow, rows);
    }
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
  }
  return rows.getResult();
}

async function measureServer(server: ServerProcess, rows: RowCollector): Promise<void> {
  const began = performance.now();
  await server.start();
  rows.add('start of the server until it is ready', 'ms', performance.now() - began);
  await fetch(`${server.url}/api/apps/selah/functions/fetchBibleChapter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ book: 'JHN', chapter: 3, translationCode: 'KJV' }),
  });
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  rows.add(
    'memory of the server after its first chapter',
    'MB',
    Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024,
  );
  await server.stop('SIGTERM');
}

async function measureReader(
  browser: Browser,
  server: ServerProcess,
  slow: Slowdown,
  rows: RowCollector,
): Promise<void> {
  const label = describeSlowdown(slow);
  await server.start();
  const context = await openContext(browser);
  const first = await openChapter(context, server.url, slow);
  rows.add(`first visit to a painted chapter${label}`, 'ms', first.milliseconds);
  await first.page.evaluate(() => navigator.serviceWorker.ready);
  // Chromium stores the compiled code of a script only after the script was used twice.
  for (let visit = 0; visit < 2; visit += 1) await openChapter(context, server.url, slow);
  const again = await openChapter(context, server.url, slow);
  rows.add(`repeat visit to a painted chapter${label}`, 'ms', again.milliseconds);
  await server.stop('SIGKILL');
  const offline = await openChapter(context, server.url, slow);
  rows.add(`cold start to a painted chapter, server gone${label}`, 'ms', offline.milliseconds);
  rows.add(
    `chapter turn, chapters read before, server gone${label}`,
    'ms',
    await measureChapterTurns(offline.page),
  );
  await context.close();
}

/** Opens the chapter, and waits until the app has fetched the neighbouring chapters. */
async function openChapter(
  context: BrowserContext,
  url: string,
  slow: Slowdown,
): Promise<{ page: Page; milliseconds: number }> {
  const { page, times } = await measurePageLoad(context, `${url}${place}`, slow, {
    verse: { selector: '[data-verse="16"]' },
  });
  await page.waitForLoadState('networkidle');
  return { page, milliseconds: times.verse };
}
