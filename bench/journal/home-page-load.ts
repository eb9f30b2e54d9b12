// Measures the home page from the navigation to the content that a person waits for, with data from
// the device only.
import type { BrowserContext } from 'playwright';

export interface HomeTimes {
  /** Milliseconds to the frame after the greeting is displayed. */
  greeting: number;
  /** To the frame after My Day is whole, its prayers counted. */
  day: number;
  /**
   * To the end of the last long task (over 50 ms) before a second without any: from then on a tap
   * is answered at once.
   */
  interactive: number;
}

/**
 * Measures one load of the home page.
 * @param slow factor by which the processor is slowed down
 * @param counted text of My Day that shows the number of open prayers
 */
export async function measureHome(
  context: BrowserContext,
  url: string,
  slow: number,
  counted: string,
): Promise<HomeTimes> {
  // A start is cold only if no other tab of the app is open.
  for (const before of context.pages()) await before.close();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.addInitScript((words) => {
    const times: Record<string, number> = {};
    let lastBusy = 0;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        lastBusy = Math.max(lastBusy, startTime + duration);
    }).observe({ type: 'longtask', buffered: true });
    const isThere: Record<string, () => boolean> = {
      greeting: () => document.querySelector('main h1') !== null,
      day: () =>
        document.querySelector('section[aria-labelledby="my-day"]')?.textContent?.includes(words) ??
        false,
    };
    const done = new Promise<Record<string, number>>((resolve) => {
      function look(now: number): void {
        for (const [name, is] of Object.entries(isThere))
          if (!(name in times) && is()) times[name] = now;
        const isQuiet = 'day' in times && now - Math.max(lastBusy, times['day'] ?? 0) > 1_000;
        if (isQuiet) resolve({ ...times, interactive: Math.max(times['day'] ?? 0, lastBusy) });
        else requestAnimationFrame(look);
      }
      requestAnimationFrame(look);
    });
    Object.assign(globalThis, { done });
  }, counted);
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(() => (globalThis as unknown as { done: Promise<HomeTimes> }).done);
}
