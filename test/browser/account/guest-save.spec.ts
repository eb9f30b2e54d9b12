// Browser tests of Save as a guest: the prayer is saved once after the sign-up, in the tab that was
// loaded again at the code form, and in another tab.
import { expect, type Page } from '@playwright/test';
import { expectSignedIn, expectSynced, password, readServerRecords } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** Writes a prayer as a guest and opens the form to sign up. */
async function saveAsGuest(page: Page, words: string): Promise<void> {
  await page.goto(`${server.url}/Prayer`);
  await page.getByLabel('What is on your heart?').fill(words);
  await page.getByRole('button', { name: 'Save what I wrote' }).click();
  const offer = page.getByRole('dialog', { name: 'Create a free account to save this' });
  await expect(offer.getByText(words)).toBeVisible();
  await offer.getByRole('link', { name: 'Sign up' }).click();
}

async function expectSaved(page: Page, email: string, words: string): Promise<void> {
  await expect(page).toHaveURL(/\/Prayer\?view=mine#[\da-f-]{36}$/);
  await expectSignedIn(page);
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  await expectSynced(page);
  const prayers = await readServerRecords(server, email, 'Prayer');
  expect(prayers.map(({ prayer_text: text }) => text)).toEqual([words]);
  await page.getByRole('tab', { name: 'New Prayer' }).click();
  await expect(page.getByLabel('What is on your heart?')).toHaveValue('');
}

async function fillCode(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(server.getLatestCode(email));
}

async function fillCredentials(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('a guest who saves and signs up lands at the saved prayer', async ({ page }) => {
  const email = 'judy@example.org';
  await saveAsGuest(page, 'For my first day here.');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await fillCode(page, email);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await expectSaved(page, email, 'For my first day here.');
});

test(
  'after a reload at the code form, the prayer is saved once',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'kate@example.org';
    await saveAsGuest(page, 'For patience.');
    await fillCredentials(page, email);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.reload();
    // The account exists already, so the form to log in leads to the code.
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await fillCode(page, email);
    await expectSaved(page, email, 'For patience.');
  },
);

test(
  'when another tab completes the login, the prayer is saved once',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'liam@example.org';
    await saveAsGuest(page, 'For both of us.');
    await fillCredentials(page, email);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${server.url}/login`);
    await fillCredentials(other, email);
    await other.getByRole('button', { name: 'Log in', exact: true }).click();
    await fillCode(other, email);
    await expectSaved(other, email, 'For both of us.');
    // The first tab follows the login.
    await expectSaved(page, email, 'For both of us.');
  },
);
