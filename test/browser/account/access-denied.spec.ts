// Browser tests of an app with restricted access: the login, 'Access Restricted', the remembered
// state, and a server fault on the first visit.
import { expect } from '@playwright/test';
import { password, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

const settingsAddress = '**/public-settings/by-id/**';
let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess({
    ACCESS: 'private_with_login',
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: password,
  });
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

async function invite(email: string): Promise<void> {
  const api = async (path: string, body: object, token?: string) =>
    (
      await fetch(`${server.url}/api/apps/selah/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ access_token: string }>;
  const { access_token: token } = await api('auth/login', { email: 'admin@example.org', password });
  await api('users/invite-user', { user_email: email, role: 'user' }, token);
}

test(
  'a guest is sent to log in; the next start shows no page before the login',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto(`${server.url}/Prayer?view=mine`);
    await expect(page).toHaveURL(
      `${server.url}/login?from_url=${encodeURIComponent('/Prayer?view=mine')}`,
    );
    await waitUntilPrecached(page);
    await page.close();
    await server.stop('SIGKILL');
    await context.setOffline(true);
    const again = await context.newPage();
    await again.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('h1'))
          if (textContent && !seen.includes(textContent)) seen.push(textContent);
      }).observe(document, { childList: true, subtree: true });
    });
    await again.goto(`${server.url}/Prayer`);
    await expect(again.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(await again.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'Welcome back',
    ]);
    await context.setOffline(false);
    await server.start();
  },
);

test(
  'an uninvited user sees the reason and the remedies, and enters after an invitation',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'walter@example.org';
    await page.goto(`${server.url}/Prayer`);
    await page.getByRole('button', { name: 'New here? Sign up' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByLabel('Code', { exact: true }).fill(server.getLatestCode(email));
    // The user may not read a profile yet: the login opens nothing.
    await expect(page.getByText('This app is by invitation.', { exact: false })).toBeVisible();
    await invite(email);
    await page.goto(`${server.url}/login?from_url=%2FPrayer`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByLabel('What is on your heart?')).toBeVisible();

    // The owner revokes the access: the page shows this and remembers it.
    await page.route(settingsAddress, (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'No.', extra_data: { app_id: 'selah', reason: 'user_not_registered' } },
      }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await expect(
      page.getByText(
        'You are not registered to use this application. Please contact the app administrator to request access.',
      ),
    ).toBeVisible();
    await expect(page.getByText(`You’re logged in as ${email}`, { exact: false })).toBeVisible();
    await page.unroute(settingsAddress);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByLabel('What is on your heart?')).toBeVisible();
  },
);

test(
  'a server fault on the first visit shows a retry; later the stored app opens',
  { tag: '@long' },
  async ({ page }) => {
    await page.route(settingsAddress, (route) =>
      route.fulfill({ status: 500, json: { message: 'The house is on fire.' } }),
    );
    await page.goto(`${server.url}/Prayer`);
    await expect(page.getByRole('alert')).toContainText('Failed to load app');
    await expect(page.getByRole('alert')).not.toContainText('The house is on fire.');
    await page.unroute(settingsAddress);
    await page.route(settingsAddress, (route) =>
      route.fulfill({ json: { id: 'selah', public_settings: 'public_without_login' } }),
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('What is on your heart?')).toBeVisible();
    await page.unroute(settingsAddress);
    await page.route(settingsAddress, (route) =>
      route.fulfill({ status: 500, json: { message: 'Again.' } }),
    );
    const asked = page.waitForResponse((response) => response.url().includes('public-settings'));
    await page.reload();
    await asked;
    await expect(page.getByLabel('What is on your heart?')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
