// Browser tests of the private entries: turned on with a passphrase and a recovery code, what the
// server then stores, and a second device that is unlocked.
import { expect } from '@playwright/test';
import {
  findPrivateEntries as findSection,
  turnOnPrivateEntries,
} from '../support/private-entries.ts';
import { expectSynced, logIn, readServerRecords, signUp, writePrayer } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

const passphrase = 'five quiet words by the lake';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test(
  'entries are encrypted on the server, and another device reads them with the passphrase',
  { tag: '@long' },
  async ({ page, browser }) => {
    const email = 'private@example.org';
    await signUp(page, server, email);
    await page.goto(`${server.url}/Prayer`);
    await writePrayer(page, 'Strength for my sister');
    await expectSynced(page);
    expect(JSON.stringify(await readServerRecords(server, email, 'Prayer'))).toContain('sister');

    const code = await turnOnPrivateEntries(page, server, passphrase);
    const [row] = await readServerRecords(server, email, 'Prayer');
    expect(JSON.stringify(row)).not.toMatch(/sister|Strength/);
    expect(row).toMatchObject({ prayer_text: expect.stringMatching(/^selah-e1\./) });
    await page.goto(`${server.url}/Prayer?view=mine`);
    await expect(page.getByText('Strength for my sister').first()).toBeVisible();

    // Another device, which is locked until the passphrase is typed.
    const context = await browser.newContext({ viewport: oneColumn });
    try {
      const other = await context.newPage();
      await logIn(other, server, email);
      await expect(findSection(other).getByRole('button', { name: 'Unlock' })).toBeVisible();
      await other.goto(`${server.url}/Prayer`);
      await writePrayer(other, 'Written while locked');
      await other.reload();
      await expect(other.getByRole('complementary', { name: 'Locked entries' })).toBeVisible();
      expect(await readServerRecords(server, email, 'Prayer')).toHaveLength(1);

      await other.getByRole('link', { name: 'Unlock' }).click();
      await findSection(other).getByRole('button', { name: 'Unlock' }).click();
      const dialog = other.getByRole('dialog', { name: 'Unlock your entries' });
      await dialog.getByLabel('Passphrase', { exact: true }).fill('not this passphrase');
      await dialog.getByRole('button', { name: 'Unlock' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Wrong passphrase');
      await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
      await dialog.getByRole('button', { name: 'Unlock' }).click();
      await expect(findSection(other)).toContainText('On. Only you can read your entries.');
      await other.goto(`${server.url}/Prayer?view=mine`);
      await expect(other.getByText('Strength for my sister').first()).toBeVisible();
      await expectSynced(other);
    } finally {
      await context.close();
    }
    const rows = JSON.stringify(await readServerRecords(server, email, 'Prayer'));
    expect(rows).not.toMatch(/sister|locked/);

    // A third device with the recovery code; then the encryption is turned off there.
    const third = await browser.newContext({ viewport: oneColumn });
    try {
      const recovered = await third.newPage();
      await logIn(recovered, server, email);
      await findSection(recovered).getByRole('button', { name: 'Unlock' }).click();
      const dialog = recovered.getByRole('dialog', { name: 'Unlock your entries' });
      await dialog.getByRole('button', { name: 'Use your recovery code instead' }).click();
      await dialog.getByLabel('Recovery code').fill(code);
      await dialog.getByRole('button', { name: 'Unlock' }).click();
      await expect(findSection(recovered)).toContainText('On. Only you can read your entries.');
      await recovered.goto(`${server.url}/Prayer?view=mine`);
      await expect(recovered.getByText('Written while locked').first()).toBeVisible();
      await recovered.goto(`${server.url}/Account`);
      await findSection(recovered).getByRole('button', { name: 'Turn off', exact: true }).click();
      await recovered
        .getByRole('dialog')
        .getByRole('button', { name: 'Turn off', exact: true })
        .click();
      await expect(
        findSection(recovered).getByRole('button', { name: 'Turn on', exact: true }),
      ).toBeVisible();
    } finally {
      await third.close();
    }
    expect(JSON.stringify(await readServerRecords(server, email, 'Prayer'))).toContain('sister');
  },
);
