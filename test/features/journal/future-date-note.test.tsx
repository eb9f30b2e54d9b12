// Tests of the note on an entry whose date lies in the future: one tap sets the date to today, and
// Undo restores the date.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { isDateInFuture } from '../../../src/data/records/future-date.ts';
import { addDays, toUserDay } from '../../../src/data/user-days.ts';
import {
  createGratitudeEntry,
  watchGratitudeEntries,
} from '../../../src/features/gratitude/data.ts';
import { GratitudePage } from '../../../src/features/gratitude/page.tsx';
import { createPrayer, watchPrayers } from '../../../src/features/prayer/data.ts';
import { PrayerPage } from '../../../src/features/prayer/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const millisPerDay = 86_400_000;
const note = /This date is in the future/;

/** Runs the work under a clock that is ten years ahead. */
async function withWrongClock(work: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_650 * millisPerDay });
  await work().finally(() => vi.useRealTimers());
}

function renderPage(data: DataContext, address: string): void {
  renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        {address.startsWith('/Prayer') ? <PrayerPage /> : <GratitudePage />}
      </DataProvider>
    </MemoryRouter>,
  );
}

test('a prayer written under a clock years ahead is set to today, and Undo reverts it', async () => {
  const data = await createMemoryContext();
  const prayer = {
    request: 'For rain',
    prayer_text: 'For rain',
    verses: [],
    category: 'other',
    language: 'en' as const,
  };
  await withWrongClock(() => createPrayer(data, prayer));
  await createPrayer(data, { ...prayer, request: 'For sun' });
  const read = async () => firstValueFrom(watchPrayers(data));
  const [before] = await read();
  renderPage(data, '/Prayer?view=mine');
  expect(await screen.findAllByText(note)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Change to today' }));
  await screen.findByText('Date changed to today');
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  const [after] = await read();
  expect(toUserDay(after?.createdDate ?? '')).toBe(toUserDay(new Date()));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await read())[0]?.createdDate).toBe(before?.createdDate));
  expect((await read())[0]?.id).toBe(before?.id);
});

test('a gratitude entry of a future day is set to today, and Undo reverts it', async () => {
  const data = await createMemoryContext();
  const today = toUserDay(new Date());
  const later = addDays(today, 3_650);
  await createGratitudeEntry(data, { date: later, entry_text: 'Bread', language: 'en' });
  const read = async () => (await firstValueFrom(watchGratitudeEntries(data)))[0]?.fields.date;
  renderPage(data, '/Gratitude?view=journal');
  await screen.findByText(note);
  fireEvent.click(screen.getByRole('button', { name: 'Change to today' }));
  await screen.findByText('Date changed to today');
  expect(await read()).toBe(today);
  expect((await data.userDatabase.gratitudeEntries.findOne().exec())?.ref).toBe(today);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await read()).toBe(later));
});

test('a date of tomorrow is not in the future, because the date line is crossed by travel', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const record = (createdDate: string, fields: object) => ({
    id: 'a',
    fields,
    createdDate,
    sync: { kind: 'waiting' } as const,
  });
  const written = '2026-11-26T11:00:00Z';
  expect(isDateInFuture(record(written, { date: '2026-11-27' }), now)).toBe(false);
  expect(isDateInFuture(record(written, { date: '2026-11-28' }), now)).toBe(true);
  expect(isDateInFuture(record('2026-11-27T11:00:00Z', {}), now)).toBe(false);
  expect(isDateInFuture(record('2026-11-27T13:00:00Z', {}), now)).toBe(true);
});
