// Tests of push failures: an unreadable row, a slow host or a refusing host delays no other device.
// Unsent messages of a stopped server are sent after the next start.
import { describe, expect, test } from 'vitest';
import type { PushOutcome, PushSender } from '../../../server/push/push-sender.ts';
import type { StoredPushDevice } from '../../../server/store/push-store.ts';
import type { TestServer } from '../support/test-server.ts';
import { createPushServer, buildReminder } from './push-devices.ts';
import { hour, minute, createSenderFor } from './reminder-fixture.ts';

/**
 * Creates a sender that sends nothing and returns the outcome configured for the host of the
 * endpoint.
 */
function createSender(
  responses: Readonly<
    Record<string, (endpoint: string) => PushOutcome | Promise<PushOutcome>>
  > = {},
) {
  const requests: string[] = [];
  const sender: PushSender = {
    async send({ endpoint }, _message, signal) {
      requests.push(endpoint);
      const { host } = new URL(endpoint);
      return signal?.aborted
        ? { kind: 'later' }
        : ((await responses[host]?.(endpoint)) ?? { kind: 'sent' });
    },
  };
  return {
    requests,
    sender,
    listRequestsOf: (host: string) =>
      requests.filter((endpoint) => endpoint.includes(`/${host}/`)).length,
  };
}

/** Due in an hour: it is noon. */
async function createDevice(
  { alice, store, clock }: TestServer,
  endpoint: string,
  change: Partial<StoredPushDevice> = {},
): Promise<string> {
  const session = {
    id: crypto.randomUUID(),
    userId: alice.id,
    createdAt: clock.now(),
    expiresAt: clock.now() + 100 * hour,
  };
  await store.sessions.start(session);
  const storedDevice = {
    endpoint,
    p256dh: 'p',
    auth: 'a',
    userId: alice.id,
    sessionId: session.id,
    language: 'en',
    timeZone: 'UTC',
    dayStart: 0,
    reminders: [buildReminder()],
    nextDue: clock.now() + hour,
  } as const;
  return store.push.put({ ...storedDevice, ...change }, 10_000);
}

test('an unknown time zone delays no other device, and only a device id is reported', async () => {
  const server = await createPushServer();
  const { sender, requests } = createSender();
  const id = await createDevice(server, 'https://a.test/nowhere', {
    timeZone: 'America/Nowhere',
    nextDue: server.clock.now() + hour - 1,
  });
  await createDevice(server, 'https://a.test/1');
  const { reminding: reminderSender, faults } = createSenderFor(server, sender);
  server.clock.advance(hour);
  await reminderSender.run();
  await reminderSender.run();
  expect(requests).toEqual(['https://a.test/1']);
  expect(faults.map(String)).toEqual([expect.stringContaining(id)]);
  expect(String(faults[0])).not.toMatch(/a\.test|Nowhere/);
  expect(
    (await server.store.push.find(server.alice.id, 'https://a.test/nowhere'))?.nextDue,
  ).toBeNull();
});

describe('a host that does not answer', () => {
  test('a push host that does not answer is paused for a time; other hosts are not', async () => {
    const server = await createPushServer();
    let isDown = true;
    const { sender, listRequestsOf } = createSender({
      'down.test': () => ({ kind: isDown ? 'later' : 'sent' }),
    });
    for (let index = 0; index < 120; index += 1)
      await createDevice(server, `https://down.test/${index}`);
    await createDevice(server, 'https://up.test/1', {
      nextDue: server.clock.now() + hour - 1,
      reminders: [buildReminder(), buildReminder({ kind: 'prayer', time: '13:01' })],
    });
    const { reminding: reminderSender } = createSenderFor(server, sender);
    server.clock.advance(hour);
    await reminderSender.run();
    expect([listRequestsOf('up.test'), listRequestsOf('down.test')]).toEqual([
      1,
      expect.any(Number),
    ]);
    const first = listRequestsOf('down.test');
    expect(first).toBeLessThan(75);
    server.clock.advance(minute);
    await reminderSender.run();
    expect([listRequestsOf('up.test'), listRequestsOf('down.test')]).toEqual([2, first]);
    isDown = false;
    for (let times = 0; times < 2; times += 1) {
      server.clock.advance(minute);
      await reminderSender.run();
    }
    expect(listRequestsOf('down.test')).toBe(first + 120);
  });

  test('a push host that is busy for single devices is not paused', async () => {
    const server = await createPushServer();
    const { sender, listRequestsOf } = createSender({
      'busy.test': () => ({ kind: 'later', isBusy: true }),
    });
    for (let index = 0; index < 120; index += 1)
      await createDevice(server, `https://busy.test/${index}`);
    const { reminding: reminderSender } = createSenderFor(server, sender);
    server.clock.advance(hour);
    await reminderSender.run();
    expect(listRequestsOf('busy.test')).toBe(120);
  });
});

test('a slow push host does not delay the next page; new messages precede retries', async () => {
  const server = await createPushServer();
  const slow = Promise.withResolvers<PushOutcome>();
  const { sender, requests, listRequestsOf } = createSender({
    'slow.test': () => slow.promise,
    'again.test': () => ({ kind: 'later', isBusy: true }),
  });
  await createDevice(server, 'https://slow.test/1', { nextDue: server.clock.now() + hour - 1 });
  for (let index = 0; index < 250; index += 1)
    await createDevice(server, `https://up.test/${index}`);
  const { reminding: reminderSender } = createSenderFor(server, sender);
  server.clock.advance(hour);
  const run = reminderSender.run();
  await expect.poll(() => listRequestsOf('up.test')).toBe(250);
  slow.resolve({ kind: 'sent' });
  await run;
  await createDevice(server, 'https://again.test/1', { nextDue: server.clock.now() });
  await reminderSender.run();
  server.clock.advance(minute);
  await createDevice(server, 'https://fresh.test/1', {
    nextDue: server.clock.now(),
    reminders: [buildReminder({ time: '13:01' })],
  });
  await reminderSender.run();
  expect(requests.slice(-3)).toEqual([
    'https://again.test/1',
    'https://fresh.test/1',
    'https://again.test/1',
  ]);
});

test('a refused VAPID key is reported once an hour, unless other messages succeed', async () => {
  const server = await createPushServer();
  const { sender } = createSender({ 'no.test': () => ({ kind: 'refused', isForKey: true }) });
  for (let index = 0; index < 3; index += 1) await createDevice(server, `https://no.test/${index}`);
  const { reminding: reminderSender, faults } = createSenderFor(server, sender);
  server.clock.advance(hour);
  await reminderSender.run();
  expect(faults.map(String)).toEqual([expect.stringMatching(/VAPID/)]);
  expect(String(faults[0])).not.toContain('no.test');
  server.clock.advance(24 * hour);
  await reminderSender.run();
  expect(faults).toHaveLength(2);
  await createDevice(server, 'https://up.test/1', { nextDue: server.clock.now() + 24 * hour - 1 });
  server.clock.advance(24 * hour);
  await reminderSender.run();
  expect(faults).toHaveLength(2);
});

test('a restarted server sends unsent push messages and retries, not sent messages', async () => {
  const server = await createPushServer();
  const never = Promise.withResolvers<PushOutcome>();
  const { sender, requests } = createSender({
    'again.test': () => ({ kind: 'later' }),
    'slow.test': () => never.promise,
  });
  await createDevice(server, 'https://sent.test/1', { nextDue: server.clock.now() + hour - 1 });
  await createDevice(server, 'https://again.test/1');
  for (let index = 0; index < 60; index += 1)
    await createDevice(server, `https://slow.test/${index}`);
  const { reminding: reminderSender } = createSenderFor(server, sender);
  server.clock.advance(hour);
  const run = reminderSender.run();
  await expect.poll(() => requests.length).toBeGreaterThanOrEqual(50);
  const stopped = reminderSender.stop();
  never.resolve({ kind: 'later' });
  await run;
  await stopped;
  const next = createSender();
  server.clock.advance(minute);
  await createSenderFor(server, next.sender).reminding.run();
  expect(next.requests).not.toContain('https://sent.test/1');
  expect([new Set(next.requests).size, next.requests.length]).toEqual([61, 61]);
});
