// Tests of prompt timing: after an achievement, on three pages, one prompt a day, by precedence,
// and never during writing or in a dialog.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRecord } from '../../../src/data/records/record.ts';
import { syncPlanDayEvents } from '../../../src/data/records/day-events.ts';
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
  '/Prayer',
  '/Gratitude',
  '/Wisdom',
  '/Plans/a-plan/1',
  '/Search',
])('no prompt appears at %s; afterwards the next page must be open for two seconds', async (at) => {
  offerInstall();
  const { goTo } = await openPrompts(await guest(), { at });
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  goTo('/');
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

test.each(['/', '/Settings'])(
  'a prompt at %s is at the end of the page, below the buttons of an entry',
  async (path) => {
    offerInstall();
    await openPrompts(await guest(), {
      at: path,
      children: (
        <article>
          <button type="button">{'Edit'}</button>
        </article>
      ),
    });
    const edit = screen.getByRole('button', { name: 'Edit' });
    await advanceTime(60_000);
    expect(findShownPrompt()).toBe('Install Selah');
    const prompt = screen.getByRole('region', { name: 'Install Selah' });
    expect(screen.getByRole('main').contains(prompt)).toBe(true);
    expect(edit.compareDocumentPosition(prompt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('no prompt appears while a form has text', async () => {
  offerInstall();
  await openPrompts(await guest(), {
    children: (
      <form>
        <textarea aria-label="Your prayer" defaultValue="For rain" />
        <button type="submit">{'Save'}</button>
      </form>
    ),
  });
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Install Selah');
});

test('a focused checkbox does not count as writing', async () => {
  offerInstall();
  await openPrompts(await guest(), { children: <input type="checkbox" aria-label="Done" /> });
  screen.getByRole('checkbox').focus();
  await advanceTime(3_000);
  expect(findShownPrompt()).toBe('Install Selah');
});

test('no prompt appears behind an open dialog', async () => {
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

test.each(['/', '/Home', '/Achievements', '/Settings'])(
  'the install prompt appears at %s',
  async (at) => {
    offerInstall();
    await openPrompts(await guest(), { at });
    await advanceTime(3_000);
    expect(findShownPrompt()).toBe('Install Selah');
  },
);

test('no prompt appears before the third day with a visit', async () => {
  offerInstall();
  await openPrompts(await guest(), { visitDays: 2 });
  await advanceTime(60_000);
  expect(findShownPrompt()).toBeNull();
  expect(localStorage.getItem('selah_visit_days')).toBe('{"count":2,"last":"2026-11-20"}');
  // The app stays open until the next day.
  await advanceTime(24 * 3_600_000);
  expect(localStorage.getItem('selah_visit_days')).toBe('{"count":3,"last":"2026-11-21"}');
  expect(findShownPrompt()).toBe('Install Selah');
});

test.each([
  [
    'a completed plan day',
    'readingProgress',
    [{ plan_id: 'p', current_day: 2, completed_days: [1], completed: false }],
  ],
  ['an answered prayer', 'prayers', [{ title: 'Rain', is_answered: true }]],
  [
    'a third day with activity',
    'gratitudeEntries',
    [{ date: '2026-11-18' }, { date: '2026-11-19' }, { date: '2026-11-20' }],
  ],
] as const)('on a first visit, the prompt appears after %s', async (_, collection, records) => {
  vi.useRealTimers();
  const data = await createMemoryContext();
  for (const fields of records.slice(1)) await createRecord(data, collection, { ...fields });
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  offerInstall();
  await openPrompts(data, { visitDays: 1 });
  await advanceTime(20_000);
  expect(findShownPrompt()).toBeNull();
  await act(async () => {
    await createRecord(data, collection, { ...records[0] });
    await syncPlanDayEvents(data, (iso) => iso.slice(0, 10));
  });
  await advanceTime(20_000);
  expect(findShownPrompt()).toBe('Install Selah');
});

test('no second prompt appears on the same day, and no prompt twice in 30 days', async () => {
  const day = 24 * 3_600_000;
  allowPush('default');
  const data = { ...(await createMemoryContext()), backend: createPushBackend() };
  const openAgain = async () => {
    cleanup();
    await openPrompts(data);
    await advanceTime(10_000);
    return findShownPrompt();
  };
  expect(await openAgain()).toBe('Want reminders?');
  offerInstall();
  expect(await openAgain()).toBeNull();
  vi.setSystemTime('2026-11-21T08:00:00Z');
  expect(await openAgain()).toBe('Install Selah');
  expect(await openAgain()).toBeNull();
  vi.setSystemTime('2026-11-22T08:00:00Z');
  expect(await openAgain()).toBeNull();
  vi.setSystemTime(Date.parse('2026-11-20T08:00:00Z') + 30 * day + 60_000);
  expect(await openAgain()).toBe('Want reminders?');
});

test.each(['{"install":"yesterday","notify":null}', '[]', 'never', '{"install":4102444800000}'])(
  'damaged or future times of shown prompts do not count: %s',
  async (stored) => {
    localStorage.setItem('selah_prompts_shown', stored);
    offerInstall();
    await openPrompts(await guest());
    await advanceTime(3_000);
    expect(findShownPrompt()).toBe('Install Selah');
    expect(JSON.parse(localStorage.getItem('selah_prompts_shown') ?? '')).toEqual({
      install: Date.parse('2026-11-20T08:00:03Z'),
    });
  },
);

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
  expect(findShownPrompt()).toBe('Want reminders?');
  offerInstall();
  await advanceTime(60_000);
  expect(findShownPrompt()).toBe('Want reminders?');
});
