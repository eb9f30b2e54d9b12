// Tests of a queued generation that finishes while the form holds other text: neither text replaces
// the other unasked, and neither is lost.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { watchGratitudeEntries } from '../../../src/features/gratitude/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { watchQueuedGenerations } from '../../../src/features/generation/queue/queued-generations.ts';
import { watchPrayers } from '../../../src/features/prayer/data.ts';
import { watchSavedAnswers } from '../../../src/features/wisdom/data.ts';
import { GratitudePage } from '../../../src/features/gratitude/page.tsx';
import { PrayerPage } from '../../../src/features/prayer/page.tsx';
import { WisdomPage } from '../../../src/features/wisdom/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { insertFinishedGeneration } from '../../support/stored-generation.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  discardUnwrittenDrafts();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const source = { verses: [], language: 'en', source: 'model' };
const prayer = {
  request: { kind: 'prayer', request: 'For Ann', category: 'other' },
  made: { ...source, kind: 'prayer', prayer_text: 'Lord, be near to Ann.', category: 'family' },
};
const thanks = {
  request: { kind: 'gratitude', text: 'For Ann' },
  made: { ...source, kind: 'gratitude', affirmation: 'Ann is a gift.' },
};
const wisdom = {
  request: { kind: 'wisdom', question: 'What of Ann?' },
  made: {
    ...source,
    kind: 'wisdom',
    insight: 'Love is patient.',
    next_step: 'Call her.',
    topic: 'friendship',
  },
};

async function renderPage(
  page: ReactElement,
  granted: typeof prayer | typeof thanks | typeof wisdom,
): Promise<DataContext> {
  const data = await createMemoryContext();
  await insertFinishedGeneration(data, granted);
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={data}>{page}</DataProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Read' });
  return data;
}

const box = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /heart|thankful|wisdom/ });
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const getPrompts = () => within(screen.getByRole('dialog', { name: 'Replace your unsaved text?' }));
const generations = async (data: DataContext) =>
  (await firstValueFrom(watchQueuedGenerations(data))).map(({ id }) => id);
const prayers = async (data: DataContext) =>
  (await firstValueFrom(watchPrayers(data))).map(({ fields }) => [
    fields.request,
    fields.prayer_text,
    fields.category,
  ]);
const entries = async (data: DataContext) =>
  (await firstValueFrom(watchGratitudeEntries(data))).map(({ fields }) => [
    fields.entry_text,
    fields.ai_affirmation,
  ]);

test('prayer: the user keeps the text in the form, and the queued generation stays', async () => {
  const data = await renderPage(<PrayerPage />, prayer);
  write('For Ben');
  await press('Read');
  expect(getPrompts().getByText('For Ann')).toBeDefined();
  await press('Keep my text');
  expect(box().value).toBe('For Ben');
  expect(screen.queryByText('Lord, be near to Ann.')).toBeNull();
  await press('Save what I wrote');
  expect(await prayers(data)).toEqual([['For Ben', 'For Ben', 'other']]);
  expect(await generations(data)).toEqual(['one']);
});

test('prayer: the generation has its own request; Undo restores form and generation', async () => {
  const data = await renderPage(<PrayerPage />, prayer);
  write('For Ben');
  await press('Read');
  await press('Replace');
  expect(box().value).toBe('For Ann');
  expect(screen.getByText('Lord, be near to Ann.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Read' })).toBeNull();
  expect(await generations(data)).toEqual(['one']);
  await press('Undo');
  expect(box().value).toBe('For Ben');
  expect(screen.queryByText('Lord, be near to Ann.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Read' })).toBeDefined();
});

test('prayer: a generation that replaced a draft is saved separately, then deleted', async () => {
  const data = await renderPage(<PrayerPage />, prayer);
  write('For Ben');
  await press('Read');
  await press('Replace');
  await press('Save prayer');
  await waitFor(async () => expect(await generations(data)).toEqual([]));
  expect(await prayers(data)).toEqual([['For Ann', 'Lord, be near to Ann.', 'family']]);
  await press('Undo');
  expect(box().value).toBe('For Ben');
  await press('Save what I wrote');
  expect((await prayers(data)).map(([request]) => request).toSorted()).toEqual([
    'For Ann',
    'For Ben',
  ]);
});

test('prayer: saving the user’s text keeps the generation; Regenerate deletes it', async () => {
  const data = await renderPage(<PrayerPage />, prayer);
  await press('Read');
  await press('Save what I wrote');
  await screen.findByText('Prayer saved!');
  expect(await generations(data)).toEqual(['one']);
  await press('Read');
  await press('Regenerate');
  await waitFor(async () => expect(await generations(data)).toEqual([]));
});

test('gratitude: the user keeps the text in the form; the generation stays queued', async () => {
  const data = await renderPage(<GratitudePage />, thanks);
  write('For Ben');
  await press('Read');
  await press('Keep my text');
  await press('Save entry');
  expect(await entries(data)).toEqual([['For Ben', undefined]]);
  expect(await generations(data)).toEqual(['one']);
});

test('gratitude: text and affirmation are one entry, the replaced draft is another', async () => {
  const data = await renderPage(<GratitudePage />, thanks);
  write('For Ben');
  await press('Read');
  await press('Replace');
  expect([box().value, await generations(data)]).toEqual(['For Ann', ['one']]);
  await press('Save with entry');
  await waitFor(async () => expect(await generations(data)).toEqual([]));
  await press('Undo');
  expect(box().value).toBe('For Ben');
  await press('Save entry');
  expect((await entries(data)).toSorted()).toEqual([
    ['For Ann', 'Ann is a gift.'],
    ['For Ben', undefined],
  ]);
});

test('gratitude: an empty or identical form shows the generation without a question', async () => {
  const data = await renderPage(<GratitudePage />, thanks);
  write('For Ann ');
  await press('Read');
  expect(screen.getByText('Ann is a gift.')).toBeDefined();
  await press('Dismiss');
  await waitFor(async () => expect(await generations(data)).toEqual([]));
});

test('wisdom: an unsaved answer is replaced only on request, and Undo restores it', async () => {
  localStorage.setItem(
    'selah_draft_guest_wisdom_draft',
    JSON.stringify({
      question: '',
      answer: {
        ...source,
        id: '01994d5c-0000-7000-8000-000000000001',
        question: 'What of Ben?',
        insight: 'Be kind.',
        next_step: 'Write to him.',
        topic: 'friendship',
        date: '2026-11-21T20:00:00.000Z',
      },
    }),
  );
  const data = await renderPage(<WisdomPage />, wisdom);
  expect(screen.getByText('Be kind.')).toBeDefined();
  await press('Read');
  await press('Replace');
  expect(screen.getByRole('heading', { name: 'What of Ann?' })).toBeDefined();
  expect(await generations(data)).toEqual(['one']);
  await press('Undo');
  expect(screen.getByText('Be kind.')).toBeDefined();
  await press('Save answer');
  await screen.findByRole('button', { name: 'Saved' });
  await press('Read');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Save answer');
  await waitFor(async () => expect(await generations(data)).toEqual([]));
  expect(
    (await firstValueFrom(watchSavedAnswers(data))).map(({ insight }) => insight).toSorted(),
  ).toEqual(['Be kind.', 'Love is patient.']);
});
