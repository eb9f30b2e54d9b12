// Browser test of what a log-out leaves on the device: the landing page opens, and all storages of
// the browser have only what belongs to the device.
import { expect, type Page } from '@playwright/test';
import {
  expectSignedIn,
  expectSynced,
  logOutFromMenu,
  signUp,
  waitUntilPrecached,
  writePrayer,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

interface Storages {
  local: Record<string, string>;
  session: Record<string, string>;
  databases: string[];
  drafts: unknown[];
  caches: string[];
  /** Paths of the cached responses. */
  cached: string[];
}

function readStorages(page: Page): Promise<Storages> {
  return page.evaluate(async () => {
    const drafts = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('selah-drafts');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('refused')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result);
        });
      });
    });
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      drafts,
      caches: names,
      cached: requests.flat().map(({ url }) => new URL(url).pathname),
    };
  });
}

/** Settings of the device, and answers that contain no data about the user. */
const allowedLocal =
  /^selah_(?:language|appearance|text|motion|reading_look|aloud|bedtime|persistence|deletion_offer|devices_offer|passkeys_offer|install_prompt_dismissed|notification_prompt_dismissed|prompts_shown|store_checklist)$/;
/**
 * Keys of the guest after the log-out: access to the server, the first visit, and the time of the
 * log-out. A text that a guest wrote before this time is not saved without a question.
 */
const guestLocal = /^selah_(?:access|visit_days|last_log_out)$/;
const allowedSession = /^(?:react-router-scroll-positions|selah_reloaded.*)$/;
/** `workbox-expiration`: when which file of the app or public text was fetched. */
const allowedDatabases =
  /^(?:selah-drafts|selah-library|workbox-expiration|rxdb-dexie-selah-device--.*|rxdb-dexie-selah-person-guest--.*)$/;

test('a log-out leads to the landing page and leaves nothing of the user in any storage', async ({
  page,
}) => {
  const email = 'nothing-left@example.org';
  await signUp(page, server, email);
  const id = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('selah_session') ?? '{}') as { account: { id: string } })
        .account.id,
  );
  await page.getByLabel('What should we call you?').fill('Philomena');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Philomena', { exact: true })).toBeVisible();
  await waitUntilPrecached(page);
  await page.goto(`${server.url}/Prayer`);
  await writePrayer(page, 'Words of the user.');
  await expectSynced(page);
  await page.goto(`${server.url}/Bible`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    localStorage.setItem('selah_bedtime_place', '{"option":"fear_night","piece":3}');
    localStorage.setItem('selah_translation_told', 'ESV');
    localStorage.setItem('selah_onboarding_answers', '{"step":"name","name":"Philomena"}');
    localStorage.setItem('selah_redirect_after_login', '/Prayer');
  });
  await page.goto(`${server.url}/Achievements`);
  await expectSignedIn(page);
  expect(Object.keys((await readStorages(page)).local)).toEqual(
    expect.arrayContaining([`selah_kept_${id}`, 'selah_visit_days', 'selah_access']),
  );

  await logOutFromMenu(page);
  await expect(page).toHaveURL(`${server.url}/Landing`);
  await expect(page.getByRole('heading', { name: 'A quiet place for every day' })).toBeVisible();
  await expect(page).toHaveTitle('Selah – Pray, read, rest');

  await expect
    .poll(async () =>
      (await readStorages(page)).databases.filter((name) => !allowedDatabases.test(name)),
    )
    .toEqual([]);
  const { local, session, drafts, caches, cached, databases } = await readStorages(page);
  expect(
    Object.keys(local).filter((name) => !allowedLocal.test(name) && !guestLocal.test(name)),
  ).toEqual([]);
  expect(JSON.parse(local['selah_access'] ?? '{"who":"guest"}')).toMatchObject({ who: 'guest' });
  expect(Object.keys(session).filter((name) => !allowedSession.test(name))).toEqual([]);
  expect(drafts).toEqual([]);
  expect(caches.filter((name) => !/precache|static/.test(name))).toEqual([]);
  expect(cached.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const all = JSON.stringify([local, session, databases, cached]);
  for (const trace of [email, id, 'Philomena', 'Words of the user', 'fear_night'])
    expect(all).not.toContain(trace);
});
