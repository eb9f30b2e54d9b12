// Browser tests of feedback with a real server: sent by a guest, queued offline and sent once,
// written by keyboard, and the button's position.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findMenuButton, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

const support = 'help@example.org';
const dataDir = mkdtempSync(join(tmpdir(), 'selah-feedback-'));
let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess({ SUPPORT_EMAIL: support, DATA_DIR: dataDir });
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** Returns the e-mails received at the support address, oldest first. */
function arrived(): string[] {
  const outbox = join(dataDir, 'outbox');
  const letters = readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'));
  return letters.filter((letter) => letter.includes(support) && letter.includes('feedback'));
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your feedback' });

async function write(page: Page, words: string): Promise<void> {
  await open(page);
  await dialog(page).getByLabel('Your message').fill(words);
}

async function open(page: Page): Promise<void> {
  await findMenuButton(page).click();
  await page.getByRole('button', { name: 'Send feedback' }).click();
}

test('a guest’s feedback message reaches the support address and leaves an empty form', async ({
  page,
}) => {
  await page.goto(`${server.url}/Wisdom`);
  await write(page, 'The lamp on the first page is beautiful.');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByText('Your message has been sent.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(arrived()).toEqual([
    expect.stringMatching(
      /Not logged in[^]*Language: en[^]*The lamp on the first page is beautiful\./,
    ),
  ]);
  await open(page);
  await expect(dialog(page).getByLabel('Your message')).toHaveValue('');
  await expect(dialog(page).getByRole('button', { name: 'Send' })).toBeDisabled();
});

test(
  'a feedback message written offline survives closing the page and is sent once',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto(`${server.url}/Wisdom`);
    // The feedback form and its texts come from the service worker's cache.
    await waitUntilPrecached(page);
    await context.setOffline(true);
    await write(page, 'Written in a tunnel.');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(
      dialog(page).getByText(/is saved and will be sent automatically later/),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('button', { name: 'Sync: 1 message to send' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sync: 1 message to send' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Sync: 1 message to send' })).toHaveCount(0, {
      timeout: 30_000,
    });
    expect(arrived().filter((letter) => letter.includes('Written in a tunnel.'))).toHaveLength(1);
  },
);

test(
  'the feedback form works with the keyboard alone, and keeps an unsent draft',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${server.url}/Wisdom`);
    await findMenuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send feedback' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByLabel('Your message').focus();
    await page.keyboard.type('Half a thought');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(findMenuButton(page)).toBeFocused();
    await page.reload();
    await open(page);
    await expect(dialog(page).getByLabel('Your message')).toHaveValue('Half a thought');
  },
);
