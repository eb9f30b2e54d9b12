// Reminders are sent when their time comes, once, and not where what they are about is done.
import { describe, expect, test } from 'vitest';
import { aReminder, kindsAt, told } from './push-devices.ts';
import { aPlanUnderWay, aScene, hour, minute, whatIsDone } from './push-scene.ts';

describe('a reminder', () => {
  test('comes at its time, once, each day with another wording', async () => {
    const { alice, device, pass } = await aScene();
    await told(alice, device);
    await pass(59 * minute);
    expect(kindsAt(device)).toEqual([]);
    await pass(minute);
    await pass(15_000);
    expect(kindsAt(device)).toEqual(['grace']);
    await pass(24 * hour - 15_000);
    expect(kindsAt(device)).toEqual(['grace', 'grace']);
    const [first, second] = device.received.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
    expect(first).toMatchObject({ v: 1, lang: 'en', url: '/?shortcut=grace', tag: 'grace' });
    expect(first?.['title']).not.toBe(second?.['title']);
    expect(device.received[0]).toMatchObject({ ttl: 4 * 3_600, urgency: 'high' });
  });

  test("comes at the time of the person's own zone and is kept no longer than their day", async () => {
    const { alice, device, pass } = await aScene();
    // 22:30 in Tokyo is 13:30 UTC; the day ends at midnight there.
    await told(alice, device, { time_zone: 'Asia/Tokyo', reminders: [aReminder({ time: '22:30' })] });
    await pass(89 * minute);
    expect(kindsAt(device)).toEqual([]);
    await pass(minute);
    expect(device.received.map(({ ttl }) => ttl)).toEqual([90 * 60]);
  });

  test('of each kind comes, and says nothing that can be told apart from outside', async () => {
    const { alice, device, pass } = await aScene();
    await aPlanUnderWay(alice);
    await told(alice, device, { reminders: (['grace', 'plan', 'prayer', 'gratitude'] as const).map((kind) => aReminder({ kind })) });
    await pass(hour);
    expect(kindsAt(device).toSorted()).toEqual(['grace', 'gratitude', 'plan', 'prayer']);
    expect(new Set(device.received.map(({ length }) => length)).size).toBe(1);
    expect(new Set(device.received.map(({ topic }) => topic)).size).toBe(4);
    for (const { topic } of device.received) expect(topic).not.toMatch(/grace|plan|pray/i);
  });

  test('does not come on other days of the week', async () => {
    const { alice, device, pass } = await aScene();
    await told(alice, device, { reminders: [aReminder({ days: [5] })] });
    await pass(2 * hour);
    expect(kindsAt(device)).toEqual([]);
    await pass(23 * hour);
    expect(kindsAt(device)).toEqual(['grace']);
  });

  test('that nobody could send for more than an hour is left out, and none of those days come at once', async () => {
    const { alice, device, pass } = await aScene();
    await told(alice, device, { reminders: [aReminder(), aReminder({ kind: 'prayer', time: '15:30' })] });
    await pass(5 * 24 * hour + 4 * hour);
    expect(kindsAt(device)).toEqual(['prayer']);
    await pass(21 * hour);
    expect(kindsAt(device)).toEqual(['prayer', 'grace']);
  });

  test('still comes when the device tells of itself anew at that very minute, and not twice', async () => {
    const { alice, device, clock, pass } = await aScene();
    await told(alice, device);
    clock.advance(hour);
    await told(alice, device);
    await pass(5_000);
    await told(alice, device);
    await pass(minute);
    expect(kindsAt(device)).toEqual(['grace']);
  });

  test('comes no more when it was taken back', async () => {
    const { alice, device, pass } = await aScene();
    await told(alice, device);
    await alice.call('DELETE', '/push/subscription', { endpoint: device.endpoint });
    await pass(hour);
    expect(kindsAt(device)).toEqual([]);
  });
});

describe('nobody is reminded', () => {
  test.each(Object.keys(whatIsDone))('of %s that is done today, and is the next day', async (name) => {
    const kind = name as 'grace';
    const { alice, bob, device, service, pass } = await aScene();
    for (const person of [alice, bob]) await aPlanUnderWay(person);
    const his = service.aDevice();
    await told(alice, device, { reminders: [aReminder({ kind })] });
    await told(bob, his, { reminders: [aReminder({ kind })] });
    await whatIsDone[kind]?.(alice);
    await pass(hour);
    expect([kindsAt(device), kindsAt(his)]).toEqual([[], [kind]]);
    await pass(24 * hour);
    expect(kindsAt(device)).toEqual([kind]);
  });

  test('of a plan when none is under way, or the only one is finished', async () => {
    const { alice, device, clock, pass } = await aScene();
    await told(alice, device, { reminders: [aReminder({ kind: 'plan' })] });
    await pass(hour);
    await alice.call('POST', '/entities/UserReadingProgress', { client_id: crypto.randomUUID(), plan_id: 'p', current_day: 3, completed_days: [1, 2, 3], completed: true });
    clock.advance(12 * hour);
    await pass(12 * hour);
    expect(kindsAt(device)).toEqual([]);
  });

  test('of what is done, where it is still the evening before for them', async () => {
    // 01:00 on the 2nd is the 1st for whose day begins at four.
    const { alice, device, pass } = await aScene();
    await told(alice, device, { day_start: 4, reminders: [aReminder({ time: '01:00' })] });
    await whatIsDone['grace']?.(alice);
    await pass(13 * hour);
    expect(kindsAt(device)).toEqual([]);
    await pass(24 * hour);
    expect(kindsAt(device)).toEqual(['grace']);
  });

  test('who wants no notifications, or may not sign in any more', async () => {
    const { alice, bob, store, device, service, pass } = await aScene();
    const his = service.aDevice();
    await told(alice, device);
    await told(bob, his);
    await alice.call('PUT', '/entities/User/me', { notifications_enabled: false });
    await store.users.change(bob.id, { disabled: true });
    await pass(hour);
    expect([kindsAt(device), kindsAt(his)]).toEqual([[], []]);
    await alice.call('PUT', '/entities/User/me', { notifications_enabled: true });
    await pass(24 * hour);
    expect(kindsAt(device)).toEqual(['grace']);
  });
});
