// Browser tests of concurrent edits and deletions on two devices, their undo, and drafts and tabs
// after a change of the user. Every version of a text survives.
import { type Browser, expect, type Page } from '@playwright/test';
import {
  choosePrayerAction,
  expectSynced,
  findVerse,
  logIn,
  logOutFromMenu,
  openNote,
  readServerRecords,
  signUp,
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

/** One person on two devices, both at John 3. */
async function twoDevices(browser: Browser, email: string): Promise<{ phone: Page; laptop: Page }> {
  const phone = await (await browser.newContext()).newPage();
  await signUp(phone, server, email);
  const laptop = await (await browser.newContext()).newPage();
  await logIn(laptop, server, email);
  for (const page of [phone, laptop]) {
    await page.goto(`${server.url}/Bible/KJV/JHN/3`);
    await expect(findVerse(page, 1)).toBeVisible();
  }
  return { phone, laptop };
}

async function readWordings(email: string): Promise<string[]> {
  const notes = await readServerRecords(server, email, 'BibleNote');
  return notes
    .flatMap(({ note_text: text, earlier_wordings: earlier }) => [
      String(text),
      ...((earlier ?? []) as { text: string }[]).map((one) => one.text),
    ])
    .toSorted();
}

test(
  'a note that arrives while another is written on the same verse is kept beside it',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'beside@example.org';
    const { phone, laptop } = await twoDevices(browser, email);
    await openNote(phone, 2);
    await phone.getByLabel('Your note').fill('Begun on the phone.');
    await writeNote(laptop, 2, 'Written on the laptop.', 'Green');
    await expect(phone.getByText('Also on this verse')).toBeVisible();
    await phone.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => readWordings(email))
      .toEqual(['Begun on the phone.', 'Written on the laptop.']);
    await phone.context().close();
    await laptop.context().close();
  },
);

test(
  'saving over an unseen change keeps both versions; a draft shows what was saved meanwhile',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'over@example.org';
    const { phone, laptop } = await twoDevices(browser, email);
    await writeNote(phone, 14, 'First.', 'Yellow');
    await expect(findVerse(laptop, 14)).toHaveAttribute('data-color', 'yellow');
    await openNote(phone, 14);
    await phone.getByLabel('Your note').fill('First, and half an idea');
    await phone.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await writeNote(laptop, 14, 'Finished on the laptop.', 'Yellow');
    await expect.poll(() => readWordings(email)).toEqual(['Finished on the laptop.']);
    await openNote(phone, 14);
    await expect(phone.getByRole('dialog').getByText('Finished on the laptop.')).toBeVisible();
    await expect(phone.getByLabel('Your note')).toHaveValue('First, and half an idea');
    await phone.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => readWordings(email))
      .toEqual(['Finished on the laptop.', 'First, and half an idea']);
    await phone.context().close();
    await laptop.context().close();
  },
);

test(
  'a deletion already on the server can be undone for seconds; two deletions have two undos',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'undo@example.org';
    await signUp(page, server, email);
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'The first one.');
    await writePrayer(page, 'The second one.');
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expect.poll(() => readServerRecords(server, email, 'Prayer')).toHaveLength(2);
    await choosePrayerAction(page, 'The first one.', 'Delete');
    await choosePrayerAction(page, 'The second one.', 'Delete');
    await expect.poll(() => readServerRecords(server, email, 'Prayer')).toHaveLength(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect
      .poll(async () =>
        (await readServerRecords(server, email, 'Prayer'))
          .map(({ prayer_text: text }) => text)
          .toSorted(),
      )
      .toEqual(['The first one.', 'The second one.']);
    await expectSynced(page);
  },
);

test('an unsaved draft is not shown to the next user of the device', async ({ page }) => {
  await signUp(page, server, 'ivan@example.org');
  await page.goto(`${server.url}/Prayer`);
  await page.getByLabel('What is on your heart?').fill('No other person may read this.');
  await logOutFromMenu(page);
  await expect(page.getByText('1 item isn’t synced yet.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Log out and discard it' }).click();
  await page.getByRole('button', { name: 'Yes, log out and discard it' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.goto(`${server.url}/Prayer`);
  await expect(page.getByLabel('What is on your heart?')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    'No other person may read this.',
  );
});

test(
  'a tab that is still opening during a log-out elsewhere does not sign the user in again',
  { tag: '@long' },
  async ({ page }) => {
    await signUp(page, server, 'late@example.org');
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'Private words.');
    await expectSynced(page);
    const late = await page.context().newPage();
    // On the first load the user's database never opens: the tab is at the point where a message of
    // another tab could be missed.
    await late.addInitScript(() => {
      if (sessionStorage.getItem('loaded')) return;
      sessionStorage.setItem('loaded', 'once');
      const open = indexedDB.open.bind(indexedDB);
      IDBFactory.prototype.open = function (name: string, version?: number) {
        if (!name.includes('selah-person')) return open(name, version);
        Object.assign(globalThis, { isHeld: true });
        return new EventTarget() as IDBOpenDBRequest;
      };
    });
    await late.goto(`${server.url}/Prayer`, { waitUntil: 'commit' });
    await late.waitForFunction(
      () => (globalThis as unknown as { isHeld?: boolean }).isHeld === true,
    );

    await logOutFromMenu(page);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(late.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(late.getByText('Private words.')).toHaveCount(0);
  },
);
