// Tests of prompt timing: one prompt at a time, by precedence, and never during writing, in a
// dialog, at the login or before sleep.
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
])('no prompt appears at %s; afterwards the next page must be open for two seconds', async (at) => {
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

test('no prompt appears while the user writes, until the text field loses focus', async () => {
  offerInstall();
  await openPrompts(await guest(), { children: <textarea aria-label="Your prayer" /> });
  screen.getByRole('textbox').focus();
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  screen.getByRole('textbox').blur();
  await advanceTime(1_750);
  expect(findShownPrompt()).toBeNull();
  await advanceTime(500);
  expect(findShownPrompt()).toBe('Install Selah');
  // The prompt hides at once when the field gets the focus, and comes back unchanged.
  act(() => screen.getByRole('textbox').focus());
  expect(findShownPrompt()).toBeNull();
  act(() => screen.getByRole('textbox').blur());
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe('Install Selah');
});

/** The window is a phone of this size, and the element is at this place of the window. */
function placeOnPhone(element: Element, width: number, height: number, top: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(width - 100, top, 44, 44),
  );
}

test.each([
  [390, 844],
  [360, 640],
])('%i×%i: no prompt covers the Edit button of an entry', async (width, height) => {
  offerInstall();
  await openPrompts(await guest(), {
    children: (
      <article>
        <button type="button">{'Edit'}</button>
      </article>
    ),
  });
  const edit = screen.getByRole('button', { name: 'Edit' });
  placeOnPhone(edit, width, height, height - 200);
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  // The user scrolls, and the button is above the place of the prompt.
  placeOnPhone(edit, width, height, 100);
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Install Selah');
  placeOnPhone(edit, width, height, height - 200);
  await advanceTime(250);
  expect(findShownPrompt()).toBeNull();
});

test('no prompt covers the Save button of a form with text', async () => {
  offerInstall();
  await openPrompts(await guest(), {
    children: (
      <form>
        <textarea aria-label="Your prayer" defaultValue="For rain" />
        <button type="submit">{'Save'}</button>
      </form>
    ),
  });
  placeOnPhone(screen.getByRole('button', { name: 'Save' }), 390, 844, 600);
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Install Selah');
});

test('a checkbox is no writing', async () => {
  offerInstall();
  await openPrompts(await guest(), { children: <input type="checkbox" aria-label="Done" /> });
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

test('no prompt appears while another element is fixed at the bottom of the window', async () => {
  const panel = document.createElement('div');
  panel.style.position = 'fixed';
  document.body.append(panel);
  let currentElement: Element = panel;
  Object.defineProperty(document, 'elementFromPoint', {
    configurable: true,
    value: () => currentElement,
  });
  offerInstall();
  await openPrompts(await guest());
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  panel.remove();
  currentElement = document.body;
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe('Install Selah');
  // Itself it does not mind.
  currentElement = screen.getByRole('button', { name: 'Install Now' });
  await advanceTime(2_250);
  expect(findShownPrompt()).toBe('Install Selah');
});

test('a waiting update takes precedence over every prompt', async () => {
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

test('the install prompt precedes the notification prompt', async () => {
  allowPush('default');
  offerInstall();
  await openPrompts({ ...(await createMemoryContext()), backend: createPushBackend() });
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Install Selah');
  fireEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  await advanceTime(3_600_000);
  expect(findShownPrompt()).toBeNull();
});

test('a visible prompt is not replaced by a later one', async () => {
  allowPush('default');
  await openPrompts({ ...(await createMemoryContext()), backend: createPushBackend() });
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Reminders, if you like');
  offerInstall();
  await advanceTime(60_000);
  expect(findShownPrompt()).toBe('Reminders, if you like');
});
