// Measures how long a page takes from the navigation to the content that a person waits for.
import type { BrowserContext, Page } from 'playwright';
import { openOnlyPage, type Slowdown } from './chromium.ts';

/** The first visible element of the selector, with a matching text. */
export interface Content {
  selector: string;
  /** Source of a regular expression. */
  text?: string;
}

/** Milliseconds from the navigation. */
export type LoadTimes<Name extends string> = Record<Name, number> & {
  /** To the first paint. */
  paint: number;
  /**
   * To the end of the last long task (over 50 ms) before a second without any: from then on a tap
   * is answered at once.
   */
  interactive: number;
};

/**
 * Measures one cold start of a page.
 * @returns for each content the milliseconds to the frame after it is displayed
 */
export async function measurePageLoad<Name extends string>(
  context: BrowserContext,
  address: string,
  slow: Slowdown,
  contents: Readonly<Record<Name, Content>>,
): Promise<{ page: Page; times: LoadTimes<Name> }> {
  const { page } = await openOnlyPage(context, slow);
  await page.addInitScript<Readonly<Record<string, Content>>>(watchContents, contents);
  await page.goto(address, { waitUntil: 'commit' });
  const times = await page.evaluate(
    () => (globalThis as unknown as { loaded: Promise<LoadTimes<Name>> }).loaded,
  );
  return { page, times };
}

/** Runs in the page before the page's first script. */
function watchContents(contents: Readonly<Record<string, Content>>): void {
  const times: Record<string, number> = {};
  let lastBusy = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      lastBusy = Math.max(lastBusy, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  function isShown({ selector, text }: Content): boolean {
    return [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (text === undefined || new RegExp(text).test(element.textContent ?? '')),
    );
  }
  const names = Object.keys(contents);
  const loaded = new Promise<Record<string, number>>((resolve) => {
    function look(now: number): void {
      for (const [name, content] of Object.entries(contents))
        if (!(name in times) && isShown(content)) times[name] = now;
      const last = Math.max(lastBusy, ...Object.values(times));
      if (names.every((name) => name in times) && now - last > 1_000)
        resolve({
          ...times,
          paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
          interactive: last,
        });
      else requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
  Object.assign(globalThis, { loaded });
}
