// Browser tests of a new visitor: landing page, looking around without an account, sign-up and
// onboarding by keyboard, hyphenated addresses and shortcuts. The onboarding stays done without a
// server.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { password, readServerRecords, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test('a new visitor goes from the landing page to Home without a layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.url);
  await expect(page).toHaveURL(`${server.url}/Landing`);
  await expect(page.getByRole('heading', { name: 'A quiet place for every day' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(moved).toBeLessThanOrEqual(0.02);
  await waitUntilPrecached(page);
  await page.getByRole('button', { name: 'Look around without an account' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('link', { name: 'Bible', exact: true }).first()).toBeVisible();
  await page.goto(`${server.url}/Home`);
  await expect(page.getByRole('heading', { name: 'Daily Grace Note' })).toBeVisible();
});

test(
  'every page opens under its hyphenated address, and the shortcuts open their pages',
  { tag: '@long' },
  async ({ page }) => {
    for (const [address, target] of [
      ['/peaceful-sleep', '/PeacefulSleep'],
      ['/bible-library?x=1', '/BibleLibrary?x=1'],
      ['/?shortcut=bible', '/Bible'],
      ['/?shortcut=prayer', '/Prayer'],
    ] as const) {
      await page.goto(server.url + address);
      await expect(page).toHaveURL((url) => (url.pathname + url.search).startsWith(target));
      await expect(page.getByText('Page Not Found')).toHaveCount(0);
    }
    await page.goto(`${server.url}/peaceful-sleeep`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
);

test(
  'a visitor goes from the landing page to Home by keyboard alone',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'nora@example.org';
    await page.goto(`${server.url}/Landing`);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(
      page.getByRole('heading', { name: 'Un lieu paisible pour chaque jour' }),
    ).toBeVisible();
    await mustBeClean(page);
    await waitUntilPrecached(page);
    await page.getByRole('link', { name: 'Commencer' }).first().press('Enter');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Consulte tes e-mails' }).waitFor();
    await page.getByLabel('Code', { exact: true }).fill(server.getLatestCode(email));
    await expect(page.getByLabel('Ton nom')).toBeVisible();
    await mustBeClean(page);

    await server.stop('SIGKILL');
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('es');
    await page.getByRole('button', { name: 'Continuar' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeFocused();
    await mustBeClean(page);
    await page.reload();
    // The step is kept, but nothing has been agreed to yet.
    await page.getByRole('button', { name: 'Aceptar y continuar' }).press('Enter');
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    for (const box of await page.getByRole('checkbox').all()) await box.press('Space');
    await page.getByRole('button', { name: 'Aceptar y continuar' }).press('Enter');
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByRole('link', { name: 'Oración', exact: true }).last()).toBeVisible();
    await page.goto(`${server.url}/Landing`);
    await expect(page).toHaveURL(`${server.url}/`);

    await server.start();
    await context.setOffline(false);
    await expect
      .poll(
        async () =>
          (await readServerRecords(server, email, 'User')).map(
            ({ onboarding_completed: done, language }) => [done, language],
          ),
        { timeout: 30_000 },
      )
      .toEqual([[true, 'es']]);
  },
);

async function mustBeClean(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      `${page.url()} at ${width}`,
    ).toBeLessThanOrEqual(0);
  }
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}
