// Browser tests of the height of the progress page on a phone: of a new person and of a person with
// a full year.
import { expect, type Page } from '@playwright/test';
import { createServerRecords, logIn, signUp } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test.use({ viewport: { width: 390, height: 844 } });

async function openProgress(page: Page): Promise<void> {
  await page.goto(`${server.url}/Achievements`);
  await page.getByRole('region', { name: 'Up next' }).waitFor();
}

const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the progress of a new person fits into one screen', { tag: '@long' }, async ({ page }) => {
  await signUp(page, server, 'new@example.org');
  await openProgress(page);
  await expect.poll(() => readHeight(page)).toBeLessThanOrEqual(844);
});

test(
  'the progress of a full year takes little more than two screens',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'full@example.org';
    await signUp(page, server, email);
    const today = Date.now();
    const days = Array.from({ length: 40 }, (_day, index) =>
      new Date(today - index * 86_400_000).toISOString().slice(0, 10),
    );
    await createServerRecords(
      server,
      email,
      'GratitudeEntry',
      days.map((date) => ({ date, entry_text: 'Bread', language: 'en', user_email: email })),
    );
    await createServerRecords(
      server,
      email,
      'GraceNote',
      days.map((date) => ({ date, mood: 'weary', message: 'Rest.', user_email: email })),
    );
    await createServerRecords(
      server,
      email,
      'Prayer',
      days.map((date) => ({
        title: 'Peace',
        request: 'Peace',
        prayer_text: 'Lord, give peace.',
        category: 'family',
        is_answered: true,
        answered_date: date,
        user_email: email,
      })),
    );
    await createServerRecords(server, email, 'UserReadingProgress', [
      {
        plan_id: 'peace_in_the_storm',
        completed_days: [1, 2, 3],
        completed: true,
        user_email: email,
      },
    ]);
    await logIn(page, server, email);
    await openProgress(page);
    await expect(
      page.getByRole('region', { name: 'Achievements' }).getByRole('listitem'),
    ).toHaveCount(10, { timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'The whole Bible' })).toBeVisible();
    expect(await readHeight(page)).toBeLessThanOrEqual(2_000);
  },
);
