// Browser tests of the content security policy: the browser refuses strings that could become
// scripts, foreign policies and style elements, and every refusal reaches the list of violations.
import { expect } from '@playwright/test';
import { browseAsGuest, waitUntilPrecached } from './support/person.ts';
import { createServerProcess, type ServerProcess } from './support/server-process.ts';
import { test } from './support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test('the page refuses strings as markup and worker scripts, and style elements', async ({
  page,
  policyViolations,
}) => {
  await browseAsGuest(page.context());
  await page.goto(server.url);
  // The service worker was registered and has imported its second script.
  await waitUntilPrecached(page);
  expect(policyViolations).toEqual([]);

  const refused = await page.evaluate(() => {
    function nameFault(act: () => unknown): string {
      try {
        act();
        return 'accepted';
      } catch (fault) {
        return fault instanceof Error ? fault.name : 'no error';
      }
    }
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const style = document.createElement('style');
    style.textContent = 'body { margin-top: 77px }';
    document.head.append(style);
    return {
      markup: nameFault(() => {
        document.createElement('p').innerHTML = '<b>x</b>';
      }),
      worker: nameFault(() => new Worker('/sw.js')),
      policy: nameFault(() => trustedTypes.createPolicy('other', {})),
      margin: getComputedStyle(document.body).marginTop,
    };
  });
  expect(refused).toEqual({
    markup: 'TypeError',
    worker: 'TypeError',
    policy: 'TypeError',
    margin: expect.not.stringContaining('77px'),
  });
  await expect.poll(() => policyViolations.length).toBe(4);
  const messages = policyViolations.splice(0).join('\n');
  for (const part of ['style-src', "'TrustedHTML'", "'TrustedScriptURL'", 'trusted-types'])
    expect(messages).toContain(part);
});

test('the colours of each theme come from the style sheet', { tag: '@long' }, async ({ page }) => {
  await browseAsGuest(page.context());
  for (const [theme, color] of [
    ['light', 'rgb(251, 249, 245)'],
    ['dark', 'rgb(22, 21, 26)'],
    ['sepia', 'rgb(244, 236, 216)'],
    ['black', 'rgb(0, 0, 0)'],
  ] as const) {
    await page.goto(server.url);
    await page.evaluate((chosen) => localStorage.setItem('selah_appearance', chosen), theme);
    await page.reload();
    await expect(page.locator('body'), theme).toHaveCSS('background-color', color);
  }
  expect(await page.locator('style').count()).toBe(0);
});
