// Browser tests of blocked storage, silent storage, a full disk, double taps, a rejected prayer and
// unknown addresses. The app names the problem and stays readable.
import { expect } from '@playwright/test';
import { findVerse, readServerRecords, signUp, writePrayer } from '../support/person.ts';
import { rejectWrites } from '../support/rejecting-server.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test('a window that blocks IndexedDB says so and still shows the Bible', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto(`${server.url}/Bible/KJV/JHN/3`);
  await expect(findVerse(page, 16)).toContainText('For God so loved the world');
  await page.getByRole('button', { name: /^Sync/ }).click();
  await expect(
    page.getByText('This window can’t save what you write.', {
      exact: false,
    }),
  ).toBeVisible();
});

test(
  'a storage that never answers causes one automatic reload, then a message',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const loads = Number(sessionStorage.getItem('test_loads') ?? '0') + 1;
      sessionStorage.setItem('test_loads', String(loads));
      const isSilent = loads === 1 || localStorage.getItem('test_silent') !== null;
      if (isSilent) indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await page.clock.install();
    await page.goto(`${server.url}/login`);
    const loads = () => page.evaluate(() => sessionStorage.getItem('test_loads'));
    // The page starts to wait some time after it has loaded: the clock advances until then.
    await expect(async () => {
      await page.clock.runFor(4_000);
      expect(await loads()).toBe('2');
    }).toPass();
    await expect(page.getByRole('button', { name: 'New here? Sign up' })).toBeVisible();

    await page.evaluate(() => localStorage.setItem('test_silent', '1'));
    await page.reload();
    const words = page.getByRole('heading', { name: 'Selah is still loading' });
    await expect(async () => {
      await page.clock.runFor(10_000);
      expect(await words.isVisible()).toBe(true);
    }).toPass();
    await page.evaluate(() => localStorage.removeItem('test_silent'));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'New here? Sign up' })).toBeVisible();
    expect(await loads()).toBe('4');
  },
);

test(
  'a full disk keeps the text in the form, and the Bible stays readable',
  { tag: '@long' },
  async ({ page }) => {
    await signUp(page, server, 'full@example.org');
    await page.goto(`${server.url}/Prayer`);
    await page.getByLabel('What is on your heart?').fill('Words that must not be lost.');
    await page.evaluate(() => {
      const refuse = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = refuse;
      IDBObjectStore.prototype.add = refuse;
    });
    await page.getByRole('button', { name: 'Save what I wrote' }).click();
    await expect(page.getByText('Failed to save prayer.', { exact: false })).toContainText(
      'This device is full.',
    );
    await expect(page.getByLabel('What is on your heart?')).toHaveValue(
      'Words that must not be lost.',
    );
    await page.getByRole('link', { name: 'Bible', exact: true }).last().click();
    await expect(findVerse(page, 1)).toBeVisible();
  },
);

test('double taps on Save make one prayer', async ({ page }) => {
  await signUp(page, server, 'twice@example.org');
  await page.goto(`${server.url}/Prayer`);
  await page.getByLabel('What is on your heart?').fill('Once is enough.');
  await page.getByRole('button', { name: 'Save what I wrote' }).dblclick();
  await page.getByRole('tab', { name: 'My Prayers' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test(
  'a prayer that the server rejects stays with the reason; the next prayer syncs',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await signUp(page, server, 'refused@example.org');
    await page.goto(`${server.url}/Prayer`);
    await rejectWrites(page, 'unwelcome', 'title');
    await writePrayer(page, 'The unwelcome one.');
    await writePrayer(page, 'The welcome one.');
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    const refused = page.getByRole('article').filter({ hasText: 'The unwelcome one.' });
    await expect(
      refused.getByText('Not accepted: it contains something that isn’t allowed'),
    ).toBeAttached();
    await expect
      .poll(() => readServerRecords(server, 'refused@example.org', 'Prayer'))
      .toMatchObject([{ prayer_text: 'The welcome one.' }]);
    // The rejected prayer is sent again, and this time the server accepts it.
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Sync: 1 not accepted' }).click();
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect
      .poll(() => readServerRecords(server, 'refused@example.org', 'Prayer'))
      .toHaveLength(2);
    await expect(refused.getByText(/^Not accepted/)).toHaveCount(0);
    await page.context().close();
  },
);

test(
  'unknown addresses show a helpful message, and unknown API paths return 404',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.goto(`${server.url}/NoSuchPage`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('/NoSuchPage')).toBeVisible();
    await page.goto(`${server.url}/Bible/KJV/JHN/99`);
    await expect(
      page.getByText('John ends at chapter 21 (King James Version)', { exact: false }),
    ).toBeVisible();
    await page.goto(`${server.url}/Bible/KJV/XYZ/1`);
    await expect(page.getByText('We can’t find that passage', { exact: false })).toBeVisible();
    for (const path of [
      '/api/nothing',
      '/api/apps/selah/entities/Nothing',
      '/api/apps/other/entities/Prayer',
    ]) {
      const answer = await request.get(server.url + path);
      expect(answer.status()).toBe(404);
      expect(await answer.json()).toMatchObject({
        message: expect.any(String),
        detail: expect.any(String),
        code: expect.any(String),
      });
    }
    const unknown = await request.post(`${server.url}/api/apps/selah/functions/nothing`, {
      data: {},
    });
    expect(unknown.status()).toBe(404);
    expect((await request.get(`${server.url}/assets/gone.js`)).status()).toBe(404);
  },
);
