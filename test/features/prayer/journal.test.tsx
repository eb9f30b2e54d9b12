// Tests of the prayer journal with real records in memory: answered prayers, testimonies, notes,
// edits, deletion, and search.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { addDays, toUserDay } from '../../../src/data/user-days.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { pausePrayer } from '../../../src/features/prayer/pray-through/prayer-rotation.ts';
import {
  createPrayer,
  markPrayerAnswered,
  updatePrayer,
  watchPrayers,
} from '../../../src/features/prayer/data.ts';
import { modifyRecord } from '../../../src/data/records/record.ts';
import { PrayerPage } from '../../../src/features/prayer/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { chooseAction } from '../../support/action-menu.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

// A busy machine draws three hundred prayers in more than a second.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  discardUnwrittenDrafts();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function renderPage(data: DataContext, address = '/Prayer?view=mine') {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <PrayerPage />
      </DataProvider>
    </MemoryRouter>,
  );
}

const now = () => toUserDay(new Date());
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const prayers = async (data: DataContext) =>
  (await firstValueFrom(watchPrayers(data))).map(({ fields }) => fields);
const draft = (request: string, category = 'other') => ({
  request,
  prayer_text: request,
  verses: [],
  category,
  language: 'en' as const,
});
const findCard = () => screen.findByRole('article');
const act = async (action: string) => chooseAction(await findCard(), action);
const menuButton = () => button(/^Actions for/);

test('a prayer is marked as answered today, with a testimony and a changeable date', async () => {
  const data = await createMemoryContext();
  await createPrayer(data, draft('For rain'));
  renderPage(data);
  await act('Mark as answered');
  expect(await screen.findByText('Prayer marked as answered!')).toBeDefined();
  expect((await prayers(data))[0]).toMatchObject({ is_answered: true, answered_date: now() });

  const field = await screen.findByLabelText('How was it answered?');
  fireEvent.change(field, { target: { value: ' \n ' } });
  expect(button('Save testimony').disabled).toBe(true);
  fireEvent.change(field, { target: { value: ' It rained. ' } });
  fireEvent.click(button('Save testimony'));
  expect(await screen.findByText('Testimony saved!')).toBeDefined();
  await waitFor(() => expect(screen.queryByLabelText('How was it answered?')).toBeNull());
  expect((await prayers(data))[0]?.testimony).toBe('It rained.');

  await act('Change date');
  const dialog = within(await screen.findByRole('dialog', { name: 'When was it answered?' }));
  fireEvent.change(dialog.getByLabelText(/Date answered/), {
    target: { value: addDays(now(), 1) },
  });
  expect(dialog.getByText('Choose today or an earlier date.')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText(/Date answered/), { target: { value: '2024-02-29' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Answered on Feb 29, 2024')).toBeDefined();
});

test('each failed action shows its own message, and nothing changes', async () => {
  const data = await createMemoryContext();
  const id = await createPrayer(data, draft('For rain'));
  renderPage(data);
  await findCard();
  const rejectWrite = () =>
    vi.spyOn(data.userDatabase.prayers, 'findOne').mockImplementation(() => {
      throw new Error('broken disk');
    });
  let broken = rejectWrite();
  await act('Mark as answered');
  expect(await screen.findByText(/^Failed to mark prayer as answered\. \S/)).toBeDefined();
  await act('Delete');
  expect(await screen.findByText(/^The prayer couldn’t be deleted\. \S/)).toBeDefined();
  broken.mockRestore();
  expect((await prayers(data))[0]).toMatchObject({ is_answered: false });

  await markPrayerAnswered(data, id, now());
  fireEvent.click(await screen.findByRole('button', { name: 'Add how it was answered' }));
  fireEvent.change(await screen.findByLabelText('How was it answered?'), {
    target: { value: 'It rained.' },
  });
  broken = rejectWrite();
  fireEvent.click(button('Save testimony'));
  expect(await screen.findByText(/^Failed to save testimony\. \S/)).toBeDefined();
  broken.mockRestore();
  expect(screen.getByLabelText<HTMLTextAreaElement>('How was it answered?').value).toBe(
    'It rained.',
  );
  vi.spyOn(data.userDatabase.prayers, 'findOne').mockReturnValue({
    exec: async () => null,
  } as ReturnType<typeof data.userDatabase.prayers.findOne>);
  fireEvent.click(button('Save testimony'));
  expect(await screen.findByText('Failed to save testimony: Prayer not found.')).toBeDefined();
});

test('an edit updates request, prayer and title together, and Undo restores them', async () => {
  const data = await createMemoryContext();
  await createPrayer(data, draft('For rain', 'work'));
  renderPage(data);
  await act('Edit');
  const textField = screen.getByLabelText<HTMLTextAreaElement>('Your prayer');
  fireEvent.change(textField, { target: { value: '  ' } });
  expect(button('Save').disabled).toBe(true);
  fireEvent.change(textField, { target: { value: 'For much rain' } });
  fireEvent.click(button('Cancel'));
  await act('Edit');
  expect(screen.getByText(/unsaved changes/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your prayer').value).toBe('For much rain');
  fireEvent.change(screen.getAllByRole('combobox', { name: 'Category' }).at(-1) ?? document.body, {
    target: { value: 'provision' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'This prayer was answered' }));
  fireEvent.change(screen.getByLabelText('Testimony'), { target: { value: 'It poured.' } });
  fireEvent.click(button('Save'));
  expect(await screen.findByText('Prayer updated')).toBeDefined();
  expect((await prayers(data))[0]).toMatchObject({
    title: 'For much rain',
    request: 'For much rain',
    prayer_text: 'For much rain',
    category: 'provision',
    is_answered: true,
    answered_date: now(),
    testimony: 'It poured.',
  });
  fireEvent.click(button('Undo'));
  await waitFor(async () =>
    expect((await prayers(data))[0]).toMatchObject({
      title: 'For rain',
      request: 'For rain',
      prayer_text: 'For rain',
      category: 'work',
      is_answered: false,
    }),
  );
});

test('text that arrives from another device during an edit is shown and kept', async () => {
  const data = await createMemoryContext();
  const id = await createPrayer(data, { ...draft('For rain'), prayer_text: 'Lord, let it rain.' });
  renderPage(data);
  await act('Edit');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your request').value).toBe('For rain');
  fireEvent.change(screen.getByRole('textbox', { name: 'Prayer' }), {
    target: { value: 'Let it rain here.' },
  });
  await updatePrayer(
    data,
    id,
    { prayer_text: 'Let it rain there.' },
    { prayer_text: 'Lord, let it rain.' },
  );
  expect(await screen.findByText(/also edited elsewhere/)).toBeDefined();
  fireEvent.click(button('Save'));
  await screen.findByText('Prayer updated');
  expect((await prayers(data))[0]).toMatchObject({
    prayer_text: 'Let it rain here.',
    earlier_wordings: [{ field: 'prayer_text', text: 'Let it rain there.' }],
  });
});

test('a deleted prayer is restored by Undo', async () => {
  const data = await createMemoryContext();
  await createPrayer(data, draft('For rain'));
  renderPage(data);
  await act('Delete');
  expect(await screen.findByText('Prayer deleted')).toBeDefined();
  expect(
    await screen.findByText('Your prayers will appear here, with the date you wrote them.'),
  ).toBeDefined();
  expect(
    screen.getByRole('link', { name: 'Bring your prayers from another app' }).getAttribute('href'),
  ).toBe('/Sync#import');
  fireEvent.click(button('Undo'));
  expect(await screen.findByRole('article')).toBeDefined();
});

test('prayer notes: a draft is kept, saved once, deleted, and restored', async () => {
  const data = await createMemoryContext();
  await createPrayer(data, draft('For rain'));
  const { unmount } = renderPage(data);
  await act('Add a note');
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('What has happened since?');
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: 'Clouds \u200fעננים ☁️' } });
  unmount();
  renderPage(data);
  await findCard();
  expect(field().value).toBe('Clouds \u200fעננים ☁️');
  // The action of the menu does not replace the note that is being written.
  await act('Add a note');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Clouds \u200fעננים ☁️');
  fireEvent.click(button('Save note'));
  fireEvent.click(button('Save note'));
  expect(await screen.findByText('Note saved')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(menuButton()));
  expect((await prayers(data))[0]?.updates).toMatchObject([
    { date: now(), text: 'Clouds \u200fעננים ☁️' },
  ]);
  const list = within(await screen.findByRole('region', { name: 'Updates' }));
  fireEvent.click(list.getByRole('button', { name: /^Delete note from/ }));
  expect(await screen.findByText('Note deleted')).toBeDefined();
  await waitFor(async () => expect((await prayers(data))[0]?.updates).toEqual([]));
  fireEvent.click(button('Undo'));
  await waitFor(async () => expect((await prayers(data))[0]?.updates).toHaveLength(1));
});

test('prayers are found by words, state and category, with counts', async () => {
  const data = await createMemoryContext();
  await createPrayer(data, draft('Pour ma sœur', 'family'));
  await markPrayerAnswered(data, await createPrayer(data, draft('For work', 'work')), now());
  const resting = await createPrayer(data, draft('For the choir', 'Choir'));
  await pausePrayer(data, resting, addDays(now(), 7));
  renderPage(data);
  expect(await screen.findByText('3 prayers')).toBeDefined();
  fireEvent.click(button('Filter'));
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'All (3)',
    'Open (2)',
    'Answered (1)',
    'Snoozed (1)',
  ]);
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
  expect([...category.options].map(({ text }) => text)).toEqual([
    'All categories',
    'Choir (1)',
    'Family (1)',
    'Work (1)',
  ]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'SOEUR' } });
  expect(await screen.findByText('1 prayer')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Snoozed (1)' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await act('Resume');
  expect(await screen.findByText('This prayer is open again.')).toBeDefined();
  expect(await screen.findByText('No results.')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: /^Answered/ }));
  fireEvent.change(category, { target: { value: 'family' } });
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('prayers written or answered on this day in other years are listed', async () => {
  const data = await createMemoryContext();
  const year = Number(now().slice(0, 4));
  const day = now().slice(4) === '-02-29' ? '-02-28' : now().slice(4);
  const written = await createPrayer(
    data,
    draft('Written then'),
    '01234567-89ab-4def-8123-456789abcdef',
  );
  await changeWritten(data, written, `${year - 2}${day}T12:00:00`);
  await markPrayerAnswered(
    data,
    await createPrayer(data, draft('Asked later')),
    `${year - 1}${day}`,
  );
  renderPage(data);
  const memories = within(await screen.findByRole('region', { name: 'On this day' }));
  expect(memories.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Answered: Asked later',
    'Written then',
  ]);
  expect(memories.getByRole('link', { name: 'Written then' }).getAttribute('href')).toBe(
    `/Prayer?view=mine#${written}`,
  );
});

function changeWritten(data: DataContext, id: string, local: string): Promise<void> {
  return modifyRecord(data, 'prayers', id, (doc) => ({
    ...doc,
    created_date: new Date(local).toISOString(),
  }));
}

test('a journal of 300 prayers is complete, and shows markup as text', async () => {
  const data = await createMemoryContext();
  for (let at = 0; at < 299; at += 1) await createPrayer(data, draft(`Prayer ${at}`));
  // Prayers of one millisecond have no certain order, and the next one must be the newest.
  const lastDate = Date.now();
  await vi.waitUntil(() => Date.now() > lastDate);
  await createPrayer(data, draft(`<img src=x onerror=alert(1)> ${'amen '.repeat(19_000)}`));
  renderPage(data);
  expect(await screen.findByText('300 prayers')).toBeDefined();
  const items = await screen.findAllByRole('listitem');
  expect(
    items.find((item) => item.hasAttribute('aria-setsize'))?.getAttribute('aria-setsize'),
  ).toBe('300');
  expect(screen.getAllByRole('article').length).toBeLessThan(100);
  expect(document.querySelector('article img')).toBeNull();
  const showAllButton = screen.getByRole('button', { name: 'Show more' });
  fireEvent.click(showAllButton);
  expect(showAllButton.getAttribute('aria-expanded')).toBe('true');
});
