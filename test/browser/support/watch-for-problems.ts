// What somebody would see go wrong on a page, gathered while a test walks on: faults, alerts,
// toasts of failures, pages that broke.
import { expect, type Page } from '@playwright/test';

export interface ProblemCollector {
  /**
   * Fails with everything that went wrong since the last time it was asked. @param told what a page
   * says by right: it is there to say it
   */
  expectNone(where: string, told?: RegExp): Promise<void>;
}

/**
 * The browser's own lines about a request that failed, and about the socket: nobody sees them, and
 * nobody can keep the browser from writing them.
 */
const ownBrowserMessage = /^Failed to load resource|^WebSocket connection to |net::ERR_/;

/** Told in the console only, and true. */
const allowedMessage = 'Selah: the socket has no way to the server';

const shownPrefix = 'calm, seen: ';

/** Before the first page of a test. What was on the screen for a moment only is gathered, too. */
export async function collectProblems(page: Page): Promise<ProblemCollector> {
  const faults: string[] = [];
  // A promise that nobody answers for comes as an error of the page, too.
  page.on('pageerror', (fault) => faults.push(`fault: ${fault.stack ?? fault.message}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(shownPrefix)) faults.push(text.slice(shownPrefix.length));
    else if (message.type() === 'error' && !ownBrowserMessage.test(text))
      faults.push(`console: ${text}`);
    // Where the app itself tells of a fault, see src/platform/log.ts.
    else if (
      message.type() === 'warning' &&
      text.startsWith('Selah:') &&
      !text.startsWith(allowedMessage)
    )
      faults.push(`console: ${text}`);
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
  }, shownPrefix);
  return {
    async expectNone(where, told) {
      // What the page has to say comes one way with this answer: nothing of it is still on its way.
      await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
      expect
        .soft(
          faults.splice(0).filter((fault) => !told?.test(fault)),
          where,
        )
        .toEqual([]);
    },
  };
}
