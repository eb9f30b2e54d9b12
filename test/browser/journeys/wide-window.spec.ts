// Browser test of the pages with two panes on a wide window: prayers, gratitude and wisdom side by
// side, the keyboard, and no horizontal scrolling.
import { expect } from '@playwright/test';
import { createServerRecords, expectSynced, signUp } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test('on a wide window, lists and details are side by side and used by keyboard', async ({
  page,
}) => {
  const email = 'wide@example.org';
  await signUp(page, server, email);
  await createServerRecords(
    server,
    email,
    'Prayer',
    Array.from({ length: 40 }, (_, place) => ({
      title: `Prayer number ${place}`,
      request: `Prayer number ${place}`,
      prayer_text: `Lord, hear prayer number ${place}.`,
      category: 'family',
    })),
  );
  await page.goto(`${server.url}/Prayer?view=mine`);
  await expectSynced(page);
  await page.reload();
  const detail = page.getByRole('region', { name: 'Your prayer' });
  const selected = page.locator('a[aria-current="true"]');
  await expect(detail.getByText(/^Lord, hear prayer/)).toBeVisible();
  await expect(selected).toHaveCount(1);

  await selected.focus();
  const before = await detail.getByRole('article').getAttribute('aria-label');
  for (let step = 0; step < 12; step += 1) {
    const from = page.url();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.url()).not.toBe(from);
    await expect(selected).toBeFocused();
  }
  await expect(selected).toBeInViewport({ ratio: 1 });
  await expect(detail.getByRole('article')).toBeInViewport({ ratio: 1 });
  expect(await detail.getByRole('article').getAttribute('aria-label')).not.toBe(before);
  await page.keyboard.press('Enter');
  await expect(detail).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/Search$/);

  for (const path of ['/Prayer?view=mine', '/Prayer', '/Gratitude', '/Wisdom', '/Wisdom?view=kept'])
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(server.url + path);
      await expect(page.locator('main h1, main h2').first()).toBeAttached();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, width, overflow]).toEqual([path, width, 0]);
    }
});
