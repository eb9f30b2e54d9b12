// Passwords and ways back: forgotten, changed, chosen by somebody who was invited; a login for another site of the same owner.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { logIn, password, signUp, untilKept, writePrayer } from './person.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';

let server: ServerProcess;
/** Another site of the same owner. */
let other: Server;
let otherOrigin: string;

test.beforeAll(async () => {
  other = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<title>Another site</title>'));
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  otherOrigin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  server = await createServerProcess({ RETURN_ORIGINS: otherOrigin, ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: password });
  await server.start();
});

test.afterAll(async () => {
  await server.stop('SIGTERM');
  await new Promise((resolve) => other.close(resolve));
});

const account = (page: Page) => page.getByRole('button', { name: 'Account' });

async function api(path: string, body: object, token?: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${server.url}/api/apps/selah/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('a forgotten password: a link by mail, a new password, and one is in; the link works once', async ({ page, browser }) => {
  await signUp(page, server, 'ivan@example.org');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${server.url}/login`);
  await elsewhere.getByRole('button', { name: 'Forgot your password?' }).click();
  await elsewhere.getByLabel('E-mail').fill('ivan@example.org');
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(elsewhere.getByText('If there is an account with ivan@example.org, a link is on its way.')).toBeFocused();

  await expect.poll(() => server.link('ivan@example.org')).toBeDefined();
  const link = server.link('ivan@example.org') ?? '';
  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password').fill('quite another place');
  await elsewhere.getByRole('button', { name: 'Save the password' }).click();
  await expect(account(elsewhere)).toBeVisible();
  expect((await api('auth/login', { email: 'ivan@example.org', password })).status).toBe(400);
  expect((await api('auth/login', { email: 'ivan@example.org', password: 'quite another place' })).status).toBe(200);

  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password').fill('a third place to be');
  await elsewhere.getByRole('button', { name: 'Save the password' }).click();
  await expect(elsewhere.getByRole('alert')).toHaveText('This link has expired, or it was used before. Ask for a new one.');
  await elsewhere.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'A new password' })).toBeVisible();
  await elsewhere.context().close();
});

test('the answer for an address without an account is the same', async ({ page }) => {
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with nobody@example.org, a link is on its way.')).toBeVisible();
});

test('a changed password: the wrong old one is told, the right one works, other devices log in again and lose nothing', async ({ page, browser }) => {
  await signUp(page, server, 'judy@example.org');
  const phone = await (await browser.newContext()).newPage();
  await logIn(phone, server, 'judy@example.org');
  await phone.goto(`${server.url}/Prayer`);
  await untilKept(phone);

  await account(page).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('quite another place');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('alert')).toHaveText('The current password is not right. Nothing has been changed.');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');

  await writePrayer(phone, 'Written after the change.');
  await phone.getByRole('button', { name: 'Sync: 1 thing waits' }).click();
  await phone.getByRole('link', { name: 'Login' }).click();
  await phone.getByLabel('Password', { exact: true }).fill('quite another place');
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Sync: all is safe' })).toBeVisible();
  await phone.context().close();
});

test('who is invited chooses a password behind the link and is in', async ({ page }) => {
  const admin = await api('auth/login', { email: 'admin@example.org', password });
  const invited = await api('users/invite-user', { user_email: 'kim@example.org', role: 'user' }, String(admin.body['access_token']));
  expect(invited.status).toBe(200);
  await expect.poll(() => server.link('kim@example.org')).toBeDefined();
  await page.goto(server.link('kim@example.org') ?? '');
  await page.getByLabel('New password').fill('a place for kim');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(account(page)).toBeVisible();
});

test('a login for another site of the owner leads back there with the token; to a stranger nobody is sent', async ({ page }) => {
  const back = `${otherOrigin}/room?a=1`;
  await page.goto(`${server.url}/login?mode=signup&from_url=${encodeURIComponent(back)}`);
  await page.getByLabel('E-mail').fill('lena@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByRole('heading', { name: 'Look in your mail' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(server.code('lena@example.org'));
  await page.waitForURL(`${otherOrigin}/**`);
  const arrived = new URL(page.url());
  expect([arrived.pathname, arrived.searchParams.get('a'), arrived.searchParams.get('is_new_user')]).toEqual(['/room', '1', 'true']);
  const me = await fetch(`${server.url}/api/apps/selah/entities/User/me`, { headers: { authorization: `Bearer ${arrived.searchParams.get('access_token')}` } });
  expect(await me.json()).toMatchObject({ email: 'lena@example.org' });

  // Signed in already: straight back, and not as somebody new.
  await page.goto(`${server.url}/login?from_url=${encodeURIComponent(back)}`);
  await page.waitForURL(`${otherOrigin}/**`);
  expect(new URL(page.url()).searchParams.get('is_new_user')).toBeNull();

  await page.goto(`${server.url}/login?from_url=${encodeURIComponent('http://127.0.0.1:9/steal')}`);
  await page.waitForURL(`${server.url}/`);
  await expect(account(page)).toBeVisible();
});

test('a token in the address signs in a guest and is gone from the address; it never changes who is signed in', async ({ page, browser }) => {
  await signUp(page, server, 'mia@example.org');
  const mine = await page.evaluate(() => [localStorage.getItem('selah_access_token'), localStorage.getItem('token')]);
  expect(mine[0]).toBeTruthy();
  expect(mine[1]).toBe(mine[0]);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`${server.url}/Prayer?access_token=${mine[0]}&view=mine`);
  await expect(account(guest)).toBeVisible();
  expect(guest.url()).toBe(`${server.url}/Prayer?view=mine`);
  await guest.context().close();

  const stranger = await api('auth/login', { email: 'admin@example.org', password });
  const proven = page.waitForResponse((response) => response.url().endsWith('/entities/User/me') && response.request().headers()['authorization'] === `Bearer ${String(stranger.body['access_token'])}`);
  await page.goto(`${server.url}/Prayer?access_token=${String(stranger.body['access_token'])}`);
  await proven;
  await account(page).click();
  await expect(page.getByText('mia@example.org')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('selah_access_token'))).toBe(mine[0]);
});
