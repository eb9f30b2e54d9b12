// Renders the reminders section of the settings in tests, with real records in memory and a fake
// browser with or without notifications.
import { screen, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import { toCanonicalJson } from '../../../src/data/records/canonical-json.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { insertInitialProfile } from '../../../src/data/records/profile.ts';
import { savePushRegistration, readActiveReminders } from '../../../src/features/reminders/data.ts';
import { RemindersSection } from '../../../src/features/settings/reminders-section.tsx';
import { type MemoryContext, createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

export interface FakeBrowser {
  /** Answer of the user to the permission prompt. */
  permissionAnswer: NotificationPermission;
  askCount: number;
  /** Notifications that are shown now, each with the URL that it opens. */
  shownNotifications: { data: { url: string }; close(): void }[];
}

export interface RemindersUser extends MemoryContext {
  online: BehaviorSubject<boolean>;
  /** Answer of the server to a test reminder. */
  test: ReturnType<typeof vi.fn>;
}

export function fakeBrowser(
  permission: NotificationPermission,
  answer: NotificationPermission = 'granted',
): FakeBrowser {
  const browser: FakeBrowser = { permissionAnswer: answer, askCount: 0, shownNotifications: [] };
  const requestPermission = async () => {
    browser.askCount += 1;
    vi.stubGlobal('Notification', {
      permission: browser.permissionAnswer,
      requestPermission,
    });
    return browser.permissionAnswer;
  };
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('PushManager', vi.fn());
  const registration = {
    active: {},
    getNotifications: async () => browser.shownNotifications,
    pushManager: { getSubscription: async () => null },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  return browser;
}

/** Simulates a browser without push support. */
export function removePushSupport(userAgent?: string): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  if (userAgent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

export function restoreBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

export async function createUser({
  capabilities = ['web_push'],
}: { capabilities?: string[] } = {}): Promise<RemindersUser> {
  const data = await createMemoryContext();
  const account = data.account ?? { id: '', email: '', full_name: '' };
  await insertInitialProfile(data.userDatabase, {
    ...account,
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: '2026-01-01T00:00:00.000Z',
    updated_date: '2026-01-01T00:00:00.000Z',
  });
  const test = vi.fn(async () => ({ success: true }));
  const settings = async () => ({
    id: 'selah',
    public_settings: 'public_without_login' as const,
    capabilities,
    push_key: 'BA',
  });
  const { auth, functions, integrations, agents } = data.backend;
  const backend = Object.assign(
    { auth, functions, integrations, agents },
    { publicSettings: settings, push: { subscribe: vi.fn(), unsubscribe: vi.fn(), test } },
  );
  return Object.assign(data, {
    backend: backend as DataContext['backend'],
    online: new BehaviorSubject(true),
    test,
  });
}

/** Stores the registration as the scheduler stores it after the server's answer. */
export async function markServerInformed(data: DataContext, isRefused = false): Promise<void> {
  const reminders = toCanonicalJson(await readActiveReminders(data));
  await savePushRegistration(data, {
    endpoint: 'https://push.test/1',
    said: isRefused ? '' : 'all',
    reminders,
    gone: [],
    isRefused,
  });
}

export async function openReminders(data: DataContext): Promise<void> {
  renderWithProviders(
    <DataProvider data={data}>
      <RemindersSection />
    </DataProvider>,
  );
  await screen.findByRole('switch', { name: /Daily grace/ });
}

export const getSection = () => within(screen.getByRole('region', { name: 'Reminders' }));

export const getReminderSwitch = (name: RegExp): HTMLInputElement =>
  getSection().getByRole('switch', { name });
