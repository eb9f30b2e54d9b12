// @vitest-environment happy-dom
// Prompts come one at a time, and never while somebody is busy: writing, at a dialog, at the door, on their way to sleep.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listenForInstall } from '../../src/platform/install.ts';
import { personInMemory } from './in-memory.ts';
import { allowPush, endInstall, offerInstall, openPrompts, pass, sendingBackend, shownPrompt } from './prompted.tsx';

beforeAll(() => listenForInstall());

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
});

afterEach(() => {
  endInstall();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'elementFromPoint');
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

async function guest() {
  return { ...(await personInMemory()), account: null };
}

test.each(['/login', '/reset-password', '/DeleteAccount', '/PeacefulSleep/rest/dreams', '/peaceful-sleep', '/Share?text=x', '/Bible/KJV/JHN/3'])('never at %s; after it, only when the next page has stood for a while', async (at) => {
  offerInstall();
  const { goTo } = await openPrompts(await guest(), { at });
  await pass(60_000);
  expect(shownPrompt()).toBeNull();
  goTo('/Prayer');
  await pass(1_999);
  expect(shownPrompt()).toBeNull();
  await pass(1);
  expect(shownPrompt()).toBe('Install Selah');
});

test('whoever writes is left alone until they are done', async () => {
  offerInstall();
  await openPrompts(await guest(), { beside: <textarea aria-label="Your prayer" /> });
  screen.getByRole('textbox').focus();
  await pass(60_000);
  expect(shownPrompt()).toBeNull();
  screen.getByRole('textbox').blur();
  await pass(1_750);
  expect(shownPrompt()).toBeNull();
  await pass(500);
  expect(shownPrompt()).toBe('Install Selah');
  // At once, and it comes back as it was.
  act(() => screen.getByRole('textbox').focus());
  expect(shownPrompt()).toBeNull();
  act(() => screen.getByRole('textbox').blur());
  await pass(2_250);
  expect(shownPrompt()).toBe('Install Selah');
});

test('a checkbox is no writing', async () => {
  offerInstall();
  await openPrompts(await guest(), { beside: <input type="checkbox" aria-label="Done" /> });
  screen.getByRole('checkbox').focus();
  await pass(3_000);
  expect(shownPrompt()).toBe('Install Selah');
});

test('never over an open dialog', async () => {
  offerInstall();
  await openPrompts(await guest());
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await pass(60_000);
  expect(shownPrompt()).toBeNull();
  dialog.remove();
  await pass(2_250);
  expect(shownPrompt()).toBe('Install Selah');
  document.body.append(dialog);
  await pass(250);
  expect(shownPrompt()).toBeNull();
});

test('where something stands at the foot of the window already, it waits', async () => {
  const panel = document.createElement('div');
  panel.style.position = 'fixed';
  document.body.append(panel);
  let there: Element = panel;
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => there });
  offerInstall();
  await openPrompts(await guest());
  await pass(60_000);
  expect(shownPrompt()).toBeNull();
  panel.remove();
  there = document.body;
  await pass(2_250);
  expect(shownPrompt()).toBe('Install Selah');
  // Itself it does not mind.
  there = screen.getByRole('button', { name: 'Install Now' });
  await pass(2_250);
  expect(shownPrompt()).toBe('Install Selah');
});

test('a waiting version goes before everything else', async () => {
  offerInstall();
  const { setUpdate } = await openPrompts(await guest(), { update: true });
  await pass(60_000);
  expect(shownPrompt()).toBeNull();
  setUpdate(false);
  await pass(2_250);
  expect(shownPrompt()).toBe('Install Selah');
  setUpdate(true);
  expect(shownPrompt()).toBeNull();
});

test('to install goes before to be reminded, and after an answer nothing more is asked in this visit', async () => {
  allowPush('default');
  offerInstall();
  await openPrompts({ ...(await personInMemory()), backend: sendingBackend() });
  await pass(3_000);
  expect(shownPrompt()).toBe('Install Selah');
  fireEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  await pass(3_600_000);
  expect(shownPrompt()).toBeNull();
});

test('what stands there is not replaced by what comes later', async () => {
  allowPush('default');
  await openPrompts({ ...(await personInMemory()), backend: sendingBackend() });
  await pass(3_000);
  expect(shownPrompt()).toBe('Reminders, if you like');
  offerInstall();
  await pass(60_000);
  expect(shownPrompt()).toBe('Reminders, if you like');
});
