// Browser test of a log-out that discards pending records: they are deleted from the device and
// never sent.
import { expect, type Page } from '@playwright/test';
import {
  expectSynced,
  expectSyncedPrayers,
  logInByForm,
  logOutFromMenu,
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

function databases(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => name.includes('selah-person') && !name.includes('-guest')),
  );
}

/** Returns which of the given words occur in local or session storage, or in a draft. */
function traces(page: Page, ...words: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const drafts = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('selah-drafts');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('refused')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result);
        });
      });
    });
    const all = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, drafts]);
    return wanted.filter((word) => all.includes(word));
  }, words);
}

test(
  '[R43] a log-out that discards three items deletes databases and drafts unsent',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'gives-up@example.org';
    await signUp(page, server, email);
    await waitUntilPrecached(page);
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'Known to the server.');
    await expectSynced(page);
    await server.stop();
    await writePrayer(page, 'Given up one.');
    await writePrayer(page, 'Given up two.');
    await page.getByLabel('What is on your heart?').fill('Given up before it was saved.');
    const second = await context.newPage();
    await second.goto(`${server.url}/Prayer`);
    await second.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(second.getByRole('article')).toHaveCount(3);

    await logOutFromMenu(page);
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText('3 items aren’t synced yet. If you log out now, they will be lost.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Log out and discard them' }).click();
    await expect(
      dialog.getByText('3 unsynced items will be lost. There is no other copy.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Yes, log out and discard them' }).click();
    for (const tab of [page, second]) {
      await expect(tab.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
      await expect(tab.getByText('Given up', { exact: false })).toHaveCount(0);
    }
    expect(await databases(page)).toEqual([]);
    expect(await traces(page, 'Given up', email)).toEqual([]);

    await server.start();
    await logInByForm(page, server, email);
    await page.goto(`${server.url}/Prayer`);
    await expect(page.getByLabel('What is on your heart?')).toHaveValue('');
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expectSyncedPrayers(page, 1);
    expect(
      (await readServerRecords(server, email, 'Prayer')).map(({ prayer_text: text }) => text),
    ).toEqual(['Known to the server.']);
  },
);
