// Browser test that no page of a guest or of a user with records jumps while it loads from the
// server, on a phone and on a desktop.
import { expect, type BrowserContext } from '@playwright/test';
import { measureLayoutShift, observeLayoutShift } from '../support/layout-shift.ts';
import { pagePaths } from '../support/page-names.ts';
import { browseAsGuest, createServerRecords, signUp } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { readStoredDocuments } from '../support/stored-documents.ts';
import { test } from '../support/test.ts';

const maxShift = 0.05;
const screens = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

test.describe.configure({ timeout: 300_000 });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** Returns the pages that move more than the limit. */
async function findJumpingPages(context: BrowserContext): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const paths = pagePaths.values();
  // Two pages at a time: each waits for half a second without requests.
  await Promise.all(
    [1, 2].map(async () => {
      for (const path of paths) {
        const shift = await measureLayoutShift(context, server.url + path);
        if (shift > maxShift) found[path] = shift.toFixed(3);
      }
    }),
  );
  return found;
}

for (const [screen, viewport] of screens) {
  // The service worker would answer from the precache, which is the easier case.
  const options = { viewport, serviceWorkers: 'block' } as const;

  test(`no page of a guest jumps on a ${screen}`, { tag: '@long' }, async ({ browser }) => {
    const context = await browser.newContext(options);
    await browseAsGuest(context);
    await observeLayoutShift(context);
    expect(await findJumpingPages(context)).toEqual({});
    await context.close();
  });

  test(
    `no page of a user with records jumps on a ${screen}`,
    { tag: '@long' },
    async ({ browser }) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const email = `${screen}@example.org`;
      await signUp(page, server, email);
      await createRecords(email);
      await page.goto(`${server.url}/Prayer?view=mine`);
      await expect(page.getByText('60 prayers', { exact: true })).toBeVisible();
      await page.goto(`${server.url}/Gratitude?view=journal`);
      await expect(page.getByText('60 entries', { exact: true })).toBeVisible();
      // The page of the progress shows the counts of the last visit first.
      await page.goto(`${server.url}/Achievements`);
      await expect(page.getByRole('region', { name: 'In numbers' })).toContainText('60');
      await expect
        .poll(async () => (await readStoredDocuments(page, 'activity'))['counted|ledger'])
        .toMatchObject({ value: { prayers: 60, gratitudeEntries: 60 } });
      await page.close();
      await observeLayoutShift(context);
      expect(await findJumpingPages(context)).toEqual({});
      await context.close();
    },
  );
}

async function createRecords(email: string): Promise<void> {
  const date = new Intl.DateTimeFormat('en-CA').format(new Date());
  const text = 'For my sister, who is far away, and for patience every day. ';
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  await createServerRecords(
    server,
    email,
    'Prayer',
    numbers.map((number) => ({
      client_id: `prayer-${number}`,
      title: `Prayer ${number}`,
      prayer_text: text.repeat(1 + (number % 6)),
    })),
  );
  await createServerRecords(
    server,
    email,
    'GratitudeEntry',
    numbers.map((number) => ({
      client_id: `gratitude-${number}`,
      date,
      entry_text: text.repeat(1 + (number % 4)),
    })),
  );
}
