// Browser tests of every page on a phone, in four languages, light and dark: no overflow, no
// untranslated text, no axe violation.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import {
  browseAsGuest,
  readServerRecords,
  logIn,
  signUp,
  openNote,
  findVerse,
  password,
  writeNote,
  writePrayer,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';
import { languages } from '../../../schemas/languages.ts';

const pages = [
  '/',
  '/Landing',
  '/Bible/KJV/JHN/3',
  '/Prayer',
  '/Gratitude',
  '/Wisdom',
  '/Plans',
  '/Plans/peace_in_the_storm',
  '/Achievements',
  '/PeacefulSleep',
  '/Sync',
  '/login',
  '/nowhere',
];
/** Only in the dark theme, whose colours have less contrast. */
const darkPages = [
  '/Settings',
  '/DeleteAccount',
  '/Account',
  '/PrivacyPolicy',
  '/Terms',
  '/BibleLibrary',
  '/BibleDiagnostic',
  '/Search',
  '/Admin',
];
const firstWords = {
  en: { nav: 'Prayer', notFound: 'Page Not Found', landing: 'A quiet place for every day' },
  fr: { nav: 'Prière', notFound: 'Page introuvable', landing: 'Un lieu paisible pour chaque jour' },
  es: {
    nav: 'Oración',
    notFound: 'Página no encontrada',
    landing: 'Un lugar tranquilo para cada día',
  },
  pt: {
    nav: 'Oração',
    notFound: 'Página não encontrada',
    landing: 'Um lugar tranquilo para cada dia',
  },
} as const;

const logInTitles = {
  en: 'Welcome back',
  fr: 'Bon retour parmi nous',
  es: 'Qué bueno verte de nuevo',
  pt: 'Que bom ver você de novo',
} as const;

// The tests of this file share only one server: two workers may run them in parallel.
test.describe.configure({ mode: 'parallel' });

const adminEmail = 'admin@example.org';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess({ ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: password });
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

// axe checks thirteen pages twice and eight once in each language. `npm test` has English; the
// other languages follow in `npm run test:long`.
for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `a guest's pages in ${language}, ${colorScheme}`,
      { tag: language === 'en' ? [] : '@long' },
      async ({ browser }) => {
        test.setTimeout(240_000);
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          colorScheme,
          locale: language,
          reducedMotion: 'reduce',
        });
        await browseAsGuest(context);
        const page = await context.newPage();
        for (const path of colorScheme === 'dark' ? [...pages, ...darkPages] : pages) {
          await page.goto(server.url + path);
          if (path === '/Landing')
            await expect(
              page.getByRole('heading', { level: 1, name: firstWords[language].landing }),
            ).toBeVisible();
          else if (path === '/login')
            await expect(
              page.getByRole('heading', { level: 1, name: logInTitles[language] }),
            ).toBeVisible();
          else
            await expect(
              page.getByRole('link', { name: firstWords[language].nav, exact: true }).last(),
            ).toBeVisible();
          if (path === '/nowhere')
            await expect(
              page.getByRole('heading', { name: firstWords[language].notFound }),
            ).toBeVisible();
          if (path.startsWith('/Bible/')) await expect(findVerse(page, 16)).toBeVisible();
          // The page itself is visible, not only the layout around it.
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
          // A dark page has the same elements as a light page; only its colours differ.
          await mustBeClean(
            page,
            `${language} ${colorScheme} ${path}`,
            colorScheme === 'dark' && pages.includes(path) ? colorRules : undefined,
          );
          if (colorScheme === 'dark') await mustFitWithLargeText(page, `${language} ${path}`);
        }
        await context.close();
      },
    );
  }
}

test(
  'pages with records and all dialogs show no defect; other devices keep the language',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signUp(page, server, 'phone@example.org');
    await page.goto(`${server.url}/Bible/KJV/PSA/23`);
    await writeNote(page, 1, 'My shepherd.', 'Pink');
    await openNote(page, 1);
    await page.getByRole('dialog').waitFor();
    await mustBeClean(page, 'note dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /Choose a passage/ }).click();
    await page.getByRole('dialog').waitFor();
    await mustBeClean(page, 'picker');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'x'.repeat(300));
    await page.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await mustBeClean(page, 'my prayers');
    await page.goto(`${server.url}/sync`);
    await expect(
      page.getByRole('main').getByText('Your prayers, entries and notes are safe in your account.'),
    ).toBeVisible();
    await mustBeClean(page, 'sync');

    await page.goto(`${server.url}/Settings#language`);
    await page.getByRole('radio', { name: 'Português' }).check();
    await expect(page.getByRole('link', { name: 'Oração', exact: true }).last()).toBeVisible();
    // The page shows the language before the profile is written and sent.
    await expect
      .poll(() => readServerRecords(server, 'phone@example.org', 'User/me'))
      .toMatchObject({ language: 'pt' });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Oração', exact: true }).last()).toBeVisible();

    // Onboarding of a new user, both steps.
    await page.evaluate(() => localStorage.removeItem('selah_onboarding_completed'));
    await page.goto(`${server.url}/Onboarding`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await mustBeClean(page, 'onboarding');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Antes de começar' })).toBeVisible();
    await mustBeClean(page, 'onboarding, the consent');

    const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await other.goto(`${server.url}/login?from_url=%2FPrayer`);
    await other.getByLabel('Email').fill('phone@example.org');
    await other.getByLabel('Password', { exact: true }).fill('a quiet place');
    await other.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(other.getByRole('link', { name: 'Oração', exact: true }).last()).toBeVisible();
    await other.context().close();
  },
);

test(
  'the sections of the administration show no defect, and the delete dialog fits',
  { tag: '@long' },
  async ({ page, browser }) => {
    const other = await browser.newContext();
    await signUp(await other.newPage(), server, 'in-the-list@example.org');
    await other.close();
    await page.setViewportSize({ width: 360, height: 800 });
    await logIn(page, server, adminEmail);
    for (const section of ['overview', 'people', 'deletions', 'messages', 'mails', 'bibles']) {
      await page.goto(`${server.url}/Admin?section=${section}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await mustBeClean(page, `/Admin, ${section}`);
      await mustFitWithLargeText(page, `/Admin, ${section}`);
    }
    await page.goto(`${server.url}/Admin?section=people`);
    await page.getByRole('button', { name: 'Actions for in-the-list@example.org' }).click();
    await page.getByRole('menuitem', { name: 'Delete account' }).click();
    await page.getByRole('dialog').waitFor();
    await mustBeClean(page, '/Admin, delete dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

/** Rules of axe that depend on colours. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** With text of twice the size nothing is wider than the screen (WCAG 1.4.4 and 1.4.10). */
async function mustFitWithLargeText(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });
  expect(width, `width of ${what} with text of 200%`).toBeLessThanOrEqual(360);
}

/** @param rules names of axe rules; without them, all rules of WCAG 2.2 AA */
async function mustBeClean(page: Page, where: string, rules?: string[]): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, `${where}: nothing is wider than the window`).toBeLessThanOrEqual(0);
  // The other mode opens a page for each check. No page has a frame that it would be needed for.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (
    rules
      ? axe.withRules(rules)
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  ).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    `${where}: axe`,
  ).toEqual([]);
}
