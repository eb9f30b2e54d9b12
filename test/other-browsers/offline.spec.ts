// Offline test in Firefox and WebKitGTK: after one visit the server is killed, every address opens,
// and a prayer is written and survives a reload. The prayer arrives once when the server is back. A
// missing browser is skipped, unless SECOND_ENGINES=required.
import { expect, test } from '@playwright/test';
import { pagePaths } from '../browser/support/page-names.ts';
import { password, readServerRecords } from '../browser/support/person.ts';
import { createServerProcess, type ServerProcess } from '../browser/support/server-process.ts';
import { findFirefox } from './firefox-driver.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { findWebKit } from './webkit-driver.ts';

const engines = [
  {
    name: 'Firefox',
    start: findFirefox(),
    install: 'apt-get install firefox-esr, or name yours in FIREFOX_PATH',
  },
  { name: 'WebKitGTK', start: findWebKit(), install: 'apt-get install webkit2gtk-driver xvfb' },
];

const paths = [...pagePaths, '/PeacefulSleep/fear/fear_isa_41_10', '/nowhere'];
const words = 'For my sister, far away.';

for (const { name, start, install } of engines) {
  test(`${name}: one visit, and from then on without a server`, async () => {
    // `npm run test:second-engine` sets SECOND_ENGINES=required after it has installed the engines.
    // Elsewhere a missing engine is skipped.
    test.skip(
      start === null && process.env['SECOND_ENGINES'] !== 'required',
      `${name} is not on this machine: ${install}`,
    );
    if (!start) throw new Error(`${name} was installed but its program was not found`);
    test.setTimeout(240_000);
    const email = `${name.toLowerCase()}@example.org`;
    const server = await createServerProcess();
    await server.start();
    const engine = await start();
    try {
      const able = await visit(engine, server, email);
      test.info().annotations.push({
        type: 'engine',
        description: `${engine.name} ${JSON.stringify(able)}`,
      });
      await server.stop('SIGKILL');
      for (const path of paths) await mustOpen(engine, server.url + path);
      await goBack(engine);
      await write(engine, server);
      await server.start();
      await until(engine, hasSyncState, 'Everything is saved');
      await expect
        .poll(async () =>
          (await readServerRecords(server, email, 'Prayer')).map(({ prayer_text: text }) => text),
        )
        .toEqual([words]);
      expect(engine.faults().filter((fault) => !ofTheBrowser.test(fault))).toEqual([]);
    } finally {
      await engine.close();
      await server.stop('SIGTERM');
    }
  });
}

/**
 * Messages of the browser itself: the socket that found no server, and requests that were still
 * running when the page was left. Firefox gives a font download the status 2152398850
 * (NS_BINDING_ABORTED) then.
 */
const ofTheBrowser =
  /connection to (?:the server at )?ws:|A ServiceWorker intercepted the request|downloadable font: download failed .*status=2152398850/;

async function visit(
  engine: BrowserDriver,
  server: ServerProcess,
  email: string,
): Promise<Record<string, boolean | string>> {
  await engine.goto(`${server.url}/login?from_url=%2FAccount`);
  await until(engine, press, 'New here? Sign up');
  await until(engine, fill, 'Email', email);
  await until(engine, fill, 'Password', password);
  await until(engine, press, 'Sign up');
  await until(engine, headed, 'Check your email');
  await until(engine, fill, 'Code', server.getLatestCode(email));
  await until(engine, labelled, 'Menu');
  return engine.run(async () => {
    localStorage.setItem('selah_onboarding_completed', 'true');
    const { active, scope } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) =>
        active?.addEventListener('statechange', resolve, { once: true }),
      );
    const registration = await navigator.serviceWorker.ready;
    return {
      scope,
      backgroundSync: 'sync' in registration,
      periodicSync: 'periodicSync' in registration,
      push: 'pushManager' in registration,
      badge: 'setAppBadge' in navigator,
      persist: 'storage' in navigator && 'persist' in navigator.storage,
      locks: 'locks' in navigator,
      share: 'share' in navigator,
      wakeLock: 'wakeLock' in navigator,
      launchQueue: 'launchQueue' in window,
      installEvent: 'onbeforeinstallprompt' in window,
      controlled: navigator.serviceWorker.controller !== null,
    };
  });
}

async function mustOpen(engine: BrowserDriver, url: string): Promise<void> {
  await engine.goto(url);
  await until(engine, hasHeading);
  expect(
    await engine.run(() => document.querySelector('[data-fault]')?.textContent ?? null),
    url,
  ).toBeNull();
}

/**
 * WebKit keeps left pages in the back-forward cache with all their running work. Such pages must
 * neither block the next page nor come back broken.
 */
async function goBack(engine: BrowserDriver): Promise<void> {
  const from = await engine.run(() => location.href);
  await engine.run(() => history.back());
  await until(engine, (left: string) => location.href !== left, from);
  await until(engine, hasHeading);
}

async function write(engine: BrowserDriver, server: ServerProcess): Promise<void> {
  await engine.goto(`${server.url}/Prayer`);
  await until(engine, fill, 'What is on your heart?', words);
  await until(engine, press, 'Save what I wrote');
  await until(engine, labelled, 'Sync: 1 item to sync');
  await engine.goto(`${server.url}/Prayer?view=mine`);
  await until(
    engine,
    (text: string) => document.querySelector('article')?.textContent?.includes(text) ?? false,
    words,
  );
}

/**
 * Waits until the condition is true in the page. A page that is left during a call is asked again.
 */
async function until<Words extends unknown[]>(
  engine: BrowserDriver,
  isSo: (...words: Words) => boolean,
  ...given: Words
): Promise<void> {
  await expect(async () =>
    expect(await engine.run(isSo, ...given), `${isSo.name} ${given.join(' ')}`).toBe(true),
  ).toPass({ timeout: 30_000, intervals: [50, 100, 250] });
}

function hasHeading(): boolean {
  return (document.querySelector('h1')?.textContent ?? '') !== '';
}

function headed(name: string): boolean {
  return [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === name);
}

function labelled(name: string): boolean {
  return [...document.querySelectorAll('button')].some(
    (button) => (button.ariaLabel ?? button.textContent) === name,
  );
}

/** Whether the link of the menu to the Sync page shows this sync state. */
function hasSyncState(state: string): boolean {
  return [...document.querySelectorAll('[popover] a[href="/Sync"]')].some((link) =>
    link.textContent?.endsWith(state),
  );
}

function press(name: string): boolean {
  const button = [...document.querySelectorAll('button')].find(
    (one) => one.textContent?.trim() === name && !one.disabled,
  );
  button?.click();
  return button !== undefined;
}

/** React notices a new value only when the value is set with the element's own setter. */
function fill(name: string, value: string): boolean {
  const field = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].find(({ labels }) => labels?.[0]?.textContent?.startsWith(name));
  if (!field) return false;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
