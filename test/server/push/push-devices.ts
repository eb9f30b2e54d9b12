// Test helpers for push devices: a local push service, a server that may send to it, reminders,
// subscriptions, and the kinds of received notifications.
import { onTestFinished } from 'vitest';
import type { PushSubscriptionRequest, Reminder } from '../../../schemas/api/reminders.ts';
import {
  startPushService,
  type PushDevice,
  type PushService,
} from '../../support/fake-push-service.ts';
import {
  createTestServer,
  type TestUser,
  type TestServer,
  type TestSettings,
} from '../support/test-server.ts';

export async function startTestPushService(): Promise<PushService> {
  const service = await startPushService();
  onTestFinished(() => service.close());
  return service;
}

/** A server that may send to this machine. */
export function createPushServer({ settings, ...more }: TestSettings = {}): Promise<TestServer> {
  return createTestServer({ ...more, settings: { allowAnyPushHost: true, ...settings } });
}

export const everyDay = [1, 2, 3, 4, 5, 6, 7];

export function buildReminder(change: Partial<Reminder> = {}): Reminder {
  return { kind: 'grace', time: '13:00', days: everyDay, ...change };
}

export function buildSubscription(
  { endpoint, keys }: Pick<PushDevice, 'endpoint' | 'keys'>,
  change: Partial<PushSubscriptionRequest> = {},
): PushSubscriptionRequest {
  return {
    endpoint,
    keys,
    language: 'en',
    time_zone: 'UTC',
    day_start: 0,
    reminders: [buildReminder()],
    ...change,
  };
}

/** Subscribes the device and returns the id of the subscription. */
export async function subscribe(
  { call }: TestUser,
  device: PushDevice,
  change: Partial<PushSubscriptionRequest> = {},
): Promise<string> {
  const { status, body } = await call('PUT', '/push/subscription', {
    ...buildSubscription(device, change),
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as { id: string }).id;
}

/** Returns the kinds of the notifications that the device received, in order of arrival. */
export function listReceivedKinds({ received }: PushDevice): unknown[] {
  return received.map(({ text }) => (JSON.parse(text) as { kind: unknown }).kind);
}
