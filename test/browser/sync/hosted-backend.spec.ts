// Browser tests of the built app on the hosted platform's own emulator: sign-up, log-in, every
// record that a person writes, two devices, lost answers, an interruption and many records.
import { type Browser, expect, type Page } from '@playwright/test';
import {
  type HostedBackend,
  type SeenRequest,
  startHostedBackend,
} from '../support/hosted-backend.ts';
import {
  chooseAction,
  choosePrayerAction,
  expectSynced,
  findVerse,
  logInByForm,
  logOutFromMenu,
  openNote,
  readServerRecords,
  signUpByForm,
  waitUntilPrecached,
  writeNote,
  writePrayer,
  writePrayers,
} from '../support/person.ts';
import { collectProblems } from '../support/watch-for-problems.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let backend: HostedBackend;

// The emulator limits a list before it removes the records of other people. So each test has an
// emulator with one person.
test.beforeEach(async () => {
  backend = await startHostedBackend();
});

test.afterEach(() => backend.stop());

const isSafe = (page: Page, timeout = 15_000) => expectSynced(page, timeout);
const waits = (page: Page) =>
  expect(page.getByRole('button', { name: 'Sync: 1 item to sync' })).toBeVisible();
const readPrayers = (email: string) => readServerRecords(backend, email, 'Prayer');

async function openPrayers(page: Page): Promise<void> {
  await page.goto(`${backend.url}/Prayer`);
  await page.getByRole('tab', { name: 'My Prayers' }).click();
}

/** One person with one prayer, at their prayers on two devices. */
async function openTwoDevices(
  browser: Browser,
  email: string,
  words: string,
): Promise<{ phone: Page; laptop: Page }> {
  const phone = await (await browser.newContext()).newPage();
  await signUpByForm(phone, backend, email);
  await phone.goto(`${backend.url}/Prayer`);
  await writePrayer(phone, words);
  await phone.getByRole('tab', { name: 'My Prayers' }).click();
  await isSafe(phone);
  const laptop = await (await browser.newContext()).newPage();
  await logInByForm(laptop, backend, email);
  await openPrayers(laptop);
  await expect(laptop.getByRole('article', { name: words })).toBeVisible();
  return { phone, laptop };
}

async function tell(page: Page, words: string): Promise<void> {
  await page.getByLabel('How was it answered?').fill(words);
  await page.getByRole('button', { name: 'Save testimony' }).click();
  await expect(page.getByText('Testimony saved!')).toBeVisible();
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Reads the records of all entities that a person writes; the profile is not among them. */
async function readAll(email: string): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const entity of writtenEntities)
    all[entity] = await readServerRecords(backend, email, entity);
  return all;
}

const writtenEntities = [
  'Prayer',
  'GratitudeEntry',
  'GraceNote',
  'BibleNote',
  'BibleBookmark',
  'UserReadingProgress',
  'DeletionRequest',
];

test(
  'every kind of record is created, changed on a second device, and deleted',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(300_000);
    const email = 'alice@example.org';
    const phone = await (await browser.newContext()).newPage();
    const problems = await collectProblems(phone);

    await test.step('sign up', () => signUpByForm(phone, backend, email));

    await test.step('a prayer, an entry of thanks and a grace note', async () => {
      await phone.goto(`${backend.url}/Prayer`);
      await writePrayer(phone, 'For the harvest.');
      await phone.goto(`${backend.url}/Gratitude`);
      await phone.getByLabel('What are you thankful for today?').fill('Bread.');
      await phone.getByRole('button', { name: 'Save entry' }).click();
      await expect(phone.getByText('Entry saved!')).toBeVisible();
      await phone.goto(backend.url);
      await phone.locator('label').filter({ hasText: 'Weary' }).click();
      await phone.getByRole('button', { name: 'Get Encouragement' }).click();
      await expect(phone.getByRole('article')).toContainText('From Selah’s library');
    });

    await test.step('a Bible note and a bookmark, on a chapter of the exported function', async () => {
      await phone.goto(`${backend.url}/Bible/KJV/JHN/3`);
      await expect(findVerse(phone, 16)).toContainText('For God so loved the world');
      await writeNote(phone, 16, 'So loved.', 'Yellow');
      await findVerse(phone, 17).click();
      await tool(phone, 'Bookmark').click();
      await expect(phone.getByText('Bookmarked')).toBeVisible();
    });

    await test.step('a reading plan, a setting and a deletion request', async () => {
      await phone.goto(`${backend.url}/Plans`);
      await phone
        .getByRole('link', { name: /Peace in the Storm/ })
        .first()
        .click();
      await phone.getByRole('button', { name: 'Start plan' }).click();
      await expect(phone.getByRole('link', { name: /Day 1/ }).first()).toBeVisible();
      await phone.goto(`${backend.url}/Settings#look`);
      await phone.getByRole('radio', { name: 'Larger' }).check();
      await phone.goto(`${backend.url}/DeleteAccount`);
      await phone.getByLabel('Why are you leaving? (optional)').fill('A new beginning.');
      await phone.getByRole('button', { name: 'Request deletion' }).click();
      await expect(phone.getByRole('heading', { name: 'We received your request' })).toBeVisible();
      await isSafe(phone);
    });

    await test.step('each record is on the backend once', async () => {
      expect(await readAll(email)).toMatchObject({
        Prayer: [{ prayer_text: 'For the harvest.', created_by: email }],
        GratitudeEntry: [{ entry_text: 'Bread.' }],
        GraceNote: [{ mood: 'weary' }],
        BibleNote: [{ note_text: 'So loved.', book: 'JHN', chapter: 3, verse: 16 }],
        BibleBookmark: [{ book: 'JHN', chapter: 3, verse: 17 }],
        UserReadingProgress: [{ user_email: email }],
        DeletionRequest: [{ reason: 'A new beginning.', status: 'pending' }],
      });
      await problems.expectNone('on the first device');
    });

    const laptop = await (await browser.newContext()).newPage();
    await test.step('a second device shows them, and changes them', async () => {
      await logInByForm(laptop, backend, email);
      await openPrayers(laptop);
      await choosePrayerAction(laptop, 'For the harvest.', 'Edit');
      await laptop.getByLabel('Your prayer', { exact: true }).fill('For a good harvest.');
      await laptop.getByRole('button', { name: 'Save', exact: true }).click();
      // An address that is entered at once would end the page before the write is stored.
      await expect(laptop.getByRole('article', { name: 'For a good harvest.' })).toBeVisible();
      await laptop.goto(`${backend.url}/Gratitude?view=journal`);
      await chooseAction(laptop.getByRole('article'), 'Edit');
      await laptop.getByLabel('Your entry').fill('Bread and salt.');
      await laptop.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(laptop.getByRole('article').getByText('Bread and salt.')).toBeVisible();
      await laptop.goto(`${backend.url}/Bible/KJV/JHN/3`);
      await expect(findVerse(laptop, 16)).toHaveAttribute('data-color', 'yellow');
      await writeNote(laptop, 16, 'So greatly loved.', 'Green');
      await laptop.goto(`${backend.url}/Plans`);
      await laptop
        .getByRole('link', { name: /Peace in the Storm/ })
        .first()
        .click();
      await laptop.getByRole('link', { name: /Day 1/ }).first().click();
      await laptop.getByRole('button', { name: 'Done' }).click();
      await expect(laptop.getByText('Day complete').first()).toBeVisible();
      await isSafe(laptop);
      expect(await readAll(email)).toMatchObject({
        Prayer: [{ prayer_text: 'For a good harvest.' }],
        GratitudeEntry: [{ entry_text: 'Bread and salt.' }],
        BibleNote: [{ note_text: 'So greatly loved.', highlight_color: 'green' }],
        UserReadingProgress: [{ completed_days: [1] }],
      });
    });

    await test.step('the first device shows the changes, and deletes the records', async () => {
      await phone.goto(`${backend.url}/Plans`);
      await phone
        .getByRole('link', { name: /Peace in the Storm/ })
        .first()
        .click();
      await expect(phone.getByText('Day 2').first()).toBeVisible();
      await openPrayers(phone);
      await choosePrayerAction(phone, 'For a good harvest.', 'Delete');
      // A record is gone from the list when its deletion is stored.
      await expect(phone.getByRole('article')).toHaveCount(0);
      await phone.goto(`${backend.url}/Gratitude?view=journal`);
      await expect(phone.getByText('Bread and salt.')).toBeVisible();
      await chooseAction(phone.getByRole('article'), 'Delete');
      await expect(phone.getByRole('article')).toHaveCount(0);
      await phone.goto(backend.url);
      await phone.getByRole('button', { name: 'Delete note' }).click();
      await expect(phone.getByRole('button', { name: 'Delete note' })).toHaveCount(0);
      await phone.goto(`${backend.url}/Bible/KJV/JHN/3`);
      await expect(findVerse(phone, 16)).toHaveAttribute('data-color', 'green');
      await findVerse(phone, 17).click();
      await tool(phone, 'Bookmark').click();
      await expect(phone.getByText('Bookmark removed')).toBeVisible();
      await openNote(phone, 16);
      await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(findVerse(phone, 16)).not.toHaveAttribute('data-color', 'green');
      await phone.goto(`${backend.url}/DeleteAccount`);
      await phone.getByRole('button', { name: 'Cancel request' }).click();
      await isSafe(phone);
      expect(await readAll(email)).toMatchObject({
        Prayer: [],
        GratitudeEntry: [],
        GraceNote: [],
        BibleNote: [],
        BibleBookmark: [],
        DeletionRequest: [],
      });
      await problems.expectNone('after the deletions');
    });
    for (const page of [phone, laptop]) await page.context().close();
  },
);

test(
  'a prayer deleted on one device leaves the other, in 10 s with a socket, else in a minute',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'deletes@example.org';
    const { phone, laptop } = await openTwoDevices(browser, email, 'Said and done.');
    await choosePrayerAction(phone, 'Said and done.', 'Delete');
    await expect(laptop.getByRole('article')).toHaveCount(0, { timeout: 10_000 });
    expect(await readPrayers(email)).toEqual([]);

    await phone.getByRole('tab', { name: 'New Prayer' }).click();
    await writePrayer(phone, 'Unheard.');
    await expect(laptop.getByRole('article')).toHaveCount(1);
    await isSafe(laptop);
    backend.refuseSockets();
    await phone.getByRole('tab', { name: 'My Prayers' }).click();
    await choosePrayerAction(phone, 'Unheard.', 'Delete');
    await expect(laptop.getByRole('article')).toHaveCount(0, { timeout: 60_000 });
    backend.allowSockets();
    for (const page of [phone, laptop]) await page.context().close();
  },
);

test(
  'a lost answer of a create, an update or a delete changes a record once',
  {
    tag: '@long',
  },
  async ({ page }) => {
    const email = 'loses@example.org';
    await signUpByForm(page, backend, email);
    const isPrayer =
      (method: string) =>
      ({ method: used, path }: SeenRequest) =>
        used === method && path.includes('/entities/Prayer');

    await page.goto(`${backend.url}/Prayer`);
    const created = backend.loseNextAnswer(isPrayer('POST'));
    await writePrayer(page, 'Sent twice.');
    await created;
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await isSafe(page);
    expect(await readPrayers(email)).toHaveLength(1);

    const updated = backend.loseNextAnswer(isPrayer('PUT'));
    await chooseAction(page.getByRole('article'), 'Mark as answered');
    await updated;
    await isSafe(page);
    await tell(page, 'Heard once.');
    await isSafe(page);
    expect(await readPrayers(email)).toMatchObject([
      { prayer_text: 'Sent twice.', is_answered: true, testimony: 'Heard once.' },
    ]);

    const deleted = backend.loseNextAnswer(isPrayer('DELETE'));
    await choosePrayerAction(page, 'Sent twice.', 'Delete');
    await deleted;
    await isSafe(page);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await readPrayers(email)).toEqual([]);
  },
);

test(
  'with the emulator suspended, the app opens, writes and changes; all is sent once afterwards',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'offline@example.org';
    await signUpByForm(page, backend, email);
    await waitUntilPrecached(page);
    await page.goto(`${backend.url}/Prayer`);
    await writePrayer(page, 'Changed offline.');
    await writePrayer(page, 'Deleted offline.');
    await isSafe(page);

    backend.suspend();
    await page.close();
    const again = await context.newPage();
    await again.goto(`${backend.url}/Prayer`);
    await writePrayer(again, 'Written offline.');
    await again.getByRole('tab', { name: 'My Prayers' }).click();
    await choosePrayerAction(again, 'Changed offline.', 'Edit');
    await again.getByLabel('Your prayer', { exact: true }).fill('Changed without a server.');
    await again.getByRole('button', { name: 'Save', exact: true }).click();
    await choosePrayerAction(again, 'Deleted offline.', 'Delete');
    await expect(again.getByRole('button', { name: /^Sync: \d+ items to sync/ })).toBeVisible();

    backend.resume();
    // The next attempt follows after a random wait that grows with each failure (R27).
    await isSafe(again, 60_000);
    const prayers = await readPrayers(email);
    expect(prayers.map(({ prayer_text: text }) => text).toSorted()).toEqual([
      'Changed without a server.',
      'Written offline.',
    ]);
  },
);

test(
  'of two offline testimonies, one is current and one is a previous version, on both devices',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'conflict@example.org';
    const { phone, laptop } = await openTwoDevices(browser, email, 'For rain.');
    await chooseAction(phone.getByRole('article'), 'Mark as answered');
    await laptop.getByRole('button', { name: 'Add how it was answered' }).click();
    await expect(laptop.getByLabel('How was it answered?')).toBeVisible();
    await isSafe(phone);
    for (const page of [phone, laptop]) await page.context().setOffline(true);
    await tell(phone, 'Told on the phone.');
    await tell(laptop, 'Told on the laptop.');
    for (const page of [phone, laptop]) {
      await waits(page);
      await page.context().setOffline(false);
      await isSafe(page);
    }
    for (const page of [phone, laptop]) {
      const card = page.getByRole('article');
      await expect(card.getByText('Told on the laptop.', { exact: true })).toBeVisible();
      await card.getByText('Version history', { exact: true }).click();
      await expect(card.getByText('Told on the phone.', { exact: true })).toBeVisible();
    }
    expect(await readPrayers(email)).toMatchObject([
      { testimony: 'Told on the laptop.', earlier_wordings: [{ text: 'Told on the phone.' }] },
    ]);
    for (const page of [phone, laptop]) await page.context().close();
  },
);

test(
  'after a log-out the device has no record; a log-in restores all records',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'leaves@example.org';
    await signUpByForm(page, backend, email);
    await page.goto(`${backend.url}/Prayer`);
    await writePrayer(page, 'Kept on the backend.');
    await isSafe(page);
    await logOutFromMenu(page);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    const remaining = () =>
      page.evaluate(async () =>
        (await indexedDB.databases())
          .map(({ name = '' }) => name)
          .filter((name) => name.includes('selah-person') && !name.includes('-guest')),
      );
    await expect.poll(remaining).toEqual([]);
    await page.goto(`${backend.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Wrong email or password. Check both and try again.',
    );
    await logInByForm(page, backend, email);
    await openPrayers(page);
    await expect(page.getByRole('article', { name: 'Kept on the backend.' })).toBeVisible();
  },
);

test('1,000 prayers are sent once each', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  const email = 'writes@example.org';
  await signUpByForm(page, backend, email);
  await page.goto(`${backend.url}/Prayer`);
  backend.suspend();
  const texts = Array.from({ length: 1_000 }, (_, index) => `Prayer ${index + 1}`);
  await writePrayers(page, texts);
  backend.resume();
  // One request for each record: the platform has no batches.
  await isSafe(page, 300_000);
  const sent = (await readPrayers(email)).map(({ prayer_text: text }) => text);
  expect(sent.toSorted()).toEqual(texts.toSorted());
});
