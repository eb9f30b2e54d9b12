// Browser test of the verses by heart: a verse is added in the reader and practised without a
// connection, and a second device shows when it comes next.
import { expect } from '@playwright/test';
import {
  expectSynced,
  findMenuButton,
  findVerse,
  logIn,
  readServerRecords,
  signUp,
  waitUntilPrecached,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

const email = 'heart@example.org';
const entity = 'MemoryVerse';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test(
  'a verse is added in the reader, practised offline, and seen on a second device',
  { tag: '@long' },
  async ({ page, context, browser }) => {
    await signUp(page, server, email);

    await test.step('a verse is added once, and the second time it is known', async () => {
      await page.goto(`${server.url}/Bible/KJV/JHN/3`);
      const learn = page.getByRole('toolbar').getByRole('button', { name: 'Learn', exact: true });
      await findVerse(page, 16).click();
      await learn.click();
      await expect(page.getByText('Added to your verses by heart')).toBeVisible();
      await findVerse(page, 16).click();
      await learn.click();
      await expect(page.getByText('This verse is already in your list.')).toBeVisible();
      // The selection stays, so that another verse can be added to it.
      await findVerse(page, 16).click();
      await expect(learn).toHaveCount(0);
      await expect
        .poll(() => readServerRecords(server, email, entity))
        .toMatchObject([
          { book: 'JHN', chapter: 3, verse: 16, reference: 'John 3:16', translation: 'KJV' },
        ]);
      await waitUntilPrecached(page);
    });

    await test.step('the menu leads to the list', async () => {
      await findMenuButton(page).click();
      await page.getByRole('link', { name: 'Verses by heart' }).click();
      await expect(page.getByRole('heading', { name: '1 verse for today' })).toBeVisible();
      await expect(page.getByRole('listitem', { name: 'John 3:16' })).toContainText(
        'For God so loved the world',
      );
    });

    await test.step('offline, the verse is read and said by first letters', async () => {
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: 'Practice', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'John 3:16' })).toBeFocused();
      await expect(page.getByText(/^For God so loved the world/)).toBeVisible();
      await page.getByRole('button', { name: 'I’ve read it' }).click();
      await expect(page.getByRole('radio', { name: 'First letters' })).toBeChecked();
      await expect(page.getByText('For God so loved the world')).toHaveCount(0);
      await page.getByRole('button', { name: 'Show word 2: G…' }).press('Enter');
      await expect(page.getByRole('button', { name: 'God', exact: true })).toBeVisible();
    });

    await test.step('in another mode, the parts are put in order by keyboard', async () => {
      await page.getByRole('radio', { name: 'Put in order' }).check();
      const open = page.getByRole('list', { name: 'Parts of the verse' }).getByRole('button');
      const count = await open.count();
      expect(count).toBeGreaterThan(2);
      await open.first().focus();
      for (let left = count; left > 0; left -= 1) {
        await expect(open).toHaveCount(left);
        await expect(open.first()).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(open).toHaveCount(0);
      await page.getByRole('button', { name: /^(Show the verse|Continue)$/ }).click();
      await expect(page.getByRole('heading', { name: 'How did it go?' })).toBeFocused();
    });

    await test.step('the answer is saved offline, and the list is calm', async () => {
      await page.getByRole('button', { name: 'Not yet' }).click();
      await expect(page.getByRole('heading', { name: /^Well done/ }).first()).toBeAttached();
      await page.getByRole('button', { name: 'All verses' }).last().click();
      await expect(page.getByRole('heading', { name: 'Nothing to practice today' })).toBeVisible();
      await expect(page.getByText('The next verse comes tomorrow.')).toBeVisible();
    });

    await test.step('back online, the server has the schedule', async () => {
      await context.setOffline(false);
      await expectSynced(page);
      await expect
        .poll(() => readServerRecords(server, email, entity))
        .toMatchObject([{ schedules: [{ reps: 1 }] }]);
    });

    await test.step('a second device shows the verse and its day', async () => {
      const other = await (await browser.newContext({ viewport: oneColumn })).newPage();
      await logIn(other, server, email);
      await other.goto(`${server.url}/MemoryVerses`);
      const row = other.getByRole('listitem', { name: 'John 3:16' });
      await expect(row).toContainText('Next: tomorrow');
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await row.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(other.getByRole('heading', { name: 'No verses yet' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No verses yet' })).toBeVisible();
    });
  },
);
