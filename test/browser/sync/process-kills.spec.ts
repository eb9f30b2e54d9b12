// Browser tests of a tab or server killed in the middle of a sync cycle: every record arrives
// exactly once.
import { expect, type Page, type Request } from '@playwright/test';
import {
  expectSynced,
  expectSyncedPrayers,
  expectSyncState,
  readServerRecords,
  signUp,
  writePrayer,
  writePrayers,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeEach(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterEach(() => server.stop('SIGTERM'));

function isPush(request: Request): boolean {
  return request.method() !== 'GET' && request.url().includes('/entities/Prayer');
}

/** Crashes the tab: no more code runs and no other tab is notified. */
async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The command is never answered.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

async function readTexts(email: string): Promise<string[]> {
  const rows = await readServerRecords(server, email, 'Prayer');
  return rows.map(({ prayer_text: text }) => String(text)).toSorted();
}

test('[R3] [R5] a tab killed before the answer to a stored record causes no duplicate', async ({
  browser,
}) => {
  // Without the worker, so that an answer can be held back.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const dying = await context.newPage();
  const email = 'dying@example.org';
  await signUp(dying, server, email);
  await dying.goto(`${server.url}/Prayer`);
  const { promise: applied, resolve: hasApplied } = Promise.withResolvers<void>();
  await dying.route('**/entities/Prayer**', async (route) => {
    if (!isPush(route.request())) return route.continue();
    await route.fetch();
    hasApplied();
  });
  await writePrayer(dying, 'The last words of a tab.');
  await applied;
  expect(await readTexts(email)).toEqual(['The last words of a tab.']);
  await kill(dying);

  const next = await context.newPage();
  const pushes: Request[] = [];
  next.on('request', (request) => isPush(request) && pushes.push(request));
  await next.goto(`${server.url}/Prayer`);
  await next.getByRole('tab', { name: 'My Prayers' }).click();
  await expectSyncedPrayers(next, 1);
  await expectSynced(next);
  expect(await readTexts(email)).toEqual(['The last words of a tab.']);
  // Found by its client id, it was not sent a second time.
  expect(pushes).toEqual([]);
  await context.close();
});

test('[R31] a record of a tab killed before its request left is sent by the next tab', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const dying = await context.newPage();
  const email = 'unsent@example.org';
  await signUp(dying, server, email);
  await dying.goto(`${server.url}/Prayer`);
  const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>();
  await dying.route('**/entities/Prayer**', (route) =>
    isPush(route.request()) ? hasAsked() : route.continue(),
  );
  await writePrayer(dying, 'Never heard.');
  await asked;
  await kill(dying);
  expect(await readTexts(email)).toEqual([]);

  const next = await context.newPage();
  await next.goto(`${server.url}/Prayer`);
  await next.getByRole('tab', { name: 'My Prayers' }).click();
  await expectSyncedPrayers(next, 1);
  expect(await readTexts(email)).toEqual(['Never heard.']);
  await context.close();
});

test('[R26] a sync engine whose code could not be loaded is loaded when the server is back', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const email = 'no-engine@example.org';
  await signUp(page, server, email);
  let isBlocked = true;
  await page.route('**/assets/sync-page-sync-*.js', (route) =>
    isBlocked ? route.abort('connectionrefused') : route.continue(),
  );
  await page.goto(`${server.url}/Prayer`);
  await writePrayer(page, 'Written before the engine.');
  await expectSyncState(page, /1 item to sync$/);
  isBlocked = false;
  await expectSynced(page, 40_000);
  expect(await readTexts(email)).toEqual(['Written before the engine.']);
  await context.close();
});

test('[R5] [R35] a server killed twice during a large push receives each record once', async ({
  browser,
}) => {
  // Each failed attempt makes the next delay longer, by a random amount; under load a third attempt
  // is common.
  test.setTimeout(240_000);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const email = 'killed@example.org';
  await signUp(page, server, email);
  // All code of the page and its sync engine is loaded: without the worker it could not load later.
  const firstCycle = page.waitForResponse((answer) => answer.url().includes('/selah/changes'));
  await page.goto(`${server.url}/Prayer`);
  await page.getByLabel('What is on your heart?').waitFor();
  await firstCycle;
  await server.stop('SIGKILL');
  // Long enough that a few texts fill a batch.
  const titles = Array.from(
    { length: 24 },
    (_, place) => `While it was away ${String(place).padStart(2, '0')}.`,
  );
  const texts = titles.map((title) => `${title} ${'And on, and on. '.repeat(3_000)}End.`);
  await writePrayers(page, texts);
  await expect(page.getByRole('button', { name: 'Sync: 24 items to sync' })).toBeVisible();

  const deaths: Promise<void>[] = [];
  // One restart at a time: two servers that start at once compete for port and lock, and both fail.
  const again = async () => {
    await deaths.at(-1);
    await server.stop('SIGKILL');
    await server.start();
  };
  let sends = 0;
  await page.route('**/entities/Prayer**', async (route) => {
    if (!isPush(route.request())) return route.continue();
    sends += 1;
    // The first batch is stored on the server's disk, but its answer never arrives.
    if (sends === 1) {
      await route.fetch();
      deaths.push(again());
      return route.abort('connectionreset');
    }
    // The second has just been handed over.
    const handedOver = route.continue();
    if (sends === 2) deaths.push(again());
    return handedOver;
  });
  await server.start();
  await expectSynced(page, 150_000);
  await Promise.all(deaths);
  expect(deaths).toHaveLength(2);
  expect(sends).toBeGreaterThan(2);
  expect(await readTexts(email)).toEqual(texts);
  await page.getByRole('tab', { name: 'My Prayers' }).click();
  await expect(page.getByText('24 prayers')).toBeVisible();
  await context.close();
});
