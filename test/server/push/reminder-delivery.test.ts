// Tests of reminder delivery: a reminder is sent once when it is due, and not when its activity is
// already done.
import { describe, expect, test } from 'vitest';
import { buildReminder, listReceivedKinds, subscribe } from './push-devices.ts';
import { startTestPlan, createPushScene, hour, minute, activities } from './reminder-fixture.ts';

describe('a reminder', () => {
  test('a reminder is sent at its time, once a day, with a different text each day', async () => {
    const { alice, device, advance } = await createPushScene();
    await subscribe(alice, device);
    await advance(59 * minute);
    expect(listReceivedKinds(device)).toEqual([]);
    await advance(minute);
    await advance(15_000);
    expect(listReceivedKinds(device)).toEqual(['grace']);
    await advance(24 * hour - 15_000);
    expect(listReceivedKinds(device)).toEqual(['grace', 'grace']);
    const [first, second] = device.received.map(
      ({ text }) => JSON.parse(text) as Record<string, unknown>,
    );
    expect(first).toMatchObject({ v: 1, lang: 'en', url: '/?shortcut=grace', tag: 'grace' });
    expect(first?.['title']).not.toBe(second?.['title']);
    expect(device.received[0]).toMatchObject({ ttl: 4 * 3_600, urgency: 'high' });
  });

  test('a reminder is sent in the time zone of its user, and expires that day', async () => {
    const { alice, device, advance } = await createPushScene();
    // 22:30 in Tokyo is 13:30 UTC; the day ends at midnight there.
    await subscribe(alice, device, {
      time_zone: 'Asia/Tokyo',
      reminders: [buildReminder({ time: '22:30' })],
    });
    await advance(89 * minute);
    expect(listReceivedKinds(device)).toEqual([]);
    await advance(minute);
    expect(device.received.map(({ ttl }) => ttl)).toEqual([90 * 60]);
  });

  test('reminders of every kind are sent, with messages that look the same outside', async () => {
    const { alice, device, advance } = await createPushScene();
    await startTestPlan(alice);
    await subscribe(alice, device, {
      reminders: (['grace', 'plan', 'prayer', 'gratitude'] as const).map((kind) =>
        buildReminder({ kind }),
      ),
    });
    await advance(hour);
    expect(listReceivedKinds(device).toSorted()).toEqual(['grace', 'gratitude', 'plan', 'prayer']);
    expect(new Set(device.received.map(({ length }) => length)).size).toBe(1);
    expect(new Set(device.received.map(({ topic }) => topic)).size).toBe(4);
    for (const { topic } of device.received) expect(topic).not.toMatch(/grace|plan|pray/i);
  });

  test('a reminder is not sent on other days of the week', async () => {
    const { alice, device, advance } = await createPushScene();
    await subscribe(alice, device, { reminders: [buildReminder({ days: [5] })] });
    await advance(2 * hour);
    expect(listReceivedKinds(device)).toEqual([]);
    await advance(23 * hour);
    expect(listReceivedKinds(device)).toEqual(['grace']);
  });

  test('reminders more than an hour late are skipped, not sent together later', async () => {
    const { alice, device, advance } = await createPushScene();
    await subscribe(alice, device, {
      reminders: [buildReminder(), buildReminder({ kind: 'prayer', time: '15:30' })],
    });
    await advance(5 * 24 * hour + 4 * hour);
    expect(listReceivedKinds(device)).toEqual(['prayer']);
    await advance(21 * hour);
    expect(listReceivedKinds(device)).toEqual(['prayer', 'grace']);
  });

  test('a reminder is sent once when its device subscribes again in the due minute', async () => {
    const { alice, device, clock, advance } = await createPushScene();
    await subscribe(alice, device);
    clock.advance(hour);
    await subscribe(alice, device);
    await advance(5_000);
    await subscribe(alice, device);
    await advance(minute);
    expect(listReceivedKinds(device)).toEqual(['grace']);
  });

  test('a reminder is not sent after it was cancelled', async () => {
    const { alice, device, advance } = await createPushScene();
    await subscribe(alice, device);
    await alice.call('DELETE', '/push/subscription', { endpoint: device.endpoint });
    await advance(hour);
    expect(listReceivedKinds(device)).toEqual([]);
  });
});

describe('no reminder is sent', () => {
  test.each(Object.keys(activities))(
    'of %s that is done today, and is the next day',
    async (name) => {
      const kind = name as 'grace';
      const { alice, bob, device, service, advance } = await createPushScene();
      for (const person of [alice, bob]) await startTestPlan(person);
      const bobsDevice = service.createDevice();
      await subscribe(alice, device, { reminders: [buildReminder({ kind })] });
      await subscribe(bob, bobsDevice, { reminders: [buildReminder({ kind })] });
      await activities[kind]?.(alice);
      await advance(hour);
      expect([listReceivedKinds(device), listReceivedKinds(bobsDevice)]).toEqual([[], [kind]]);
      await advance(24 * hour);
      expect(listReceivedKinds(device)).toEqual([kind]);
    },
  );

  test('no plan reminder is sent without an active, unfinished plan', async () => {
    const { alice, device, clock, advance } = await createPushScene();
    await subscribe(alice, device, { reminders: [buildReminder({ kind: 'plan' })] });
    await advance(hour);
    await alice.call('POST', '/entities/UserReadingProgress', {
      client_id: crypto.randomUUID(),
      plan_id: 'p',
      current_day: 3,
      completed_days: [1, 2, 3],
      completed: true,
    });
    clock.advance(12 * hour);
    await advance(12 * hour);
    expect(listReceivedKinds(device)).toEqual([]);
  });

  test('no reminder is sent for a done activity while the previous day still lasts', async () => {
    // For a person whose day begins at four, 01:00 on the 2nd belongs to the 1st.
    const { alice, device, advance } = await createPushScene();
    await subscribe(alice, device, { day_start: 4, reminders: [buildReminder({ time: '01:00' })] });
    await activities['grace']?.(alice);
    await advance(13 * hour);
    expect(listReceivedKinds(device)).toEqual([]);
    await advance(24 * hour);
    expect(listReceivedKinds(device)).toEqual(['grace']);
  });

  test('no reminder is sent to a user without notifications or permission to sign in', async () => {
    const { alice, bob, store, device, service, advance } = await createPushScene();
    const bobsDevice = service.createDevice();
    await subscribe(alice, device);
    await subscribe(bob, bobsDevice);
    await alice.call('PUT', '/entities/User/me', { notifications_enabled: false });
    await store.users.change(bob.id, { disabled: true });
    await advance(hour);
    expect([listReceivedKinds(device), listReceivedKinds(bobsDevice)]).toEqual([[], []]);
    await alice.call('PUT', '/entities/User/me', { notifications_enabled: true });
    await advance(24 * hour);
    expect(listReceivedKinds(device)).toEqual(['grace']);
  });
});
