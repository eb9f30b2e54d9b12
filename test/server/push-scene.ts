// A server, a push service and a device, and time that passes when the test says so.
import { onTestFinished } from 'vitest';
import { createLimits } from '../../server/limits.ts';
import { createReminding, type Reminding } from '../../server/push/reminding.ts';
import { createSender, type PushSender } from '../../server/push/sender.ts';
import { vapidKeysOf } from '../../server/push/vapid.ts';
import type { PushDevice, PushService } from '../push-service.ts';
import { aPrayer, secret, type Person, type TestServer } from './fixture.ts';
import { aPushingServer, aPushService } from './push-devices.ts';

export const minute = 60_000;
export const hour = 60 * minute;

export interface Scene extends TestServer {
  service: PushService;
  device: PushDevice;
  reminding: Reminding;
  faults: unknown[];
  /** Lets time pass, and sends what has become due. */
  pass(millis: number): Promise<void>;
}

/** It is noon on Thursday, 2026-01-01, UTC. */
export async function aScene(): Promise<Scene> {
  const service = await aPushService();
  const server = await aPushingServer();
  const { reminding, faults } = remindingOn(server);
  return {
    ...server,
    service,
    device: service.aDevice(),
    reminding,
    faults,
    async pass(millis) {
      server.clock.advance(millis);
      await reminding.run();
    },
  };
}

export function remindingOn({ store, clock }: TestServer, given?: PushSender): { reminding: Reminding; faults: unknown[] } {
  const faults: unknown[] = [];
  const sender = createSender({ keys: vapidKeysOf(undefined, secret), settings: { vapidSubject: 'mailto:help@example.org', pushAnywhere: true, pushHosts: [] }, clock });
  const reminding = createReminding({ store, sender: given ?? sender, limits: createLimits(store.limits, secret), clock, secret, failed: (error) => void faults.push(error) });
  onTestFinished(() => reminding.stop());
  return { reminding, faults };
}

export const whatIsDone: Record<string, (person: Person) => Promise<unknown>> = {
  grace: ({ call }) => call('POST', '/entities/GraceNote', { client_id: crypto.randomUUID(), date: '2026-01-01', mood: 'weary', message: 'Rest.' }),
  gratitude: ({ call }) => call('POST', '/entities/GratitudeEntry', { client_id: crypto.randomUUID(), date: '2026-01-01', entry_text: 'Rain.' }),
  prayer: ({ call }) => call('POST', '/entities/Prayer', aPrayer()),
  plan: ({ call }) => call('POST', '/entities/UserReadingProgress', { client_id: crypto.randomUUID(), plan_id: 'p', current_day: 2, completed_days: [1] }),
};

export function aPlanUnderWay({ call }: Person): Promise<unknown> {
  return call('POST', '/entities/UserReadingProgress', { client_id: crypto.randomUUID(), plan_id: 'p', current_day: 1, completed_days: [] });
}

