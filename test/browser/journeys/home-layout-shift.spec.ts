// Browser tests that Home does not jump while it loads: for a guest, a new user, a user with a note
// of today and a user with many records, on a phone and on a desktop, also with a late Bible text.
import { expect, type Browser, type Page } from '@playwright/test';
import { observeLayoutShift, readLayoutShift } from '../support/layout-shift.ts';
import { browseAsGuest, createServerRecords, signUp } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

const maxShift = 0.05;
const screens = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** Opens a page that adds up its layout shifts. */
async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  isGuest = false,
): Promise<Page> {
  // The service worker would answer requests that a test holds back.
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  if (isGuest) await browseAsGuest(context);
  await observeLayoutShift(context);
  return context.newPage();
}

/** Resolves to the sum of all shifts when the whole of Home is drawn. */
async function readShiftWhenLoaded(page: Page): Promise<number> {
  const verse = page.getByRole('region', { name: 'Verse of the day' });
  await expect(verse.getByRole('blockquote')).not.toBeEmpty();
  await expect(
    page.getByRole('link', { name: 'Search the Bible and everything you wrote' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Daily Grace Note' })).toBeVisible();
  return readLayoutShift(page);
}

async function openHomeAgain(page: Page): Promise<number> {
  await page.goto(`${server.url}/Home`);
  return readShiftWhenLoaded(page);
}

for (const [screen, viewport] of screens) {
  test(`Home of a guest does not jump on a ${screen}, with a late Bible text either`, async ({
    browser,
  }) => {
    const page = await openPage(browser, viewport, true);
    // The verse of this day has the longest text: Romans 8:38-39.
    await page.clock.setFixedTime(new Date('2026-06-27T12:00:00'));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/functions/fetchBibleChapter', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${server.url}/Home`);
    await expect(page.getByRole('link', { name: 'Start with the Gospel of John' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Daily Grace Note' })).toContainText(
      'To reflect on',
    );
    await expect(page.getByRole('blockquote')).toHaveCount(0);
    release();
    expect(await readShiftWhenLoaded(page)).toBeLessThanOrEqual(maxShift);
    expect(await openHomeAgain(page)).toBeLessThanOrEqual(maxShift);
    await page.context().close();
  });

  test(`Home of a user does not jump on a ${screen}: new, with a note, with many records`, async ({
    browser,
  }) => {
    const page = await openPage(browser, viewport);
    const email = `${screen}@example.org`;
    await signUp(page, server, email);
    expect(await openHomeAgain(page)).toBeLessThanOrEqual(maxShift);

    await page.locator('label').filter({ hasText: 'Weary' }).click();
    await page.getByRole('button', { name: 'Get Encouragement' }).click();
    await expect(page.getByRole('article')).toContainText('Weary');
    expect(await openHomeAgain(page)).toBeLessThanOrEqual(maxShift);
    await expect(page.getByRole('article')).toContainText('Weary');

    await createManyRecords(email);
    await page.reload();
    await expect(page.getByRole('link', { name: '200 open prayers' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'and 39 more entries' })).toBeVisible();
    expect(await openHomeAgain(page)).toBeLessThanOrEqual(maxShift);
    await expect(page.getByRole('region', { name: 'My Day' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Other notes from today' })).toBeVisible();
    await page.context().close();
  });
}

async function createManyRecords(email: string): Promise<void> {
  const date = new Intl.DateTimeFormat('en-CA').format(new Date());
  const long = 'For my sister, who is far away and waits for news from the hospital every day. ';
  const listOf = <T>(count: number, build: (number: number) => T) =>
    Array.from({ length: count }, (_, number) => build(number));
  await createServerRecords(
    server,
    email,
    'Prayer',
    listOf(200, (number) => ({
      client_id: `prayer-${number}`,
      title: `${long} ${number}`,
      prayer_text: long.repeat(4),
    })),
  );
  await createServerRecords(
    server,
    email,
    'GratitudeEntry',
    listOf(40, (number) => ({
      client_id: `gratitude-${number}`,
      date,
      entry_text: `${long.repeat(2)} ${number}`,
    })),
  );
  await createServerRecords(
    server,
    email,
    'GraceNote',
    listOf(3, (number) => ({
      client_id: `note-${number}`,
      date,
      mood: 'joyful',
      message: long.repeat(5),
    })),
  );
}
