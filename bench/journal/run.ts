// `npm run bench:day`: measures loading the home page, scrolling the journal and composing a prayer
// offline, for a user with ten thousand records. Uses the built app and the real server, prints
// medians and changes nothing. Option: --rounds=5
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright';
import { buildWhenStale } from '../../.ci/build.ts';
import { chromiumFlags, requireChromium } from '../../.ci/chromium.ts';
import { signUp, waitUntilPrecached } from '../../test/browser/support/person.ts';
import { createServerProcess } from '../../test/browser/support/server-process.ts';
import { measurePrayer } from './generate-prayer.ts';
import { fillManyYears } from './ten-thousand-records.ts';
import { measureScroll } from './scroll-journal.ts';
import { measureHome } from './home-page-load.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const email = 'many-years@example.org';
const requests = [
  'for my mother, who is ill',
  'I am afraid of tomorrow',
  'thank you for the children',
  'a choice about work',
];

const figures = new Map<string, number[]>();

if (buildWhenStale()) await measureAll();
else process.exitCode = 1;

async function measureAll(): Promise<void> {
  const server = await createServerProcess();
  await server.start();
  const browser = await chromium.launch({
    executablePath: requireChromium(() => {}),
    args: chromiumFlags,
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-US',
    });
    const page = await context.newPage();
    await signUp(page, server, email);
    const { records, openPrayers, entries } = await fillManyYears(server, email);
    const counted = `${openPrayers.toLocaleString('en')} open`;
    await page.goto(`${server.url}/Gratitude?view=journal`);
    await page.getByText(`${entries.toLocaleString('en')} entries`).waitFor({ timeout: 300_000 });
    await page.goto(server.url);
    await page
      .locator('section[aria-labelledby="my-day"]')
      .getByText(counted)
      .waitFor({ timeout: 300_000 });
    await waitUntilPrecached(page);
    // From here on the device is alone.
    await server.stop('SIGKILL');
    for (const slow of [1, 4]) {
      const label = slow === 1 ? '' : `, processor ${slow} times slower`;
      for (let round = 0; round < rounds; round += 1) {
        const { greeting, day, interactive } = await measureHome(
          context,
          server.url,
          slow,
          counted,
        );
        add(`Home with ${records} records, to the greeting${label}`, 'ms', greeting);
        add(`Home with ${records} records, My Day whole${label}`, 'ms', day);
        add(`Home with ${records} records, interactive${label}`, 'ms', interactive);
      }
      await measureOthers(context, server.url, slow, label, entries);
    }
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
  }
  print();
}

async function measureOthers(
  context: BrowserContext,
  url: string,
  slow: number,
  label: string,
  entries: number,
): Promise<void> {
  for (const before of context.pages()) await before.close();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.goto(`${url}/Gratitude?view=journal`);
  await page.getByRole('article').first().waitFor();
  for (const speed of [1_500, 4_000]) {
    const { framesPerSecond, lateShare, blankShare } = await measureScroll(page, session, speed);
    add(`journal of ${entries}, scrolled at ${speed} px/s${label}`, 'frames/s', framesPerSecond);
    add(`journal of ${entries}, scrolled at ${speed} px/s, late frames${label}`, '%', lateShare);
    add(`journal of ${entries}, scrolled at ${speed} px/s, blank looks${label}`, '%', blankShare);
  }
  await page.goto(`${url}/Prayer`);
  for (const [index, request] of requests.entries())
    add(
      `a prayer composed on the device, ${index === 0 ? 'the first' : 'another'}, tap to painted${label}`,
      'ms',
      await measurePrayer(page, request),
    );
}

function add(what: string, unit: string, value: number): void {
  const key = `${what}|${unit}`;
  figures.set(key, [...(figures.get(key) ?? []), value]);
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
      `${what.padEnd(84)} ${median.toFixed(0).padStart(6)} ${unit.padEnd(9)} (${sorted.map((value) => value.toFixed(0)).join(' ')})`,
    );
  }
}
