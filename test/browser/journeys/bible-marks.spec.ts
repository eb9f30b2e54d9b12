// Browser tests of highlights in real Bible translations: a mark in Segond appears on the matching
// verses of other translations, also offline. Also covers undo, and highlighting by keyboard alone.
import { expect, type Page } from '@playwright/test';
import { startFakeHelloao } from '../../server/bible/support/fake-helloao.ts';
import { hasTextFolder } from '../../server/bible/support/test-bibles.ts';
import { readServerRecords, signUp, waitUntilPrecached, findVerse } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let upstream: Awaited<ReturnType<typeof startFakeHelloao>>;
let server: ServerProcess;

test.beforeAll(async () => {
  upstream = await startFakeHelloao();
  server = await createServerProcess({ BIBLE_HELLOAO_URL: upstream.url });
  await server.start();
});

test.afterAll(async () => {
  await server.stop('SIGTERM');
  await upstream.close();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await expect(findVerse(page, 1)).toBeVisible();
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
const pink = (page: Page) =>
  page.locator('[data-color="pink"]').evaluateAll((verses) => verses.map(({ id }) => id));

test(
  'a highlight made in Segond appears on the matching verse, and stays offline',
  { tag: '@long' },
  async ({ page, context }) => {
    // The Segond text comes from a folder that may be missing on a machine: the test is then
    // skipped with a reason.
    test.skip(
      !hasTextFolder,
      'the folder of test Bibles is missing (set SELAH_BIBLES to its place)',
    );
    const email = 'marks@example.org';
    await signUp(page, server, email);
    // Segond counts the title of this psalm as its first two verses.
    await open(page, '/Bible/FRLSG/PSA/51');
    await findVerse(page, 3).click();
    await findVerse(page, 4).click({ modifiers: ['Shift'] });
    await tool(page, 'Highlight: Pink').click();
    await expect.poll(() => pink(page)).toEqual(['v3', 'v4']);
    for (const translation of ['KJV', 'WEB']) {
      await open(page, `/Bible/${translation}/PSA/51`);
      await expect.poll(() => pink(page), translation).toEqual(['v1', 'v2']);
    }
    await expect
      .poll(() => readServerRecords(server, email, 'BibleNote'))
      .toMatchObject([
        {
          book: 'PSA',
          chapter: 51,
          verse: 1,
          end_chapter: 51,
          end_verse: 2,
          reference: 'Psalm 51:3–4',
        },
      ]);

    // The colour is removed from one of the two verses, and restored.
    await findVerse(page, 2).click();
    await tool(page, 'Highlight: None').click();
    await expect.poll(() => pink(page)).toEqual(['v1']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => pink(page)).toEqual(['v1', 'v2']);

    await open(page, '/Bible/FRLSG/PSA/51');
    await waitUntilPrecached(page);
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => pink(page)).toEqual(['v3', 'v4']);
    await findVerse(page, 5).click();
    await tool(page, 'Bookmark').click();
    await expect(page.getByText('Bookmarked')).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(() => readServerRecords(server, email, 'BibleBookmark'))
      .toMatchObject([{ book: 'PSA', chapter: 51, verse: 3, kind: 'verse', translation: 'frlsg' }]);
  },
);

test('by keyboard alone, a verse is highlighted and gets the focus back', async ({ page }) => {
  await signUp(page, server, 'keys@example.org');
  await open(page, '/Bible/KJV/JHN/3');
  const number = findVerse(page, 1).getByRole('button');
  await number.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Highlight: Yellow')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(findVerse(page, 2)).toHaveAttribute('data-color', 'green');
  await expect(findVerse(page, 2).getByRole('button')).toBeFocused();
});
