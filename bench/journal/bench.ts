// Measures Home, lists, scrolling, search and prayers from the library for a user with ten thousand
// records, on a device whose server is down. Uses the built app.
import type { BrowserContext } from 'playwright';
import { bundledTranslation } from '../../schemas/bible/translations.ts';
import { signUp, waitUntilPrecached } from '../../test/browser/support/person.ts';
import { createServerProcess } from '../../test/browser/support/server-process.ts';
import { buildSharedPack } from '../../test/browser/support/shared-pack.ts';
import { downloadTranslation } from '../bible/download-translation.ts';
import { measureSelah } from '../bible/search-times.ts';
import {
  describeSlowdown,
  launchChromium,
  openContext,
  openOnlyPage,
  phone,
  type Slowdown,
  slowdowns,
} from '../support/chromium.ts';
import { type Content, measurePageLoad } from '../support/page-load.ts';
import type { Bench, BenchOptions, BenchResult } from '../table/bench.ts';
import { createRowCollector, type RowCollector } from '../table/row-collector.ts';
import { measurePrayer } from './generate-prayer.ts';
import {
  countRecords,
  describeOpenPrayers,
  fewRecords,
  fillManyYears,
  manyRecords,
  type RecordCounts,
  waitForRecords,
} from './fill-records.ts';
import { measureLockedHome, openLockedDevice } from './locked-home.ts';
import { measureScroll } from './scroll-page.ts';

export const journalBench: Bench = {
  name: 'journal',
  parts: ['home', 'pages', 'scroll', 'prayer', 'search', 'lock'],
  needsBuild: true,
  unfairness: { toSelah: [], toPeers: [] },
  measure,
};

const email = 'many-years@example.org';
const requests = [
  'for my mother, who is ill',
  'I am afraid of tomorrow',
  'thank you for the children',
  'a choice about work',
];

interface ListPage {
  name: string;
  path: string;
  /** The first content of the page that comes from the records. */
  content: Content;
  /** Address at which the page is long, if it is short at `path`. */
  longPath?: string;
  /** Pixels in a second. */
  scrollSpeeds: readonly number[];
  /** Whether the page has nothing but list items, so that a blank window is a fault. */
  isList: boolean;
}

const article: Content = { selector: 'main article' };
const pages: readonly ListPage[] = [
  {
    name: 'My Prayers',
    path: '/Prayer?view=mine',
    content: article,
    scrollSpeeds: [1_500],
    isList: true,
  },
  {
    name: 'Journal',
    path: '/Gratitude?view=journal',
    content: article,
    scrollSpeeds: [1_500, 4_000],
    isList: true,
  },
  {
    name: 'Progress',
    path: '/Achievements',
    content: { selector: 'section[aria-labelledby="stats"]', text: '\\d' },
    scrollSpeeds: [1_500],
    isList: false,
  },
  {
    name: 'Search page',
    path: '/Search',
    content: { selector: 'main input[type="search"]' },
    longPath: '/Search?q=neighbours',
    scrollSpeeds: [1_500],
    isList: false,
  },
  {
    name: 'Sync page',
    path: '/Sync',
    content: { selector: 'main [data-way]' },
    scrollSpeeds: [1_500],
    isList: false,
  },
];

async function measure(options: BenchOptions): Promise<BenchResult> {
  const { rounds, isQuick, parts } = options;
  await buildSharedPack();
  const rows = createRowCollector(options);
  const counts = isQuick ? fewRecords : manyRecords;
  const server = await createServerProcess({ BIBLE_HELLOAO_URL: 'off' });
  await server.start();
  const browser = await launchChromium();
  try {
    const context = await openContext(browser, phone);
    const page = await context.newPage();
    await signUp(page, server, email);
    await fillManyYears(server, email, counts);
    if (parts.has('search')) await downloadTranslation(page, server.url, bundledTranslation);
    await waitForRecords(page, server.url, counts);
    await waitUntilPrecached(page);
    await page.close();
    const locked = parts.has('lock')
      ? await openLockedDevice(browser, server, email, counts)
      : null;
    // From here on, the devices have no server.
    await server.stop('SIGKILL');
    for (let round = 0; round < rounds; round += 1) {
      rows.startRound();
      for (const slow of slowdowns) {
        await measureRound(context, server.url, slow, { counts, parts, rows });
        if (locked) await measureLockedHome(locked, context, server.url, slow, { counts, rows });
      }
    }
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
  }
  return rows.getResult();
}

interface RoundSetup {
  counts: RecordCounts;
  parts: ReadonlySet<string>;
  rows: RowCollector;
}

async function measureRound(
  context: BrowserContext,
  url: string,
  slow: Slowdown,
  { counts, parts, rows }: RoundSetup,
): Promise<void> {
  const label = describeSlowdown(slow);
  const total = countRecords(counts).toLocaleString('en');
  if (parts.has('home')) {
    const myDay = 'section[aria-labelledby="my-day"]';
    const { times } = await measurePageLoad(context, url, slow, {
      greeting: { selector: 'main h1' },
      record: { selector: myDay, text: 'Prayer \\d+' },
      day: { selector: myDay, text: describeOpenPrayers(counts) },
    });
    const home = `Home with ${total} records`;
    rows.add(`${home}, greeting${label}`, 'ms', times.greeting);
    rows.add(`${home}, first record of the user${label}`, 'ms', times.record);
    rows.add(`${home}, My Day complete${label}`, 'ms', times.day);
    rows.add(`${home}, interactive${label}`, 'ms', times.interactive);
  }
  if (parts.has('pages'))
    for (const { name, path, content } of pages) {
      const { times } = await measurePageLoad(context, url + path, slow, { content });
      rows.add(`${name} with ${total} records${label}`, 'ms', times.content);
    }
  if (parts.has('scroll'))
    for (const listPage of pages) await measureScrolls(context, url, slow, listPage, rows);
  if (parts.has('prayer')) {
    const { page } = await openOnlyPage(context, slow);
    await page.goto(`${url}/Prayer`);
    for (const [index, request] of requests.entries())
      rows.add(
        `${index === 0 ? 'first' : 'another'} prayer from the library, tap to painted${label}`,
        'ms',
        await measurePrayer(page, request),
      );
  }
  if (parts.has('search')) {
    const { page } = await openOnlyPage(context, slow);
    const { painted } = await measureSelah(page, url, bundledTranslation.code);
    rows.add(`search, key to painted, Bible and ${total} own records${label}`, 'ms', painted);
  }
}

async function measureScrolls(
  context: BrowserContext,
  url: string,
  slow: Slowdown,
  { name, path, content, longPath, scrollSpeeds, isList }: ListPage,
  rows: RowCollector,
): Promise<void> {
  const label = describeSlowdown(slow);
  const { page, session } = await openOnlyPage(context, slow);
  await page.goto(url + (longPath ?? path));
  const awaited = longPath === undefined ? content.selector : 'main li';
  await page.locator(awaited).filter({ visible: true }).first().waitFor();
  for (const speed of scrollSpeeds) {
    const figures = await measureScroll(page, session, speed);
    const work = `${name} scrolled at ${speed.toLocaleString('en')} px/s`;
    rows.add(`${work}${label}`, 'frames/s', figures.framesPerSecond);
    rows.add(`${work}, late frames${label}`, '%', figures.lateShare);
    rows.add(`${work}, longest frame${label}`, 'ms', figures.longestFrame);
    if (isList) rows.add(`${work}, blank looks${label}`, '%', figures.blankShare);
  }
}
