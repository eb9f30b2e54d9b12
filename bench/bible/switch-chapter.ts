// Measures the change between two chapters stored on the device, from the tap to the painted text,
// and the size of the reader's code.
import type { Browser, Page } from 'playwright';
import { browseAsGuest } from '../../test/browser/support/person.ts';
import { openContext } from '../support/chromium.ts';

/** Returns the milliseconds of each chapter change. The page must show John 3. */
export async function measureChapterTurns(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const name of ['Next: John 4', 'Previous: John 3', 'Next: John 4', 'Previous: John 3']) {
    const link = page.getByRole('link', { name }).first();
    times.push(
      await link.evaluate((element: HTMLElement) => {
        const before = document.querySelector('[data-verse="5"]')?.textContent;
        return new Promise<number>((resolve) => {
          const began = performance.now();
          const look = () => {
            const now = document.querySelector('[data-verse="5"]')?.textContent;
            if (now && now !== before)
              requestAnimationFrame(() => resolve(performance.now() - began));
            else requestAnimationFrame(look);
          };
          element.click();
          look();
        });
      }),
    );
  }
  return times;
}

/**
 * Returns the transferred kilobytes of script that a visit to the Bible fetches in addition to the
 * home page.
 */
export async function measureReaderCode(browser: Browser, url: string): Promise<number> {
  const context = await openContext(browser, { serviceWorkers: 'block' });
  await browseAsGuest(context);
  try {
    const page = await context.newPage();
    const sizes = async () =>
      new Map(
        await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(
              (entry) =>
                [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const,
            ),
        ),
      );
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const home = await sizes();
    await page.getByRole('link', { name: 'Bible', exact: true }).first().click();
    await page.locator('[data-verse="16"], [data-verse="5"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const more = [...(await sizes())].filter(([name]) => name.endsWith('.js') && !home.has(name));
    return more.reduce((sum, [, size]) => sum + size, 0) / 1_000;
  } finally {
    await context.close();
  }
}
