// `npm run bench`: measures the server's start time and memory, and the time to a painted chapter
// on first, later and offline visits. Also measures chapter changes. Uses the built app and the
// real server, prints medians and changes nothing.
import { readFileSync } from 'node:fs';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumFlags, requireChromium } from '../../.ci/chromium.ts';
import { createServerProcess } from '../../test/browser/support/server-process.ts';
import { measureChapterTurns } from '../bible/switch-chapter.ts';

const rounds = Number(process.argv[2] ?? 7);
const place = '/Bible/KJV/JHN/3';

interface Row {
  what: string;
  unit: 'ms' | 'MB';
  values: number[];
}

const rows: Row[] = [];
const server = await createServerProcess();
const browser = await chromium.launch({
  executablePath: requireChromium(() => {}),
  args: chromiumFlags,
});

try {
  await measureServer();
  await server.start();
  rows.push({
    what: 'memory of the server, a chapter served',
    unit: 'MB',
    values: [await memoryAfterChapter()],
  });
  for (const slow of [1, 4]) {
    await measureReader(slow);
  }
} finally {
  await browser.close();
  await server.stop('SIGTERM');
}

for (const { what, unit, values } of rows) {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  console.log(
    `${what.padEnd(66)} ${median.toFixed(0).padStart(6)} ${unit}   (${sorted.map((value) => value.toFixed(0)).join(' ')})`,
  );
}

async function measureServer(): Promise<void> {
  const starts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    await server.start();
    starts.push(performance.now() - began);
    await server.stop('SIGTERM');
  }
  rows.push({ what: 'start of the server to its first answer', unit: 'ms', values: starts });
}

async function memoryAfterChapter(): Promise<number> {
  await fetch(`${server.url}/api/apps/selah/functions/fetchBibleChapter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ book: 'JHN', chapter: 3, translationCode: 'KJV' }),
  });
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}

/** @param slow how many times slower the processor is made */
async function measureReader(slow: number): Promise<void> {
  const label = slow === 1 ? '' : `, processor ${slow} times slower`;
  const first: number[] = [];
  const again: number[] = [];
  const offline: number[] = [];
  const turns: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    first.push(await openChapter(context, slow));
    const page = context.pages()[0];
    await page?.evaluate(() => navigator.serviceWorker.ready);
    again.push(await openChapter(context, slow));
    await server.stop('SIGKILL');
    offline.push(await openChapter(context, slow));
    const open = context.pages().at(-1);
    if (open) turns.push(...(await measureChapterTurns(open)));
    await server.start();
    await context.close();
  }
  rows.push({ what: `first visit ever to a painted John 3${label}`, unit: 'ms', values: first });
  rows.push({
    what: `later visit to a painted John 3, server on${label}`,
    unit: 'ms',
    values: again,
  });
  rows.push({
    what: `later visit to a painted John 3, server gone${label}`,
    unit: 'ms',
    values: offline,
  });
  rows.push({ what: `chapter turn from local data to painted${label}`, unit: 'ms', values: turns });
}

/** Milliseconds from the navigation to the frame after the verse is in the page. */
async function openChapter(context: BrowserContext, slow: number): Promise<number> {
  // A start is cold only if no other tab of the app is open.
  for (const before of context.pages()) await before.close();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.addInitScript(() => {
    const painted = new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector('[data-verse="16"]'))
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        else requestAnimationFrame(look);
      };
      look();
    });
    Object.assign(globalThis, { painted });
  });
  await page.goto(`${server.url}${place}`, { waitUntil: 'commit' });
  const time = await page.evaluate(
    () => (globalThis as unknown as { painted: Promise<number> }).painted,
  );
  // The app fetches the neighbouring chapters when it is idle.
  await page.waitForLoadState('networkidle');
  return time;
}
