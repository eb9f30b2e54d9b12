// Browser tests of storage eviction, full or partial, with the page closed or open: the user is
// informed, and the data returns from the server.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  expectSignedIn,
  expectSynced,
  logInByForm,
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

/**
 * Clears a storage type as the browser does under storage pressure: without asking, and with open
 * connections cut.
 */
async function clear(context: BrowserContext, kind: 'indexeddb' | 'local_storage'): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: kind });
  await page.close();
}

/** One prayer is safe, another only on the device. */
async function writeTwo(page: Page, email: string): Promise<void> {
  await signUp(page, server, email);
  await waitUntilPrecached(page);
  await page.goto(`${server.url}/Prayer`);
  await writePrayer(page, 'Safe on the server.');
  await expectSynced(page);
  await expect.poll(() => readServerRecords(server, email, 'Prayer')).toHaveLength(1);
  await server.stop('SIGKILL');
  await writePrayer(page, 'Only on this device.');
  await expect(page.getByRole('button', { name: 'Sync: 1 item to sync' })).toBeVisible();
}

async function openPrayers(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.url}/Prayer`);
  await page.getByRole('tab', { name: 'My Prayers' }).click();
  return page;
}

test(
  '[R42] evicted databases are filled from the server, and the loss is shown once',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'evicted@example.org';
    await writeTwo(page, email);
    await page.goto('about:blank');
    await clear(context, 'indexeddb');
    await server.start();

    const again = await openPrayers(context);
    await expectSignedIn(again);
    await expect(again.getByRole('article', { name: 'Safe on the server.' })).toBeVisible();
    await expect(again.getByRole('article')).toHaveCount(1);
    await again.goto(`${server.url}/Sync`);
    const notice = again.getByRole('region', {
      name: 'Your browser deleted Selah’s data',
    });
    await expect(
      notice.getByText('1 item wasn’t synced yet and is gone. We’re sorry.'),
    ).toBeVisible();
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(notice).toHaveCount(0);
    await again.reload();
    // The notice appears after a sync, and sync starts when the page is idle.
    await expect(
      again
        .getByRole('main')
        .getByText('Your prayers, entries and notes are safe in your account.'),
    ).toBeVisible({
      timeout: 20_000,
    });
    await expect(notice).toHaveCount(0);
  },
);

test(
  '[R42] [R43] evicted local storage signs out; pending records stay private and still sync',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'forgotten@example.org';
    await writeTwo(page, email);
    await page.goto('about:blank');
    await clear(context, 'local_storage');
    await server.start();

    const guest = await openPrayers(context);
    await expect(guest.getByText('Log in to see your prayers')).toBeVisible();
    await expect(guest.getByText('Only on this device.')).toHaveCount(0);
    await signUp(guest, server, 'stranger@example.org');
    await guest.goto(`${server.url}/Prayer`);
    await guest.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(
      guest.getByText('Your prayers will appear here, with the date you wrote them.'),
    ).toBeVisible();
    await logOutFromMenu(guest);
    await expect(guest.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

    await logInByForm(guest, server, email);
    await expectSynced(guest);
    await expect
      .poll(async () =>
        (await readServerRecords(server, email, 'Prayer'))
          .map(({ prayer_text: text }) => text)
          .toSorted(),
      )
      .toEqual(['Only on this device.', 'Safe on the server.']);
    expect(await readServerRecords(server, 'stranger@example.org', 'Prayer')).toEqual([]);
  },
);

test(
  '[R42] a database cleared under an open page keeps the next text and gets synced records back',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'open@example.org';
    await signUp(page, server, email);
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'Written before.');
    await expect.poll(() => readServerRecords(server, email, 'Prayer')).toHaveLength(1);
    await clear(context, 'indexeddb');
    const sheet = page.getByLabel('What is on your heart?');
    await sheet.fill('Written after.');
    // The page may reload itself: then the text is still in the form, and another tap saves it.
    await expect(async () => {
      if ((await sheet.inputValue({ timeout: 1_000 })) !== '')
        await page.getByRole('button', { name: 'Save what I wrote' }).click({ timeout: 1_000 });
      await expect(sheet).toHaveValue('', { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(page.getByRole('article')).toHaveCount(2, { timeout: 15_000 });
    await expect
      .poll(
        async () =>
          (await readServerRecords(server, email, 'Prayer'))
            .map(({ prayer_text: text }) => text)
            .toSorted(),
        { timeout: 15_000 },
      )
      .toEqual(['Written after.', 'Written before.']);
    await expectSynced(page);
  },
);
