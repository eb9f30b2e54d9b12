// Browser tests of the sleep pages offline: navigation through three levels, texts and prayer, and
// bedtime mode with a fake clock.
import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A guest whose device has cached the app. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${server.url}/PeacefulSleep`);
  await heading(page, 'Peaceful Sleep').waitFor();
  await waitUntilPrecached(page);
}

test(
  'offline without an account, three levels and the article open, also after a reload',
  { tag: '@long' },
  async ({ page, context }) => {
    // One of the last chapters that are prefetched in the background.
    const chapters = page.waitForResponse(
      (response) =>
        response.url().endsWith('/fetchBibleChapter') &&
        (response.request().postData() ?? '').includes('"ZEP"'),
      { timeout: 90_000 },
    );
    await visit(page);
    await chapters;
    await context.setOffline(true);
    await page.reload();
    await heading(page, 'Peaceful Sleep').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(14, 16, 32)',
    );

    await page.getByRole('link', { name: 'Fear in the night' }).click();
    await expect(heading(page, 'Fear in the night')).toBeFocused();
    await page.getByRole('link', { name: /My heart is racing/ }).click();
    await expect(heading(page, 'My heart is racing')).toBeFocused();
    await expect(page.getByText(/^Fear thou not; for I am with thee/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Fear thou not; for I am with thee/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Prayer' })).toBeVisible();

    await page.getByRole('button', { name: 'Read: What the Bible Says About Dreams' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goBack();
    await expect(heading(page, 'Fear in the night')).toBeVisible();
    await page.getByRole('link', { name: 'Back to topics' }).click();
    await expect(heading(page, 'Peaceful Sleep')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/PeacefulSleep`);
    await page.getByRole('button', { name: 'More Scriptures for Rest' }).click();
    await expect(
      page.getByRole('dialog').getByText(/^I will both lay me down in peace/),
    ).toBeVisible();
  },
);

test(
  'bedtime mode dims automatically, a tap brightens it, the timer darkens it',
  { tag: '@long' },
  async ({ page, context }) => {
    await visit(page);
    await context.setOffline(true);
    await page.goto(`${server.url}/PeacefulSleep/fear/fear_isa_41_10`);
    await heading(page, 'My heart is racing').waitFor();
    await page.clock.install();
    await page.getByRole('link', { name: 'Bedtime mode' }).click();
    const bed = page.getByRole('dialog', { name: 'Isaiah 41:10' });
    await expect(bed).toBeVisible();
    const veil = page.getByTestId('veil');
    await expect(veil).toHaveAttribute('style', 'opacity: 0;');
    for (const step of [10_000, 15_000, 45_000]) await page.clock.runFor(step);
    await expect(veil).toHaveAttribute('style', 'opacity: 0.5;');
    await expect(bed).toHaveAttribute('data-awake', 'false');
    // A tap at the place of a button in the dark wakes the screen and does not press the button.
    const { x, y, width, height } = (await bed
      .getByRole('button', { name: 'Leave bedtime mode' })
      .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(veil).toHaveAttribute('style', 'opacity: 0;');
    await expect(bed).toBeVisible();

    await bed.getByRole('button', { name: 'Voice, timer and light' }).click();
    await bed.getByRole('radio', { name: '5 minutes' }).check();
    // Minute by minute: the page starts its timers after it has rendered the choice.
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(veil).toHaveAttribute('style', 'opacity: 0.92;', { timeout: 500 });
    }).toPass({ timeout: 30_000 });

    // The open menu closes first.
    await page.keyboard.press('Escape');
    await expect(bed.getByRole('radio', { name: '5 minutes' })).toHaveCount(0);
    await expect(bed).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bed).toHaveCount(0);
    await expect(page).toHaveURL(`${server.url}/PeacefulSleep/fear/fear_isa_41_10`);
    await page.getByRole('link', { name: 'Bedtime mode' }).click();
    await expect(bed).toBeVisible();
    await page.goBack();
    await expect(bed).toHaveCount(0);
    await expect(heading(page, 'My heart is racing')).toBeVisible();
  },
);

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`bedtime mode at ${width}×${height} covers no line of the text, awake or dimmed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/PeacefulSleep/fear/fear_isa_41_10`);
    await page.clock.install();
    await page.getByRole('link', { name: 'Bedtime mode' }).click();
    const bed = page.getByRole('dialog', { name: 'Isaiah 41:10' });
    await expect(bed.getByText(/^Fear thou not; for I am with thee/)).toBeVisible();
    await expect(bed).toHaveAttribute('data-awake', 'true');
    const awake = await measureAtEnd(bed);
    expect(awake.lastLine).toBeLessThanOrEqual(awake.controls);
    await page.clock.runFor(70_000);
    await expect(bed).toHaveAttribute('data-awake', 'false');
    const dimmed = await measureAtEnd(bed);
    expect(dimmed.lastLine).toBeLessThanOrEqual(dimmed.controls);
    expect(dimmed.lastLine).toBeLessThanOrEqual(dimmed.hint);
  });

/**
 * Scrolls to the end of the text. Returns the bottom of its last line, and the tops of the controls
 * and of the hint, measured at once because a late status makes the controls higher.
 */
function measureAtEnd(bed: Locator) {
  return bed.evaluate((dialog) => {
    const prayer = [...dialog.querySelectorAll('p[dir="auto"]')].at(-1);
    const controls = dialog.querySelector('section');
    const hint = controls?.parentElement?.parentElement?.querySelector(':scope > p');
    if (!prayer || !controls || !hint) throw new Error('A part of bedtime mode is missing.');
    prayer.parentElement?.scrollTo({ top: 1e6, behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(prayer);
    return {
      lastLine: Math.max(...Array.from(range.getClientRects(), ({ bottom }) => bottom)),
      controls: controls.getBoundingClientRect().top,
      hint: hint.getBoundingClientRect().top,
    };
  });
}
