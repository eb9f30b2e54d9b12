// Browser tests of the Bible reader on a phone: page turning by swipe, reduced motion, the restored
// reading position, and text appearance at first paint.
import { type CDPSession, expect, type Page } from '@playwright/test';
import { browseAsGuest } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function drag(
  line: CDPSession,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const steps = 12;
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= steps; step += 1) {
    const at = (begin: number, end: number) => begin + ((end - begin) * step) / steps;
    await line.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: at(from.x, to.x), y: at(from.y, to.y) }],
    });
  }
}

async function lift(line: CDPSession): Promise<void> {
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a swipe turns the page both ways; a small or slanting swipe turns nothing', async ({
  page,
}) => {
  await page.goto(`${server.url}/Bible/KJV/JHN/3`);
  await expect(title(page)).toHaveText('John 3');
  await page.locator('[data-verse]').first().waitFor();
  const line = await page.context().newCDPSession(page);

  await drag(line, { x: 330, y: 500 }, { x: 120, y: 508 });
  const shift = await page
    .locator('article')
    .evaluate((article) => Number.parseFloat(getComputedStyle(article).translate));
  expect(shift).toBeLessThan(-150);
  await lift(line);
  await expect(title(page)).toHaveText('John 4');
  await expect(page).toHaveURL(/\/Bible\/KJV\/JHN\/4$/);

  await drag(line, { x: 90, y: 500 }, { x: 330, y: 505 });
  await lift(line);
  await expect(title(page)).toHaveText('John 3');

  await drag(line, { x: 250, y: 500 }, { x: 225, y: 502 });
  await lift(line);
  await drag(line, { x: 300, y: 300 }, { x: 250, y: 560 });
  await lift(line);
  await expect(page).toHaveURL(/\/Bible\/KJV\/JHN\/3$/);
  await expect(page.locator('article')).toHaveCSS('translate', 'none');
});

test(
  'with reduced motion a swipe turns the page without animation',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server.url}/Bible/KJV/JHN/3`);
    await page.locator('[data-verse]').first().waitFor();
    const line = await page.context().newCDPSession(page);
    await drag(line, { x: 330, y: 500 }, { x: 120, y: 508 });
    await expect(page.locator('article')).toHaveCSS('translate', 'none');
    await lift(line);
    await expect(title(page)).toHaveText('John 4');
  },
);

test('the reader reopens at the verse that was at the top', async ({ page }) => {
  await browseAsGuest(page.context());
  await page.goto(`${server.url}/Bible/KJV/PSA/119`);
  await page.locator('#v100').waitFor();
  await page.locator('#v100').evaluate((verse) => verse.scrollIntoView({ block: 'start' }));
  await page.getByRole('link', { name: 'Home' }).last().click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.getByRole('link', { name: 'Bible', exact: true }).last().click();
  await expect(page).toHaveURL(/\/Bible\/KJV\/PSA\/119$/);
  await expect(page.locator('#v100')).toBeInViewport();
  await expect(page.locator('#v90')).not.toBeInViewport();
});

test(
  'the chosen text appearance applies before the first text is drawn',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${server.url}/Bible/KJV/JHN/3`);
    await page.getByRole('button', { name: 'Text settings' }).click();
    const sheet = page.getByRole('dialog', { name: 'Text settings' });
    await sheet.locator('label').filter({ hasText: 'Sepia' }).click();
    for (let press = 0; press < 3; press += 1)
      await sheet.getByRole('button', { name: 'Larger text' }).click();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const verse = document.querySelector('[data-verse]');
        if (verse)
          seen.push(
            `${getComputedStyle(verse).fontSize} ${getComputedStyle(document.body).backgroundColor}`,
          );
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.reload();
    await page.locator('#v16').waitFor();
    const seen = await page.evaluate(() => [
      ...new Set((window as unknown as { seen: string[] }).seen),
    ]);
    expect(seen).toEqual(['30px rgb(244, 236, 216)']);
  },
);
