// Tests of reminder delivery with a failing push service, a failing database or many people, and of
// what the server reports about failures.
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createLogger } from '../../../server/log.ts';
import { createMetrics } from '../../../server/http/metrics.ts';
import { createPushSender } from '../../../server/push/push-sender.ts';
import { getVapidKeys } from '../../../server/push/vapid-keys.ts';
import { createTestClock, testSecret } from '../support/test-server.ts';
import {
  createPushServer,
  startTestPushService,
  buildReminder,
  listReceivedKinds,
  subscribe,
} from './push-devices.ts';
import { createPushScene, hour, minute, createSenderFor, activities } from './reminder-fixture.ts';

describe('a push service', () => {
  test.each([404, 410])(
    'a device is deleted when its push service answers a reminder with %i',
    async (status) => {
      const { alice, store, device, service, advance } = await createPushScene();
      await subscribe(alice, device);
      service.answerNext({ status });
      await advance(hour);
      expect(await store.push.find(alice.id, device.endpoint)).toBeUndefined();
    },
  );

  test('a busy push service is asked again at the time it states within the hour', async () => {
    const { alice, device, service, advance } = await createPushScene();
    await subscribe(alice, device);
    service.answerNext({ status: 429, headers: { 'retry-after': '600' } }, { status: 503 });
    await advance(hour);
    await advance(9 * minute);
    expect(service.countRequests()).toBe(1);
    await advance(minute);
    expect(service.countRequests()).toBe(2);
    await advance(2 * minute);
    expect(listReceivedKinds(device)).toEqual(['grace']);
    await advance(30 * minute);
    expect(service.countRequests()).toBe(3);
  });

  test('a push service that is busy for over an hour is not asked again that day', async () => {
    const { alice, device, service, advance } = await createPushScene();
    await subscribe(alice, device);
    service.answerNext({ status: 503, headers: { 'retry-after': '3601' } });
    await advance(hour);
    for (let times = 0; times < 8; times += 1) await advance(15 * minute);
    expect(service.countRequests()).toBe(1);
  });

  test('a push service is not asked again for a done or cancelled reminder', async () => {
    const { alice, device, service, advance } = await createPushScene();
    await subscribe(alice, device);
    service.answerNext({ status: 503 });
    await advance(hour);
    await activities['grace']?.(alice);
    await advance(5 * minute);
    expect(service.countRequests()).toBe(1);
    service.answerNext({ status: 503 });
    await advance(24 * hour - 5 * minute);
    expect(service.countRequests()).toBe(2);
    await subscribe(alice, device, {
      reminders: [buildReminder({ kind: 'prayer', time: '20:00' })],
    });
    await advance(5 * minute);
    expect(service.countRequests()).toBe(2);
  });

  test('a push service that refuses a reminder is not asked again; the device stays', async () => {
    const { alice, store, device, service, advance } = await createPushScene();
    await subscribe(alice, device);
    service.answerNext({ status: 400 });
    await advance(hour);
    await advance(10 * minute);
    expect(service.countRequests()).toBe(1);
    expect(await store.push.find(alice.id, device.endpoint)).toBeDefined();
  });

  test('a push service that never answers does not delay the stop of the server', async () => {
    const { alice, device, service, reminding: reminderSender, advance } = await createPushScene();
    await subscribe(alice, device);
    service.answerNext('never');
    const run = advance(hour);
    await service.waitForRequests(1);
    const stopped = reminderSender.stop();
    await run;
    await stopped;
    expect(listReceivedKinds(device)).toEqual([]);
  });
});

test('three hundred people are reminded at the same minute, each once', async () => {
  const { alice, store, service, clock, reminding: reminderSender } = await createPushScene();
  const session = {
    id: crypto.randomUUID(),
    userId: alice.id,
    createdAt: clock.now(),
    expiresAt: clock.now() + 100 * hour,
  };
  await store.sessions.start(session);
  const devices = Array.from({ length: 300 }, () => service.createDevice());
  const due = clock.now() + hour;
  for (const { endpoint, keys } of devices) {
    await store.push.put(
      {
        ...keys,
        endpoint,
        userId: alice.id,
        sessionId: session.id,
        language: 'es',
        timeZone: 'UTC',
        dayStart: 0,
        reminders: [buildReminder()],
        nextDue: due,
      },
      1_000,
    );
  }
  clock.advance(hour);
  await reminderSender.run();
  expect(devices.map(({ received }) => received.length)).toEqual(devices.map(() => 1));
});

test('a database error is reported, and the reminder is sent a minute later', async () => {
  const server = await createPushServer();
  const service = await startTestPushService();
  const device = service.createDevice();
  await subscribe(server.alice, device);
  let isBroken = true;
  const records = {
    ...server.store.records,
    count: async (...question: Parameters<typeof server.store.records.count>) =>
      isBroken ? Promise.reject(new Error('no database')) : server.store.records.count(...question),
  };
  const { reminding: reminderSender, faults } = createSenderFor({
    ...server,
    store: { ...server.store, records },
  });
  server.clock.advance(hour);
  await reminderSender.run();
  expect(faults).toEqual([new Error('no database')]);
  isBroken = false;
  server.clock.advance(minute);
  await reminderSender.run();
  expect(listReceivedKinds(device)).toEqual(['grace']);
});

test('a listening server sends and counts reminders, and logs no address or key', async () => {
  const lines: string[] = [];
  const log = createLogger(
    'info',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
    }),
  );
  const service = await startTestPushService();
  const clock = createTestClock();
  const server = await createPushServer({ log, clock });
  const device = service.createDevice();
  await subscribe(server.alice, device);
  clock.advance(hour);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await service.waitForRequests(1);
  await server.app.close();
  expect(listReceivedKinds(device)).toEqual(['grace']);
  const metrics = createMetrics(server.store);
  const goneDevice = service.createDevice();
  service.answerNext({ status: 410 }, { status: 500 });
  const sender = metrics.instrumentPush(
    createPushSender({
      keys: getVapidKeys(undefined, testSecret),
      settings: { vapidSubject: 'mailto:a@example.org', allowAnyPushHost: true, pushHosts: [] },
      clock,
    }),
  );
  for (let times = 0; times < 3; times += 1)
    await sender.send(
      { endpoint: goneDevice.endpoint, ...goneDevice.keys },
      { payload: '{}', seconds: 1, topic: 'x' },
    );
  expect((await metrics.write()).text).toMatch(
    /selah_pushes_total\{outcome="sent"\} 1\nselah_pushes_total\{outcome="failed"\} 1\nselah_pushes_total\{outcome="gone"\} 1/,
  );
  expect(lines.join('')).toMatch(/push\/subscription/);
  expect(lines.join('')).not.toContain(new URL(device.endpoint).pathname.slice(6));
  expect(lines.join('')).not.toContain(device.keys.auth);
});
