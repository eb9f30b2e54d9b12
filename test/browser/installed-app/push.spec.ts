// Browser tests of push reminders from end to end: switched on in Settings, sent encrypted by the
// server, displayed, and opened by a tap. A fake push service and DevTools replace the vendor's
// push service, which a headless browser cannot reach.
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  type PushDevice,
  type PushService,
  startPushService,
} from '../../support/fake-push-service.ts';
import { expectSynced, password, signUp, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let service: PushService;
let server: ServerProcess;
/** Read at each start of the server. */
const settings: Record<string, string> = { PUSH_ANYWHERE: 'yes' };

test.beforeAll(async () => {
  service = await startPushService();
  server = await createServerProcess(settings);
  await server.start();
});

test.afterAll(async () => {
  await server.stop('SIGTERM');
  await service.close();
});

/** Replaces the browser's subscription by that of a device of the fake push service. */
async function subscribeAs(context: BrowserContext, { endpoint, keys }: PushDevice): Promise<void> {
  await context.addInitScript(
    (words) => {
      const name = 'stand-in-subscription';
      const subscription = {
        endpoint: words.endpoint,
        options: { userVisibleOnly: true, applicationServerKey: null },
        expirationTime: null,
        toJSON: () => words,
        unsubscribe: () => Promise.resolve(localStorage.removeItem(name)).then(() => true),
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(
          (localStorage.getItem(name) === null ? null : subscription) as PushSubscription | null,
        );
      PushManager.prototype.subscribe = () => {
        localStorage.setItem(name, 'on');
        return Promise.resolve(subscription as unknown as PushSubscription);
      };
    },
    { endpoint, keys },
  );
}

/** Delivers a decrypted push message to the browser, as the vendor's push service would. */
async function deliver(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(server.url) && !isDeleted,
      );
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: text,
  });
  await devtools.detach();
}

function shown(page: Page): Promise<{ title: string; body: string; tag: string; lang: string }[]> {
  return page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(
      ({ title, body, tag, lang }) => ({ title, body, tag, lang }),
    ),
  );
}

/**
 * Dispatches the click event to the service worker, because a headless browser has no screen to tap
 * on.
 */
async function tapNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}

/** Sends a push request to the server as the app does, and returns the status. */
async function call(
  email: string,
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  body: object,
): Promise<number> {
  const api = `${server.url}/api/apps/selah`;
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  return (
    await fetch(`${api}/push${path}`, {
      method,
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  ).status;
}

test(
  'a test push is shown in the user’s language and opens its page, if reminders are on',
  { tag: '@long' },
  async ({ page, context }) => {
    const device = service.createDevice();
    await subscribeAs(context, device);
    await context.grantPermissions(['notifications']);
    await signUp(page, server, 'reminded@example.org');
    await waitUntilPrecached(page);
    await page.goto(`${server.url}/Settings#reminders`);
    const reminders = page.locator('#reminders');
    await reminders.getByRole('switch', { name: /Prayer/ }).check();
    await expect(
      reminders.getByText('Reminders arrive even when Selah is closed', { exact: false }),
    ).toBeVisible({
      timeout: 20_000,
    });

    await test.step('shown, and found on the device', async () => {
      await reminders.getByRole('button', { name: 'Send a test notification' }).click();
      await expect.poll(() => device.received.length).toBe(1);
      const [message] = device.received;
      expect(message?.vapid.sub).toMatch(/^(mailto:|https:)/);
      // The encrypted message reveals neither the text nor its length.
      expect(message?.length).toBeGreaterThan(message?.text.length ?? 0);
      await deliver(page, message?.text ?? '');
      await expect(reminders.getByText('It works. The test has arrived.')).toBeVisible();
      const { title, body, tag, lang } = JSON.parse(message?.text ?? '{}') as Record<
        string,
        string
      >;
      expect(await shown(page)).toEqual([{ title, body, tag, lang }]);
      expect(lang).toBe('en');
    });

    await test.step('a tap on the notification opens its page and keeps unsaved text', async () => {
      await page.goto(`${server.url}/Prayer`);
      await page.getByLabel('What is on your heart?').fill('Half a sentence');
      await tapNotification(page);
      await expect(page).toHaveURL(`${server.url}/Settings#reminders`);
      expect(await shown(page)).toEqual([]);
      await page.goBack();
      await expect(page.getByLabel('What is on your heart?')).toHaveValue('Half a sentence');
    });

    await test.step('an unreadable push message still shows a notification', async () => {
      await deliver(page, 'not for us');
      await expect.poll(() => shown(page)).toMatchObject([{ title: 'Selah', tag: 'selah' }]);
    });

    await test.step('switched off', async () => {
      await page.goto(`${server.url}/Settings#reminders`);
      await reminders.getByRole('switch', { name: /Prayer/ }).uncheck();
      await expect(reminders.getByText('No reminders are on.', { exact: false })).toBeVisible();
      const test = () =>
        call('reminded@example.org', 'POST', '/test', { endpoint: device.endpoint });
      await expect.poll(test).toBe(404);
      const before = device.received.length;
      expect(await test()).toBe(404);
      expect(device.received).toHaveLength(before);
    });
  },
);

test(
  'a due gratitude reminder is sent only to the person without an entry today',
  { tag: '@long' },
  async ({ page, browser }) => {
    const [done, open] = ['thankful@example.org', 'forgetful@example.org'];
    const other = await (await browser.newContext()).newPage();
    await signUp(page, server, done);
    await signUp(other, server, open);
    await page.goto(`${server.url}/Gratitude`);
    await page.getByLabel('What are you thankful for today?').fill('That no reminder comes.');
    await page.getByRole('button', { name: 'Save entry' }).click();
    await expectSynced(page);

    // Both reminders are due two minutes from now. The server starts again with its clock set to
    // that minute.
    const aheadMillis = 120_000;
    const time = new Date(Date.now() + aheadMillis).toISOString().slice(11, 16);
    const wanted = {
      language: 'fr',
      time_zone: 'UTC',
      day_start: 0,
      reminders: [{ kind: 'gratitude', time, days: [1, 2, 3, 4, 5, 6, 7] }],
    };
    const [quiet, told] = [service.createDevice(), service.createDevice()];
    for (const [email, { endpoint, keys }] of [
      [done, quiet],
      [open, told],
    ] as const)
      expect(await call(email, 'PUT', '/subscription', { ...wanted, endpoint, keys })).toBe(200);
    await server.stop('SIGTERM');
    settings['NODE_OPTIONS'] = `--import=${join(import.meta.dirname, '../support/clock-ahead.ts')}`;
    settings['CLOCK_AHEAD_MILLIS'] = String(aheadMillis);
    await server.start();
    await expect.poll(() => told.received.length).toBe(1);
    expect(JSON.parse(told.received[0]?.text ?? '{}')).toMatchObject({
      kind: 'gratitude',
      lang: 'fr',
      url: '/Gratitude',
    });
    expect(told.received[0]?.text).not.toContain('no reminder comes');
    // Both reminders were due in the same run.
    expect(quiet.received).toEqual([]);

    service.answerNext({ status: 410 });
    expect(await call(open, 'POST', '/test', { endpoint: told.endpoint })).not.toBe(200);
    expect(await call(open, 'POST', '/test', { endpoint: told.endpoint })).toBe(404);
    await other.context().close();
  },
);
