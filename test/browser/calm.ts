// What somebody would see go wrong on a page, gathered while a test walks on: faults, alerts, toasts of failures, pages that broke.
import { expect, type Page } from '@playwright/test';

export interface Calm {
  /** Fails with everything that went wrong since the last time it was asked. @param told what a page says by right: it is there to say it */
  mustBeKept(where: string, told?: RegExp): Promise<void>;
}

/** The browser's own lines about a request that failed, and about the socket: nobody sees them, and nobody can keep the browser from writing them. */
const ofTheBrowser = /^Failed to load resource|^WebSocket connection to |net::ERR_/;

/** Told in the console only, and true. */
const toldQuietly = 'Selah: the socket has no way to the server';

const seenPrefix = 'calm, seen: ';

/** Before the first page of a test. What was on the screen for a moment only is gathered, too. */
export async function watchCalm(page: Page): Promise<Calm> {
  const faults: string[] = [];
  // A promise that nobody answers for comes as an error of the page, too.
  page.on('pageerror', (fault) => faults.push(`fault: ${fault.stack ?? fault.message}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(seenPrefix)) faults.push(text.slice(seenPrefix.length));
    else if (message.type() === 'error' && !ofTheBrowser.test(text)) faults.push(`console: ${text}`);
    // Where the app itself tells of a fault, see src/platform/log.ts.
    else if (message.type() === 'warning' && text.startsWith('Selah:') && !text.startsWith(toldQuietly)) faults.push(`console: ${text}`);
  });
  await page.addInitScript((prefix) => {
    const bad = '[data-fault], [role="alert"], [data-tone="destructive"]';
    const told = new WeakSet<Element>();
    // A line in the console reaches the test even from a page that is left a moment later.
    new MutationObserver(() => {
      for (const element of document.querySelectorAll<HTMLElement>(bad)) {
        if (told.has(element) || element.innerText.trim() === '') continue;
        told.add(element);
        console.debug(`${prefix}${element.innerText}`);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }, seenPrefix);
  return {
    async mustBeKept(where, told) {
      // What the page has to say comes one way with this answer: nothing of it is still on its way.
      await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
      expect.soft(faults.splice(0).filter((fault) => !told?.test(fault)), where).toEqual([]);
    },
  };
}
