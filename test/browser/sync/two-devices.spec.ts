// Browser tests of two devices of one user with interrupted connections: conflicting texts are
// kept, deletions arrive, and a deleted record edited elsewhere is recreated.
import { type Browser, expect, type Page } from '@playwright/test';
import {
  chooseAction,
  choosePrayerAction,
  expectSynced,
  expectSyncedPrayers,
  logIn,
  readServerRecords,
  signUp,
  waitUntilPrecached,
  writePrayer,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** One person with one prayer, at their prayers on two devices. */
async function twoDevices(
  browser: Browser,
  email: string,
  words: string,
): Promise<{ phone: Page; laptop: Page }> {
  const phone = await (await browser.newContext()).newPage();
  await signUp(phone, server, email);
  await phone.goto(`${server.url}/Prayer`);
  await writePrayer(phone, words);
  const laptop = await (await browser.newContext()).newPage();
  await logIn(laptop, server, email);
  await laptop.goto(`${server.url}/Prayer`);
  for (const page of [phone, laptop]) {
    await waitUntilPrecached(page);
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expectSyncedPrayers(page, 1);
  }
  return { phone, laptop };
}

const isSafe = (page: Page) => expectSynced(page, 10_000);
const waits = (page: Page) =>
  expect(page.getByRole('button', { name: 'Sync: 1 item to sync' })).toBeVisible();

async function tell(page: Page, words: string): Promise<void> {
  await page.getByLabel('How was it answered?').fill(words);
  await page.getByRole('button', { name: 'Save testimony' }).click();
  await expect(page.getByText('Testimony saved!')).toBeVisible();
}

test(
  '[R21] [R22] of two offline testimonies, one is current, one a previous version',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'told@example.org';
    const { phone, laptop } = await twoDevices(browser, email, 'For the harvest.');
    await chooseAction(phone.getByRole('article'), 'Mark as answered');
    await laptop.getByRole('button', { name: 'Add how it was answered' }).click();
    await expect(laptop.getByLabel('How was it answered?')).toBeVisible();
    await isSafe(phone);
    for (const page of [phone, laptop]) await page.context().setOffline(true);
    await tell(phone, 'Told on the phone.');
    await tell(laptop, 'Told on the laptop.');
    for (const page of [phone, laptop]) await waits(page);

    await phone.context().setOffline(false);
    await isSafe(phone);
    await laptop.context().setOffline(false);
    await isSafe(laptop);
    for (const page of [phone, laptop]) {
      const card = page.getByRole('article');
      // The edit that was pending when it was reconciled with the other becomes current: the
      // laptop's edit.
      await expect(card.getByText('Told on the laptop.', { exact: true })).toBeVisible();
      await card.getByText('Version history', { exact: true }).click();
      await expect(card.getByText('Told on the phone.', { exact: true })).toBeVisible();
    }
    expect(await readServerRecords(server, email, 'Prayer')).toEqual([
      expect.objectContaining({
        testimony: 'Told on the laptop.',
        earlier_wordings: [
          expect.objectContaining({ field: 'testimony', text: 'Told on the phone.' }),
        ],
      }),
    ]);
    for (const page of [phone, laptop]) await page.context().close();
  },
);

test('[R17] a record deleted on one device disappears from the other, open or closed', async ({
  browser,
}) => {
  const email = 'removed@example.org';
  const { phone, laptop } = await twoDevices(browser, email, 'No longer needed.');
  await choosePrayerAction(phone, 'No longer needed.', 'Delete');
  await expect(
    laptop.getByText('Your prayers will appear here, with the date you wrote them.'),
  ).toBeVisible();
  await phone.getByRole('tab', { name: 'New Prayer' }).click();
  await writePrayer(phone, 'Removed while the laptop sleeps.');
  await expect(laptop.getByRole('article')).toHaveCount(1);
  const address = laptop.url();
  await laptop.goto('about:blank');
  await phone.getByRole('tab', { name: 'My Prayers' }).click();
  await choosePrayerAction(phone, 'Removed while the laptop sleeps.', 'Delete');
  await expect.poll(() => readServerRecords(server, email, 'Prayer')).toEqual([]);
  await laptop.goto(address);
  await laptop.getByRole('tab', { name: 'My Prayers' }).click();
  await expect(
    laptop.getByText('Your prayers will appear here, with the date you wrote them.'),
  ).toBeVisible();
  for (const page of [phone, laptop]) await page.context().close();
});

test(
  '[R12] a record deleted on one device and edited on another is recreated once',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'rescued@example.org';
    const { phone, laptop } = await twoDevices(browser, email, 'Removed too early.');
    await chooseAction(phone.getByRole('article'), 'Mark as answered');
    await laptop.getByRole('button', { name: 'Add how it was answered' }).click();
    await expect(laptop.getByLabel('How was it answered?')).toBeVisible();
    await isSafe(phone);
    await laptop.context().setOffline(true);
    await tell(laptop, 'And then it was answered.');
    await waits(laptop);
    await choosePrayerAction(phone, 'Removed too early.', 'Delete');
    await expect.poll(() => readServerRecords(server, email, 'Prayer')).toEqual([]);

    await laptop.context().setOffline(false);
    await isSafe(laptop);
    for (const page of [phone, laptop]) {
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(
        page.getByRole('article').getByText('And then it was answered.', { exact: true }),
      ).toBeVisible();
    }
    expect(await readServerRecords(server, email, 'Prayer')).toEqual([
      expect.objectContaining({
        prayer_text: 'Removed too early.',
        testimony: 'And then it was answered.',
      }),
    ]);
    for (const page of [phone, laptop]) await page.context().close();
  },
);
