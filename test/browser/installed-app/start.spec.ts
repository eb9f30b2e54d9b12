// Browser tests of how much an installed app loads before it shows a page: files in all, and files
// that a browser knows only after others. How far a busy machine is when a limit of the app ends
// varies, so the page never becomes idle and its limit of time does not end.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { listFirstScripts } from '../../../.ci/first-load.ts';
import { pageTimeout } from '../../../src/app/navigation/page-timeout.ts';
import { browseAsGuest, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

const dist = join(import.meta.dirname, '../../../dist');
/** Scripts, styles and fonts, the first load included. */
const maxFiles = 40;
/** Round trips to the service worker for scripts, after those that its page names. */
const maxSteps = 2;

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

interface Start {
  /** Paths of the files that were requested before the page had its heading. */
  files: string[];
  /** Whether the page was complete when its shell was: React delays what comes after a fallback. */
  isAtOnce: boolean;
}

/**
 * Runs in the page before the page's first script. What the app loads when it is idle is never
 * loaded, and the shell is not shown before its page.
 *
 * @param ignoredDelay milliseconds of the timers that never end
 */
function watchStart(ignoredDelay: number): void {
  const { setTimeout: startTimer } = globalThis;
  Object.assign(globalThis, {
    requestIdleCallback: () => 0,
    setTimeout: (work: () => void, delay?: number, ...values: unknown[]) =>
      delay === ignoredDelay ? 0 : startTimer(work, delay, ...values),
  });
  const start = new Promise<Start>((resolve) => {
    let isAtOnce: boolean | undefined;
    new MutationObserver((_, observer) => {
      const main = document.querySelector('#content');
      const heading = main?.querySelector('h1');
      if (main) isAtOnce ??= Boolean(heading);
      if (isAtOnce === undefined || !heading) return;
      observer.disconnect();
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/'));
      resolve({ files, isAtOnce });
    }).observe(document, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { start });
}

function readStart(page: Page): Promise<Start> {
  return page.evaluate(() => (globalThis as unknown as { start: Promise<Start> }).start);
}

/** Returns the scripts that the worker's page names as scripts, see `buildPreloadHeader`. */
function listPreloadedScripts(link: string | undefined): string[] {
  return [...(link ?? '').matchAll(/<(\/assets\/[^>]+\.js)>; rel=preload; as=script/g)].map(
    ([, path = '']) => join(dist, path),
  );
}

/**
 * Returns in how many steps a browser learns of the scripts. It knows those that the first scripts
 * name, and the imports of a script once it has the script.
 */
function countSteps(scripts: readonly string[], firstScripts: readonly string[]): number {
  const known = firstScripts.map((script) => readFileSync(script, 'utf8')).join('');
  let unknown = scripts.filter((script) => !firstScripts.includes(script));
  let found = unknown.filter((script) => known.includes(basename(script)));
  let steps = 0;
  while (found.length > 0) {
    steps += 1;
    unknown = unknown.filter((script) => !found.includes(script));
    const texts = found.map((script) => readFileSync(script, 'utf8')).join('');
    found = unknown.filter((script) => texts.includes(basename(script)));
  }
  return unknown.length > 0 ? Number.NaN : steps;
}

for (const [name, path] of [
  ['Home', '/'],
  ['the reader', '/Bible/KJV/JHN/3'],
  ['Prayer', '/Prayer'],
  ['Gratitude', '/Gratitude'],
] as const)
  test(`an installed app shows ${name} at once, after few files in few steps`, async ({
    context,
  }) => {
    await browseAsGuest(context);
    const first = await context.newPage();
    await first.goto(server.url);
    await waitUntilPrecached(first);
    await first.close();
    const page = await context.newPage();
    await page.addInitScript(watchStart, pageTimeout);
    const response = await page.goto(server.url + path, { waitUntil: 'commit' });
    const { files, isAtOnce } = await readStart(page);
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => join(dist, file));
    expect({ isAtOnce, hasFiles: files.length > 0 }).toEqual({ isAtOnce: true, hasFiles: true });
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(maxFiles);
    const preloaded = listPreloadedScripts(response?.headers()['link']);
    expect(preloaded).toEqual(expect.arrayContaining(listFirstScripts(dist)));
    // A preloaded script that the page does not use would only cost time.
    expect(preloaded.filter((script) => !scripts.includes(script))).toEqual([]);
    expect(countSteps(scripts, preloaded)).toBeLessThanOrEqual(maxSteps);
  });
