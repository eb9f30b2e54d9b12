// Browser tests of Background Sync in Chromium: the installed service worker sends pending records
// while no page is open.
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import {
  expectSyncedPrayers,
  logOutFromMenu,
  readServerRecords,
  signUp,
  waitUntilPrecached,
  writePrayer,
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

/** Controls the service worker by DevTools from a blank page; no page of the app is open. */
async function openWorker(
  context: BrowserContext,
): Promise<{ stop(): Promise<void>; wake(): Promise<void>; errors: string[] }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const errors: string[] = [];
  devtools.on('ServiceWorker.workerErrorReported', ({ errorMessage }) =>
    errors.push(errorMessage.errorMessage),
  );
  const registered = waitForRegistration(devtools);
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    errors,
    async stop() {
      await devtools.send('ServiceWorker.stopAllWorkers');
    },
    async wake() {
      await devtools.send('ServiceWorker.dispatchSyncEvent', {
        origin: server.url,
        registrationId,
        tag: 'selah-waiting',
        lastChance: false,
      });
    },
  };
}

function waitForRegistration(devtools: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(server.url) && !isDeleted,
      );
      if (ours) resolve(ours.registrationId);
    });
  });
}

/** Signs up, caches the whole app, stops the server and writes a prayer. */
async function writeOffline(page: Page, email: string, words: string): Promise<void> {
  await signUp(page, server, email);
  await waitUntilPrecached(page);
  await page.goto(`${server.url}/Prayer`);
  await server.stop('SIGKILL');
  await writePrayer(page, words);
}

function namesOfDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => name.includes('selah-person')),
  );
}

test(
  '[R41] a pending record registers Background Sync in the browser',
  { tag: '@long' },
  async ({ page }) => {
    await writeOffline(page, 'asked@example.org', 'Remember me.');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = (await navigator.serviceWorker.ready) as unknown as {
            sync: { getTags(): Promise<string[]> };
          };
          return registration.sync.getTags();
        }),
      )
      .toEqual(['selah-waiting']);
  },
);

test(
  '[R41] a prayer written offline is sent once without an open page',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'background@example.org';
    await writeOffline(page, email, 'Written without a server.');
    const worker = await openWorker(context);
    await page.close();
    await worker.stop();
    await server.start();
    expect(await readServerRecords(server, email, 'Prayer')).toEqual([]);
    await worker.wake();
    await expect
      .poll(() => readServerRecords(server, email, 'Prayer'))
      .toEqual([expect.objectContaining({ prayer_text: 'Written without a server.' })]);
    // Woken again, the worker has nothing to send.
    await worker.wake();
    const again = await context.newPage();
    await again.goto(`${server.url}/Prayer`);
    await again.getByRole('tab', { name: 'My Prayers' }).click();
    await expectSyncedPrayers(again, 1);
    expect(await readServerRecords(server, email, 'Prayer')).toHaveLength(1);
  },
);

test(
  '[R41] background sync without a server fails, so that the browser retries',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'still@example.org';
    await writeOffline(page, email, 'Still waiting.');
    const worker = await openWorker(context);
    await page.close();
    await worker.stop();
    await worker.wake();
    await expect.poll(() => worker.errors.join()).toContain('still need a network');
    await server.start();
    await worker.wake();
    await expect.poll(() => readServerRecords(server, email, 'Prayer')).toHaveLength(1);
  },
);

test(
  '[R41] [R43] after a log-out the service worker sends no request and restores no data',
  { tag: '@long' },
  async ({ page, context }) => {
    await signUp(page, server, 'gone@example.org');
    await waitUntilPrecached(page);
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'Safe before I go.');
    await expect
      .poll(() => readServerRecords(server, 'gone@example.org', 'Prayer'))
      .toHaveLength(1);
    await logOutFromMenu(page);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    const before = await namesOfDatabases(page);
    expect(before.filter((name) => !name.includes('person-guest'))).toEqual([]);
    const worker = await openWorker(context);
    await page.close();
    await worker.stop();
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await worker.wake();
    // A second waking is answered after the first is over.
    await worker.wake();
    const again = await context.newPage();
    await again.goto(`${server.url}/healthz`);
    expect(await namesOfDatabases(again)).toEqual(before);
    expect(asked.filter((url) => url.includes('/entities/') || url.includes('/changes'))).toEqual(
      [],
    );
  },
);
