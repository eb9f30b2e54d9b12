// The prompt for reminders: who is asked, what a tap asks of the browser, and what each answer
// keeps.
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
const title = 'Reminders, if you like';

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

test('it comes three seconds after the page, and asks the browser for nothing', async () => {
  const { requestPermission } = allowPush('default');
  await openPrompts(await alice());
  await advanceTime(2_999);
  expect(findShownPrompt()).toBeNull();
  await advanceTime(1);
  expect(findShownPrompt()).toBe(title);
  expect(screen.getByText(/you find them in Settings, under Reminders/)).toBeDefined();
  await advanceTime(60_000);
  expect(requestPermission).not.toHaveBeenCalled();
});

test.each(['Maybe Later', 'Close'])('%s is kept, and no visit asks again', async (name) => {
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
});

test('a stray Escape does nothing; one from within is no answer for good', async () => {
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
  await openPrompts(data);
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe(title);
});

test('a tap asks; allowed, it goes, and leads on to the choice of reminders', async () => {
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

test('refused, it goes, and says where the way back is', async () => {
  const notification = allowPush('default');
  await openPrompts(await alice());
  await advanceTime(3_000);
  notification.requestPermission.mockImplementation(
    async () => Object.assign(notification, { permission: 'denied' }).permission,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
  await advanceTime(0);
  expect(findShownPrompt()).toBeNull();
  expect(screen.getByText(/Settings, Reminders says how to change that/)).toBeDefined();
});

test('the browser’s question closed without an answer: not again in this visit, and nothing is kept', async () => {
  allowPush('default');
  await openPrompts(await alice());
  await advanceTime(3_000);
  fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['granted', 'denied'] as const)(
  'nobody is asked who has answered: %s',
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

test('nor has anybody where the browser has no push', async () => {
  await openPrompts(await alice());
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test('nor where the server sends none', async () => {
  allowPush('default');
  await openPrompts(await alice({ backend: createPushBackend([]) }));
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test('whoever has said no in the earlier app is not asked', async () => {
  allowPush('default');
  const data = await alice();
  await data.userDatabase.activity.insert(buildChoiceRecord('notifications', 'dismissed'));
  await openPrompts(data);
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test('nor whoever has said no to notifications in the settings', async () => {
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

test('in the settings, where the reminders are, it does not stand beside them', async () => {
  allowPush('default');
  const { goTo } = await openPrompts(await alice(), { at: '/Settings' });
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  goTo('/Prayer');
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe(title);
});
