// Browser test of the search page on a phone: the first verse is in the upper half of the screen,
// below one row of select fields, with the user's own texts folded above it.
import { expect } from '@playwright/test';
import { signUp, writePrayer } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

const size = { width: 390, height: 844 };

test('the first verse begins in the upper half, with own texts folded above it', async ({
  page,
}) => {
  await page.setViewportSize(size);
  await signUp(page, server, 'searches@example.org');
  await page.goto(`${server.url}/Prayer`);
  for (const words of ['Peace for my mother.', 'Peace in our street.'])
    await writePrayer(page, words);
  await page.goto(`${server.url}/Search?q=peace`);
  const firstVerse = page.locator('[data-hit]').first();
  await expect(firstVerse).toHaveAttribute('href', /^\/Bible\//);
  const ownTexts = page.getByRole('button', { name: '2 of your own texts' });
  await expect(ownTexts).toBeVisible();
  const top = async () => (await firstVerse.boundingBox())?.y ?? Number.NaN;
  await expect.poll(top).toBeLessThan(size.height / 2);

  const selects = await page.getByRole('main').getByRole('combobox').all();
  const boxes = await Promise.all(selects.map((select) => select.boundingBox()));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);

  await ownTexts.click();
  await expect(page.getByRole('region', { name: 'Prayers' }).getByRole('link')).toHaveCount(2);
});
