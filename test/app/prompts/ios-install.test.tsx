// Tests of the install prompt on an iPhone: the steps of the manual installation, and saving of
// data that exists only in this browser. Such data is synced or saved as a file first, because the
// installed app starts empty.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { createRecord } from '../../../src/data/records/record.ts';
import {
  fakeUserAgent,
  iphone,
  openPrompts,
  advanceTime,
  findShownPrompt,
} from './prompts-setup.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';

const key = 'selah_install_prompt_dismissed';
const saved = vi.hoisted(() => vi.fn());
vi.mock('../../../src/platform/save-file.ts', async (original) => ({
  ...(await original<object>()),
  saveFile: saved,
}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  saved.mockReset();
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

/**
 * Creates a user on an iPhone, with or without a prayer that only this device has, and installs a
 * fake clock.
 */
async function createContextWithActivity({
  prays,
  isGuest = false,
  sync,
}: {
  prays: boolean;
  isGuest?: boolean;
  sync?: (data: DataContext) => Promise<void>;
}): Promise<DataContext> {
  const context = await createMemoryContext('alice', sync);
  if (prays)
    await createRecord(context, 'prayers', {
      text: 'For rain',
      user_email: isGuest ? '' : 'alice@example.org',
    });
  fakeUserAgent({ userAgent: iphone, maxTouchPoints: 5 });
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  return isGuest ? { ...context, account: null } : context;
}

/** Simulates a sync in which the server accepts all prayers. */
async function takeAll({ userDatabase }: DataContext): Promise<void> {
  for (const doc of await userDatabase.prayers.find().exec())
    await doc.incrementalPatch({ sync: 'safe' });
}

test('the iOS install steps appear after five seconds with the browser’s labels', async () => {
  await openPrompts(await createContextWithActivity({ prays: false, isGuest: true }));
  await advanceTime(4_999);
  expect(findShownPrompt()).toBeNull();
  await advanceTime(1);
  await advanceTime(50);
  expect(findShownPrompt()).toBe('Add to Home Screen');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tap the Share button in Safari’s bar. If you don’t see it, tap ••• first.',
    'Scroll down and choose “Add to Home Screen”.',
    'Tap “Add”. Selah is now on your Home Screen.',
  ]);
  expect(
    screen.getByRole('link', { name: 'Learn more about installing' }).getAttribute('href'),
  ).toBe('/PWASetupGuide');
  fireEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem(key)).toBe('2026-11-20T08:00:05.050Z');
});

test('inside another app’s browser, the first iOS install step is to leave that app', async () => {
  const data = await createContextWithActivity({ prays: false, isGuest: true });
  fakeUserAgent({
    userAgent: iphone.replace(' Version/18.6', '').replace(' Safari/604.1', ''),
    maxTouchPoints: 5,
  });
  await openPrompts(data);
  await advanceTime(5_050);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(
    /^You can’t install from inside another app/,
  );
});

test('before installing, a guest with unsaved data is offered an account or a file', async () => {
  await openPrompts(await createContextWithActivity({ prays: true, isGuest: true }), {
    at: '/Settings',
  });
  await advanceTime(5_050);
  expect(findShownPrompt()).toBe('Before you install');
  expect(screen.getByText(/1 text you wrote is only in this browser/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/login?mode=signup&from_url=%2FSettings',
  );
  const goOn = screen.getByRole('button', { name: 'Continue' });
  goOn.focus();
  fireEvent.click(goOn);
  expect(findShownPrompt()).toBe('Add to Home Screen');
  expect(document.activeElement?.textContent).toBe('Add to Home Screen');
});

test('the file saved before installing contains the guest’s data', async () => {
  await openPrompts(await createContextWithActivity({ prays: true, isGuest: true }));
  await advanceTime(5_050);
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Save a file' }));
  expect(
    await screen.findByText(/^Saved as selah-2026-11-20\.json|^Saved as selah-.*\.json/),
  ).toBeDefined();
  expect(saved).toHaveBeenCalledOnce();
  expect(String(saved.mock.calls[0]?.[2])).toContain('For rain');
  expect(screen.queryByRole('button', { name: 'Save a file' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(findShownPrompt()).toBe('Add to Home Screen');
});

test('pending records are synced first, then the iOS install steps appear', async () => {
  await openPrompts(await createContextWithActivity({ prays: true, sync: takeAll }));
  await advanceTime(5_050);
  expect(screen.getByText(/1 item hasn’t synced yet/)).toBeDefined();
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await screen.findByRole('heading', { name: 'Add to Home Screen' })).toBeDefined();
  expect(screen.getByText(/Log in there and your content will appear/)).toBeDefined();
});

test('records that could not be synced can be saved as a file before installing', async () => {
  await openPrompts(await createContextWithActivity({ prays: true }));
  await advanceTime(5_050);
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText(/We couldn’t sync everything/)).toBeDefined();
  expect(findShownPrompt()).toBe('Before you install');
  expect(screen.getByRole('button', { name: 'Save a file' })).toBeDefined();
});

test('data that exists only in this browser can be saved as a file before installing', async () => {
  const data = await createContextWithActivity({ prays: false });
  await data.userDatabase.activity.insert({ id: 'wisdom|1', kind: 'wisdom', order: '', value: {} });
  await openPrompts(data);
  await advanceTime(5_050);
  expect(screen.getByText(/1 item is saved only in this browser/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
});

test('an unsaved draft counts as data that exists only in this browser', async () => {
  await openPrompts({
    ...(await createContextWithActivity({ prays: false, isGuest: true })),
    countDrafts: () => 2,
  });
  await advanceTime(5_050);
  expect(screen.getByText(/2 texts you wrote are only in this browser/)).toBeDefined();
});
