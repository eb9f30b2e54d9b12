// Turns on the private entries on the account page, as a person does.
import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from './server-process.ts';

/** The section of the account page. */
export function findPrivateEntries(page: Page): Locator {
  return page.locator('#encryption');
}

/**
 * Types a wrong recovery code first.
 * @param timeout milliseconds until all records are encrypted on the server
 * @returns the recovery code
 */
export async function turnOnPrivateEntries(
  page: Page,
  server: ServerProcess,
  passphrase: string,
  timeout = 15_000,
): Promise<string> {
  await page.goto(`${server.url}/Account`);
  await findPrivateEntries(page).getByRole('button', { name: 'Turn on', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New passphrase').fill(passphrase);
  await dialog.getByLabel('Repeat the passphrase').fill(passphrase);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Your recovery code' })).toBeVisible();
  const groups = await dialog.locator('[translate=no] span').allInnerTexts();
  expect(groups).toHaveLength(8);
  const code = groups.join('-');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Recovery code').fill('AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG-HHHH');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not the code you were shown');
  await dialog.getByLabel('Recovery code').fill(code.toLowerCase());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(findPrivateEntries(page)).toContainText('On. Only you can read your entries.', {
    timeout,
  });
  return code;
}
