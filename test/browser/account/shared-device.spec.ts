// Browser tests of several people on one device: wrong credentials, a log-out with pending records,
// an expired login, a guest's draft, and separate records.
import { expect } from '@playwright/test';
import {
  expectSignedIn,
  expectSynced,
  logInByForm,
  logOutFromMenu,
  password,
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

test(
  'the login page explains a wrong password, a taken address and a wrong code',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signUp(page, server, 'carol@example.org');

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${server.url}/login?from_url=%2FPrayer`);
    await stranger.getByLabel('Email').fill('carol@example.org');
    await stranger.getByLabel('Password', { exact: true }).fill('not her password');
    await stranger.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(stranger.getByRole('alert')).toHaveText(
      'Wrong email or password. Check both and try again.',
    );

    await stranger.getByRole('button', { name: 'New here? Sign up' }).click();
    await stranger.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(stranger.getByRole('alert')).toHaveText(
      'An account with this email already exists. Log in instead.',
    );

    await stranger.getByLabel('Email').fill('dave@example.org');
    await stranger.getByRole('button', { name: 'Sign up', exact: true }).click();
    await stranger.getByRole('heading', { name: 'Check your email' }).waitFor();
    const code = server.getLatestCode('dave@example.org');
    await stranger
      .getByLabel('Code', { exact: true })
      .fill(code === '000000' ? '000001' : '000000');
    await expect(stranger.getByRole('alert')).toHaveText('Wrong code. Check the latest email.');

    await server.stop();
    await stranger.getByLabel('Code', { exact: true }).fill(code);
    await expect(stranger.getByRole('alert')).toHaveText(
      'You’re offline, or Selah can’t be reached. Nothing is lost. Try again when you’re online.',
    );
    await server.start();
    await stranger.getByRole('button', { name: 'Confirm' }).click();
    await expectSignedIn(stranger);
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
    await expectSynced(page);
    await server.stop();
    await writePrayer(page, 'Only on this device.');

    await logOutFromMenu(page);
    await expect(
      page.getByText('1 item isn’t synced yet. If you log out now, it will be lost.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Stay logged in' }).click();

    await server.start();
    await expectSynced(page, 10_000);
    const second = await page.context().newPage();
    await second.goto(`${server.url}/Prayer`);
    await second.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(second.getByText('Only on this device.').first()).toBeVisible();

    await logOutFromMenu(page);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    // The other tab closed its databases, too.
    await expect(second.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
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
    await expect(
      page.getByText('Your prayers will appear here, with the date you wrote them.'),
    ).toBeVisible();
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
    await page.getByRole('button', { name: 'Sync: 1 item to sync' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectSynced(page);
    expect(await readServerRecords(server, 'grace@example.org', 'Prayer')).toHaveLength(1);
  },
);

test('a guest’s unsaved draft is kept through the login', { tag: '@long' }, async ({ page }) => {
  await signUp(page, server, 'heidi@example.org');
  const guest = await (await page.context().browser()?.newContext())?.newPage();
  if (!guest) throw new Error('no page');
  await guest.goto(`${server.url}/Prayer`);
  await guest.getByLabel('What is on your heart?').fill('Begun as a guest.');
  await guest.getByRole('button', { name: 'Save what I wrote' }).click();
  await expect(guest.getByText('Create a free account to save this')).toBeVisible();
  await guest.getByRole('button', { name: 'Not now' }).click();
  await logInByForm(guest, server, 'heidi@example.org');
  await guest.goto(`${server.url}/Prayer`);
  await expect(guest.getByLabel('What is on your heart?')).toHaveValue('Begun as a guest.');
  await guest.context().close();
});
