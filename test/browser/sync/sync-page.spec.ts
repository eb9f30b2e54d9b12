// Browser tests of the Sync page: pending and rejected records, previous versions, export and
// import, and a log-out with unsynced data.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import {
  findMenuButton,
  findVerse,
  logIn,
  logOutFromMenu,
  openNote,
  readServerRecords,
  signUp,
  waitUntilPrecached,
  writeNote,
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

async function openSync(page: Page): Promise<void> {
  await findMenuButton(page).click();
  await page.getByRole('link', { name: /^Sync and backup/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sync and backup' })).toBeVisible();
}

test('the Sync page lists pending records; Sync now sends them when the server is back', async ({
  page,
}) => {
  await signUp(page, server, 'lists@example.org');
  await page.goto(`${server.url}/Prayer`);
  await waitUntilPrecached(page);
  await server.stop();
  await writePrayer(page, 'For my sister, far away.');
  await openSync(page);
  const waiting = page.getByRole('region', { name: 'Waiting to sync' });
  await expect(waiting.getByRole('listitem')).toHaveText(
    /For my sister, far away\..*Prayer.*Waiting to sync/,
  );
  await server.start();
  await page.getByRole('main').getByRole('button', { name: 'Sync now' }).click();
  await expect(
    page.getByRole('main').getByText('Your prayers, entries and notes are safe in your account.'),
  ).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await readServerRecords(server, 'lists@example.org', 'Prayer')).toHaveLength(1);
});

test('[R14] a rejected record shows the reason, and is retried or discarded', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await signUp(page, server, 'no@example.org');
  await page.goto(`${server.url}/Prayer`);
  const no = {
    message: 'Error in field title',
    detail: 'Error in field title',
    code: 'validation',
  };
  // The record may be sent alone or in a batch.
  await page.route(/\/entities\/Prayer(\/batch)?$/, (route) => {
    const { changes } =
      (route.request().method() === 'POST'
        ? (route.request().postDataJSON() as { changes?: unknown[] })
        : {}) ?? {};
    if (route.request().method() !== 'POST') return route.continue();
    if (changes)
      return route.fulfill({ json: { answers: changes.map(() => ({ status: 422, body: no })) } });
    return route.fulfill({ status: 422, json: no });
  });
  await writePrayer(page, 'The first unwelcome one.');
  await writePrayer(page, 'The second unwelcome one.');
  await openSync(page);
  const first = page.getByRole('article', { name: 'The first unwelcome one.' });
  const second = page.getByRole('article', { name: 'The second unwelcome one.' });
  await expect(
    first.getByText('Not accepted: it contains something that isn’t allowed'),
  ).toBeVisible();
  await first.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await first.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(first).toHaveCount(0);
  await page.unrouteAll();
  await second.getByRole('button', { name: 'Retry' }).click();
  await expect(second).toHaveCount(0);
  await expect
    .poll(async () =>
      (await readServerRecords(server, 'no@example.org', 'Prayer')).map(({ title }) => title),
    )
    .toEqual(['The second unwelcome one.']);
  await page.context().close();
});

test(
  '[R22] a previous version is compared and restored, on every device',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'worded@example.org';
    const phone = await (await browser.newContext()).newPage();
    await signUp(phone, server, email);
    const laptop = await (await browser.newContext()).newPage();
    await logIn(laptop, server, email);
    for (const page of [phone, laptop]) await page.goto(`${server.url}/Bible/KJV/JHN/3`);
    await writeNote(phone, 14, 'As it was written first.', 'Yellow');
    await expect(findVerse(laptop, 14)).toHaveAttribute('data-color', 'yellow');
    await openNote(phone, 14);
    await phone.getByLabel('Your note').fill('As it was written on the phone.');
    await writeNote(laptop, 14, 'As it was written on the laptop.', 'Yellow');
    await expect(phone.getByText('As it was written on the laptop.')).toBeVisible();
    await phone.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

    await laptop.goto(`${server.url}/Sync`);
    const wordings = laptop.getByRole('region', { name: 'Version history' });
    await wordings.getByText('1 earlier version').click();
    const note = wordings.getByRole('region', { name: 'Note' });
    await expect(note.locator('del')).toContainText('laptop');
    await expect(note.locator('ins')).toContainText('phone');
    await note.getByRole('button', { name: 'Restore' }).click();
    const texts = async () =>
      (await readServerRecords(server, email, 'BibleNote')).map(({ note_text: text }) => text);
    await expect.poll(texts).toEqual(['As it was written on the laptop.']);
    await laptop.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(texts).toEqual(['As it was written on the phone.']);
    await phone.context().close();
    await laptop.context().close();
  },
);

test(
  '[R45] an export file is named by date; a second or damaged import adds nothing',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signUp(page, server, 'carry@example.org');
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'To be carried along.');
    await openSync(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export: A backup/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^selah-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain('To be carried along.');
    const reading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export: A file to read/ }).click();
    expect(readFileSync(await (await reading).path(), 'utf8')).toContain('To be carried along.');

    const bringIn = (into: Page, words: string) =>
      into.locator('input[type="file"]').setInputFiles({
        name: 'selah.json',
        mimeType: 'application/json',
        buffer: Buffer.from(words),
      });
    await bringIn(page, text);
    await expect(page.getByText(/Imported: .*already here\./)).toBeVisible();
    await bringIn(page, text.replace('To be carried along.', 'Another person changed this.'));
    await expect(page.getByText(/This file is damaged/)).toBeVisible();
    await bringIn(page, 'no file of ours');
    await expect(page.getByText(/not a backup from Selah/)).toBeVisible();
    expect(await readServerRecords(server, 'carry@example.org', 'Prayer')).toHaveLength(1);

    const other = await (await browser.newContext()).newPage();
    await signUp(other, server, 'other@example.org');
    await other.goto(`${server.url}/Sync`);
    await bringIn(other, text);
    await expect(
      other.getByRole('dialog').getByText('carry@example.org', { exact: false }),
    ).toBeVisible();
    await other.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await expect
      .poll(async () =>
        (await readServerRecords(server, 'other@example.org', 'Prayer')).map(
          ({ request }) => request,
        ),
      )
      .toEqual(['To be carried along.']);
    expect(await readServerRecords(server, 'carry@example.org', 'Prayer')).toHaveLength(1);
    await other.context().close();
  },
);

test('[R43] a log-out with unsynced data syncs first; discarding asks twice', async ({ page }) => {
  await signUp(page, server, 'leaving@example.org');
  await page.goto(`${server.url}/Prayer`);
  await waitUntilPrecached(page);
  await server.stop();
  await writePrayer(page, 'Only on this device.');
  const logOut = async () => {
    await logOutFromMenu(page);
  };
  await logOut();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sync now' }).click();
  await expect(dialog.getByText('1 item still isn’t synced.')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Only on this device.');
  await dialog.getByRole('button', { name: 'Log out and discard it' }).click();
  await expect(
    dialog.getByText('1 unsynced item will be lost. The only copy will be the file you exported.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await server.start();
  await dialog.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await readServerRecords(server, 'leaving@example.org', 'Prayer')).toHaveLength(1);
});
