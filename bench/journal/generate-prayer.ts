// Measures the composer on the device: from the tap to the prayer on the screen, without a server.
import type { Page } from 'playwright';

/**
 * @returns milliseconds to the frame after the prayer is displayed. The first call also loads the
 *   passages; later calls measure composition alone.
 */
export async function measurePrayer(page: Page, request: string): Promise<number> {
  const again = page.getByRole('button', { name: 'Regenerate' });
  if (await again.isVisible()) await again.click();
  await page.getByLabel('What is on your heart?').fill(request);
  const generate = page.getByRole('button', { name: 'Find a prayer' });
  await generate.waitFor();
  return generate.evaluate(async (button: HTMLElement) => {
    const began = performance.now();
    const stands = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('main section h2[tabindex="-1"] ~ p[dir="auto"]')) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
    button.click();
    await stands;
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    });
    return performance.now() - began;
  });
}
