// Browser test of a morning on Home: the greeting, the three lines of My Day and a grace note, also
// with the server stopped.
import { expect, type Page } from '@playwright/test';
import { readServerRecords, signUp, waitUntilPrecached, writePrayer } from '../support/person.ts';
import { createServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

const email = 'alice@example.org';

test('Home in the morning, with and without a server', { tag: '@long' }, async ({ browser }) => {
  const server = await createServerProcess();
  await server.start();
  const alice = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await alice.newPage();
  await signUp(page, server, email);
  await page.goto(server.url);
  await waitUntilPrecached(page);

  await test.step('My Day shows three lines, and each line links to its page', async () => {
    const day = page.getByRole('region', { name: 'My Day' });
    await expect(day.getByRole('link')).toHaveText([
      /Start a short reading plan/,
      /Write a prayer/,
      /What are you thankful for today/,
    ]);
    await day.getByRole('link', { name: 'Write a prayer' }).click();
    await writePrayer(page, 'For my sister, who is far away.');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(day.getByRole('link', { name: '1 open prayer' })).toContainText(
      'For my sister, who is far away.',
    );
  });

  await test.step('a mood, a word about the day, a note', async () => {
    await askForNote(page, 'Weary', 'A long week at the hospital.');
    await expect(letter(page)).toContainText('From Selah’s library');
    await expect(letter(page).getByRole('blockquote').first()).not.toBeEmpty();
    await expect(page.getByRole('region', { name: 'My Day' })).toBeVisible();
    await expect
      .poll(() => readServerRecords(server, email, 'GraceNote'))
      .toMatchObject([{ mood: 'weary', context_tag: 'A long week at the hospital.' }]);
  });

  await test.step('a grace note is rated as helpful and shared', async () => {
    await letter(page).getByRole('button', { name: 'Yes' }).click();
    await expect(letter(page).getByText('Your answer stays private')).toBeVisible();
    await letter(page).getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^A word of encouragement\n\n/);
    expect(copied.endsWith(server.url)).toBe(true);
    await page.keyboard.press('Escape');
  });

  await test.step('without a network, another grace note is generated on the device', async () => {
    await server.stop('SIGKILL');
    await alice.setOffline(true);
    await page.getByRole('button', { name: 'Get New Note' }).click();
    await askForNote(page, 'Joyful', '');
    await expect(letter(page)).toContainText('created offline');
    await expect(letter(page).getByText('Waiting to sync', { exact: true })).toBeVisible();
  });

  await test.step('after reopening, Home shows the newest grace note first', async () => {
    await page.close();
    const again = await alice.newPage();
    await again.goto(server.url);
    await expect(letter(again)).toContainText('Joyful');
    await again.getByRole('region', { name: 'Other notes from today' }).getByRole('button').click();
    await expect(letter(again)).toContainText('A long week at the hospital.');
    await alice.setOffline(false);
    await server.start();
    await expect
      .poll(() => readServerRecords(server, email, 'GraceNote'), { timeout: 30_000 })
      .toHaveLength(2);
  });
  await server.stop();
});

function letter(page: Page) {
  return page.getByRole('article');
}

async function askForNote(page: Page, mood: string, words: string): Promise<void> {
  await page.locator('label').filter({ hasText: mood }).click();
  if (words !== '') await page.getByLabel(/say more/).fill(words);
  await page.getByRole('button', { name: 'Get Encouragement' }).click();
  await expect(letter(page)).toContainText(mood);
}
