// Browser test of attacks by script in texts: records whose every text field holds markup run no
// script and create no element on any page.
import { expect, type Page } from '@playwright/test';
import { entities, type EntityName, getSchema } from '../../schemas/entities/registry.ts';
import { buildFields } from '../security/support/sample-fields.ts';
import { pagePaths } from './support/page-names.ts';
import { expectSynced, logIn, password, waitUntilPrecached } from './support/person.ts';
import { createServerProcess, type ServerProcess } from './support/server-process.ts';
import { oneColumn, test } from './support/test.ts';

test.use({ viewport: oneColumn });

const email = 'admin@example.org';
const markup = '<img src=x onerror="window.ran=1"><script>window.ran=2</script>';

/** Values that place a record on a page, for the fields that an entity has. */
const placing: Readonly<Record<string, unknown>> = {
  book: 'JHN',
  chapter: 3,
  verse: 16,
  translation: 'KJV',
  duration_days: 1,
  date: new Date().toISOString().slice(0, 10),
};

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  await server.start();
});

test.afterAll(() => server.stop());

test('markup in any text field runs no script on any page', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(240_000);
  await logIn(page, server, email);
  for (const name of Object.keys(entities) as EntityName[]) await addRecord(page, name);
  await page.reload();
  await waitUntilPrecached(page);
  await expectSynced(page);

  for (const path of [
    ...pagePaths,
    '/Bible/KJV/JHN/3',
    '/Gratitude?view=journal',
    '/Wisdom?view=kept',
    '/Search?q=onerror',
    '/Prayer?view=mine',
  ]) {
    await page.goto(server.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectNoMarkup(page, path);
  }
  // The last page shows the text: the records are on this device.
  await expect(page.getByRole('article').getByText('onerror=').first()).toBeVisible();
  await expectNoMarkup(page, 'My Prayers');
});

/** Creates a record of the entity by the API, with the markup in each text field. */
async function addRecord(page: Page, name: EntityName): Promise<void> {
  const schema = getSchema(name);
  const placed = Object.entries(placing).filter(([field]) => field in schema.properties);
  const fields = { ...buildFields(schema, markup), ...Object.fromEntries(placed) };
  const token = await page.evaluate(() => localStorage.getItem('selah_access_token'));
  const response = await fetch(`${server.url}/api/apps/selah/entities/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...fields, client_id: crypto.randomUUID() }),
  });
  expect(response.status, `${name}: ${await response.text()}`).toBe(201);
}

async function expectNoMarkup(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    elements: document.querySelectorAll('img[src="x"], [onerror], body script').length,
  }));
  expect(found, where).toEqual({ ran: false, elements: 0 });
}
