// Prompts come one at a time, and never while somebody is busy: writing, at a dialog, at the door,
// on their way to sleep.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { captureInstallPrompt } from '../../../src/platform/install-prompt.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import {
  allowPush,
  finishInstall,
  offerInstall,
  openPrompts,
  advanceTime,
  createPushBackend,
  findShownPrompt,
} from './prompts-setup.tsx';

beforeAll(() => captureInstallPrompt());

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
});

afterEach(() => {
  finishInstall();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'elementFromPoint');
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

async function guest() {
  return { ...(await createMemoryContext()), account: null };
}

test.each([
  '/login',
  '/reset-password',
  '/DeleteAccount',
  '/PeacefulSleep/rest/dreams',
  '/peaceful-sleep',
  '/Share?text=x',
  '/Bible/KJV/JHN/3',
])('never at %s; after it, only when the next page has stood for a while', async (at) => {
  offerInstall();
  const { goTo } = await openPrompts(await guest(), { at });
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  goTo('/Prayer');
  await advanceTime(1_999);
  expect(findShownPrompt()).toBeNull();
  await advanceTime(1);
  expect(findShownPrompt()).toBe('Install Selah');
});

test('whoever writes is left alone until they are done', async () => {
  offerInstall();
  await openPrompts(await guest(), { beside: <textarea aria-label="Your prayer" /> });
  screen.getByRole('textbox').focus();
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  screen.getByRole('textbox').blur();
  await advanceTime(1_750);
  expect(findShownPrompt()).toBeNull();
  await advanceTime(500);
  expect(findShownPrompt()).toBe('Install Selah');
  // At once, and it comes back as it was.
  act(() => screen.getByRole('textbox').focus());
  expect(findShownPrompt()).toBeNull();
  act(() => screen.getByRole('textbox').blur());
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe('Install Selah');
});

test('a checkbox is no writing', async () => {
  offerInstall();
  await openPrompts(await guest(), { beside: <input type="checkbox" aria-label="Done" /> });
  screen.getByRole('checkbox').focus();
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Install Selah');
});

test('never over an open dialog', async () => {
  offerInstall();
  await openPrompts(await guest());
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  dialog.remove();
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe('Install Selah');
  document.body.append(dialog);
  await advanceTime(250);
  expect(findShownPrompt()).toBeNull();
});

test('where something stands at the foot of the window already, it waits', async () => {
  const panel = document.createElement('div');
  panel.style.position = 'fixed';
  document.body.append(panel);
  let there: Element = panel;
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => there });
  offerInstall();
  await openPrompts(await guest());
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  panel.remove();
  there = document.body;
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe('Install Selah');
  // Itself it does not mind.
  there = screen.getByRole('button', { name: 'Install Now' });
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe('Install Selah');
});

test('a waiting version goes before everything else', async () => {
  offerInstall();
  const { setUpdate } = await openPrompts(await guest(), { update: true });
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  setUpdate(false);
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe('Install Selah');
  setUpdate(true);
  expect(findShownPrompt()).toBeNull();
});

test('to install goes before to be reminded, and after an answer nothing more is asked in this visit', async () => {
  allowPush('default');
  offerInstall();
  await openPrompts({ ...(await createMemoryContext()), backend: createPushBackend() });
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Install Selah');
  fireEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  await advanceTime(3_600_000);
  expect(findShownPrompt()).toBeNull();
});

test('what stands there is not replaced by what comes later', async () => {
  allowPush('default');
  await openPrompts({ ...(await createMemoryContext()), backend: createPushBackend() });
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Reminders, if you like');
  offerInstall();
  await advanceTime(60_000);
  expect(findShownPrompt()).toBe('Reminders, if you like');
});
