// Tests of the push subscription API: keys, subscribing, test messages, limits, deletion with the
// session, and validation. Messages are really encrypted and signed.
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { languages } from '../../../schemas/languages.ts';
import type { PublicSettings } from '../../../schemas/api/backend-api.ts';
import { getVapidKeys } from '../../../server/push/vapid-keys.ts';
import { createTestServer, testSecret } from '../support/test-server.ts';
import {
  createPushServer,
  startTestPushService,
  buildReminder,
  buildSubscription,
  subscribe,
} from './push-devices.ts';

const otherKeys = getVapidKeys(undefined, 'another secret, for another pair of keys');

async function publicSettings({
  app,
}: Awaited<ReturnType<typeof createTestServer>>): Promise<PublicSettings> {
  return (await app.inject({ url: '/api/apps/public/prod/public-settings/by-id/selah' })).json();
}

test('the public settings name the capability and the key', async () => {
  const { capabilities, push_key } = await publicSettings(await createTestServer());
  expect(capabilities).toContain('web_push');
  expect(Buffer.from(push_key ?? '', 'base64url')).toHaveLength(65);
  expect(push_key).toBe(getVapidKeys(undefined, testSecret).publicKey);
  expect(push_key).not.toBe(otherKeys.publicKey);
});

test('keys of the settings are used, and must be a pair', async () => {
  expect(
    (await publicSettings(await createTestServer({ settings: { vapid: otherKeys } }))).push_key,
  ).toBe(otherKeys.publicKey);
  const mixed = {
    publicKey: otherKeys.publicKey,
    privateKey: getVapidKeys(undefined, testSecret).privateKey,
  };
  await expect(createTestServer({ settings: { vapid: mixed } })).rejects.toThrow(
    /must be one pair/,
  );
});

test('the push contact is the support address, else the server URL, never an http URL', () => {
  expect(
    readSettings({ SUPPORT_EMAIL: 'help@example.org', PUBLIC_URL: 'https://selah.example' })
      .vapidSubject,
  ).toBe('mailto:help@example.org');
  expect(readSettings({ PUBLIC_URL: 'https://selah.example' }).vapidSubject).toBe(
    'https://selah.example',
  );
  expect(readSettings({}).vapidSubject).toBe('mailto:selah@localhost');
  expect(
    readSettings({ VAPID_SUBJECT: 'mailto:me@example.org', SUPPORT_EMAIL: 'help@example.org' })
      .vapidSubject,
  ).toBe('mailto:me@example.org');
  expect(() =>
    readSettings({ VAPID_SUBJECT: 'http://example.org', VAPID_PUBLIC_KEY: otherKeys.publicKey }),
  ).toThrow(/go together[\s\S]*VAPID_SUBJECT must be/);
});

test('a test notification is readable by its device alone, and signed by this server', async () => {
  const service = await startTestPushService();
  const server = await createPushServer({ settings: { vapidSubject: 'mailto:help@example.org' } });
  const device = service.createDevice();
  await subscribe(server.alice, device, { language: 'fr' });
  expect(
    await server.alice.call('POST', '/push/test', { endpoint: device.endpoint }),
  ).toMatchObject({ status: 200, body: { success: true } });
  const [message] = device.received;
  expect(JSON.parse(message?.text ?? '')).toEqual({
    v: 1,
    kind: 'test',
    title: expect.stringMatching(/rappels/),
    body: expect.stringMatching(/./),
    lang: 'fr',
    url: '/Settings#reminders',
    tag: 'test',
  });
  expect(message).toMatchObject({
    ttl: 60,
    urgency: 'high',
    vapid: {
      key: (await publicSettings(server)).push_key,
      aud: service.origin,
      sub: 'mailto:help@example.org',
    },
  });
  expect(message?.topic).toMatch(/^[\w-]{24}$/);
});

test('all messages have one length', async () => {
  const service = await startTestPushService();
  const { alice } = await createPushServer();
  const lengths = new Set<number>();
  for (const language of languages) {
    const device = service.createDevice();
    await subscribe(alice, device, { language });
    await alice.call('POST', '/push/test', { endpoint: device.endpoint });
    lengths.add(device.received[0]?.length ?? 0);
  }
  expect([...lengths]).toEqual([expect.any(Number)]);
});

describe('test messages', () => {
  test.each([404, 410])(
    'a test message deletes a device whose push service answers %i',
    async (status) => {
      const service = await startTestPushService();
      const { alice } = await createPushServer();
      const { endpoint, ...device } = service.createDevice();
      await subscribe(alice, { endpoint, ...device });
      service.answerNext({ status });
      expect(await alice.call('POST', '/push/test', { endpoint })).toMatchObject({
        status: 410,
        body: { code: 'push_gone' },
      });
      expect(await alice.call('POST', '/push/test', { endpoint })).toMatchObject({ status: 404 });
    },
  );

  test.each([
    { status: 500 },
    { status: 429 },
    { status: 403 },
    { status: 307, headers: { location: '/elsewhere' } },
  ])(
    'a test message reports a failure after status $status and follows no redirect',
    async (response) => {
      const service = await startTestPushService();
      const { alice } = await createPushServer();
      const device = service.createDevice();
      await subscribe(alice, device);
      service.answerNext(response);
      expect(await alice.call('POST', '/push/test', { endpoint: device.endpoint })).toMatchObject({
        status: 502,
        body: { code: 'push_failed' },
      });
      expect(service.countRequests()).toBe(1);
      expect(await alice.call('POST', '/push/test', { endpoint: device.endpoint })).toMatchObject({
        status: 200,
      });
    },
  );

  test('after a failed test message the endpoint is refused, a new endpoint accepted', async () => {
    const service = await startTestPushService();
    const { alice } = await createPushServer();
    const [dead, fresh] = [service.createDevice(), service.createDevice()];
    await subscribe(alice, dead);
    service.answerNext({ status: 410 });
    await alice.call('POST', '/push/test', { endpoint: dead.endpoint });
    expect(
      await alice.call('PUT', '/push/subscription', { ...buildSubscription(dead) }),
    ).toMatchObject({ status: 410, body: { code: 'push_gone' } });
    expect(
      await alice.call('PUT', '/push/subscription', { ...buildSubscription(fresh) }),
    ).toMatchObject({ status: 200 });
  });

  test('test messages are limited to ten in ten minutes', async () => {
    const service = await startTestPushService();
    const { alice } = await createPushServer();
    const device = service.createDevice();
    await subscribe(alice, device);
    for (let times = 0; times < 10; times += 1)
      expect(await alice.call('POST', '/push/test', { endpoint: device.endpoint })).toMatchObject({
        status: 200,
      });
    expect(await alice.call('POST', '/push/test', { endpoint: device.endpoint })).toMatchObject({
      status: 429,
    });
  });
});

test('only a signed-in user can subscribe a device, and reach only their own devices', async () => {
  const service = await startTestPushService();
  const { alice, bob, anonymous } = await createPushServer();
  const device = service.createDevice();
  const body = { ...buildSubscription(device) };
  expect(await anonymous.call('PUT', '/push/subscription', body)).toMatchObject({ status: 401 });
  expect(
    await anonymous.call('DELETE', '/push/subscription', { endpoint: device.endpoint }),
  ).toMatchObject({ status: 401 });
  expect(await anonymous.call('POST', '/push/test', { endpoint: device.endpoint })).toMatchObject({
    status: 401,
  });
  await subscribe(alice, device);
  expect(await bob.call('POST', '/push/test', { endpoint: device.endpoint })).toMatchObject({
    status: 404,
  });
  expect(
    await bob.call('DELETE', '/push/subscription', { endpoint: device.endpoint }),
  ).toMatchObject({ status: 200 });
  expect(await alice.call('POST', '/push/test', { endpoint: device.endpoint })).toMatchObject({
    status: 200,
  });
});

test('a user can subscribe devices thirty times in ten minutes', async () => {
  const service = await startTestPushService();
  const { alice, bob } = await createPushServer();
  const device = service.createDevice();
  for (let times = 0; times < 30; times += 1) await subscribe(alice, device);
  expect(
    await alice.call('PUT', '/push/subscription', { ...buildSubscription(device) }),
  ).toMatchObject({ status: 429 });
  await subscribe(bob, service.createDevice());
});

test('a service token cannot subscribe a device', async () => {
  const token = 'a-service-token-of-the-tests-long-enough';
  const service = await startTestPushService();
  const { alice } = await createPushServer({ settings: { serviceToken: token } });
  const headers = { authorization: `Bearer ${token}`, 'on-behalf-of': `Bearer ${alice.token}` };
  expect(
    await alice.call(
      'PUT',
      '/push/subscription',
      { ...buildSubscription(service.createDevice()) },
      headers,
    ),
  ).toMatchObject({ status: 403 });
});

test('a device belongs to the last subscriber, and subscribing again adds no device', async () => {
  const service = await startTestPushService();
  const { alice, bob } = await createPushServer();
  const device = service.createDevice();
  const id = await subscribe(alice, device);
  expect(await subscribe(alice, device, { reminders: [] })).toBe(id);
  await subscribe(bob, device);
  expect(await alice.call('POST', '/push/test', { endpoint: device.endpoint })).toMatchObject({
    status: 404,
  });
  expect(await bob.call('POST', '/push/test', { endpoint: device.endpoint })).toMatchObject({
    status: 200,
  });
});

test('unsubscribing deletes a device, and unsubscribing twice is allowed', async () => {
  const service = await startTestPushService();
  const { alice } = await createPushServer();
  const { endpoint, ...device } = service.createDevice();
  await subscribe(alice, { endpoint, ...device });
  for (let times = 0; times < 2; times += 1)
    expect(await alice.call('DELETE', '/push/subscription', { endpoint })).toMatchObject({
      status: 200,
      body: { success: true },
    });
  expect(await alice.call('POST', '/push/test', { endpoint })).toMatchObject({ status: 404 });
});

test('a user keeps twenty devices; the oldest subscription is removed', async () => {
  const service = await startTestPushService();
  const { alice, bob, clock, store } = await createPushServer();
  const bobsDevice = service.createDevice();
  await subscribe(bob, bobsDevice);
  const devices = Array.from({ length: 21 }, () => service.createDevice());
  for (const device of devices) {
    await subscribe(alice, device);
    clock.advance(1_000);
  }
  const responses = await Promise.all(
    devices.map(async ({ endpoint }) => (await store.push.find(alice.id, endpoint)) !== undefined),
  );
  expect(responses).toEqual([false, ...Array.from({ length: 20 }, () => true)]);
  expect(await store.push.find(bob.id, bobsDevice.endpoint)).toBeDefined();
});

describe('a subscription is deleted with its session', () => {
  test('a log-out deletes the push subscription of this device only', async () => {
    const service = await startTestPushService();
    const { alice, bob, store } = await createPushServer();
    const [alicesDevice, bobsDevice] = [service.createDevice(), service.createDevice()];
    await subscribe(alice, alicesDevice);
    await subscribe(bob, bobsDevice);
    await alice.call('POST', '/auth/logout');
    expect(await store.push.find(alice.id, alicesDevice.endpoint)).toBeUndefined();
    expect(await store.push.find(bob.id, bobsDevice.endpoint)).toBeDefined();
  });

  test('signing out by an admin, or account deletion, deletes a push subscription', async () => {
    const service = await startTestPushService();
    const { alice, bob, store } = await createPushServer();
    const [alicesDevice, bobsDevice] = [service.createDevice(), service.createDevice()];
    await subscribe(alice, alicesDevice);
    await subscribe(bob, bobsDevice);
    await store.sessions.endAll(alice.id);
    await store.users.remove(bob.id);
    expect(await store.push.find(alice.id, alicesDevice.endpoint)).toBeUndefined();
    expect(await store.push.find(bob.id, bobsDevice.endpoint)).toBeUndefined();
  });
});

describe('a push subscription request is validated', () => {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const validSubscription = {
    endpoint: 'https://push.example.org/x',
    keys,
    language: 'en',
    time_zone: 'Europe/Paris',
    day_start: 4,
    reminders: [buildReminder()],
  };

  test.each([
    ['endpoint', { endpoint: 'http://push.example.org/x' }],
    ['endpoint', { endpoint: 'https://127.0.0.1/x' }],
    ['endpoint', { endpoint: 'https://a-target.example.org/x' }],
    ['endpoint', { endpoint: `https://push.example.org/${'x'.repeat(2_048)}` }],
    ['endpoint', { endpoint: 7 }],
    ['keys.p256dh', { keys: { ...keys, p256dh: 'short' } }],
    ['keys.auth', { keys: { ...keys, auth: `${keys.auth}A` } }],
    ['keys.p256dh', { keys: null }],
    ['language', { language: 'de' }],
    ['time_zone', { time_zone: 'Europe/Nowhere' }],
    ['day_start', { day_start: 7 }],
    ['day_start', { day_start: '4' }],
    ['reminders', { reminders: [buildReminder(), buildReminder()] }],
    ['reminders', { reminders: [buildReminder({ time: '24:00' })] }],
    ['reminders', { reminders: [buildReminder({ days: [] })] }],
    ['reminders', { reminders: [buildReminder({ days: [1, 1] })] }],
    ['reminders', { reminders: [buildReminder({ days: [0] })] }],
    ['reminders', { reminders: [{ ...buildReminder(), kind: 'other' }] }],
  ])('%s of %j is refused', async (field, change) => {
    const { alice } = await createTestServer();
    const response = await alice.call('PUT', '/push/subscription', {
      ...validSubscription,
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      ...change,
    });
    expect(response).toMatchObject({ status: 422, body: { code: 'validation' } });
    expect((response.body as { message: string }).message).toMatch(
      new RegExp(`^Error in field ${field}:`),
    );
  });

  test('a valid push subscription is accepted; invalid curve points fail when used', async () => {
    const { alice } = await createTestServer({ settings: { pushHosts: ['push.example.org'] } });
    expect(await alice.call('PUT', '/push/subscription', validSubscription)).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^[\da-f]{24}$/) },
    });
    expect(
      await alice.call('POST', '/push/test', { endpoint: validSubscription.endpoint }),
    ).toMatchObject({
      status: 410,
    });
  });

  test.each([undefined, {}, { endpoint: '' }])('%j names no device', async (body) => {
    const { alice } = await createTestServer();
    expect(await alice.call('DELETE', '/push/subscription', body)).toMatchObject({ status: 400 });
    expect(await alice.call('POST', '/push/test', body)).toMatchObject({ status: 400 });
  });
});
