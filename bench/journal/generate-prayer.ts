// Measures a prayer from the library on the device: from the tap to the prayer on the screen, without
// a server. The request is typed as by a quick person, before the tap.
import type { Page } from 'playwright';

/** Between two keys: 70 words in a minute. */
const keyMillis = 150;

/**
 * The page must show the form of a new prayer, without a prayer below it, and does so afterwards.
 * @returns milliseconds to the frame after the prayer is displayed. The first call in a page may
 *   also wait for the library; later calls measure the choice alone.
 */
export async function measurePrayer(page: Page, request: string): Promise<number> {
  await page.getByLabel('What is on your heart?').pressSequentially(request, { delay: keyMillis });
  const find = page.getByRole('button', { name: 'Find a prayer' });
  await find.waitFor();
  const milliseconds = await find.evaluate(async (button: HTMLElement) => {
    const isShown = () =>
      document.querySelector('main section h2[tabindex="-1"] ~ p[dir="auto"]') !== null;
    if (isShown()) throw new Error('A prayer is displayed before the tap.');
    const began = performance.now();
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isShown()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
    button.click();
    await shown;
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    });
    return performance.now() - began;
  });
  // Discards the prayer, which the draft would otherwise show again in the next page.
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('button', { name: 'Regenerate' }).waitFor({ state: 'detached' });
  // The draft is stored within 250 ms.
  await page.waitForTimeout(500);
  return milliseconds;
}
