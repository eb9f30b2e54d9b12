// Browser tests of concurrent edits and deletions on two devices, their undo, and drafts and tabs
// after a change of the user. Every version of a text survives.
import { type Browser, expect, type Page } from '@playwright/test';
import {
  logIn,
  readServerRecords,
  signUp,
  openNote,
  findVerse,
  writeNote,
  writePrayer,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

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
    await page.getByRole('button', { name: 'Delete the prayer “The first one.”' }).click();
    await page.getByRole('button', { name: 'Delete the prayer “The second one.”' }).click();
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
    await expect(page.getByRole('button', { name: 'Sync: all is safe' })).toBeVisible();
  },
);

test('an unsaved draft is not shown to the next user of the device', async ({ page }) => {
  await signUp(page, server, 'ivan@example.org');
  await page.goto(`${server.url}/Prayer`);
  await page.getByLabel('What is on your heart?').fill('No other person may read this.');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(
    page.getByText('1 thing you wrote is only on this device.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Log out and lose it' }).click();
  await page.getByRole('button', { name: 'Yes, log out and lose it' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
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
    await expect(page.getByRole('button', { name: 'Sync: all is safe' })).toBeVisible();
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

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(late.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(late.getByText('Private words.')).toHaveCount(0);
  },
);
