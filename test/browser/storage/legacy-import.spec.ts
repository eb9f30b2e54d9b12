// Browser test of the legacy import: data of the legacy app is imported once, for its owner, and
// only then are its keys removed.
import { expect, type Page } from '@playwright/test';
import {
  expectSynced,
  logInByForm,
  readServerRecords,
  signUp,
  waitUntilPrecached,
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

const email = 'from-before@example.org';
const note = {
  user_email: email,
  date: '2025-03-02',
  mood: 'weary',
  message: 'A note of the old days.',
  language: 'en',
};

/**
 * Data in the format of the legacy app: a sync queue, stored notes, the reading position, the
 * language and searches.
 */
const left: Record<string, unknown> = {
  selah_pending_sync: [
    { entityType: 'GraceNote', data: note, timestamp: 1_740_900_000_000 },
    {
      entityType: 'Prayer',
      data: {
        user_email: email,
        request: 'An old prayer.',
        prayer_text: 'An old prayer.',
        title: 'An old prayer.',
      },
      timestamp: 1_740_900_001_000,
    },
    {
      entityType: 'GratitudeEntry',
      data: { user_email: 'another.user@example.org', date: '2025-03-02', content: 'Not yours.' },
      timestamp: 1_740_900_002_000,
    },
  ],
  selah_grace_notes: [
    { ...note, id: 'offline_1740900000000', synced: false },
    { ...note, id: '65f0', message: 'Long on the server.', synced: true },
  ],
  selah_reading_history: [
    { book: 'John', chapter: 3, translation: 'KJV', timestamp: 1_740_900_003_000 },
  ],
  selah_install_dismissed: 'true',
};

async function leave(page: Page): Promise<void> {
  // A page of the same origin, without the app.
  await page.goto(`${server.url}/healthz`);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all))
      localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
  }, left);
}

function namesLeft(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) => names.filter((name) => localStorage.getItem(name) !== null),
    Object.keys(left),
  );
}

const movedOnce = async () => {
  const [notes, prayers, gratitude] = await Promise.all(
    ['GraceNote', 'Prayer', 'GratitudeEntry'].map((entity) =>
      readServerRecords(server, email, entity),
    ),
  );
  return {
    notes: notes?.map(({ message }) => message),
    prayers: prayers?.map(({ prayer_text: text }) => text),
    gratitude,
  };
};

const whole = { notes: ['A note of the old days.'], prayers: ['An old prayer.'], gratitude: [] };

test(
  '[R44] legacy data is imported once for its owner, despite two tabs and no server',
  { tag: '@long' },
  async ({ page, context, browser }) => {
    const other = await (await browser.newContext()).newPage();
    await signUp(other, server, email);
    await other.context().close();

    await leave(page);
    // A guest sees none of the legacy data, and none of it is removed.
    await page.goto(`${server.url}/Prayer`);
    await waitUntilPrecached(page);
    await expect(page.getByText('An old prayer.')).toHaveCount(0);
    expect(await namesLeft(page)).toContain('selah_pending_sync');

    await logInByForm(page, server, email);
    await server.stop('SIGKILL');
    const second = await context.newPage();
    for (const tab of [page, second]) await tab.goto(`${server.url}/Prayer`);
    for (const tab of [page, second]) {
      await tab.getByRole('tab', { name: 'My Prayers' }).click();
      await expect(tab.getByRole('article', { name: 'An old prayer.' })).toHaveCount(1);
    }
    await expect.poll(() => namesLeft(page)).toEqual([]);
    await server.start();
    await expectSynced(page, 10_000);
    await expect.poll(movedOnce).toEqual(whole);

    // Legacy data of another user stays on the device for that user and is not shown.
    expect(await page.evaluate(() => localStorage.getItem('selah_former'))).toContain('Not yours.');
    await page.reload();
    await expectSynced(page);
    expect(await movedOnce()).toEqual(whole);

    // A tab of the legacy app stores the same data again.
    await leave(page);
    await page.goto(`${server.url}/Prayer`);
    await expect.poll(() => namesLeft(page)).toEqual([]);
    await expectSynced(page);
    expect(await movedOnce()).toEqual(whole);
  },
);
