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

/** Function of the page that takes the times. */
const reportFunction = 'reportLoadTimes';

/**
 * Measures one cold start of a page.
 * @returns for each content the milliseconds to the frame in which it is displayed
 */
export async function measurePageLoad<Name extends string>(
  context: BrowserContext,
  address: string,
  slow: Slowdown,
  contents: Readonly<Record<Name, Content>>,
): Promise<{ page: Page; times: LoadTimes<Name> }> {
  const { page, session } = await openOnlyPage(context, slow);
  // Not by `page.evaluate`: it would run Playwright's own script in the page during the start.
  const loaded = new Promise<LoadTimes<Name>>((resolve) => {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === reportFunction) resolve(JSON.parse(payload) as LoadTimes<Name>);
    });
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: reportFunction });
  await page.addInitScript<WatchOptions>(watchContents, { contents, reportFunction });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, times: await loaded };
}

interface WatchOptions {
  contents: Readonly<Record<string, Content>>;
  reportFunction: string;
}

/** Runs in the page before the page's first script. */
function watchContents({ contents, reportFunction }: WatchOptions): void {
  const report = (globalThis as unknown as Record<string, (text: string) => void>)[reportFunction];
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
  function look(now: number): void {
    for (const [name, content] of Object.entries(contents))
      if (!(name in times) && isShown(content)) times[name] = now;
    const last = Math.max(lastBusy, ...Object.values(times));
    if (names.some((name) => !(name in times)) || now - last <= 1_000)
      return void requestAnimationFrame(look);
    const paint = performance.getEntriesByName('first-paint')[0]?.startTime;
    report?.(JSON.stringify({ ...times, paint, interactive: last }));
  }
  requestAnimationFrame(look);
}
