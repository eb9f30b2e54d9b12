// Test setup of reminders: user Alice, a fake browser that gives push subscriptions, and a fake
// server that accepts or rejects them.
import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import type { Language } from '../../../schemas/languages.ts';
import type { PushSubscriptionRequest } from '../../../schemas/api/reminders.ts';
import { createBackend } from '../../../src/backend/backend.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  startPushRegistration,
  type BrowserPush,
} from '../../../src/features/reminders/push-registration.ts';
import { type AliceContext, createAliceContext } from '../../support/signed-in-user.ts';

export interface ReminderSetup {
  alice: AliceContext;
  online: BehaviorSubject<boolean>;
  language: BehaviorSubject<Language>;
  current: BehaviorSubject<DataContext | null>;
  device: FakePushDevice;
  /** Subscriptions stored on the server, by endpoint. */
  rows: Map<string, PushSubscriptionRequest>;
  /** Requests that the server received. */
  requests: string[];
  /** HTTP status of the next answers. */
  status: number;
  start(): void;
}

export interface FakePushDevice extends BrowserPush {
  permission: 'on' | 'off' | 'denied';
  address: { endpoint: string; keys: { p256dh: string; auth: string } } | null;
  subscriptionCount: number;
  key: string;
  notify(): void;
}

const subscriptions: { unsubscribe(): void }[] = [];

/** For afterEach, before the contexts are closed. */
export function stopSchedulers(): void {
  for (const stop of subscriptions.splice(0)) stop.unsubscribe();
}

export function createFakePushDevice(): FakePushDevice {
  const listeners = new Set<() => void>();
  return {
    permission: 'on',
    address: null,
    subscriptionCount: 0,
    key: '',
    notify: () => listeners.forEach((listener) => listener()),
    getPushState() {
      return this.permission;
    },
    onPushState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async pushAddress() {
      return this.address;
    },
    async subscribeToPush(key) {
      if (this.permission !== 'on') return null;
      if (this.address && this.key === key) return this.address;
      this.key = key;
      this.subscriptionCount += 1;
      return (this.address = {
        endpoint: `https://push.test/${this.subscriptionCount}`,
        keys: { p256dh: 'p', auth: 'a' },
      });
    },
    async unsubscribeFromPush() {
      this.address = null;
    },
  };
}

/** @param capability of the server */
export async function createReminderSetup({
  capability = 'web_push',
  key = 'server-key',
} = {}): Promise<ReminderSetup> {
  const online = new BehaviorSubject(true);
  const rows = new Map<string, PushSubscriptionRequest>();
  const requests: string[] = [];
  const setup = {
    online,
    language: new BehaviorSubject<Language>('en'),
    device: createFakePushDevice(),
    rows,
    requests,
    status: 200,
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!online.value) throw new TypeError('The server cannot be reached.');
    if (address.includes('/public-settings/'))
      return Response.json({
        id: 'selah',
        public_settings: 'public_without_login',
        capabilities: [capability],
        push_key: key,
      });
    requests.push(`${init.method} ${address.slice(address.indexOf('/push/'))}`);
    if (setup.status !== 200)
      return Response.json({ code: 'no', message: 'No.' }, { status: setup.status });
    const body = JSON.parse(String(init.body)) as PushSubscriptionRequest;
    if (init.method === 'PUT') rows.set(body.endpoint, body);
    if (init.method === 'DELETE') rows.delete(body.endpoint);
    return Response.json({ id: 'row' });
  });
  const backend = createBackend({
    serverUrl: 'http://selah.test',
    appId: 'selah',
    token: 'alice',
    storage: null,
  });
  const alice = await createAliceContext({ backend, online });
  const current = new BehaviorSubject<DataContext | null>(alice);
  return Object.assign(setup, {
    alice,
    current,
    start: () =>
      void subscriptions.push(
        startPushRegistration(current, { device: setup.device, language: setup.language }),
      ),
  });
}

/** Resolves when no registration is running and the lock is free. */
export function waitForRegistration(): Promise<void> {
  return navigator.locks.request('selah-reminders', async () => {});
}
