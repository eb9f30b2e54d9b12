// Browser tests of a server restored from a backup: missing records return from the devices exactly
// once, and missing users sign up again. After a requested deletion, a new account starts without
// the old records.
import { copyFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  expectSynced,
  expectSyncedPrayers,
  fillSignUp,
  logIn,
  password,
  readServerRecords,
  signUp,
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
 * Collects the engine's requests that the server refuses in this context; a server that shuts down
 * answers 503.
 */
function refusalsIn(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('response', (response) => {
    if (
      response.url().includes('/entities/') &&
      response.status() >= 400 &&
      response.status() < 500 &&
      response.status() !== 401
    )
      refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
}

async function isAtRest(page: Page): Promise<void> {
  await expectSynced(page, 30_000);
}

async function readTexts(email: string): Promise<string[]> {
  return (await readServerRecords(server, email, 'Prayer'))
    .map(({ prayer_text: text }) => String(text))
    .toSorted();
}

/**
 * Signs up and writes. From then on, the server does not know the user, and the session is invalid.
 */
async function beForgotten(
  page: Page,
  email: string,
  before: () => Promise<unknown>,
): Promise<void> {
  const file = server.getPath('backup.sqlite');
  await server.runCommand('backup', file);
  await signUp(page, server, email);
  await page.goto(`${server.url}/Prayer`);
  await writePrayer(page, 'Since the backup.');
  await isAtRest(page);
  await before();
  await server.stop('SIGTERM');
  await server.runCommand('restore', file, '--replace');
  await server.start();
}

/** Signs up again from the current page, along the link in the sync menu. */
async function signUpAgain(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/Prayer`);
  await writePrayer(page, 'While the account was unknown.');
  await page.getByLabel('What is on your heart?').fill('Begun, and not saved.');
  await page.getByRole('button', { name: 'Sync: 1 item to sync' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await fillSignUp(page, server, email);
  // The login returns to the page where the user was.
  await isAtRest(page);
}

test(
  '[R37] [R43] a user missing from the backup signs up again: records move along, without copies',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'again@example.org';
    await beForgotten(page, email, async () => {});
    await signUpAgain(page, email);
    await expect(page.getByLabel('What is on your heart?')).toHaveValue('Begun, and not saved.');
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expectSyncedPrayers(page, 2);
    expect(await readTexts(email)).toEqual(['Since the backup.', 'While the account was unknown.']);
    // With the next start nothing is left on the device under the former id.
    await page.reload();
    const homes = () =>
      page.evaluate(async () => [
        ...new Set(
          (await indexedDB.databases()).flatMap(
            ({ name }) => /selah-person-[0-9a-z-]+?(?=--)/.exec(name ?? '') ?? [],
          ),
        ),
      ]);
    await expect
      .poll(async () => (await homes()).filter((name) => !name.endsWith('guest')))
      .toHaveLength(1);
  },
);

test(
  '[R43] after a requested deletion, the new account starts without the old records',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'forget@example.org';
    await beForgotten(page, email, async () => {
      await page.goto(`${server.url}/DeleteAccount`);
      await page.getByRole('button', { name: 'Request deletion' }).click();
      await expect.poll(() => readServerRecords(server, email, 'DeletionRequest')).toHaveLength(1);
    });
    await signUpAgain(page, email);
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(
      page.getByText('Your prayers will appear here, with the date you wrote them.'),
    ).toBeVisible();
    expect(await readTexts(email)).toEqual([]);
  },
);

for (const [kept, words] of [
  ['everybody stays signed in', ['--keep-sessions']],
  ['everybody signs in again', []],
] as const) {
  test(
    `[R37] [R39] ${kept}: text missing from the backup is on the server again, once`,
    { tag: '@long' },
    async ({ browser }) => {
      const email = 'since@example.org';
      const context = await browser.newContext();
      const refused = refusalsIn(context);
      const page = await context.newPage();
      await signUp(page, server, email);
      await page.goto(`${server.url}/Prayer`);
      await writePrayer(page, 'In the backup.');
      await isAtRest(page);
      const file = server.getPath('backup.sqlite');
      await server.runCommand('backup', file);
      await writePrayer(page, 'Since the backup.');
      await isAtRest(page);
      expect(await readTexts(email)).toEqual(['In the backup.', 'Since the backup.']);

      await server.stop('SIGTERM');
      await server.runCommand('restore', file, '--replace', ...words);
      await server.start();
      expect(await readTexts(email)).toEqual(['In the backup.']);
      // With the change summary of this load, or after the login, the device detects the new
      // epoch.
      const told = page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' &&
          response.url().includes('/entities/Prayer') &&
          response.ok(),
        { timeout: 60_000 },
      );
      await page.goto(`${server.url}/Prayer`);
      await writePrayer(page, 'After the restore.');
      if (words.length === 0) {
        await page.getByRole('button', { name: 'Sync: 1 item to sync' }).click();
        await page.getByRole('link', { name: 'Log in' }).click();
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
      }
      await told;
      await isAtRest(page);
      await page.goto(`${server.url}/Prayer`);
      await page.getByRole('tab', { name: 'My Prayers' }).click();
      await expectSyncedPrayers(page, 3);
      expect(await readTexts(email)).toEqual([
        'After the restore.',
        'In the backup.',
        'Since the backup.',
      ]);
      expect(refused).toEqual([]);
      await page.goto(`${server.url}/Plans`);
      await expect(page.getByRole('link', { name: /A Quieter Mind/ }).first()).toBeVisible();
      await context.close();
    },
  );
}

test(
  '[R37] after a database file is replaced by a copy, two devices restore all records',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'copied@example.org';
    const [phone, laptop] = await Promise.all(
      ['phone', 'laptop'].map(async () => (await browser.newContext()).newPage()),
    );
    if (!phone || !laptop) throw new Error('no page');
    await signUp(phone, server, email);
    await phone.goto(`${server.url}/Prayer`);
    await writePrayer(phone, 'In the copy.');
    await isAtRest(phone);
    await logIn(laptop, server, email);
    await server.stop('SIGTERM');
    const [file, copy] = [server.getPath('selah.sqlite'), server.getPath('copy.sqlite')];
    copyFileSync(file, copy);
    await server.start();
    for (const [page, text] of [
      [phone, 'Since the copy, on the phone.'],
      [laptop, 'Since the copy, on the laptop.'],
    ] as const) {
      await page.goto(`${server.url}/Prayer`);
      await writePrayer(page, text);
      await isAtRest(page);
    }
    await server.stop('SIGTERM');
    copyFileSync(copy, file);
    await server.start();
    expect(await readTexts(email)).toEqual(['In the copy.']);
    for (const page of [phone, laptop]) await page.goto(`${server.url}/Prayer`);
    await expect
      .poll(() => readTexts(email), { timeout: 60_000 })
      .toEqual(['In the copy.', 'Since the copy, on the laptop.', 'Since the copy, on the phone.']);
    for (const page of [phone, laptop]) {
      await page.getByRole('tab', { name: 'My Prayers' }).click();
      await expectSyncedPrayers(page, 3);
    }
  },
);
