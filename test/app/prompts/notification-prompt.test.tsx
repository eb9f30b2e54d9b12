// Tests of the notification prompt: who sees it, what a tap asks of the browser, and what each
// answer stores.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { buildChoiceRecord } from '../../../src/data/records/activity-records.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import {
  allowPush,
  openPrompts,
  advanceTime,
  createPushBackend,
  findShownPrompt,
} from './prompts-setup.tsx';

const key = 'selah_notification_prompt_dismissed';
const title = 'Want reminders?';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function alice(changes: Partial<DataContext> = {}): Promise<DataContext> {
  return { ...(await createMemoryContext()), backend: createPushBackend(), ...changes };
}

test('the notification prompt appears after three seconds and requests no permission', async () => {
  const { requestPermission } = allowPush('default');
  await openPrompts(await alice());
  await advanceTime(2_999);
  expect(findShownPrompt()).toBeNull();
  await advanceTime(1);
  expect(findShownPrompt()).toBe(title);
  expect(screen.getByText(/set them up later in Settings, under Reminders/)).toBeDefined();
  await advanceTime(60_000);
  expect(requestPermission).not.toHaveBeenCalled();
});

test.each(['Maybe Later', 'Close'])(
  'the answer %s is stored, and no later visit shows the notification prompt',
  async (name) => {
    allowPush('default');
    const data = await alice();
    await openPrompts(data);
    await advanceTime(3_000);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(findShownPrompt()).toBeNull();
    expect(localStorage.getItem(key)).toBe('true');
    vi.setSystemTime('2029-11-20T08:00:00Z');
    await openPrompts(data);
    await advanceTime(60_000);
    expect(findShownPrompt()).toBeNull();
  },
);

test('Escape inside the notification prompt closes the prompt for 30 days', async () => {
  allowPush('default');
  const data = await alice();
  await openPrompts(data);
  await advanceTime(3_000);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(findShownPrompt()).toBe(title);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Enable' }), { key: 'Escape' });
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  vi.setSystemTime('2026-12-20T08:01:00Z');
  await openPrompts(data);
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe(title);
});

test('tapping Enable asks the browser; if allowed, the notification prompt closes', async () => {
  const notification = allowPush('default');
  const { path } = await openPrompts(await alice());
  await advanceTime(3_000);
  notification.requestPermission.mockImplementation(
    async () => Object.assign(notification, { permission: 'granted' }).permission,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
  expect(notification.requestPermission).toHaveBeenCalledOnce();
  await advanceTime(0);
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(path()).toBe('/Settings#reminders');
});

test('a denied permission closes the notification prompt and explains the remedy', async () => {
  const notification = allowPush('default');
  await openPrompts(await alice());
  await advanceTime(3_000);
  notification.requestPermission.mockImplementation(
    async () => Object.assign(notification, { permission: 'denied' }).permission,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
  await advanceTime(0);
  expect(findShownPrompt()).toBeNull();
  expect(screen.getByText(/You can change this in Settings, under Reminders/)).toBeDefined();
});

test('a browser question closed without an answer hides the prompt for this visit', async () => {
  allowPush('default');
  await openPrompts(await alice());
  await advanceTime(3_000);
  fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['granted', 'denied'] as const)(
  'a user who already answered the browser (%s) sees no notification prompt',
  async (permission) => {
    allowPush(permission);
    await openPrompts(await alice());
    await advanceTime(60_000);
    expect(findShownPrompt()).toBeNull();
  },
);

test('a guest has no reminders from the server', async () => {
  allowPush('default');
  await openPrompts(await alice({ account: null }));
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test('a browser without push shows no notification prompt', async () => {
  await openPrompts(await alice());
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test('a server without push shows no notification prompt', async () => {
  allowPush('default');
  await openPrompts(await alice({ backend: createPushBackend([]) }));
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test('a user who declined in the legacy app sees no notification prompt', async () => {
  allowPush('default');
  const data = await alice();
  await data.userDatabase.activity.insert(buildChoiceRecord('notifications', 'dismissed'));
  await openPrompts(data);
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test('a user who disabled notifications in the settings sees no notification prompt', async () => {
  allowPush('default');
  const data = await alice();
  await data.userDatabase.profile.insert({
    ...buildLocalRecord(
      's_alice',
      { notifications_enabled: false },
      '2026-11-20T08:00:00.000Z',
      '',
    ),
    server_id: 'alice',
  });
  await openPrompts(data);
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test('the notification prompt does not appear on the settings page', async () => {
  allowPush('default');
  const { goTo } = await openPrompts(await alice(), { at: '/Settings' });
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  goTo('/');
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe(title);
});
