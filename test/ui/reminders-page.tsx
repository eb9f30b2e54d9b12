// The settings' reminders over real records in memory, in a browser that allows notifications, or does not.
import { screen, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import { canonicalText } from '../../src/data/canonical.ts';
import type { Data } from '../../src/data/data.ts';
import { DataProvider } from '../../src/data/hooks.tsx';
import { keepFirstProfile } from '../../src/data/profile.ts';
import { keepTold, readWanted } from '../../src/data/reminders.ts';
import { ReminderSettings } from '../../src/pages/settings/reminders.tsx';
import { type InMemory, personInMemory } from './in-memory.ts';
import { onScreen } from './on-screen.tsx';

export interface Browser {
  /** What the person answers when asked. */
  answer: NotificationPermission;
  asked: number;
  /** What it shows now, by where it leads. */
  shown: { data: { url: string }; close(): void }[];
}

export interface Person extends InMemory {
  online: BehaviorSubject<boolean>;
  /** What the server says to a test. */
  test: ReturnType<typeof vi.fn>;
}

export function aBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted'): Browser {
  const browser: Browser = { answer, asked: 0, shown: [] };
  const ask = async () => {
    browser.asked += 1;
    vi.stubGlobal('Notification', { permission: browser.answer, requestPermission: ask });
    return browser.answer;
  };
  vi.stubGlobal('Notification', { permission, requestPermission: ask });
  vi.stubGlobal('PushManager', vi.fn());
  const registration = { active: {}, getNotifications: async () => browser.shown, pushManager: { getSubscription: async () => null } };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => registration } });
  return browser;
}

/** A browser without any of it. */
export function noPush(userAgent?: string): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  if (userAgent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

export function restoreBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

export async function aPerson({ capabilities = ['web_push'] }: { capabilities?: string[] } = {}): Promise<Person> {
  const data = await personInMemory();
  const account = data.account ?? { id: '', email: '', full_name: '' };
  await keepFirstProfile(data.personal, { ...account, role: 'user', is_verified: true, disabled: false, created_date: '2026-01-01T00:00:00.000Z', updated_date: '2026-01-01T00:00:00.000Z' });
  const test = vi.fn(async () => ({ success: true }));
  const settings = async () => ({ id: 'selah', public_settings: 'public_without_login' as const, capabilities, push_key: 'BA' });
  const { auth, functions, integrations, agents } = data.backend;
  const backend = Object.assign({ auth, functions, integrations, agents }, { publicSettings: settings, push: { subscribe: vi.fn(), unsubscribe: vi.fn(), test } });
  return Object.assign(data, { backend: backend as Data['backend'], online: new BehaviorSubject(true), test });
}

/** As the keeper leaves it when the server has heard. */
export async function tellServer(data: Data, isRefused = false): Promise<void> {
  const reminders = canonicalText(await readWanted(data));
  await keepTold(data, { endpoint: 'https://push.test/1', said: isRefused ? '' : 'all', reminders, gone: [], isRefused });
}

export async function visit(data: Data): Promise<void> {
  onScreen(
    <DataProvider data={data}>
      <ReminderSettings />
    </DataProvider>,
  );
  await screen.findByRole('switch', { name: /Daily grace/ });
}

export const section = () => within(screen.getByRole('region', { name: 'Reminders' }));

export const turnOf = (name: RegExp): HTMLInputElement => section().getByRole('switch', { name });
