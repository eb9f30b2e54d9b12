// Browser tests of every address of the app, opened with a stopped server after a single visit, by
// a new visitor and a signed-in user.
import { expect, type Page } from '@playwright/test';
import { toHyphenated } from '../../../src/app/hyphenated-routes.tsx';
import { collectProblems } from '../support/watch-for-problems.ts';
import { pagePaths } from '../support/page-names.ts';
import { signUp, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

/** Addresses below the pages, whose content is not loaded by the page's name alone. */
const deeper = [
  '/Plans/peace_in_the_storm',
  '/PeacefulSleep/fear',
  '/PeacefulSleep/fear/fear_isa_41_10',
  '/Prayer?view=mine',
  '/Gratitude?view=journal',
  '/nowhere',
];

let server: ServerProcess;

test.beforeEach(async () => {
  server = await createServerProcess({ SUPPORT_EMAIL: 'help@example.org' });
  await server.start();
});

test.afterEach(() => server.stop());

test(
  'a new visitor who saw only the landing page opens every address offline',
  { tag: '@long' },
  async ({ page }) => {
    await seeLandingPage(page);
    await mustOpen(page, [...pagePaths, ...deeper]);
  },
);

test(
  'a new visitor who saw only the landing page opens every hyphenated address offline',
  { tag: '@long' },
  async ({ page }) => {
    await seeLandingPage(page);
    const hyphenated = pagePaths
      .filter((name) => name !== '/')
      .map((name) => `/${toHyphenated(name.slice(1))}`)
      .filter((path) => !pagePaths.includes(path));
    await mustOpen(page, hyphenated);
  },
);

test(
  'a signed-in user who saw only the login opens every address offline',
  { tag: '@long' },
  async ({ page }) => {
    await signUp(page, server, 'flies@example.org');
    await waitUntilPrecached(page);
    await server.stop('SIGKILL');
    await mustOpen(page, [...pagePaths, ...deeper]);
  },
);

/** Opens the landing page as the only page, and stops the server when the app is on the device. */
async function seeLandingPage(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitUntilPrecached(page);
  await server.stop('SIGKILL');
}

async function mustOpen(page: Page, paths: readonly string[]): Promise<void> {
  const calm = await collectProblems(page);
  for (const path of paths) {
    await page.goto(server.url + path);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect.soft(heading, `${path} has a heading`).toHaveText(/\p{L}/u);
    // The texts of the page were loaded, too: a heading without a translation shows its key, which
    // contains a dot.
    await expect.soft(heading, `${path} has its words`).not.toHaveText(/^\w+\.\w+/);
    if (path !== '/nowhere')
      await expect.soft(heading, `${path} is a page`).not.toHaveText('Page Not Found');
    // Only this page checks whether the server answers.
    await calm.expectNone(path, /troubleshoot/i.test(path) ? /^Action Required/ : undefined);
  }
}
