// Browser tests of the prompts: the browser's install offer, the iPhone steps and the notification
// permission, all without layout shifts.
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { browseAsGuest, signUp } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const dismissedAt = 'selah_install_prompt_dismissed';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

async function readBox(
  element: Locator,
): Promise<{ top: number; bottom: number; left: number; right: number }> {
  return element.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

/** Dispatches the browser's install offer. The test sets the answer to the install question. */
async function offer(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((said) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () =>
        Object.assign(window, { askedWithTap: navigator.userActivation.isActive }),
      userChoice: Promise.resolve({ outcome: said }),
    });
    window.dispatchEvent(event);
  }, outcome);
}

/** How much has jumped on the page since it was opened. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test(
  'the install card ends the page and covers nothing; a tap asks the browser',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await browseAsGuest(context);
    await visitOnThirdDay(context);
    await watchShifts(context);
    await page.goto(`${server.url}/Settings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const before = await page.evaluate(
      () => (window as unknown as { shifts: number[] }).shifts.length,
    );
    await offer(page, 'accepted');
    const install = card(page, 'Install Selah');
    await expect(install).toBeHidden();
    await expect(install).toBeVisible({ timeout: 10_000 });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length),
    ).toBe(before);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bar = page.getByRole('navigation').last();
    await expect
      .poll(async () => (await readBox(install)).bottom - (await readBox(bar)).top)
      .toBeLessThanOrEqual(0);
    const box = await readBox(install);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    expect((await new AxeBuilder({ page }).include('[data-prompt]').analyze()).violations).toEqual(
      [],
    );
    const last = page.getByRole('main').getByRole('link').last();
    expect((await readBox(last)).bottom).toBeLessThanOrEqual(box.top);

    await install.getByRole('button', { name: 'Install Now' }).click();
    await expect(install).toBeHidden();
    expect(
      await page.evaluate(() => (window as unknown as { askedWithTap: boolean }).askedWithTap),
    ).toBe(true);
    expect(await page.evaluate((key) => localStorage.getItem(key), dismissedAt)).not.toBeNull();
  },
);

test(
  'an install card dismissed by keyboard stays away on the next visit and returns after 30 days',
  { tag: '@long' },
  async ({ page, context }) => {
    await browseAsGuest(context);
    await visitOnThirdDay(context);
    await page.goto(`${server.url}/Settings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await offer(page, 'dismissed');
    await expect(card(page, 'Install Selah')).toBeVisible({ timeout: 10_000 });
    await card(page, 'Install Selah').getByRole('button', { name: 'Maybe Later' }).press('Enter');
    await expect(card(page, 'Install Selah')).toBeHidden();
    for (const [days, comes] of [
      [29.9, false],
      [30.1, true],
    ] as const) {
      await page.evaluate(
        ([key, past]) => {
          const time = Date.now() - past * 86_400_000;
          localStorage.setItem(key, new Date(time).toISOString());
          localStorage.setItem('selah_prompts_shown', JSON.stringify({ install: time }));
        },
        [dismissedAt, days] as const,
      );
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await offer(page, 'dismissed');
      if (comes) await expect(card(page, 'Install Selah')).toBeVisible({ timeout: 10_000 });
      else
        await expect(async () =>
          expect(await page.evaluate(() => performance.now())).toBeGreaterThan(6_000),
        ).toPass();
      await expect(card(page, 'Install Selah')).toHaveCount(comes ? 1 : 0);
    }
  },
);

test(
  'an iPhone shows manual install steps, but not while the user writes',
  { tag: '@long' },
  async ({ browser }) => {
    const context = await browser.newContext({
      userAgent: iphone,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await browseAsGuest(context);
    await visitOnThirdDay(context);
    await page.goto(`${server.url}/Settings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // No text field of the page is open to a guest.
    await page
      .getByRole('main')
      .evaluate((main) => main.append(document.createElement('textarea')));
    const field = page.getByRole('main').getByRole('textbox').last();
    await field.focus();
    await expect(async () =>
      expect(await page.evaluate(() => performance.now())).toBeGreaterThan(8_000),
    ).toPass();
    await expect(card(page, 'Add to Home Screen')).toHaveCount(0);
    await field.blur();
    await expect(card(page, 'Add to Home Screen')).toBeVisible({ timeout: 10_000 });
    await expect(page.getByText('Tap the Share button in Safari’s bar.')).toBeVisible();
    expect((await new AxeBuilder({ page }).include('[data-prompt]').analyze()).violations).toEqual(
      [],
    );
    await page.getByRole('button', { name: 'Maybe Later' }).tap();
    await expect(card(page, 'Add to Home Screen')).toBeHidden();
    await context.close();
  },
);

test(
  'notification permission is requested only after a tap; if allowed, a link opens the reminders',
  { tag: '@long' },
  async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-US' });
    // The answer to the browser's permission prompt, which a test cannot tap.
    await context.exposeFunction('sayYes', () =>
      context.grantPermissions(['notifications'], { origin: server.url }),
    );
    await context.addInitScript(() => {
      const ask = Notification.requestPermission.bind(Notification);
      Object.assign(window, { asked: 0 });
      Notification.requestPermission = async () => {
        Object.assign(window, { asked: 1, askedWithTap: navigator.userActivation.isActive });
        await (window as unknown as { sayYes(): Promise<void> }).sayYes();
        return ask();
      };
    });
    const page = await context.newPage();
    await signUp(page, server, 'ruth@example.org');
    await beUnasked(page);
    await visitOnThirdDay(context);
    await page.goto(server.url);
    const prompt = card(page, 'Want reminders?');
    await expect(prompt).toBeVisible({ timeout: 10_000 });
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
    await prompt.getByRole('button', { name: 'Enable' }).click();
    await expect(prompt).toBeHidden();
    expect(
      await page.evaluate(() => (window as unknown as { askedWithTap: boolean }).askedWithTap),
    ).toBe(true);
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/Settings#reminders`);
    await context.close();
  },
);

for (const permission of ['granted', 'denied'] as const) {
  test(
    `a person who has answered is not asked: ${permission}`,
    { tag: '@long' },
    async ({ browser }) => {
      const context = await browser.newContext({ locale: 'en-US' });
      const page = await context.newPage();
      await signUp(page, server, `${permission}@example.org`);
      await beUnasked(page);
      await visitOnThirdDay(context);
      // The listed permissions are granted, and all others are denied.
      await context.grantPermissions([permission === 'granted' ? 'notifications' : 'geolocation'], {
        origin: server.url,
      });
      await page.goto(server.url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => Notification.permission)).toBe(permission);
      await expect(async () =>
        expect(await page.evaluate(() => performance.now())).toBeGreaterThan(6_000),
      ).toPass();
      await expect(page.locator('[data-prompt]')).toHaveCount(0);
      await context.close();
    },
  );
}

/** Stores that the app was opened on two earlier days: a prompt appears on the third. */
async function visitOnThirdDay(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('selah_visit_days', JSON.stringify({ count: 2, last: '2020-01-01' }));
  });
}

/** Removes a stored answer: the sign-up helper of other tests may have answered the prompt. */
async function beUnasked(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('selah_notification_prompt_dismissed'));
}
