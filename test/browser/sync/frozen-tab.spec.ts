// Browser test of two tabs of one user: a tab that is frozen during a push loses the sync lock and
// sends nothing afterwards.
import { expect, type Page, type Request } from '@playwright/test';
import { expectSyncedPrayers, readServerRecords, signUp, writePrayer } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

function isPush(request: Request): boolean {
  return request.method() !== 'GET' && request.url().includes('/entities/Prayer');
}

/** Counts the page's open transactions in `window.openTransactions`. */
function countTransactions(): void {
  const counted = window as unknown as { openTransactions: number };
  counted.openTransactions = 0;
  const open = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function counting(...args) {
    const transaction = open.apply(this, args);
    counted.openTransactions += 1;
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => (counted.openTransactions -= 1));
    return transaction;
  };
}

/**
 * Freezes the page until it is resumed, at a moment without an open transaction. A browser never
 * freezes a page with an open transaction, because other tabs would wait for it; a debugger does.
 *
 * @returns the function that resumes the page
 */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Debugger.enable');
  const paused = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
  await page.evaluate(() => {
    const look = setInterval(() => {
      if ((window as unknown as { openTransactions: number }).openTransactions > 0) return;
      clearInterval(look);
      // oxlint-disable-next-line no-debugger
      debugger;
    }, 5);
  });
  await paused;
  return async () => {
    await devtools.send('Debugger.resume');
  };
}

test('[R34] a tab frozen during a push loses the sync lock and sends nothing at the thaw', async ({
  browser,
}) => {
  // Without the worker, so that a request can be held.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const frozen = await context.newPage();
  await frozen.addInitScript(countTransactions);
  const email = 'frozen@example.org';
  await signUp(frozen, server, email);
  await frozen.goto(`${server.url}/Prayer`);

  const { promise: thaw, resolve: letGo } = Promise.withResolvers<void>();
  await frozen.route('**/entities/Prayer**', async (route) => {
    if (isPush(route.request())) await thaw;
    await route.continue();
  });
  const sending = frozen.waitForRequest(isPush);
  await writePrayer(frozen, 'From the tab that froze.');
  await sending;
  const goOn = await freeze(frozen);

  const awake = await context.newPage();
  await awake.goto(`${server.url}/Prayer`);
  await writePrayer(awake, 'From the tab that is awake.');
  await expect
    .poll(async () => (await readServerRecords(server, email, 'Prayer')).length, {
      timeout: 30_000,
    })
    .toBe(2);

  const pushes: string[] = [];
  frozen.on('request', (request) => isPush(request) && pushes.push(request.url()));
  letGo();
  await goOn();
  for (const page of [frozen, awake]) {
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expectSyncedPrayers(page, 2);
  }
  // The thawed tab writes again: it works normally and waits for the lock like every tab.
  await frozen.getByRole('tab', { name: 'New Prayer' }).click();
  await writePrayer(frozen, 'After the thaw.');
  await expect
    .poll(async () =>
      (await readServerRecords(server, email, 'Prayer'))
        .map(({ prayer_text: words }) => words)
        .toSorted(),
    )
    .toEqual(['After the thaw.', 'From the tab that froze.', 'From the tab that is awake.']);
  // Only this last prayer, unless the other tab sent it, and nothing of the interrupted sync cycle.
  expect(pushes.length).toBeLessThanOrEqual(1);
  await context.close();
});
