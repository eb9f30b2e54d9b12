// Browser tests of the device lock: what the browser stores, the lock screen without a server, a
// second tab, a passkey, drafts, and the log-out without the passphrase.
import { expect, type Page } from '@playwright/test';
import { findPrivateEntries, turnOnPrivateEntries } from '../support/private-entries.ts';
import {
  expectSynced,
  readServerRecords,
  signUp,
  waitUntilPrecached,
  writePrayer,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

const passphrase = 'five quiet words by the lake';
const lockScreen = { name: 'Selah is locked' };

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** Signs up, writes a prayer, and turns on the private entries and the lock. */
async function signUpLocked(page: Page, email: string): Promise<void> {
  await signUp(page, server, email);
  await page.goto(`${server.url}/Prayer`);
  await writePrayer(page, 'Strength for Aurelienne');
  await expectSynced(page);
  expect(await isStored(page, 'Aurelienne')).toBe(true);
  await turnOnPrivateEntries(page, server, passphrase);
  await turnOnLock(page);
}

async function turnOnLock(page: Page): Promise<void> {
  await findPrivateEntries(page).getByRole('button', { name: 'Turn on lock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on app lock' });
  await dialog.getByLabel('Passphrase', { exact: true }).fill('not this passphrase');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Wrong passphrase');
  await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(findPrivateEntries(page).getByRole('button', { name: 'Lock now' })).toBeVisible();
  await expect(findPrivateEntries(page).getByLabel('Lock after')).toHaveValue('5');
}

async function unlock(page: Page): Promise<void> {
  await expect(page.getByRole('heading', lockScreen)).toBeVisible();
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByRole('heading', lockScreen)).toBeHidden();
}

/** Whether a text is anywhere in the databases or in localStorage of the page. */
function isStored(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (sought) => {
    const found: unknown[] = [Object.entries(localStorage)];
    const wait = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('failed')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(await wait(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(found).includes(sought);
  }, text);
}

test(
  'a locked app shows and stores no words, and opens without a server',
  { tag: '@long' },
  async ({ page }) => {
    test.slow();
    await signUpLocked(page, 'locked@example.org');
    // The former database is deleted half a minute later.
    await expect.poll(() => isStored(page, 'Aurelienne'), { timeout: 90_000 }).toBe(false);

    await test.step('a second tab opens without the passphrase, and both show what is written', async () => {
      const second = await page.context().newPage();
      await second.goto(`${server.url}/Prayer`);
      await writePrayer(second, 'Thanks for Bertholdine');
      await page.goto(`${server.url}/Prayer?view=mine`);
      await expect(page.getByText('Thanks for Bertholdine').first()).toBeVisible();
      await second.close();
      await expectSynced(page);
      expect(await readServerRecords(server, 'locked@example.org', 'Prayer')).toHaveLength(2);
      for (const name of ['Aurelienne', 'Bertholdine'])
        expect(await isStored(page, name)).toBe(false);
    });

    await test.step('a draft survives the lock', async () => {
      await page.goto(`${server.url}/Gratitude`);
      await unlock(page);
      await page.getByLabel('What are you thankful for today?').fill('A thought of Clementius');
      await page.goto(`${server.url}/Account`);
      await unlock(page);
      await findPrivateEntries(page).getByRole('button', { name: 'Lock now' }).click();
      await expect(page.getByRole('heading', lockScreen)).toBeVisible();
      await expect(page.getByLabel('Passphrase', { exact: true })).toBeFocused();
      await expect(page.locator('body')).not.toContainText('Private entries');
      expect(await isStored(page, 'Clementius')).toBe(false);
      await unlock(page);
      await page.goto(`${server.url}/Gratitude`);
      await unlock(page);
      await expect(page.getByLabel('What are you thankful for today?')).toHaveValue(
        'A thought of Clementius',
      );
    });

    await test.step('a passkey unlocks while the server is gone', async () => {
      const client = await page.context().newCDPSession(page);
      await client.send('WebAuthn.enable');
      await client.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          ctap2Version: 'ctap2_1',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          hasPrf: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await waitUntilPrecached(page);
      await page.goto(`${server.url}/Account`);
      await unlock(page);
      const section = findPrivateEntries(page);
      await section.getByRole('button', { name: 'Unlock with a passkey' }).click();
      await expect(section.getByRole('button', { name: 'Stop using a passkey' })).toBeVisible();
      await server.stop('SIGTERM');
      await page.goto(`${server.url}/Prayer?view=mine`);
      await page.getByLabel('Passphrase', { exact: true }).fill('not this passphrase');
      await page.getByRole('button', { name: 'Unlock', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Wrong passphrase');
      await page.getByRole('button', { name: 'Use passkey' }).click();
      await expect(page.getByText('Strength for Aurelienne').first()).toBeVisible();
      await server.start();
    });

    await test.step('turned off, everything is as before', async () => {
      await page.goto(`${server.url}/Account`);
      await unlock(page);
      await findPrivateEntries(page).getByRole('button', { name: 'Turn off lock' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
      await expect(
        findPrivateEntries(page).getByRole('button', { name: 'Turn on lock' }),
      ).toBeVisible();
      await page.goto(`${server.url}/Prayer?view=mine`);
      await expect(page.getByText('Strength for Aurelienne').first()).toBeVisible();
      await expectSynced(page);
      expect(await readServerRecords(server, 'locked@example.org', 'Prayer')).toHaveLength(2);
    });
  },
);

test(
  'a person who knows no secret logs out, and nothing of the account stays',
  { tag: '@long' },
  async ({ page }) => {
    await signUpLocked(page, 'forgotten@example.org');
    await page.goto(`${server.url}/Prayer?view=mine`);
    await expect(page.getByRole('heading', lockScreen)).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await page.evaluate(() => indexedDB.databases())))
      .not.toContain('-locked');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('selah_lock');
  },
);
