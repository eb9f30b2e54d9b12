// Browser test of a change that the server rejects: its text can be copied, and discarding it
// restores the server's record.
import { expect } from '@playwright/test';
import {
  chooseAction,
  expectSyncedPrayers,
  readServerRecords,
  signUp,
  writePrayer,
} from '../support/person.ts';
import { rejectWrites } from '../support/rejecting-server.ts';
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
  '[R14] a rejected change can be copied, or discarded for the server’s version',
  { tag: '@long' },
  async ({ browser }) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const email = 'refused-change@example.org';
    await signUp(page, server, email);
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'For a patient heart.');
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await chooseAction(page.getByRole('article'), 'Mark as answered');
    await expect
      .poll(() => readServerRecords(server, email, 'Prayer'))
      .toMatchObject([{ is_answered: true }]);
    await rejectWrites(page, 'Unwelcome', 'testimony');
    await page.getByLabel('How was it answered?').fill('Unwelcome words.');
    await page.getByRole('button', { name: 'Save testimony' }).click();
    await expect(page.getByRole('article').getByText(/^Not accepted/)).toBeAttached();
    // The next record syncs.
    await page.getByRole('tab', { name: 'New Prayer' }).click();
    await writePrayer(page, 'For a light heart.');
    await expect.poll(() => readServerRecords(server, email, 'Prayer')).toHaveLength(2);

    await page.goto(`${server.url}/Sync`);
    const card = page.getByRole('article', { name: 'For a patient heart.' });
    await expect(card.getByText('Not accepted', { exact: false })).toBeVisible();
    await card.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Unwelcome words.');

    await card.getByRole('button', { name: 'Discard' }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByText('Your change will be gone and the earlier version comes back.', {
          exact: false,
        }),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(card).toHaveCount(0);
    await page.goto(`${server.url}/Prayer`);
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expectSyncedPrayers(page, 2);
    await expect(page.getByText('Unwelcome words.')).toHaveCount(0);
    await expect(page.getByText(/^Answered on/)).toHaveCount(1);
    const testimonies = (await readServerRecords(server, email, 'Prayer')).map(
      ({ testimony }) => testimony ?? null,
    );
    expect(testimonies).toEqual([null, null]);
    await context.close();
  },
);
