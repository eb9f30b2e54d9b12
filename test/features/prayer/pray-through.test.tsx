// Tests of praying through the open prayers with real records in memory: taps, keys, snoozed and
// deleted prayers, notes, and resuming.
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { addDays, toUserDay } from '../../../src/data/user-days.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import {
  markPrayed,
  watchPrayerRotation,
  watchPausedPrayers,
} from '../../../src/features/prayer/pray-through/prayer-rotation.ts';
import { createPrayer, removePrayer, watchPrayers } from '../../../src/features/prayer/data.ts';
import { PrayerPage } from '../../../src/features/prayer/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

// A machine may be busy with other things.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  discardUnwrittenDrafts();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Creates prayers; the returned ids are in the order in which the prayers are shown. */
async function createContextWithPrayers(
  ...requests: string[]
): Promise<{ data: DataContext; ids: string[] }> {
  const data = await createMemoryContext();
  const ids: string[] = [];
  for (const request of requests)
    ids.push(
      await createPrayer(data, {
        request,
        prayer_text: `Lord: ${request.toUpperCase()}`,
        verses: [],
        category: 'other',
        language: 'en',
      }),
    );
  return { data, ids };
}

function renderPage(data: DataContext, address = '/Prayer?view=through') {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <PrayerPage />
      </DataProvider>
    </MemoryRouter>,
  );
}

const findPrayer = (title: string) => screen.findByRole('heading', { level: 3, name: title });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('from the journal a user goes through all prayers, prayed or skipped', async () => {
  const { data, ids } = await createContextWithPrayers('One', 'Two', 'Three');
  renderPage(data, '/Prayer?view=mine');
  fireEvent.click(await screen.findByRole('button', { name: 'Pray through my list (3)' }));
  // The heading is read out, and keys go on from it.
  await findPrayer('One');
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 2, name: 'Prayer 1 of 3' }),
    ),
  );
  expect(screen.getByText('Lord: ONE')).toBeDefined();
  expect(button('Previous').disabled).toBe(true);
  fireEvent.click(button('Prayed'));
  await findPrayer('Two');
  fireEvent.click(button('Next'));
  await findPrayer('Three');
  fireEvent.click(button('Prayed'));
  const end = within(await screen.findByRole('region', { name: 'Amen.' }));
  expect(document.activeElement).toBe(end.getByRole('heading', { name: 'Amen.' }));
  expect(end.getByText('Prayed: 2')).toBeDefined();
  expect(end.getByText('Skipped: 1')).toBeDefined();
  expect((await firstValueFrom(watchPrayerRotation(data))).prayedToday.map(({ id }) => id)).toEqual(
    [ids[0], ids[2]],
  );

  fireEvent.click(end.getByRole('button', { name: 'Pray for the ones I skipped' }));
  await findPrayer('Two');
  fireEvent.click(button('Prayed'));
  expect(await screen.findByText('Prayed: 3')).toBeDefined();
  fireEvent.click(button('Back to my prayers'));
  expect(await screen.findByRole('tab', { name: 'My Prayers', selected: true })).toBeDefined();
});

test('arrow keys go to the next and previous prayer, but not while the user types', async () => {
  const { data } = await createContextWithPrayers('One', 'Two');
  renderPage(data);
  await findPrayer('One');
  press('ArrowLeft');
  press('ArrowRight');
  await findPrayer('Two');
  press('ArrowLeft');
  await findPrayer('One');
  fireEvent.click(button('Add a note'));
  press('ArrowRight');
  expect(await findPrayer('One')).toBeDefined();
});

test('the second tap of a double tap does not fall on the next prayer', async () => {
  const { data, ids } = await createContextWithPrayers('One', 'Two');
  renderPage(data);
  await findPrayer('One');
  fireEvent.click(button('Prayed'), { detail: 1 });
  await findPrayer('Two');
  fireEvent.click(button('Prayed'), { detail: 2 });
  fireEvent.click(button('Next'), { detail: 2 });
  await findPrayer('Two');
  expect((await firstValueFrom(watchPrayerRotation(data))).prayedToday.map(({ id }) => id)).toEqual(
    [ids[0]],
  );
});

test('a prayer snoozed for a week or until a day is left out; Undo ends the snooze', async () => {
  const { data, ids } = await createContextWithPrayers('One', 'Two');
  const now = toUserDay(new Date());
  renderPage(data);
  await findPrayer('One');
  fireEvent.click(button('Snooze'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze until…' }));
  expect(
    dialog.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent),
  ).toEqual(['Tomorrow', 'In 7 days', 'In 30 days']);
  fireEvent.change(dialog.getByLabelText('Or choose a date'), { target: { value: now } });
  expect(dialog.getByText('Choose a date after today.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Or choose a date'), {
    target: { value: addDays(now, 400) },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Snooze until this date' }));
  await findPrayer('Two');
  expect(await firstValueFrom(watchPausedPrayers(data))).toEqual(
    new Map([[ids[0], addDays(now, 400)]]),
  );
  fireEvent.click(button('Undo'));
  await waitFor(async () => expect((await firstValueFrom(watchPausedPrayers(data))).size).toBe(0));
  fireEvent.click(button('Snooze'));
  fireEvent.click(button(/^In 7 days/));
  await screen.findByRole('region', { name: 'Amen.' });
  expect(await firstValueFrom(watchPausedPrayers(data))).toEqual(
    new Map([[ids[1], addDays(now, 7)]]),
  );
});

test('while praying through, a note can be added; an answered prayer stays shown', async () => {
  const { data } = await createContextWithPrayers('One');
  renderPage(data);
  await findPrayer('One');
  fireEvent.click(button('Add a note'));
  fireEvent.change(screen.getByLabelText('What has happened since?'), {
    target: { value: 'A letter came' },
  });
  fireEvent.click(button('Save note'));
  expect(await screen.findByRole('region', { name: 'Updates' })).toBeDefined();
  fireEvent.click(button('Mark as answered'));
  fireEvent.change(await screen.findByLabelText('How was it answered?'), {
    target: { value: 'By a friend.' },
  });
  fireEvent.click(button('Save testimony'));
  expect(await screen.findByText('By a friend.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Prayed' })).toBeNull();
  fireEvent.click(button('Next'));
  expect(await screen.findByText('Answered: 1')).toBeDefined();
  const [prayer] = await firstValueFrom(watchPrayers(data));
  expect(prayer?.fields).toMatchObject({
    is_answered: true,
    testimony: 'By a friend.',
    updates: [{ text: 'A letter came' }],
  });
});

test('praying through skips a prayer that another device deletes', async () => {
  const { data, ids } = await createContextWithPrayers('One', 'Two', 'Three');
  renderPage(data);
  await findPrayer('One');
  await act(() => removePrayer(data, ids[1] ?? ''));
  fireEvent.click(button('Prayed'));
  await findPrayer('Three');
  await act(() => removePrayer(data, ids[2] ?? ''));
  expect(await screen.findByText('This prayer is no longer available.')).toBeDefined();
  fireEvent.click(button('Next'));
  expect(await screen.findByText('Prayed: 1')).toBeDefined();
});

test('praying through continues where the user left, and reports when all are prayed', async () => {
  const { data, ids } = await createContextWithPrayers('One', 'Two');
  await markPrayed(data, ids[0] ?? '');
  const { unmount } = renderPage(data);
  await findPrayer('Two');
  expect(screen.getByText('Prayer 1 of 1')).toBeDefined();
  fireEvent.click(button('Prayed'));
  await screen.findByText('Prayed: 1');
  unmount();
  renderPage(data);
  expect(await screen.findByText('You’ve prayed through your whole list today.')).toBeDefined();
  fireEvent.click(button('Pray again'));
  await findPrayer('One');
  expect(screen.getByText('Prayed today')).toBeDefined();
  fireEvent.click(button('Finish for now'));
  expect(await screen.findByText('Skipped: 2')).toBeDefined();
});

test('without open prayers the pray-through view is empty', async () => {
  renderPage(await createMemoryContext());
  expect(await screen.findByText('You have no open prayers.')).toBeDefined();
});

test('a failed write shows an error, and the prayer stays on the screen', async () => {
  const { data } = await createContextWithPrayers('One', 'Two');
  renderPage(data);
  await findPrayer('One');
  vi.spyOn(data.userDatabase.activity, 'incrementalUpsert').mockRejectedValue(
    new Error('broken disk'),
  );
  fireEvent.click(button('Prayed'));
  expect(await screen.findByText(/^We couldn’t save that you prayed\. \S/)).toBeDefined();
  expect(await findPrayer('One')).toBeDefined();
});
