// Measures the layout shift of a page: how much its visible content moves while it loads.
import type { BrowserContext, Page } from 'playwright';

interface ObservedWindow {
  layoutShift: number;
}

/** Makes every new page of the context add up its layout shifts. */
export async function observeLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const observed = window as unknown as ObservedWindow;
    observed.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        observed.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of all shifts since the page was opened, as a share of the window. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported after the frame in which it occurs.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as ObservedWindow).layoutShift;
  });
}

/** Opens an address in a new page and returns the sum of all shifts until nothing is loaded. */
export async function measureLayoutShift(
  context: BrowserContext,
  address: string,
): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const shift = await readLayoutShift(page);
  await page.close();
  return shift;
}
