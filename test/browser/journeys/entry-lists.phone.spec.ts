// Browser test of the lists of prayers and gratitude entries on a phone: heights, the position of
// the first entry, the menu of actions by keyboard, and toasts.
import { expect, type Page } from '@playwright/test';
import { chooseAction, createServerRecords, expectSynced, signUp } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

const shortPrayer = 'For my sister, far away, that she finds work and friends in the new city.';

async function signUpWithPrayers(page: Page, email: string, count: number): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, server, email);
  await createServerRecords(
    server,
    email,
    'Prayer',
    Array.from({ length: count }, (_, place) => ({
      title: `${place} ${shortPrayer}`.slice(0, 50),
      request: `${place} ${shortPrayer}`,
      prayer_text: `${place} ${shortPrayer}`,
      category: 'family',
    })),
  );
  await page.goto(`${server.url}/Prayer?view=mine`);
  await expect(page.getByText(`${count} prayers`)).toBeAttached();
  await expectSynced(page);
}

for (const count of [3, 24]) {
  test(`with ${count} prayers, the list begins in the upper half and short cards are low`, async ({
    page,
  }) => {
    await signUpWithPrayers(page, `list-${count}@example.org`, count);
    const boxes = await Promise.all(
      (await page.getByRole('article').all()).slice(0, 3).map((card) => card.boundingBox()),
    );
    expect(boxes[0]?.y).toBeLessThan(422);
    for (const box of boxes) expect(box?.height).toBeLessThanOrEqual(140);
  });
}

test('the menu of a card is used by keyboard, and the focus returns to its button', async ({
  page,
}) => {
  await signUpWithPrayers(page, 'menu@example.org', 3);
  const card = page.getByRole('article').first();
  const button = card.getByRole('button', { name: /^Actions for/ });
  const menu = card.getByRole('menu');
  await button.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await chooseAction(card, 'Edit');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();

  await chooseAction(card, 'Add a note');
  await expect(card.getByLabel('What has happened since?')).toBeFocused();
  await page.keyboard.type('She has found work.');
  await card.getByRole('button', { name: 'Save note' }).click();
  // The text field shows the same words until it closes.
  const notes = card.getByRole('region', { name: 'Updates' });
  await expect(notes.getByText('She has found work.')).toBeVisible();
  await expect(button).toBeFocused();
});

test('on a phone one toast is shown at the top, and the next one afterwards', async ({ page }) => {
  await signUpWithPrayers(page, 'toast@example.org', 3);
  const cards = page.getByRole('article');
  await chooseAction(cards.first(), 'Delete');
  await expect(cards).toHaveCount(2);
  await chooseAction(cards.first(), 'Delete');
  await expect(cards).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(1);
  const box = await undo.boundingBox();
  expect(box?.y).toBeLessThan(160);
  await undo.click();
  await expect(cards).toHaveCount(2);
  await undo.click();
  await expect(cards).toHaveCount(3);
});

for (const width of [360, 390])
  test(`at ${width} pixels the buttons of a toast with a long title are visible`, async ({
    page,
  }) => {
    await signUpWithPrayers(page, `toast-${width}@example.org`, 3);
    await page.setViewportSize({ width, height: 780 });
    await chooseAction(page.getByRole('article').first(), 'Delete');
    const toast = page.getByRole('status').filter({ hasText: 'For my sister, far away' });
    await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 });
    const undo = toast.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await undo.click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

test('today’s gratitude entries come before the writing prompts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, server, 'thanks@example.org');
  await page.goto(`${server.url}/Gratitude`);
  const save = page.getByRole('button', { name: 'Save entry' });
  await save.focus();
  await expect(page.getByText('Write what you are thankful for first.')).toBeVisible();
  await page.getByLabel('What are you thankful for today?').fill('Bread and rain.');
  await save.click();
  const entry = page.getByRole('article');
  await expect(entry).toBeInViewport({ ratio: 1 });
  const prompts = await page.getByRole('group', { name: 'Where to begin' }).boundingBox();
  const card = await entry.boundingBox();
  expect(card?.y).toBeLessThan(prompts?.y ?? 0);
});
