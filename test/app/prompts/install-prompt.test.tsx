// Tests of the install prompt: when it appears, when it does not, and what each answer stores.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildChoiceRecord } from '../../../src/data/records/activity-records.ts';
import {
  promptInstall,
  getInstallState,
  captureInstallPrompt,
} from '../../../src/platform/install-prompt.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import {
  finishInstall,
  offerInstall,
  openPrompts,
  advanceTime,
  findShownPrompt,
} from './prompts-setup.tsx';

const key = 'selah_install_prompt_dismissed';
const day = 24 * 3_600_000;

beforeAll(() => captureInstallPrompt());

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
});

afterEach(() => {
  finishInstall();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function guest() {
  return { ...(await createMemoryContext()), account: null };
}

test('the install prompt appears three seconds after the browser’s offer', async () => {
  await openPrompts(await guest());
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  const offerEvent = offerInstall();
  expect(offerEvent.defaultPrevented).toBe(true);
  await advanceTime(2_999);
  expect(findShownPrompt()).toBeNull();
  await advanceTime(1);
  expect(findShownPrompt()).toBe('Install Selah');
  expect(screen.getByRole('button', { name: 'Install Now' })).toBeDefined();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Install Selah');
  expect(document.activeElement).toBe(document.body);
});

test('an install offer from before the page is rendered is not lost', async () => {
  offerInstall();
  await openPrompts(await guest());
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Install Selah');
});

test.each(['Maybe Later', 'Close'])('%s hides the install prompt for 30 days', async (name) => {
  offerInstall();
  await openPrompts(await guest());
  await advanceTime(3_000);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem(key)).toBe('2026-11-20T08:00:03.000Z');
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test.each([
  [
    'a moment before 30 days',
    new Date(Date.parse('2026-11-20T08:00:03Z') - 30 * day + 1).toISOString(),
    null,
  ],
  [
    'after 30 days',
    new Date(Date.parse('2026-11-20T08:00:03Z') - 30 * day).toISOString(),
    'Install Selah',
  ],
  ['as other apps write it', String(Date.parse('2026-11-19T08:00:00Z')), null],
  ['what is no time', 'yes', 'Install Selah'],
])('an install prompt that was dismissed: %s', async (_, storedValue, expected) => {
  localStorage.setItem(key, storedValue);
  offerInstall();
  await openPrompts(await guest());
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe(expected);
  expect(localStorage.getItem(key)).toBe(storedValue);
});

test('a stored install dismissal in the future lasts 30 days from now', async () => {
  localStorage.setItem(key, '2031-01-01T00:00:00.000Z');
  offerInstall();
  await openPrompts(await guest());
  await advanceTime(3_000);
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem(key)).toBe('2026-11-20T08:00:03.000Z');
});

test('an install answer given in the legacy app lasts equally long', async () => {
  const data = await guest();
  await data.userDatabase.activity.insert(buildChoiceRecord('install', '2026-11-18T08:00:00.000Z'));
  offerInstall();
  await openPrompts(data);
  await advanceTime(3_000);
  expect(findShownPrompt()).toBeNull();
});

test('the install prompt never appears in the installed app', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(display-mode: standalone)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  offerInstall();
  await openPrompts(await guest());
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
});

test('accepting the install prompt asks the browser within the tap', async () => {
  const offerEvent = offerInstall();
  await openPrompts(await guest());
  await advanceTime(3_000);
  fireEvent.click(screen.getByRole('button', { name: 'Install Now' }));
  expect(offerEvent.prompt).toHaveBeenCalledOnce();
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem(key)).toBe('2026-11-20T08:00:03.000Z');
});

test('when the browser refuses to ask, the install prompt links to the guide', async () => {
  const offerEvent = offerInstall();
  offerEvent.prompt.mockRejectedValue(new DOMException('not now', 'NotAllowedError'));
  const { path } = await openPrompts(await guest());
  await advanceTime(3_000);
  fireEvent.click(screen.getByRole('button', { name: 'Install Now' }));
  await advanceTime(0);
  fireEvent.click(screen.getByRole('button', { name: 'Open the guide' }));
  expect(path()).toBe('/PWASetupGuide');
});

test('an installation from the browser’s own menu closes the install prompt', async () => {
  offerInstall();
  await openPrompts(await guest());
  await advanceTime(3_000);
  finishInstall();
  expect(findShownPrompt()).toBeNull();
});

test('an answer in another tab closes the install prompt in this tab', async () => {
  offerInstall();
  await openPrompts(await guest());
  await advanceTime(3_000);
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key, newValue: '2026-11-20T08:00:00Z' }),
      ),
  );
  expect(findShownPrompt()).toBeNull();
});

test('Escape inside the install prompt closes the prompt for this visit', async () => {
  offerInstall();
  await openPrompts(await guest(), { children: <button type="button">Amen</button> });
  await advanceTime(3_000);
  const amen = screen.getByRole('button', { name: 'Amen' });
  amen.focus();
  fireEvent.keyDown(amen, { key: 'Escape' });
  expect(findShownPrompt()).toBe('Install Selah');
  amen.blur();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(findShownPrompt()).toBe('Install Selah');
  const installButton = screen.getByRole('button', { name: 'Install Now' });
  installButton.focus();
  fireEvent.keyDown(installButton, { key: 'Escape' });
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
  // The focus does not move to the start of the document.
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('an install offer is used once; after a dismissal a new offer is needed', async () => {
  offerInstall('dismissed');
  expect(await promptInstall()).toBe('dismissed');
  expect(getInstallState().kind).toBe('none');
  expect(await promptInstall()).toBe('missing');
  offerInstall('accepted');
  expect(await promptInstall()).toBe('accepted');
});
