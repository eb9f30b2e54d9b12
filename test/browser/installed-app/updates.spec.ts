// Browser tests of app updates and service worker faults: new builds, missing files, a lost
// registration, an old worker address, and the kill switch. No text is lost, no page stays blank,
// and no reload loop occurs.
import { expect as expectSoon, type Page } from '@playwright/test';
import { browseAsGuest, signUp, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import {
  createServerFolder,
  firstBuild,
  type ServerFolder,
  getNextBuild,
} from '../support/two-builds.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

// In between, the whole app is downloaded and cached.
const expect = expectSoon.configure({ timeout: 60_000 });

test.describe.configure({ timeout: 300_000 });

let serverFolder: ServerFolder;
let server: ServerProcess;
let settings: Record<string, string>;

test.beforeAll(() => {
  serverFolder = createServerFolder();
});

test.beforeEach(async () => {
  serverFolder.deploy(firstBuild);
  settings = {};
  server = await createServerProcess(settings, serverFolder.folder);
  await server.start();
});

test.afterEach(() => server.stop('SIGTERM'));

const banner = 'A new version is available!';

/** Expects the page to be of the given build, which a `meta` element names. */
function expectBuild(page: Page, number: number): Promise<void> {
  return expect(page.locator('meta[name=build]')).toHaveAttribute('content', String(number));
}

/** Counts from now on how often the page is loaded. */
function countLoads(page: Page): { loads: number } {
  const counted = { loads: 0 };
  page.on('load', () => (counted.loads += 1));
  return counted;
}

/** Checks for an update, as the app does every half hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Resolves when a new version is on the device as a whole, and waits. */
async function fetchUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing)
      await new Promise((resolve) =>
        installing.addEventListener('statechange', resolve, { once: true }),
      );
  });
}

function readScript(page: Page): Promise<string | undefined> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.active?.scriptURL.slice(
      location.origin.length,
    ),
  );
}

/** Opens two pages of one user, each with a draft. */
async function typeInTwoTabs(page: Page): Promise<Page> {
  await signUp(page, server, 'writer@example.org');
  await waitUntilPrecached(page);
  await page.goto(`${server.url}/Prayer`);
  await page.getByLabel('What is on your heart?').fill('Begun here');
  const other = await page.context().newPage();
  await other.goto(`${server.url}/Wisdom`);
  await other.getByLabel('What do you need wisdom for?').fill('Begun there');
  return other;
}

async function expectWords(page: Page, other: Page): Promise<void> {
  await expect(page.getByLabel('What is on your heart?')).toHaveValue('Begun here');
  await expect(other.getByLabel('What do you need wisdom for?')).toHaveValue('Begun there');
}

test(
  'a first visit loads the page once, and the service worker comes from the server’s function',
  { tag: '@long' },
  async ({ page, context }) => {
    await browseAsGuest(context);
    const counted = countLoads(page);
    await page.goto(`${server.url}/?debug=true`);
    await waitUntilPrecached(page);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    await expect(page.getByText('Service worker: active')).toBeVisible();
    expect(await readScript(page)).toBe('/api/apps/selah/functions/getServiceWorker');
    expect(counted.loads).toBe(1);
    // A request for a missing asset gets a 404, not a page.
    const missing = await page.evaluate(async () => {
      const answer = await fetch('/assets/gone-00000000.js');
      return [answer.status, answer.headers.get('content-type')];
    });
    expect(missing).toEqual([404, 'application/json; charset=utf-8']);
    await server.stop();
    const offline = await page.evaluate(async () => {
      const [file, call] = await Promise.all([
        fetch('/assets/gone-00000000.js'),
        fetch('/api/apps/selah/entities/Prayer'),
      ]);
      return [file.status, await file.text(), call.status, await call.json()];
    });
    expect(offline).toEqual([
      503,
      'Offline',
      503,
      { error: 'Offline', message: 'You are offline and this data is not cached' },
    ]);
  },
);

test('an update during typing reloads both tabs once and keeps their drafts', async ({ page }) => {
  const other = await typeInTwoTabs(page);
  serverFolder.deploy(getNextBuild(2));
  await fetchUpdate(other);
  await expect(page.getByText(banner)).toBeVisible();
  await expect(other.getByText(banner)).toBeVisible();
  const counted = [countLoads(page), countLoads(other)];
  await page.getByLabel('What is on your heart?').press('End');
  await page.getByLabel('What is on your heart?').pressSequentially(', in the last moment');
  await page.getByRole('button', { name: 'Update Now' }).click();
  await expectBuild(page, 2);
  await expectBuild(other, 2);
  await expect(page.getByLabel('What is on your heart?')).toHaveValue(
    'Begun here, in the last moment',
  );
  await expect(other.getByLabel('What do you need wisdom for?')).toHaveValue('Begun there');
  await expect(page.getByText(banner)).toBeHidden();
  expect(counted).toEqual([{ loads: 1 }, { loads: 1 }]);

  await server.stop();
  await page.reload();
  await expectBuild(page, 2);
  await expect(page.getByLabel('What is on your heart?')).toHaveValue(
    'Begun here, in the last moment',
  );
});

test(
  'an update is not delayed by requests that are open when it is requested',
  { tag: '@long' },
  async ({ page, context }) => {
    await browseAsGuest(context);
    await page.goto(`${server.url}/Gratitude`);
    await waitUntilPrecached(page);
    const counted = countLoads(page);
    for (const build of [2, 3]) {
      serverFolder.deploy(getNextBuild(build));
      await fetchUpdate(page);
      const updateNow = page.getByRole('button', { name: 'Update Now' });
      await expect(updateNow).toBeVisible();
      await page.evaluate(() => {
        const end = performance.now() + 1_500;
        const request = (): void => {
          if (performance.now() > end) return;
          void fetch('/api/apps/selah/entities/ReadingPlan').catch(() => undefined);
          setTimeout(request, 2);
        };
        request();
      });
      await updateNow.click();
      await expect(page.locator('meta[name=build]')).toHaveAttribute('content', String(build), {
        timeout: 20_000,
      });
    }
    await expect.poll(() => counted.loads).toBe(2);
  },
);

test(
  'each of several successive versions is offered and activated',
  { tag: '@long' },
  async ({ page, context }) => {
    await browseAsGuest(context);
    await page.goto(`${server.url}/Gratitude`);
    await waitUntilPrecached(page);
    const counted = countLoads(page);
    for (const build of [2, 3]) {
      serverFolder.deploy(getNextBuild(build));
      await fetchUpdate(page);
      await page.getByRole('button', { name: 'Update Now' }).click();
      await expectBuild(page, build);
      await expect(page.getByRole('heading', { name: 'Gratitude' }).first()).toBeVisible();
      await expect(page.getByText(banner)).toBeHidden();
    }
    await expect.poll(() => counted.loads).toBe(2);
  },
);

test(
  'a missing part of the older build, without a worker, is repaired by one reload',
  { tag: '@long' },
  async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await browseAsGuest(context);
    const page = await context.newPage();
    await page.goto(`${server.url}/Gratitude`);
    await expect(page.getByRole('heading', { name: 'Gratitude' }).first()).toBeVisible();
    serverFolder.deploy(getNextBuild(2));
    const counted = countLoads(page);
    await page.getByRole('link', { name: 'Wisdom' }).first().click();
    await expect(page.getByLabel('What do you need wisdom for?')).toBeVisible();
    await expectBuild(page, 2);
    expect(counted.loads).toBe(1);
    await context.close();
  },
);

test(
  'a part that is missing everywhere is reported after one reload, without a reload loop',
  { tag: '@long' },
  async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await browseAsGuest(context);
    const page = await context.newPage();
    await page.goto(`${server.url}/Gratitude`);
    await expect(page.getByRole('heading', { name: 'Gratitude' }).first()).toBeVisible();
    await page.route(/\/assets\/wisdom-page-[\w-]{8}\.js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    const counted = countLoads(page);
    await page.getByRole('link', { name: 'Wisdom' }).first().click();
    await expect.poll(() => counted.loads).toBe(1);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(counted.loads).toBe(1);
    await context.close();
  },
);

test(
  'a shell with missing files repairs itself and opens without a server again',
  { tag: '@long' },
  async ({ page, context }) => {
    await browseAsGuest(context);
    await page.goto(`${server.url}/Gratitude`);
    await waitUntilPrecached(page);
    const kept = () =>
      page.evaluate(
        async () =>
          (
            await (
              await caches.open(
                (await caches.keys()).find((name) => name.includes('precache')) ?? '',
              )
            ).keys()
          ).length,
      );
    const all = await kept();
    await page.evaluate(async () => {
      const cache = await caches.open(
        (await caches.keys()).find((name) => name.includes('precache')) ?? '',
      );
      // Every third, and the page itself.
      const keys = await cache.keys();
      for (const [place, key] of keys.entries())
        if (place % 3 === 0 || key.url.includes('index.html')) await cache.delete(key);
    });
    expect(await kept()).toBeLessThan(all * 0.7);
    await page.reload();
    await expect.poll(kept).toBe(all);
    await server.stop();
    await page.goto(`${server.url}/Wisdom`);
    await expect(page.getByLabel('What do you need wisdom for?')).toBeVisible();
    // The page is neither cached nor on a server: the worker answers 503 “Offline” in place of the
    // browser's error page.
    await page.evaluate(
      async () =>
        void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))),
    );
    const answer = await page.reload();
    expect([answer?.status(), await answer?.text()]).toEqual([503, 'Offline']);
  },
);

test(
  'a manually unregistered service worker is registered again at the next start',
  { tag: '@long' },
  async ({ page, context }) => {
    await browseAsGuest(context);
    await page.goto(`${server.url}/Gratitude`);
    await waitUntilPrecached(page);
    await page.evaluate(
      async () => void (await (await navigator.serviceWorker.ready).unregister()),
    );
    await page.reload();
    await waitUntilPrecached(page);
    await server.stop();
    await page.goto(`${server.url}/Gratitude`);
    await expect(page.getByRole('heading', { name: 'Gratitude' }).first()).toBeVisible();
  },
);

test(
  'an old service worker from /sw.js moves to the new address silently and never back',
  { tag: '@long' },
  async ({ page, context }) => {
    await browseAsGuest(context);
    // An earlier version of the app registered its worker at this address, and its server had no
    // Trusted Types policy.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setBypassCSP', { enabled: true });
    await page.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      navigator.serviceWorker.register = (_address, how) => register('/sw.js', how);
    });
    await page.goto(`${server.url}/Gratitude`);
    await waitUntilPrecached(page);
    expect(await readScript(page)).toBe('/sw.js');
    await page.close();

    // Chromium keeps the old worker if a request starts it again while it is being replaced. It is
    // replaced then when all pages are closed.
    await expect(async () => {
      for (const before of context.pages()) await before.close();
      const next = await context.newPage();
      const counted = countLoads(next);
      await next.goto(`${server.url}/Gratitude`);
      await expect
        .poll(() => readScript(next), { timeout: 15_000 })
        .toBe('/api/apps/selah/functions/getServiceWorker');
      await waitUntilPrecached(next);
      await expect(next.getByText(banner)).toBeHidden();
      expect(counted.loads).toBe(1);
    }).toPass({ timeout: 120_000 });

    const [app] = context.pages();
    if (!app) throw new Error('no page is open');
    await server.stop();
    await app.reload();
    await expect(app.getByRole('heading', { name: 'Gratitude' }).first()).toBeVisible();
    expect(await readScript(app)).toBe('/api/apps/selah/functions/getServiceWorker');
  },
);

test(
  'the kill switch removes the service worker without data loss, and switching on restores the app',
  { tag: '@long' },
  async ({ page }) => {
    const other = await typeInTwoTabs(page);
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).toSorted());
    const before = await databases();
    await server.stop('SIGTERM');
    settings['SERVICE_WORKER'] = 'off';
    await server.start();
    await lookForUpdate(page);
    // During a load the page cannot be evaluated.
    const isFree = (one: Page) =>
      one
        .evaluate(
          () => document.readyState === 'complete' && navigator.serviceWorker.controller === null,
        )
        .catch(() => false);
    for (const one of [page, other]) await expect.poll(() => isFree(one)).toBe(true);
    await expectWords(page, other);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    expect(await left()).toEqual([0, 0]);
    expect(await databases()).toEqual(before);

    await test.step('the service worker is not registered again while switched off', async () => {
      await page.goto(`${server.url}/Prayer?debug=true`);
      await expect(page.getByText('Service worker: off')).toBeVisible();
      expect(await left()).toEqual([0, 0]);
    });

    await test.step('until it is switched on', async () => {
      await server.stop('SIGTERM');
      settings['SERVICE_WORKER'] = 'on';
      await server.start();
      await page.goto(`${server.url}/Prayer`);
      await waitUntilPrecached(page);
      await server.stop();
      await page.reload();
      await expect(page.getByLabel('What is on your heart?')).toHaveValue('Begun here');
    });
  },
);
