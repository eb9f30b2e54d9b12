// Browser tests of the settings, kept over a restart without a server and in another tab, and of
// the deletion of an account.
import { expect, type Page } from '@playwright/test';
import { readServerRecords, signUp, waitUntilPrecached, writePrayer } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess({ SUPPORT_EMAIL: 'help@example.org' });
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

function personalDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => name.includes('selah-person') && !name.includes('-guest')),
  );
}

const rootSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test(
  'chosen settings hold after a restart without a server and in another tab',
  { tag: '@long' },
  async ({ page, context }) => {
    await signUp(page, server, 'chooses@example.org');
    await waitUntilPrecached(page);
    await page.goto(`${server.url}/Settings`);
    const second = await context.newPage();
    await second.goto(`${server.url}/settings`);
    for (const tab of [page, second]) await tab.getByRole('link', { name: 'Appearance' }).click();
    await page.getByRole('radio', { name: 'Larger' }).check();
    await page.getByRole('radio', { name: 'Reduced' }).check();
    await expect(second.getByRole('radio', { name: 'Larger' })).toBeChecked();
    for (const tab of [page, second]) await tab.getByRole('link', { name: 'Your day' }).click();
    await page.getByRole('combobox').selectOption('3:00 AM');
    await expect(second.getByRole('combobox')).toHaveValue('3');
    for (const tab of [page, second]) await tab.getByRole('link', { name: 'Reminders' }).click();
    await page.getByRole('switch', { name: /Receive notifications/ }).uncheck();
    await expect(second.getByRole('switch', { name: /Receive notifications/ })).not.toBeChecked();
    await page.getByRole('link', { name: 'Language and Bible' }).click();
    await page.getByRole('main').getByRole('radio', { name: 'Français' }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Réglages');

    await server.stop();
    await page.reload();
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      text: 'larger',
      motion: 'less',
    });
    expect(await rootSize(page)).toBe('20px');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    await page.getByRole('link', { name: 'Rappels' }).click();
    await expect(
      page.getByRole('switch', { name: /Recevoir des notifications/ }),
    ).not.toBeChecked();
    await server.start();
  },
);

test(
  'a deletion request made offline is stored, sent automatically, and can be withdrawn',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'asks@example.org';
    await signUp(page, server, email);
    await waitUntilPrecached(page);
    await page.goto(`${server.url}/DeleteAccount`);
    await page.getByLabel('Why are you leaving? (optional)').fill('A new beginning.');
    await server.stop();
    await page.reload();
    // The text that was written is still there.
    await expect(page.getByLabel('Why are you leaving? (optional)')).toHaveValue(
      'A new beginning.',
    );
    await page.getByRole('button', { name: 'Request deletion' }).click();
    await expect(page.getByRole('heading', { name: 'Your request is saved' })).toBeFocused();
    await server.start();
    await page.goto(`${server.url}/DeleteAccount`);
    await expect
      .poll(() => readServerRecords(server, email, 'DeletionRequest'))
      .toMatchObject([{ reason: 'A new beginning.', status: 'pending', user_email: email }]);
    await page.getByRole('button', { name: 'Cancel request' }).click();
    await expect(page.getByText('Request canceled. Your account won’t be deleted.')).toBeVisible();
    await expect.poll(() => readServerRecords(server, email, 'DeletionRequest')).toEqual([]);
  },
);

test(
  'immediate deletion with a code removes the account from server, tabs and device',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'goes@example.org';
    await signUp(page, server, email);
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'Known to the server.');
    await page.getByLabel('What is on your heart?').fill('Begun and not saved.');
    const second = await context.newPage();
    await second.goto(`${server.url}/Settings#account`);
    await second.getByRole('link', { name: 'Delete account' }).click();
    await second.getByRole('button', { name: 'Send code' }).click();
    await expect(
      second.getByText('1 item isn’t synced yet. It will be deleted too.'),
    ).toBeVisible();
    await second.getByLabel('Code').fill('000000');
    await second.getByRole('button', { name: 'Delete everything now' }).click();
    await expect(second.getByRole('alert')).toHaveText('Wrong code. Check the latest email.');
    await second.getByLabel('Code').fill(server.getLatestCode(email));
    await second.getByRole('button', { name: 'Delete everything now' }).click();
    await expect(
      second.getByRole('heading', { name: 'Your account has been deleted' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
    await expect.poll(() => personalDatabases(second)).toEqual([]);
    expect(await second.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
      /Begun and not saved|goes@example/,
    );
    const login = await fetch(`${server.url}/api/apps/selah/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a quiet place' }),
    });
    expect(login.status).toBe(400);
  },
);
