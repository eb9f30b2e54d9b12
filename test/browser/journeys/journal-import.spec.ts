// Browser test of the import of journals from other apps: offline, with a preview, and undone after a
// reload.
import { expect } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectSynced, readServerRecords, signUp, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

const email = 'journal@example.org';
const presently =
  'entryDate,entryContent\n2021-03-01,"Bread, and a long walk"\n2023-12-24,The choir\nsoon,No date\n';
const dayOne = {
  metadata: { version: '1.0' },
  entries: [
    {
      uuid: 'A1',
      creationDate: '2020-05-02T02:10:00Z',
      timeZone: 'America/New_York',
      text: '# The garden\n\nWe planted tomatoes\\.\n\n![](dayone-moment://ABC)',
      photos: [{ identifier: 'ABC' }],
    },
  ],
};

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test(
  'journals of two apps are imported offline with their dates, and can be removed again',
  { tag: '@long' },
  async ({ page, context }) => {
    await signUp(page, server, email);
    await page.goto(`${server.url}/Sync#import`);
    await waitUntilPrecached(page);
    await context.setOffline(true);
    await page.getByLabel('Import a file').setInputFiles([
      { name: 'presently.csv', mimeType: 'text/csv', buffer: Buffer.from(presently) },
      {
        name: 'day-one.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(
          zipSync({
            'Journal.json': strToU8(JSON.stringify(dayOne)),
            'photos/abc.jpeg': new Uint8Array(2_000),
          }),
        ),
      },
    ]);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('From March 1, 2021 to December 24, 2023')).toBeVisible();
    await expect(dialog.getByText(/1 photo, video or recording won’t be imported/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 3 entries' }).click();
    await expect(page.getByText('Imported: 3 new.')).toBeVisible();

    await context.setOffline(false);
    await page.goto(`${server.url}/Gratitude?view=journal`);
    await expect(page.getByText('We planted tomatoes.')).toBeVisible();
    await expectSynced(page);
    const dates = async () =>
      (await readServerRecords(server, email, 'GratitudeEntry'))
        .map(({ date }) => String(date))
        .toSorted();
    await expect.poll(dates).toEqual(['2020-05-01', '2021-03-01', '2023-12-24']);

    await page.goto(`${server.url}/Sync#import`);
    await page.getByRole('button', { name: 'Undo import' }).click();
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('3 entries deleted.')).toBeVisible();
    await expect.poll(dates).toEqual([]);
  },
);
