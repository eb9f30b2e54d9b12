// Tests of the tools panel with real records: its tabs, the lists of bookmarks, notes and history,
// the export of notes, and the guest view.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { buildHistoryRecord } from '../../../src/data/records/activity-records.ts';
import { watchBookmarks } from '../../../src/features/bible/notes/notes-and-bookmarks.ts';
import {
  addChapterBookmark,
  addVerseBookmarks,
} from '../../../src/features/bible/notes/bookmarks.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { createRecordId } from '../../../src/data/records/record.ts';
import { ToolsPanel } from '../../../src/features/bible/tools-panel/tools-panel.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';
import { addKingJames } from './reader/reader-setup.tsx';

afterEach(() => vi.restoreAllMocks());

type Props = Parameters<typeof ToolsPanel>[0];

function open(data: DataContext, first: Props['initialTab'], translation = 'KJV') {
  const events = { onGo: vi.fn<Props['onGo']>(), onClose: vi.fn<Props['onClose']>() };
  const Panel = () => (
    <DataProvider data={data}>
      <ToolsPanel
        place={{ translation, book: 'JHN', chapter: 3 }}
        {...(first && { initialTab: first })}
        {...events}
      />
    </DataProvider>
  );
  const router = createMemoryRouter([{ path: '/Bible/*', Component: Panel }], {
    initialEntries: ['/Bible/KJV/JHN/3'],
  });
  return { ...events, ...renderWithProviders(<RouterProvider router={router} />) };
}

const guest = async () =>
  ({ ...(await createMemoryContext('guest')), account: null }) as DataContext;

let day = 0;

/** Each a day later than the one before. */
async function note(data: DataContext, fields: object): Promise<void> {
  const all = {
    reference: 'as it was',
    book: 'JHN',
    chapter: 3,
    verse: 16,
    translation: 'KJV',
    note_text: '',
    highlight_color: 'yellow',
    language: 'en',
    ...fields,
  };
  await data.userDatabase.bibleNotes.insert(
    buildLocalRecord(createRecordId(), all, new Date(Date.UTC(2026, 0, (day += 1))).toISOString()),
  );
}

async function titles(list: string): Promise<(string | null)[]> {
  return within(await screen.findByRole('region', { name: list }))
    .getAllByRole('link')
    .map((link) => link.firstElementChild?.textContent ?? null);
}

const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('arrow keys, Home and End move through the four tabs of the tools panel', async () => {
  open(await guest(), 'bookmarks');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Search',
    'Bookmarks',
    'Notes',
    'History',
  ]);
  tabs[1]?.focus();
  fireEvent.keyDown(tabs[1] ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('Notes');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Notes');
  expect(screen.getByRole('heading', { name: 'A place for your thoughts' })).toBeDefined();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
  expect(document.activeElement?.textContent).toBe('History');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
  expect(document.activeElement?.textContent).toBe('Search');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Search');
});

test('a guest sees a history, and login links to the passage for bookmarks and notes', async () => {
  const data = await guest();
  await data.userDatabase.activity.insert(
    buildHistoryRecord('JHN', 3, 'KJV', new Date().toISOString()),
  );
  open(data, 'notes');
  expect(screen.getByRole('link', { name: 'Log in or sign up' }).getAttribute('href')).toBe(
    '/login?from_url=%2FBible%2FKJV%2FJHN%2F3',
  );
  fireEvent.click(screen.getByRole('tab', { name: 'History' }));
  expect(await titles('History')).toEqual(['John 3']);
});

test('an empty list says how to add an entry', async () => {
  const { onClose } = open(await createMemoryContext(), 'bookmarks');
  expect(await screen.findByText(/tap a verse and choose Bookmark/)).toBeDefined();
  await tap('Continue reading');
  expect(onClose).toHaveBeenCalledOnce();
});

test('notes are listed in the open translation’s numbering and link to their verses', async () => {
  const alice = await createMemoryContext();
  await note(alice, {
    book: 'PSA',
    chapter: 51,
    verse: 1,
    end_chapter: 51,
    end_verse: 3,
    note_text: 'Have mercy',
  });
  await changeTestLanguage('fr');
  const { onGo } = open(alice, 'notes', 'FRLSG');
  const link = await screen.findByRole('link', { name: /Have mercy/ });
  expect(link.textContent).toContain('Psaume 51.3-5');
  expect(link.getAttribute('href')).toBe('/Bible/FRLSG/PSA/51/3-5');
  fireEvent.click(link);
  expect(onGo).toHaveBeenCalledWith({ book: 'PSA', chapter: 51, from: 3, to: 5 });
});

test('a note whose passage is in no Bible is shown without a link', async () => {
  const alice = await createMemoryContext();
  await note(alice, { book: 'Enoch', reference: 'Enoch 1:9', note_text: 'From another app' });
  open(alice, 'notes');
  expect(await screen.findByText('Enoch 1:9')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Notes' })).queryByRole('link')).toBeNull();
});

test('notes are sorted, filtered by colour, book and words, and show a sync status', async () => {
  const alice = await createMemoryContext();
  await note(alice, { note_text: 'Born again' });
  await note(alice, {
    book: 'GEN',
    chapter: 1,
    verse: 1,
    highlight_color: 'green',
    note_text: 'Le cœur du début',
  });
  await note(alice, {
    book: 'GEN',
    chapter: 2,
    verse: 7,
    highlight_color: 'none',
    note_text: 'Breath',
  });
  open(alice, 'notes');
  await waitFor(async () =>
    expect(await titles('Notes')).toEqual(['Genesis 2:7', 'Genesis 1:1', 'John 3:16']),
  );
  expect(screen.getAllByText('Waiting to sync')).toHaveLength(3);
  expect(screen.getByText('3 notes')).toBeDefined();
  await choose('Order', 'canonical');
  expect(await titles('Notes')).toEqual(['Genesis 1:1', 'Genesis 2:7', 'John 3:16']);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Genesis', 'John']);
  await choose('Book', 'GEN');
  await choose('Color', 'green');
  expect(await titles('Notes')).toEqual(['Genesis 1:1']);
  await choose('Search your notes', 'born');
  expect(screen.getByText(/No matches/)).toBeDefined();
  await tap('Show all');
  expect(await titles('Notes')).toHaveLength(3);
  await choose('Search your notes', 'COEUR debut');
  expect(await titles('Notes')).toEqual(['Genesis 1:1']);
});

test('a highlight and a verse bookmark show the verse text in its own language', async () => {
  const alice = addKingJames(await createMemoryContext());
  await note(alice, { chapter: 11, verse: 35 });
  await addVerseBookmarks(alice, { translation: 'KJV', book: 'JHN', chapter: 11 }, [35], 'en');
  await changeTestLanguage('es');
  open(alice, 'notes');
  expect((await screen.findByText('Jesus wept.')).lang).toBe('en');
  fireEvent.click(screen.getByRole('tab', { name: 'Marcadores' }));
  expect(
    within(await screen.findByRole('region', { name: 'Marcadores' })).getByRole('link').textContent,
  ).toContain('Juan 11:35');
  expect((await screen.findByText('Jesus wept.')).lang).toBe('en');
});

test('a button loads the rest of a long list, so that the list is complete', async () => {
  const alice = await createMemoryContext();
  await note(alice, { note_text: 'first' });
  const [model] = await alice.userDatabase.bibleNotes.find().exec();
  await alice.userDatabase.bibleNotes.bulkInsert(
    Array.from({ length: 99 }, (_, at) => ({
      ...model?.toMutableJSON(),
      client_id: `copy-${at}`,
    })) as Parameters<typeof alice.userDatabase.bibleNotes.bulkInsert>[0],
  );
  open(alice, 'notes');
  await screen.findByText('100 notes');
  expect((await titles('Notes')).length).toBeLessThan(100);
  for (
    let showMoreButton = screen.queryByRole('button', { name: /Show more/ });
    showMoreButton;
    showMoreButton = screen.queryByRole('button', { name: /Show more/ })
  )
    fireEvent.click(showMoreButton);
  expect(await titles('Notes')).toHaveLength(100);
});

test('the shown notes are exported to a file with the date in its name', async () => {
  const alice = await createMemoryContext();
  await note(alice, { note_text: '=cmd' });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  open(alice, 'notes');
  await screen.findByText('1 note');
  await tap('CSV table');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await screen.findByText(/^Saved: selah-notes-\d{4}-\d\d-\d\d\.csv$/)).toBeDefined();
  await tap('Markdown');
  await waitFor(() => expect(files).toHaveLength(2));
  expect(await files[0]?.text()).toMatch(
    /^\u{FEFF}?Reference,.*\r\nJohn 3:16,JHN\.3\.16,KJV,Yellow,.*,'=cmd,\r\n$/su,
  );
  expect(await files[1]?.text()).toContain('## John 3:16\n\n*Yellow · KJV · ');
});

test('an exported highlight contains its verse if stored and licensed for export', async () => {
  const alice = addKingJames(await createMemoryContext());
  await note(alice, { chapter: 11, verse: 35 });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  open(alice, 'notes');
  await screen.findByText('Jesus wept.');
  await tap('Markdown');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain('> Jesus wept. (KJV)');
  expect(await files[0]?.text()).not.toContain('without words');
});

test('a note is removed from the list, and Undo restores the note', async () => {
  const alice = await createMemoryContext();
  await note(alice, { note_text: 'Keep me' });
  open(alice, 'notes');
  await screen.findByText('Keep me');
  await tap('Remove John 3:16');
  await waitFor(() => expect(screen.queryByText('Keep me')).toBeNull());
  await tap('Undo');
  expect(await screen.findByText('Keep me')).toBeDefined();
});

test('bookmarks are filtered by kind and removed, and Undo restores them', async () => {
  const alice = await createMemoryContext();
  await addChapterBookmark(alice, { translation: 'KJV', book: 'PSA', chapter: 23 }, 'en');
  await addVerseBookmarks(alice, { translation: 'KJV', book: 'JHN', chapter: 3 }, [16], 'en');
  const { onGo } = open(alice, 'bookmarks');
  await waitFor(async () =>
    expect((await titles('Bookmarks')).toSorted()).toEqual(['John 3:16', 'Psalm 23']),
  );
  await choose('Type', 'chapter');
  expect(await titles('Bookmarks')).toEqual(['Psalm 23']);
  fireEvent.click(screen.getByRole('link', { name: /Psalm 23/ }));
  expect(onGo).toHaveBeenCalledWith({ book: 'PSA', chapter: 23 });
  await choose('Type', 'all');
  await tap('Remove John 3:16');
  await waitFor(async () => expect(await titles('Bookmarks')).toEqual(['Psalm 23']));
  await tap('Undo');
  await waitFor(async () => expect(await firstValueFrom(watchBookmarks(alice))).toHaveLength(2));
});

test('the history is grouped by day, links to chapters, and can be cleared with Undo', async () => {
  const data = await guest();
  const daysAgo = (days: number) => {
    const day = new Date();
    day.setDate(day.getDate() - days);
    return day.toISOString();
  };
  await data.userDatabase.activity.bulkInsert([
    buildHistoryRecord('JHN', 3, 'WEB', daysAgo(0)),
    buildHistoryRecord('PSA', 23, 'KJV', daysAgo(1)),
    buildHistoryRecord('ROM', 8, 'KJV', daysAgo(40)),
  ]);
  const { onGo } = open(data, 'history');
  expect(await titles('History')).toEqual(['John 3', 'Psalm 23', 'Romans 8']);
  const [today, yesterday, before] = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect([today, yesterday]).toEqual(['Today', 'Yesterday']);
  expect(before).toMatch(/\d{4}/);
  fireEvent.click(screen.getByRole('link', { name: /John 3/ }));
  expect(onGo).toHaveBeenCalledWith({ translation: 'WEB', book: 'JHN', chapter: 3 });
  await tap('Remove Psalm 23');
  await waitFor(async () => expect(await titles('History')).toEqual(['John 3', 'Romans 8']));
  await tap('Clear the history');
  expect(await screen.findByText('No history yet')).toBeDefined();
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  await act(async () => void (undo && fireEvent.click(undo)));
  await waitFor(async () => expect((await titles('History')).length).toBeGreaterThan(0));
});
