// Measures one visit of a person with the installed app: when the page is drawn and when it answers
// a tap.
import type { BrowserContext } from 'playwright';

export interface VisitTimes {
  /** Milliseconds from the navigation to the first thing drawn. */
  paint: number;
  /** Milliseconds to the frame after the page's heading is displayed. */
  heading: number;
  /**
   * To the end of the last long task (over 50 ms) before a second without any, the heading
   * standing: from then on a tap is answered at once.
   */
  interactive: number;
}

/**
 * Measures one visit. Ends when the page has been idle for a while, so that requests deferred until
 * idle have been sent.
 * @param slow factor by which the processor is slowed down
 */
export async function measureVisit(
  context: BrowserContext,
  url: string,
  slow: number,
): Promise<VisitTimes> {
  // A start is cold only if no other tab of the app is open.
  for (const before of context.pages()) await before.close();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.addInitScript(watchStart);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.evaluate(
    () => (globalThis as unknown as { started: Promise<VisitTimes> }).started,
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 5_000)));
  return times;
}

/** In the page, before its first line. */
function watchStart(): void {
  let lastBusy = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      lastBusy = Math.max(lastBusy, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  const started = new Promise<VisitTimes>((resolve) => {
    let heading = Number.NaN;
    function look(now: number): void {
      if (Number.isNaN(heading) && document.querySelector('main h1')) heading = now;
      // A comparison with NaN is false, so without a heading the loop continues.
      if (now - Math.max(lastBusy, heading) > 1_000)
        resolve({
          paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
          heading,
          interactive: Math.max(heading, lastBusy),
        });
      else requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
  Object.assign(globalThis, { started });
}
