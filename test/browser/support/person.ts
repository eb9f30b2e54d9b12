// Test helpers for user actions in browser tests: signing up, logging in, browsing as a guest,
// writing prayers and notes, and reading and creating server records.
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { TestBackend } from './server-process.ts';

export const password = 'a quiet place';

/**
 * Creates an account and signs in to it by the API. The onboarding counts as done. The page is at
 * /Account afterwards.
 */
export async function signUp(page: Page, server: TestBackend, email: string): Promise<void> {
  await callAuth(server, 'register', { email, password });
  // The answer does not wait for the mail.
  await expect(async () => server.getLatestCode(email)).toPass();
  await callAuth(server, 'verify-otp', { email, otp_code: server.getLatestCode(email) });
  await logIn(page, server, email);
}

/**
 * Signs in by the API: stores the token and the session before the app starts. Tests of what a
 * login itself does use `logInByForm`. The page is at /Account afterwards.
 */
export async function logIn(page: Page, server: TestBackend, email: string): Promise<void> {
  const { access_token: token, user } = await callAuth<Login>(server, 'login', { email, password });
  const account = { id: user.id, email: user.email, full_name: user.full_name };
  // localStorage needs a page of this origin; this API address does not start the app, which would
  // start as a guest.
  await page.goto(`${server.url}/api/apps/public/prod/public-settings/by-id/selah`);
  await page.evaluate(
    ({ session, value }) => {
      localStorage.setItem('selah_session', session);
      localStorage.setItem('selah_access_token', value);
      localStorage.setItem('token', value);
    },
    { session: JSON.stringify({ account, tokenEnd: token.slice(-16) }), value: token },
  );
  await page.goto(`${server.url}/Account`);
  await finishOnboarding(page);
}

interface Login {
  access_token: string;
  user: { id: string; email: string; full_name: string };
}

async function callAuth<Answer>(
  server: TestBackend,
  path: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const response = await fetch(`${server.url}/api/apps/selah/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`auth/${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Fills in the form and the mailed code. */
export async function signUpByForm(page: Page, server: TestBackend, email: string): Promise<void> {
  await page.goto(findLoginForm(server));
  await fillSignUp(page, server, email);
  await finishOnboarding(page);
}

/** On a page that shows the login form. */
export async function fillSignUp(page: Page, server: TestBackend, email: string): Promise<void> {
  await page.getByRole('button', { name: 'New here? Sign up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  // Six digits are enough: the form sends itself.
  await page.getByLabel('Code', { exact: true }).fill(server.getLatestCode(email));
}

export async function logInByForm(page: Page, server: TestBackend, email: string): Promise<void> {
  await page.goto(findLoginForm(server));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await finishOnboarding(page);
}

/**
 * The address of a login that returns to the account page: Home would redirect to the onboarding.
 */
function findLoginForm({ url }: TestBackend): string {
  return `${url}/login?from_url=%2FAccount`;
}

/** The button of the main menu, in the four languages. */
export function findMenuButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Men[uú]$/ });
}

/** The menu and the login link appear at the same time; only guests have the link. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(findMenuButton(page)).toBeVisible();
  await expect(page.locator('header a[href^="/login"]')).toHaveCount(0);
}

/**
 * Expects that the menu says that everything is saved on the server.
 * @param timeout in milliseconds
 */
export async function expectSynced(page: Page, timeout?: number): Promise<void> {
  await expectSyncState(page, /Everything is saved$/, timeout);
}

/**
 * Expects that the menu shows the sync state. Opens the menu again when a navigation closed it.
 * @param state the end of the name of the menu's link to the Sync page
 * @param timeout in milliseconds
 */
export async function expectSyncState(page: Page, state: RegExp, timeout = 15_000): Promise<void> {
  const openMenu = async () => {
    if (!(await page.getByRole('group', { name: /^Men[uú]$/ }).isVisible()))
      await findMenuButton(page).click();
  };
  // On a busy machine the first click takes a while, which is not part of the timeout.
  await openMenu();
  await expect(async () => {
    await openMenu();
    await expect(page.getByRole('link', { name: state })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout });
  await page.keyboard.press('Escape');
}

/** Expects the prayers of the open list to be on the server. */
export async function expectSyncedPrayers(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(count);
  await expectSynced(page);
}

export async function logOutFromMenu(page: Page): Promise<void> {
  await findMenuButton(page).click();
  const menu = page.getByRole('group', { name: /^Men[uú]$/ });
  await menu.getByRole('button', { name: 'Log out' }).click();
}

async function finishOnboarding(page: Page): Promise<void> {
  await expectSignedIn(page);
  await page.evaluate(() => {
    localStorage.setItem('selah_onboarding_completed', 'true');
    // The reminder prompt has its own tests in prompts.spec.ts.
    localStorage.setItem('selah_notification_prompt_dismissed', 'true');
  });
}

/**
 * Makes every page of this context start as a guest who chose to look around, so that Home does not
 * redirect.
 */
export async function browseAsGuest(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('selah_looked_around', 'true'));
}

/** Resolves when the worker holds the whole app: from now on the page opens without a server. */
export async function waitUntilPrecached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) =>
        active?.addEventListener('statechange', resolve, { once: true }),
      );
  });
}

/** A verse with its number. */
export function findVerse(page: Page, number: number): Locator {
  return page.locator(`[data-verse="${number}"]`);
}

/** Chooses a verse and opens the note on it. */
export async function openNote(page: Page, number: number): Promise<void> {
  await findVerse(page, number).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Note', exact: true }).click();
}

export async function writeNote(
  page: Page,
  number: number,
  words: string,
  color: string,
): Promise<void> {
  await openNote(page, number);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your note').fill(words);
  await dialog.locator('label').filter({ hasText: color }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

export async function writePrayer(page: Page, words: string): Promise<void> {
  await page.getByLabel('What is on your heart?').fill(words);
  await page.getByRole('button', { name: 'Save what I wrote' }).click();
  await expect(page.getByText('Prayer saved!')).toBeVisible();
  // The message may be that of an earlier prayer. The form is empty when this one is stored.
  await expect(page.getByLabel('What is on your heart?')).toHaveValue('');
}

/**
 * Chooses an action of a prayer or of a gratitude entry: in the menu of a card, or by the button in
 * the detail beside the list of a wide window.
 */
export async function chooseAction(card: Locator, action: string): Promise<void> {
  const menuButton = card.getByRole('button', { name: /^Actions for/ });
  const button = card.getByRole('button', { name: action, exact: true });
  await menuButton.or(button).waitFor();
  if (await button.isVisible()) return button.click();
  await menuButton.click();
  await card.getByRole('menuitem', { name: action }).click();
}

/** Chooses an action of the prayer with the title. */
export async function choosePrayerAction(page: Page, title: string, action: string): Promise<void> {
  await chooseAction(page.getByRole('article', { name: title, exact: true }), action);
}

/**
 * Writes many prayers through the same form and button. The loop runs inside the page, so hundreds
 * take seconds. Resolves when the last prayer is stored on the device.
 */
export async function writePrayers(page: Page, all: readonly string[]): Promise<void> {
  await page.getByLabel('What is on your heart?').waitFor();
  await page.evaluate(async (texts) => {
    const sheet = () =>
      [...document.querySelectorAll('textarea')].find(({ labels }) =>
        labels[0]?.textContent?.includes('What is on your heart?'),
      );
    const button = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent?.includes('Save what I wrote'),
      );
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const until = async (isSo: () => boolean | undefined) => {
      while (!isSo()) await new Promise((next) => requestAnimationFrame(next));
    };
    for (const text of texts) {
      await until(() => sheet()?.value === '');
      setValue?.call(sheet(), text);
      sheet()?.dispatchEvent(new Event('input', { bubbles: true }));
      await until(() => button()?.ariaDisabled === 'false');
      button()?.click();
      // The form is empty again when the prayer is stored.
      await until(() => sheet()?.value === '');
    }
  }, all);
}

/** Reads a person's records of an entity from the server. */
export async function readServerRecords(
  server: TestBackend,
  email: string,
  entity: string,
): Promise<Record<string, unknown>[]> {
  const { access_token: token } = await callAuth<Login>(server, 'login', { email, password });
  const answer = await fetch(`${server.url}/api/apps/selah/entities/${entity}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Record<string, unknown>[];
}

/** Creates records of a person on the server. */
export async function createServerRecords(
  server: TestBackend,
  email: string,
  entity: string,
  records: readonly Record<string, unknown>[],
): Promise<void> {
  const { access_token: token } = await callAuth<Login>(server, 'login', { email, password });
  const response = await fetch(`${server.url}/api/apps/selah/entities/${entity}/bulk`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(records),
  });
  if (!response.ok) throw new Error(`${entity}: ${response.status} ${await response.text()}`);
}
