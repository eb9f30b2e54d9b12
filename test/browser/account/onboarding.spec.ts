// Browser tests of the onboarding on a phone: in each language, every step fits into the window,
// and a reload keeps step and answers.
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../schemas/languages.ts';
import { signUp } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** @param language stored as the chosen one; null if the language is not known */
async function openOnboarding(page: Page, language: Language | null): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.removeItem('selah_onboarding_completed');
    localStorage.removeItem('selah_onboarding_answers');
    if (chosen === null) localStorage.removeItem('selah_language');
    else localStorage.setItem('selah_language', chosen);
  }, language);
  await page.goto(`${server.url}/Onboarding`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function mustFit(page: Page, step: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { content, window: height } = await page.evaluate(() => ({
    content: document.documentElement.scrollHeight,
    window: innerHeight,
  }));
  expect(content, step).toBeLessThanOrEqual(height);
}

test('every onboarding step fits into the window of a phone in each language', async ({ page }) => {
  await signUp(page, server, 'fits@example.org');
  for (const language of ['en', 'fr', 'es', 'pt'] as const) {
    await openOnboarding(page, language);
    await expect(page.getByRole('textbox')).toBeVisible();
    await mustFit(page, `${language}, the name`);
    await page.getByRole('textbox').fill('Maximilian');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await mustFit(page, `${language}, the consent`);
  }
});

test('an unknown language is asked for, and a reload keeps step and answers', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await signUp(page, server, 'asked@example.org');
  await openOnboarding(page, null);
  await page.getByRole('radio', { name: 'Português' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Escolha seu idioma' })).toBeVisible();
  await mustFit(page, 'the language');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Seu nome').fill('Ana');
  await page.reload();
  await expect(page.getByLabel('Seu nome')).toHaveValue('Ana');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('checkbox').first().check();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('checkbox').last()).not.toBeChecked();
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto(`${server.url}/Account`);
  await expect(page.getByRole('main').getByText('Ana', { exact: true })).toBeVisible();
  await context.close();
});
