// Browser tests of new accounts in French, Spanish and Portuguese on a phone: Home, the first
// chapter, a plan day and the search show a Bible text in the user's language, and reading
// continues offline.
import { expect } from '@playwright/test';
import { startFakeHelloao } from '../../server/bible/support/fake-helloao.ts';
import { hasTextFolder } from '../../server/bible/support/test-bibles.ts';
import { signUp, waitUntilPrecached, findVerse } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let upstream: Awaited<ReturnType<typeof startFakeHelloao>>;
let server: ServerProcess;

test.beforeAll(async () => {
  upstream = await startFakeHelloao();
  server = await createServerProcess({ BIBLE_HELLOAO_URL: upstream.url });
});

test.beforeEach(() => server.start());

test.afterAll(async () => {
  await server.stop('SIGTERM');
  await upstream.close();
});

for (const { locale, code, name, beginning, word } of [
  {
    locale: 'fr-FR',
    code: 'DARBY',
    name: 'Bible Darby',
    beginning: 'Au commencement',
    word: 'berger',
  },
  {
    locale: 'es-MX',
    code: 'RVA',
    name: 'Reina-Valera 1909',
    beginning: 'EN el principio',
    word: 'pastor',
  },
  {
    locale: 'pt-BR',
    code: 'ALMEIDA',
    name: 'Bíblia Livre',
    beginning: 'No princípio',
    word: 'pastor',
  },
])
  test.describe(locale, () => {
    test.use({ locale });

    test(
      `a new account in ${locale} reads, plans and searches in ${code}, also offline`,
      { tag: '@long' },
      async ({ page }) => {
        // The texts come from a folder that a machine may lack.
        test.skip(!hasTextFolder, 'the folder of test Bibles is missing (set SELAH_BIBLES)');
        const language = locale.slice(0, 2);
        await signUp(page, server, `person@${language}.example.org`);
        await page.goto(`${server.url}/`);
        await page.getByRole('main').locator('a[href="/Bible"]').first().click();
        await expect(page).toHaveURL(`${server.url}/Bible/${code}/JHN/1`);
        await expect(findVerse(page, 1)).toContainText(beginning, { ignoreCase: true });
        await expect(
          page.locator(`article [lang="${language}"], article[lang="${language}"]`).first(),
        ).toBeVisible();

        await test.step('the first day of a plan', async () => {
          await page.goto(`${server.url}/Plans/peace_in_the_storm/1`);
          await expect(page.getByRole('main')).toContainText(name);
          const passage = page.getByRole('main').locator(`a[href^="/Bible/${code}/"]`).first();
          await passage.click();
          await expect(page.locator('[data-verse]').first()).toBeVisible();
          await expect(page).toHaveURL(new RegExp(`/Bible/${code}/`));
        });

        await test.step('the search', async () => {
          await page.goto(`${server.url}/Search?q=${word}`);
          await expect(
            page.getByRole('main').locator(`a[href^="/Bible/${code}/"]`).first(),
          ).toBeVisible({ timeout: 60_000 });
        });

        await test.step('Home and the Bible without a server', async () => {
          await page.goto(`${server.url}/`);
          await waitUntilPrecached(page);
          await server.stop();
          await page.reload();
          await page.getByRole('main').locator('a[href="/Bible"]').first().click();
          await expect(page.locator('[data-verse]').first()).toBeVisible();
          await page.goto(`${server.url}/Bible/${code}/JHN/1`);
          await expect(findVerse(page, 1)).toContainText(beginning, { ignoreCase: true });
        });
      },
    );
  });
