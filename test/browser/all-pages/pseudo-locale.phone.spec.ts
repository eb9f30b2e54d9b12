// Browser tests of every page on a narrow phone in a pseudo-language with longer texts: no
// hard-coded text, no overflow.
import { expect, type Page } from '@playwright/test';
import { browseAsGuest, signUp } from '../support/person.ts';
import {
  pseudoUserName,
  toPseudoLanguage,
  servePseudoLanguage,
  findUntranslatedTexts,
} from '../support/pseudo-locale.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

/** Pages of a guest, then pages of a signed-in user. */
const open = [
  '/',
  '/Landing',
  '/Bible/KJV/JHN/3',
  '/BibleLibrary',
  '/BibleDiagnostic',
  '/Search',
  '/Prayer',
  '/Gratitude',
  '/Wisdom',
  '/Plans',
  '/Plans/peace_in_the_storm',
  '/MemoryVerses',
  '/Achievements',
  '/PeacefulSleep',
  '/PeacefulSleep/fear',
  '/PeacefulSleep/fear/fear_isa_41_10',
  '/Sync',
  '/Settings',
  '/DeleteAccount',
  '/Account',
  '/PrivacyPolicy',
  '/Terms',
  '/login',
  '/reset-password',
  '/Admin',
  '/nowhere',
];
const own = [
  '/',
  '/Prayer?view=mine',
  '/MemoryVerses',
  '/Achievements',
  '/Sync',
  '/Settings',
  '/DeleteAccount',
  '/Account',
];

// The worker would answer before the test can.
test.use({
  viewport: { width: 360, height: 740 },
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
});

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess({ SUPPORT_EMAIL: 'help@example.org' });
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

// A page may still load texts when its test ends; the response is gone with the context.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('a guest’s pages', { tag: '@long' }, async ({ page, context }) => {
  test.setTimeout(240_000);
  await servePseudoLanguage(context);
  await browseAsGuest(context);
  await context.addInitScript(() => localStorage.setItem('selah_language', 'fr'));
  for (const path of open) await mustHold(page, path);
});

test(
  'the pages of a signed-in user show no hard-coded text and no overflow in the pseudo-language',
  { tag: '@long' },
  async ({ page, context }) => {
    await signUp(page, server, `${pseudoUserName}@example.org`);
    await servePseudoLanguage(context);
    await page.goto(`${server.url}/Settings#language`);
    await page.getByRole('radio', { name: 'Français' }).check();
    await expect(
      page.getByRole('link', { name: toPseudoLanguage('Prayer'), exact: true }).last(),
    ).toBeVisible();
    for (const path of own) await mustHold(page, path);
    // As a new user.
    await page.evaluate(() => localStorage.removeItem('selah_onboarding_completed'));
    await mustHold(page, '/Onboarding');
    await page.getByRole('button', { name: toPseudoLanguage('Continue') }).click();
    await expect(
      page.getByRole('heading', { name: toPseudoLanguage('Before you start') }),
    ).toBeVisible();
    await mustBeClean(page, '/Onboarding, the consent');
  },
);

async function mustHold(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[class*="skeleton"]')).toHaveCount(0);
  await mustBeClean(page, path);
}

async function mustBeClean(page: Page, path: string): Promise<void> {
  expect
    .soft(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      `${path}: nothing is wider than the window`,
    )
    .toBeLessThanOrEqual(0);
  expect
    .soft(await findUntranslatedTexts(page), `${path}: every word is a translated one`)
    .toEqual([]);
}
