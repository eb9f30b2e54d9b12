// Browser test of half an hour offline with the server killed, in which a user works with every
// main feature. No failure may be visible, and all records sync exactly once afterwards.
import { expect, type Page } from '@playwright/test';
import { collectProblems } from '../support/watch-for-problems.ts';
import {
  chooseAction,
  expectSynced,
  findVerse,
  openNote,
  readServerRecords,
  signUp,
  waitUntilPrecached,
  writePrayer,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

const email = 'aloft@example.org';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** Navigates by the tab bar at the bottom of the page, as on a phone. */
function goTo(page: Page, room: string): Promise<void> {
  return page.getByRole('link', { name: room, exact: true }).last().click();
}

/**
 * Waits until no sync cycle is running, see `getSyncLockName` in src/app/sync/sync-environment.ts.
 */
function waitForSyncCycle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    const locks = held.flatMap(({ name }) => (name?.startsWith('selah-sync-') ? [name] : []));
    await Promise.all(locks.map((lock) => navigator.locks.request(lock, () => {})));
  });
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

test('[R35] thirty minutes without a server', { tag: '@long' }, async ({ page, context }) => {
  test.setTimeout(300_000);
  const calm = await collectProblems(page);

  await test.step('the app and one Bible are on the device', async () => {
    await signUp(page, server, email);
    await waitUntilPrecached(page);
    await page.goto(`${server.url}/BibleLibrary`);
    await page.getByRole('button', { name: 'Download King James Version', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Remove King James Version' })).toBeVisible({
      timeout: 60_000,
    });
    await page.goto(server.url);
    await expect(page.getByRole('heading', { name: 'My Day' })).toBeVisible();
    await expectSynced(page);
    await server.stop('SIGKILL');
    // Before the page's first line: a timer of the real clock cannot be stopped by that of the
    // test.
    await page.clock.install();
    await page.goto(server.url);
    await expect(page.getByRole('heading', { name: 'My Day' })).toBeVisible();
  });

  /**
   * Advances the page's clock by some minutes and runs every timer as often as due. Storage and
   * worker use the real clock, so the helper waits for a running sync cycle. Otherwise the cycle
   * stands still for a minute of page time, which the page treats as lost storage
   * (src/app/sync/sync-lock.ts).
   */
  async function afterMinutes(minutes: number, where: string): Promise<void> {
    for (let third = 0; third < minutes * 3; third += 1) {
      await page.clock.runFor(20_000);
      await waitForSyncCycle(page);
    }
    await calm.expectNone(where);
  }

  await test.step('a chapter, and the next; a highlight and a note', async () => {
    await goTo(page, 'Bible');
    await expect(findVerse(page, 14)).toContainText('And the Word was made flesh');
    await afterMinutes(2, 'reading John 1');
    await page.getByRole('link', { name: 'Next: John 2' }).first().click();
    await expect(findVerse(page, 1)).toContainText('marriage in Cana');
    await findVerse(page, 5).click();
    await tool(page, 'Highlight: Green').click();
    await expect(findVerse(page, 5)).toHaveAttribute('data-color', 'green');
    await openNote(page, 11);
    await page.getByLabel('Your note').fill('The first of his signs.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await afterMinutes(3, 'marking John 2');
  });

  await test.step('a prayer is saved offline, marked as answered, with a testimony', async () => {
    await goTo(page, 'Prayer');
    await writePrayer(page, 'For a calm crossing.');
    await page.getByLabel('What is on your heart?').fill('for those who wait at home');
    await page.getByRole('button', { name: 'Find a prayer' }).click();
    await page.getByRole('button', { name: 'Save prayer' }).click();
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    const crossing = page.getByRole('article', { name: 'For a calm crossing.' });
    await chooseAction(crossing, 'Mark as answered');
    await crossing.getByLabel('How was it answered?').fill('Not one cloud.');
    await crossing.getByRole('button', { name: 'Save testimony' }).click();
    await expect(
      crossing.getByRole('paragraph').filter({ hasText: 'Not one cloud.' }),
    ).toBeVisible();
    await afterMinutes(4, 'praying');
  });

  await test.step('thanks, with an affirmation', async () => {
    await goTo(page, 'Gratitude');
    await page.getByLabel('What are you thankful for today?').fill('The sea from above.');
    await page.getByRole('button', { name: 'Encourage me' }).click();
    await page.getByRole('button', { name: 'Save with entry' }).click();
    await page.getByRole('tab', { name: 'My Journal' }).click();
    await expect(page.getByRole('article').getByText('The sea from above.')).toBeVisible();
    await afterMinutes(2, 'giving thanks');
  });

  await test.step('a plan is begun, and its first day read', async () => {
    await goTo(page, 'Home');
    await page
      .getByRole('region', { name: 'My Day' })
      .getByRole('link', { name: /Start a short reading plan/ })
      .click();
    await page
      .getByRole('link', { name: /Peace in the Storm/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Start plan' }).click();
    await page.getByRole('link', { name: /Day 1/ }).first().click();
    await page.getByRole('link', { name: 'Open in the Bible: Mark 4:35–41' }).click();
    await expect(findVerse(page, 39)).toContainText('Peace, be still');
    await page.goBack();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Day complete').first()).toBeVisible();
    await afterMinutes(5, 'the plan');
  });

  await test.step('offline, a search covers the whole Bible and the user’s own texts', async () => {
    await page.goto(`${server.url}/Search`);
    await page.getByRole('searchbox').fill('calm');
    await page.getByRole('button', { name: '1 of your own texts' }).click();
    await expect(page.getByRole('main').getByText('For a calm crossing.').first()).toBeVisible();
    await expect(
      page.getByRole('main').getByText('He maketh the storm a calm', { exact: false }),
    ).toBeVisible();
    await afterMinutes(3, 'searching');
  });

  await test.step('a grace note and an answer, without a model', async () => {
    await goTo(page, 'Home');
    await page.locator('label').filter({ hasText: 'Weary' }).click();
    await page.getByRole('button', { name: 'Get Encouragement' }).click();
    await expect(page.getByRole('article')).toContainText('From Selah’s library');
    await page.goto(`${server.url}/Wisdom`);
    await page.getByLabel('What do you need wisdom for?').fill('How can I be patient?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByRole('button', { name: 'Save answer' }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await afterMinutes(4, 'asking');
  });

  await test.step('offline, the sleep pages work and the language can be changed', async () => {
    await goTo(page, 'Sleep');
    await page.getByRole('link', { name: 'Fear in the night' }).click();
    await page.getByRole('link', { name: /My heart is racing/ }).click();
    await expect(page.getByText(/^Fear thou not; for I am with thee/)).toBeVisible();
    await page.getByRole('link', { name: 'Bedtime mode' }).click();
    await afterMinutes(6, 'in bed');
    await page.keyboard.press('Escape');
    // Leaving bedtime mode is a step back in history, which would abort a navigation by the test.
    await page.waitForURL(({ search }) => search === '');
    await page.goto(`${server.url}/Settings#language`);
    await page.getByRole('main').getByRole('radio', { name: 'Français' }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    await page.getByRole('main').getByRole('radio', { name: 'English' }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await afterMinutes(2, 'choosing');
  });

  await test.step('after an offline reload, all records and the mark are visible', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sync: \d+ items to sync/ })).toBeVisible();
    await page.goto(`${server.url}/Bible/KJV/JHN/2`);
    await expect(findVerse(page, 5)).toHaveAttribute('data-color', 'green');
    await calm.expectNone('opened again');
  });

  await test.step('when the server is back, every record syncs exactly once', async () => {
    await server.start();
    await page.clock.runFor(60_000);
    await expectSynced(page, 30_000);
    await calm.expectNone('landed');
    const [notes, prayers, thanks, paths, letters, persons] = await Promise.all(
      ['BibleNote', 'Prayer', 'GratitudeEntry', 'UserReadingProgress', 'GraceNote', 'User'].map(
        (entity) => readServerRecords(server, email, entity),
      ),
    );
    expect(notes).toHaveLength(2);
    expect(notes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ note_text: 'The first of his signs.' }),
        expect.objectContaining({ book: 'JHN', chapter: 2, verse: 5 }),
      ]),
    );
    expect(prayers).toHaveLength(2);
    expect(prayers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          prayer_text: 'For a calm crossing.',
          is_answered: true,
          testimony: 'Not one cloud.',
        }),
      ]),
    );
    expect(thanks).toEqual([expect.objectContaining({ entry_text: 'The sea from above.' })]);
    expect(paths).toHaveLength(1);
    expect(letters).toEqual([expect.objectContaining({ mood: 'weary' })]);
    expect(persons).toEqual([expect.objectContaining({ language: 'en' })]);
    expect(context.pages()).toHaveLength(1);
  });
});
