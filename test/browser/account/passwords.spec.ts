// Browser tests of passwords (forgotten, changed, chosen after an invitation), a login for another
// site of the same owner, and tokens in the address.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import {
  expectSignedIn,
  expectSynced,
  findMenuButton,
  logIn,
  password,
  signUp,
  waitUntilPrecached,
  writePrayer,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;
/** Another site of the same owner. */
let other: Server;
let otherOrigin: string;

test.beforeAll(async () => {
  other = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<title>Another site</title>'),
  );
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  otherOrigin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  server = await createServerProcess({
    RETURN_ORIGINS: otherOrigin,
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: password,
  });
  await server.start();
});

test.afterAll(async () => {
  await server.stop('SIGTERM');
  await new Promise((resolve) => other.close(resolve));
});

async function api(
  path: string,
  body: object,
  token?: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${server.url}/api/apps/selah/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test(
  'for a forgotten password, an e-mailed link sets a new password once and signs in',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signUp(page, server, 'ivan@example.org');
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(`${server.url}/login?from_url=%2FPrayer`);
    await expect(elsewhere).toHaveTitle('Log in – Selah');
    await elsewhere.getByRole('button', { name: 'New here? Sign up' }).press('Enter');
    await expect(elsewhere.getByRole('heading', { name: 'Create your account' })).toBeFocused();
    await expect(elsewhere).toHaveTitle('Sign up – Selah');
    await elsewhere.getByRole('button', { name: 'Already have an account? Log in' }).click();
    await elsewhere.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
    await expect(elsewhere).toHaveTitle('Reset your password – Selah');
    await elsewhere.getByLabel('Email').fill('ivan@example.org');
    await elsewhere.getByRole('button', { name: 'Send link' }).click();
    await expect(
      elsewhere.getByText('If ivan@example.org has an account, you’ll get a link by email.'),
    ).toBeFocused();
    await expect(elsewhere).toHaveTitle('Check your email – Selah');

    await expect.poll(() => server.getLatestLink('ivan@example.org')).toBeDefined();
    const link = server.getLatestLink('ivan@example.org') ?? '';
    await elsewhere.goto(link);
    await elsewhere.getByLabel('New password').fill('quite another place');
    await elsewhere.getByRole('button', { name: 'Save password' }).click();
    await expectSignedIn(elsewhere);
    // The page from which the login started, before the e-mail.
    await expect(elsewhere).toHaveURL(`${server.url}/Prayer`);
    expect((await api('auth/login', { email: 'ivan@example.org', password })).status).toBe(400);
    expect(
      (await api('auth/login', { email: 'ivan@example.org', password: 'quite another place' }))
        .status,
    ).toBe(200);

    await elsewhere.goto(link);
    await elsewhere.getByLabel('New password').fill('a third place to be');
    await elsewhere.getByRole('button', { name: 'Save password' }).click();
    await expect(elsewhere.getByRole('alert')).toHaveText(
      'This link has expired or was already used. Get a new one.',
    );
    await elsewhere.getByRole('button', { name: 'Get a new link' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
    await elsewhere.context().close();
  },
);

test(
  'the answer for an address without an account is the same',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${server.url}/login`);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill('unknown@example.org');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(
      page.getByText('If unknown@example.org has an account, you’ll get a link by email.'),
    ).toBeVisible();
  },
);

test(
  'a changed password needs the old password; other devices log in again without loss',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signUp(page, server, 'judy@example.org');
    const phone = await (await browser.newContext()).newPage();
    await logIn(phone, server, 'judy@example.org');
    await phone.goto(`${server.url}/Prayer`);
    await waitUntilPrecached(phone);

    await findMenuButton(page).click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('quite another place');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your current password is wrong.');
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();

    await writePrayer(phone, 'Written after the change.');
    await phone.getByRole('button', { name: 'Sync: 1 item to sync' }).click();
    await phone.getByRole('link', { name: 'Log in' }).click();
    await phone.getByLabel('Password', { exact: true }).fill('quite another place');
    await phone.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectSynced(phone);
    await phone.context().close();
  },
);

test(
  'an invited user chooses a password behind the link and is signed in',
  { tag: '@long' },
  async ({ page }) => {
    const admin = await api('auth/login', { email: 'admin@example.org', password });
    const invited = await api(
      'users/invite-user',
      { user_email: 'kim@example.org', role: 'user' },
      String(admin.body['access_token']),
    );
    expect(invited.status).toBe(200);
    await expect.poll(() => server.getLatestLink('kim@example.org')).toBeDefined();
    await page.goto(server.getLatestLink('kim@example.org') ?? '');
    await page.getByLabel('New password').fill('a place for kim');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible();
  },
);

test(
  'a login for another site of the owner returns there with the token; an unknown site is refused',
  { tag: '@long' },
  async ({ page }) => {
    const back = `${otherOrigin}/room?a=1`;
    await page.goto(`${server.url}/login?mode=signup&from_url=${encodeURIComponent(back)}`);
    await page.getByLabel('Email').fill('lena@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByLabel('Code', { exact: true }).fill(server.getLatestCode('lena@example.org'));
    await page.waitForURL(`${otherOrigin}/**`);
    const arrived = new URL(page.url());
    expect([
      arrived.pathname,
      arrived.searchParams.get('a'),
      arrived.searchParams.get('is_new_user'),
    ]).toEqual(['/room', '1', 'true']);
    const me = await fetch(`${server.url}/api/apps/selah/entities/User/me`, {
      headers: { authorization: `Bearer ${arrived.searchParams.get('access_token')}` },
    });
    expect(await me.json()).toMatchObject({ email: 'lena@example.org' });

    // Already signed in: the browser returns at once, and not as a new user.
    await page.goto(`${server.url}/login?from_url=${encodeURIComponent(back)}`);
    await page.waitForURL(`${otherOrigin}/**`);
    expect(new URL(page.url()).searchParams.get('is_new_user')).toBeNull();

    await page.goto(
      `${server.url}/login?from_url=${encodeURIComponent('http://127.0.0.1:9/steal')}`,
    );
    // Home redirects to the onboarding, because the user is new.
    await page.waitForURL(`${server.url}/Onboarding`);
  },
);

test(
  'a token in the address asks a guest to confirm and never replaces a signed-in user',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signUp(page, server, 'mia@example.org');
    const mine = await page.evaluate(() => [
      localStorage.getItem('selah_access_token'),
      localStorage.getItem('token'),
    ]);
    expect(mine[0]).toBeTruthy();
    expect(mine[1]).toBe(mine[0]);

    const guest = await (await browser.newContext()).newPage();
    const keptToken = () =>
      guest.evaluate(() => [
        localStorage.getItem('selah_access_token'),
        localStorage.getItem('token'),
        localStorage.getItem('selah_session'),
      ]);
    await guest.goto(`${server.url}/Prayer?access_token=${mine[0]}&view=mine`);
    const question = guest.getByRole('dialog', { name: 'Log in with this link?' });
    await expect(question).toContainText('You’re about to log in as mia@example.org.');
    expect(guest.url()).toBe(`${server.url}/Prayer?view=mine`);
    expect(await keptToken()).toEqual([null, null, null]);
    await question.getByRole('button', { name: 'No, continue as guest' }).click();
    await expect(question).toBeHidden();
    await guest.reload();
    await expect(guest.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    expect(await keptToken()).toEqual([null, null, null]);

    await guest.goto(`${server.url}/Prayer?access_token=${mine[0]}`);
    await question.getByRole('button', { name: 'Yes, log in' }).click();
    await expectSignedIn(guest);
    expect((await keptToken())[0]).toBe(mine[0]);
    await guest.context().close();

    const invited = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
    await invited.goto(`${server.url}/Prayer?access_token=${mine[0]}`);
    await expect(
      invited.getByRole('dialog', { name: 'Se connecter avec ce lien\u202f?' }),
    ).toContainText('mia@example.org');
    await invited.context().close();

    // Unless this tab itself has just sent the person away to log in.
    const returning = await (await browser.newContext()).newPage();
    await returning.goto(server.url);
    await returning.evaluate(() =>
      sessionStorage.setItem('selah_login_awaited', String(Date.now())),
    );
    await returning.goto(`${server.url}/Prayer?access_token=${mine[0]}`);
    await expectSignedIn(returning);
    await returning.context().close();

    const stranger = await api('auth/login', { email: 'admin@example.org', password });
    const proven = page.waitForResponse(
      (response) =>
        response.url().endsWith('/entities/User/me') &&
        response.request().headers()['authorization'] ===
          `Bearer ${String(stranger.body['access_token'])}`,
    );
    await page.goto(`${server.url}/Prayer?access_token=${String(stranger.body['access_token'])}`);
    await proven;
    await findMenuButton(page).click();
    await expect(page.getByText('mia@example.org')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('selah_access_token'))).toBe(mine[0]);
  },
);

test(
  'the show-password button is large; a token in the return path leaves the address',
  { tag: '@long' },
  async ({ browser }) => {
    const phone = await (
      await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
    ).newPage();
    await phone.goto(
      `${server.url}/login?from_url=${encodeURIComponent('/Prayer?access_token=abc')}`,
    );
    const box = await phone.getByRole('button', { name: 'Show password' }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(phone.url()).toBe(`${server.url}/login?from_url=${encodeURIComponent('/Prayer')}`);
    await phone.context().close();
  },
);
