// Browser tests of several people on one device: wrong credentials, a log-out with pending records,
// an expired login, a guest's draft, and separate records.
import { expect } from '@playwright/test';
import {
  logInByForm,
  password,
  readServerRecords,
  signUp,
  waitUntilPrecached,
  writePrayer,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test(
  'the login page explains a wrong password, a taken address and a wrong code',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signUp(page, server, 'carol@example.org');

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${server.url}/login?from_url=%2FPrayer`);
    await stranger.getByLabel('E-mail').fill('carol@example.org');
    await stranger.getByLabel('Password', { exact: true }).fill('not her password');
    await stranger.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(stranger.getByRole('alert')).toHaveText(
      'This e-mail and password do not belong together. Check both and try again.',
    );

    await stranger.getByRole('button', { name: 'New here? Sign up' }).click();
    await stranger.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(stranger.getByRole('alert')).toHaveText(
      'There is already an account with this e-mail. Log in instead.',
    );

    await stranger.getByLabel('E-mail').fill('dave@example.org');
    await stranger.getByRole('button', { name: 'Sign up', exact: true }).click();
    await stranger.getByRole('heading', { name: 'Look in your mail' }).waitFor();
    const code = server.getLatestCode('dave@example.org');
    await stranger
      .getByLabel('Code', { exact: true })
      .fill(code === '000000' ? '000001' : '000000');
    await expect(stranger.getByRole('alert')).toHaveText(
      'This code is not right. Check the six digits in the latest mail.',
    );

    await server.stop();
    await stranger.getByLabel('Code', { exact: true }).fill(code);
    await expect(stranger.getByRole('alert')).toHaveText(
      'There is no connection to the server. Nothing is lost; try again when you are online.',
    );
    await server.start();
    await stranger.getByRole('button', { name: 'Confirm' }).click();
    await expect(stranger.getByRole('button', { name: 'Account' })).toBeVisible();
    await stranger.context().close();
  },
);

test(
  'a log-out with pending records stops and says so; the next user sees none of them',
  { tag: '@long' },
  async ({ page }) => {
    await signUp(page, server, 'erin@example.org');
    await page.goto(`${server.url}/Prayer`);
    await waitUntilPrecached(page);
    await writePrayer(page, 'Safe on the server.');
    await expect(page.getByRole('button', { name: 'Sync: all is safe' })).toBeVisible();
    await server.stop();
    await writePrayer(page, 'Only on this device.');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(
      page.getByText('1 thing you wrote is only on this device. If you log out now, it is lost.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Stay logged in' }).click();

    await server.start();
    await expect(page.getByRole('button', { name: 'Sync: all is safe' })).toBeVisible({
      timeout: 10_000,
    });
    const second = await page.context().newPage();
    await second.goto(`${server.url}/Prayer`);
    await second.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(second.getByText('Only on this device.').first()).toBeVisible();

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    // The other tab closed its databases, too.
    await expect(second.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(second.getByText('Only on this device.')).toHaveCount(0);
    const left = await page.evaluate(async () =>
      (await indexedDB.databases())
        .map(({ name }) => name ?? '')
        .filter((name) => name.includes('selah-person') && !name.includes('-guest')),
    );
    expect(left).toEqual([]);

    await signUp(page, server, 'frank@example.org');
    await page.goto(`${server.url}/Prayer`);
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(page.getByText('Your prayers will be kept here, with their days.')).toBeVisible();
    await expect(page.getByText('Only on this device.')).toHaveCount(0);

    const prayers = await readServerRecords(server, 'erin@example.org', 'Prayer');
    expect(prayers.map(({ prayer_text: text }) => text).toSorted()).toEqual([
      'Only on this device.',
      'Safe on the server.',
    ]);
  },
);

test(
  'an expired login asks to log in again and loses nothing',
  { tag: '@long' },
  async ({ page }) => {
    await signUp(page, server, 'grace@example.org');
    await page.evaluate(() =>
      localStorage.setItem(
        'selah_session',
        JSON.stringify({
          ...JSON.parse(localStorage.getItem('selah_session') ?? '{}'),
          token: 'no longer good',
        }),
      ),
    );
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'Written while signed out.');
    await page.getByRole('button', { name: 'Sync: 1 thing waits' }).click();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sync: all is safe' })).toBeVisible();
    expect(await readServerRecords(server, 'grace@example.org', 'Prayer')).toHaveLength(1);
  },
);

test('a guest’s unsaved draft is kept through the login', { tag: '@long' }, async ({ page }) => {
  await signUp(page, server, 'heidi@example.org');
  const guest = await (await page.context().browser()?.newContext())?.newPage();
  if (!guest) throw new Error('no page');
  await guest.goto(`${server.url}/Prayer`);
  await guest.getByLabel('What is on your heart?').fill('Begun as a guest.');
  await guest.getByRole('button', { name: 'Save my own words' }).click();
  await expect(guest.getByText('Log in to keep this prayer?')).toBeVisible();
  await logInByForm(guest, server, 'heidi@example.org');
  await guest.goto(`${server.url}/Prayer`);
  await expect(guest.getByLabel('What is on your heart?')).toHaveValue('Begun as a guest.');
  await guest.context().close();
});
