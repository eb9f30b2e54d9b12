// Browser tests of a full device: the app opens, says that a text could not be saved, loses no
// text, and recovers.
import { expect, type Page } from '@playwright/test';
import { signUp, waitUntilPrecached, writePrayer } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/**
 * Limits the storage quota of the origin.
 *
 * @param bytes the new quota in bytes; undefined removes the limit
 */
async function allow(page: Page, bytes?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: server.url,
    ...(bytes !== undefined && { quotaSize: bytes }),
  });
}

/**
 * Writes to a separate test database until a write fails: Chromium uses an old quota for half a
 * minute.
 */
async function untilFull(page: Page): Promise<void> {
  const ask = () =>
    page.evaluate(async () => {
      const box = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('probe', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('words'));
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const writing = box.transaction('words', 'readwrite');
      writing.objectStore('words').put('x'.repeat(1_000), 'one');
      const fault = await new Promise<string>((resolve) => {
        writing.addEventListener('complete', () => resolve(''));
        writing.addEventListener('abort', () => resolve(writing.error?.name ?? 'aborted'));
      });
      box.close();
      return fault;
    });
  await expect.poll(ask, { timeout: 60_000 }).toBe('QuotaExceededError');
}

test('a full device reports that the text was not saved; the draft survives a reload', async ({
  page,
}) => {
  await signUp(page, server, 'full@example.org');
  await waitUntilPrecached(page);
  await page.goto(`${server.url}/Prayer`);
  await writePrayer(page, 'Kept while there was room.');
  await server.stop('SIGKILL');
  await allow(page, 1);

  await untilFull(page);
  await page.reload();
  const sheet = page.getByLabel('What is on your heart?');
  await sheet.fill('Written when there was none.');
  await page.getByRole('button', { name: 'Save what I wrote' }).click();
  await expect(page.getByText('Failed to save prayer.', { exact: false })).toContainText(
    'This device is full.',
  );
  await expect(sheet).toHaveValue('Written when there was none.');
  await page.reload();
  await expect(sheet).toHaveValue('Written when there was none.');
  await page.getByRole('tab', { name: 'My Prayers' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Kept while there was room.').first()).toBeVisible();

  await allow(page);
  await page.getByRole('tab', { name: 'New Prayer' }).click();
  await page.getByRole('button', { name: 'Save what I wrote' }).click();
  await expect(page.getByText('Prayer saved!')).toBeVisible();
  await page.getByRole('tab', { name: 'My Prayers' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});
