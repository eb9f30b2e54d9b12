// Collects visible problems of a page while a test runs: errors, alerts, failure toasts and broken
// pages.
import { expect, type Page } from '@playwright/test';

export interface ProblemCollector {
  /**
   * Fails with every problem since the last call.
   *
   * @param expected matches messages that are expected on the page
   */
  expectNone(where: string, expected?: RegExp): Promise<void>;
}

/**
 * The browser's own console messages about failed requests and sockets: users never see them, and
 * no code can prevent them.
 */
const ownBrowserMessage = /^Failed to load resource|^WebSocket connection to |net::ERR_/;

/** This warning is correct and appears only in the console. */
const allowedMessage = 'Selah: the socket has no way to the server';

const shownPrefix = 'calm, seen: ';

/**
 * Starts the collection; call this function before the first page of a test. Text that is visible
 * only for a moment is collected, too.
 */
export async function collectProblems(page: Page): Promise<ProblemCollector> {
  const faults: string[] = [];
  // An unhandled promise rejection also arrives as a `pageerror` event.
  page.on('pageerror', (fault) => faults.push(`fault: ${fault.stack ?? fault.message}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(shownPrefix)) faults.push(text.slice(shownPrefix.length));
    else if (message.type() === 'error' && !ownBrowserMessage.test(text))
      faults.push(`console: ${text}`);
    // The app's own fault log, see src/platform/log.ts.
    else if (
      message.type() === 'warning' &&
      text.startsWith('Selah:') &&
      !text.startsWith(allowedMessage)
    )
      faults.push(`console: ${text}`);
  });
  await page.addInitScript((prefix) => {
    const bad = '[data-fault], [role="alert"], [data-tone="destructive"]';
    const reported = new WeakSet<Element>();
    // A line in the console reaches the test even from a page that is left a moment later.
    new MutationObserver(() => {
      for (const element of document.querySelectorAll<HTMLElement>(bad)) {
        if (reported.has(element) || element.innerText.trim() === '') continue;
        reported.add(element);
        console.debug(`${prefix}${element.innerText}`);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }, shownPrefix);
  return {
    async expectNone(where, expected) {
      // The page's messages arrive in order before this result: none is missing afterwards.
      await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
      expect
        .soft(
          faults.splice(0).filter((fault) => !expected?.test(fault)),
          where,
        )
        .toEqual([]);
    },
  };
}
