// Browser test of the data that an earlier version stored on the device: after the update, synced
// and unsynced records, drafts, settings and a downloaded translation open unchanged, offline.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findVerse, openNote } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { type StoredData, restoreStoredData } from '../support/restore-stored-data.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

/**
 * Storage of a browser after use of the build of commit 0ab1dcb: a user synced records, lost the
 * server, wrote more and left four drafts. The text of the translation is replaced by placeholders,
 * and only one chapter of it is in the file.
 */
const stored = JSON.parse(
  readFileSync(join(import.meta.dirname, '../support/stored-data/build-0ab1dcb.json'), 'utf8'),
) as StoredData;

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test.beforeEach(async ({ page }) => {
  // A file of the app's origin that does not start the app.
  await page.goto(`${server.url}/api/apps/public/prod/public-settings/by-id/selah`);
  await restoreStoredData(page, stored);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
});

const open = (page: Page, path: string) => page.goto(server.url + path);

test(
  'records of an earlier version are listed with their state',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/Prayer?view=mine');
    await expect(page.getByRole('button', { name: 'Sync: 4 items to sync' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    const edited = page.getByRole('article', { name: 'A prayer that is edited offline.' });
    await expect(edited.getByText('A testimony that waits.')).toBeVisible();
    await expect(page.getByRole('article', { name: 'A prayer that is synced.' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'A prayer that waits.' })).toBeVisible();
    await open(page, '/Gratitude?view=journal');
    await expect(page.getByRole('article').getByText('A synced entry.')).toBeVisible();
    await expect(page.getByRole('article').getByText('An entry that waits.')).toBeVisible();
    await open(page, '/Plans/peace_in_the_storm');
    await expect(page.getByRole('link', { name: /Day 1/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start plan' })).toHaveCount(0);
  },
);

test(
  'a downloaded translation and its marks of an earlier version open',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/Bible/KJV/JHN/3');
    await expect(findVerse(page, 16)).toContainText('Words of verse 16.');
    await expect(findVerse(page, 16)).toHaveAttribute('data-color', 'green');
    await expect(findVerse(page, 17)).toHaveAttribute('data-color', 'yellow');
    await openNote(page, 17);
    await expect(page.getByLabel('Your note')).toHaveValue('A note that waits.');
    await open(page, '/BibleLibrary');
    await expect(page.getByRole('button', { name: 'Remove King James Version' })).toBeVisible();
  },
);

test('drafts of an earlier version are restored', { tag: '@long' }, async ({ page }) => {
  await open(page, '/Prayer');
  await expect(page.getByLabel('What is on your heart?')).toHaveValue(
    'A generated prayer that was not saved',
  );
  await expect(page.getByRole('button', { name: 'Save prayer' })).toBeVisible();
  await open(page, '/Gratitude');
  await expect(page.getByLabel('What are you thankful for today?')).toHaveValue(
    'An entry that was not saved',
  );
  await open(page, '/Wisdom');
  await expect(page.getByLabel('What do you need wisdom for?')).toHaveValue(
    'A question that was not asked',
  );
  await open(page, '/Bible/KJV/JHN/3');
  await openNote(page, 18);
  await expect(page.getByLabel('Your note')).toHaveValue('A note that was not saved');
});

test('settings of an earlier version are kept', { tag: '@long' }, async ({ page }) => {
  await open(page, '/Settings#look');
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked();
  await open(page, '/Settings#day');
  await expect(page.getByRole('combobox')).toHaveValue('3');
});
