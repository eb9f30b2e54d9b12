// Every address the app knows, opened cold with the server killed, after one single visit: a
// stranger's and a signed-in person's.
import { expect, type Page, test } from '@playwright/test';
import { toHyphenated } from '../../../src/app/hyphenated-routes.tsx';
import { collectProblems } from '../support/watch-for-problems.ts';
import { pagePaths } from '../support/page-names.ts';
import { signUp, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';

/** Deeper into the rooms, where what is shown is not fetched by the page's name alone. */
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

test('a stranger, who saw the door only: every address opens, in both its forms', async ({
  page,
}) => {
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitUntilPrecached(page);
  await server.stop('SIGKILL');
  const forms = pagePaths
    .filter((name) => name !== '/')
    .map((name) => `/${toHyphenated(name.slice(1))}`);
  await mustOpen(page, [...new Set([...pagePaths, ...forms, ...deeper])]);
});

test('somebody signed in, who saw the login only: every address opens', async ({ page }) => {
  await signUp(page, server, 'flies@example.org');
  await waitUntilPrecached(page);
  await server.stop('SIGKILL');
  await mustOpen(page, [...pagePaths, ...deeper]);
});

async function mustOpen(page: Page, paths: readonly string[]): Promise<void> {
  const calm = await collectProblems(page);
  for (const path of paths) {
    await page.goto(server.url + path);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect.soft(heading, `${path} has a heading`).toHaveText(/\p{L}/u);
    // The words of its room came with it: a name that no words were found for has a dot inside.
    await expect.soft(heading, `${path} has its words`).not.toHaveText(/^\w+\.\w+/);
    if (path !== '/nowhere')
      await expect.soft(heading, `${path} is a page`).not.toHaveText('Page Not Found');
    // This one page looks whether the server answers.
    await calm.expectNone(path, /troubleshoot/i.test(path) ? /^Action Required/ : undefined);
  }
}
