// The `test` of the browser tests: a test of `npm test` fails when a page or frame in any context
// of the shared browser reports a violation of the content security policy. Long tests only collect
// the violations: a long test may open a page that is not the app's, such as the browser's PDF
// viewer.
import { test as base, expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';

/** Chromium's messages about the content security policy and about Trusted Types. */
const violationMessage = /Content Security Policy|requires 'Trusted/i;

/** Window in which lists and details are below each other; wide-window.spec.ts tests two panes. */
export const oneColumn = { width: 1000, height: 720 };

interface Fixtures {
  /**
   * The reported violations. A test that expects a violation waits for it and removes it from the
   * list.
   */
  policyViolations: string[];
}

export const test = base.extend<Fixtures>({
  policyViolations: [
    async ({ browser }, use, testInfo) => {
      const violations: string[] = [];
      function onMessage(message: ConsoleMessage): void {
        if (violationMessage.test(message.text()))
          violations.push(`${message.location().url}: ${message.text()}`);
      }
      function watch(context: BrowserContext): void {
        context.on('console', onMessage);
      }
      for (const context of browser.contexts()) watch(context);
      browser.on('context', watch);
      await use(violations);
      browser.off('context', watch);
      if (!testInfo.tags.includes('@long'))
        expect(violations, 'violations of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});
