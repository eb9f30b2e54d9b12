// One visit of somebody who has the app: when it is drawn, when a tap is answered.
import type { BrowserContext } from 'playwright';

export interface VisitTimes {
  /** Milliseconds from the navigation to the first thing drawn. */
  paint: number;
  /** To the frame after the page's heading stands. */
  heading: number;
  /**
   * To the end of the last long task (over 50 ms) before a second without any, the heading
   * standing: from then on a tap is answered at once.
   */
  interactive: number;
}

/**
 * Ends when the page has been at rest for a while: what waits for that has been asked of the
 * server. @param slow how many times slower the processor is made
 */
export async function measureVisit(
  context: BrowserContext,
  url: string,
  slow: number,
): Promise<VisitTimes> {
  // A start is cold only where no other tab of the app stands open.
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
      // NaN is never more than anything: without a heading it goes on looking.
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
