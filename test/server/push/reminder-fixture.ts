// Test fixture of reminder delivery: a server, a push service, a device, a reminder sender, a clock
// that the test advances, and user activities.
import { onTestFinished } from 'vitest';
import { createRateLimits } from '../../../server/http/rate-limits.ts';
import {
  createReminderSender,
  type ReminderSender,
} from '../../../server/push/reminder-delivery.ts';
import { createPushSender, type PushSender } from '../../../server/push/push-sender.ts';
import { getVapidKeys } from '../../../server/push/vapid-keys.ts';
import type { PushDevice, PushService } from '../../support/fake-push-service.ts';
import { buildPrayer, testSecret, type TestUser, type TestServer } from '../support/test-server.ts';
import { createPushServer, startTestPushService } from './push-devices.ts';

export const minute = 60_000;
export const hour = 60 * minute;

export interface PushScene extends TestServer {
  service: PushService;
  device: PushDevice;
  reminding: ReminderSender;
  faults: unknown[];
  /** Advances the clock and sends the reminders that have become due. */
  advance(millis: number): Promise<void>;
}

/** Creates a scene whose clock starts at noon on Thursday, 2026-01-01, UTC. */
export async function createPushScene(): Promise<PushScene> {
  const service = await startTestPushService();
  const server = await createPushServer();
  const { reminding: reminderSender, faults } = createSenderFor(server);
  return {
    ...server,
    service,
    device: service.createDevice(),
    reminding: reminderSender,
    faults,
    async advance(millis) {
      server.clock.advance(millis);
      await reminderSender.run();
    },
  };
}

export function createSenderFor(
  { store, clock }: TestServer,
  ownSender?: PushSender,
): { reminding: ReminderSender; faults: unknown[] } {
  const faults: unknown[] = [];
  const sender = createPushSender({
    keys: getVapidKeys(undefined, testSecret),
    settings: { vapidSubject: 'mailto:help@example.org', allowAnyPushHost: true, pushHosts: [] },
    clock,
  });
  const reminderSender = createReminderSender({
    store,
    sender: ownSender ?? sender,
    limits: createRateLimits(store.limits, testSecret),
    clock,
    secret: testSecret,
    failed: (error) => void faults.push(error),
  });
  onTestFinished(() => reminderSender.stop());
  return { reminding: reminderSender, faults };
}

export const activities: Record<string, (person: TestUser) => Promise<unknown>> = {
  grace: ({ call }) =>
    call('POST', '/entities/GraceNote', {
      client_id: crypto.randomUUID(),
      date: '2026-01-01',
      mood: 'weary',
      message: 'Rest.',
    }),
  gratitude: ({ call }) =>
    call('POST', '/entities/GratitudeEntry', {
      client_id: crypto.randomUUID(),
      date: '2026-01-01',
      entry_text: 'Rain.',
    }),
  prayer: ({ call }) => call('POST', '/entities/Prayer', buildPrayer()),
  plan: ({ call }) =>
    call('POST', '/entities/UserReadingProgress', {
      client_id: crypto.randomUUID(),
      plan_id: 'p',
      current_day: 2,
      completed_days: [1],
    }),
};

export function startTestPlan({ call }: TestUser): Promise<unknown> {
  return call('POST', '/entities/UserReadingProgress', {
    client_id: crypto.randomUUID(),
    plan_id: 'p',
    current_day: 1,
    completed_days: [],
  });
}
