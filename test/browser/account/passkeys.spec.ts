// Browser tests of passkeys with Chromium's virtual authenticator: added in the account, used for a
// log-in, removed, and refused afterwards; absent at another address of the app.
import { expect, type CDPSession, type Page } from '@playwright/test';
import { expectSignedIn, logOutFromMenu, password, signUp } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** Gives the page a device with passkeys, whose user always agrees. */
async function addAuthenticator(page: Page): Promise<{ client: CDPSession; id: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId: id } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, id };
}

/** On the login page. */
async function logInWithPasskey(page: Page): Promise<void> {
  await page.goto(`${server.url}/login?from_url=%2FAccount`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
}

async function logOut(page: Page): Promise<void> {
  await logOutFromMenu(page);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
}

test(
  'a passkey is added with the password, logs in, and is refused after its removal',
  { tag: '@long' },
  async ({ page }) => {
    const { client, id } = await addAuthenticator(page);
    await signUp(page, server, 'passkey@example.org');
    const section = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Passkeys' }),
    });
    await expect(section.getByText('You don’t have any passkeys yet.')).toBeVisible();
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(section.getByLabel('Current password')).toBeFocused();
    await section.getByLabel('Current password').fill('not this one');
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(section.getByRole('alert')).toHaveText('Your current password is wrong.');
    await section.getByLabel('Current password').fill(password);
    await section.getByLabel('Name (optional)').fill('My laptop');
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Passkey added')).toBeVisible();
    await expect(section.getByRole('listitem')).toContainText('My laptop');
    await expect(section.getByText('Not used yet')).toBeVisible();
    const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId: id });
    expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

    await logOut(page);
    await logInWithPasskey(page);
    await expect(page).toHaveURL(`${server.url}/Account`);
    await expectSignedIn(page);
    await expect(page.getByRole('main').getByText('passkey@example.org')).toBeVisible();
    await expect(section.getByText(/^Last used on/)).toBeVisible();

    await section.getByRole('button', { name: 'Remove: My laptop' }).click();
    const question = page.getByRole('dialog', { name: 'Remove My laptop?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(section.getByText('You don’t have any passkeys yet.')).toBeVisible();

    // The device still has the passkey, and the server does not know it any more.
    await logOut(page);
    await logInWithPasskey(page);
    await expect(page.getByRole('alert')).toHaveText(
      'We couldn’t log you in with this passkey. Try again or use your password.',
    );
    await expect(page).toHaveURL(/\/login/);
  },
);

test('an account has no second passkey on one device', { tag: '@long' }, async ({ page }) => {
  await addAuthenticator(page);
  await signUp(page, server, 'twice@example.org');
  const add = async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await add();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await add();
  await expect(page.getByRole('alert')).toHaveText(
    'This device or password manager already has a passkey for this account.',
  );
});

test('at another address of the app there are no passkeys', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${server.url}/login`);
  const button = page.getByRole('button', { name: 'Log in with a passkey' });
  await expect(button).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().includes('public-settings'));
  await page.goto(`${server.url.replace('localhost', '127.0.0.1')}/login`);
  await answered;
  await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
  await expect(button).toHaveCount(0);
});
