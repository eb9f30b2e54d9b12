// Tests of the search tab in the Bible reader and of the search page: hits, keyboard use, symbols,
// typed references, filters, user texts and guests. The search worker runs in the test's thread.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchHit } from '../../../schemas/bible/chapter.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { createPrayer } from '../../../src/features/prayer/data.ts';
import { createRecord } from '../../../src/data/records/record.ts';
import { SearchTab } from '../../../src/features/bible/tools-panel/search-tab.tsx';
import { exportJson } from '../../../src/data/export/export-and-import.ts';
import {
  saveRecentSearch,
  watchRecentSearches,
} from '../../../src/features/search/recent-searches.ts';
import { SearchPage } from '../../../src/features/search/page.tsx';
import {
  buildSearchedChapter,
  createInlineWorker,
} from '../../data/bible/in-thread-search-worker.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const place = { translation: 'FRLSG', book: 'JHN', chapter: 3 };
const chapters = [
  buildSearchedChapter('PSA', 51, 'Au chef des chantres', 'Lorsque Nathan', 'Ô Dieu! aie pitié'),
  buildSearchedChapter('JHN', 3, 'Un chef des Juifs'),
  buildSearchedChapter('PSA', 24, 'Le cœur pur'),
];

beforeEach(() => {
  vi.stubGlobal('Worker', function StagedWorker() {
    return createInlineWorker(() => []);
  });
});

afterEach(() => void vi.unstubAllGlobals());

async function createUser(
  answer: () => readonly SearchHit[] | Promise<never> = () => [],
): Promise<DataContext> {
  const data = await createMemoryContext();
  const searchCall = vi.fn(async () => ({
    status: 200,
    headers: new Headers(),
    data: { results: await answer() },
  }));
  Object.assign(data.backend.functions, { invoke: searchCall });
  for (const chapter of chapters) {
    await data.deviceDatabase.chapters.incrementalUpsert({
      id: `FRLSG|${chapter.book}|${chapter.chapter}`,
      kind: 'chapter',
      order: '',
      value: { chapter: { ...chapter } },
    });
  }
  return data;
}

function open(data: DataContext) {
  const onGo = vi.fn();
  renderWithProviders(
    <DataProvider data={data}>
      <SearchTab place={place} onGo={onGo} />
    </DataProvider>,
  );
  return { onGo, field: screen.getByRole('searchbox', { name: 'Search in FRLSG' }) };
}

/** Sorts the results in the order of the Bible, with a heading for each book. */
async function sortByBook(): Promise<void> {
  fireEvent.change(await screen.findByRole('combobox', { name: 'Sort by' }), {
    target: { value: 'canonical' },
  });
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('stored verses are found while typing, grouped by book, with marked hits', async () => {
  const { field } = open(await createUser());
  type(field, 'chef');
  await sortByBook();
  const psalms = await screen.findByRole('region', { name: 'Psalms' });
  expect(screen.getByText('2 verses')).toBeTruthy();
  const [first] = within(psalms).getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/Bible/FRLSG/PSA/51/1');
  expect(first?.querySelector('mark')?.textContent).toBe('chef');
  expect(first?.querySelector('[lang]')?.getAttribute('lang')).toBe('fr');
  type(field, 'coeur “pur”');
  expect((await screen.findByText('cœur')).tagName).toBe('MARK');
});

test('arrow keys move through results, and Escape returns to the search field', async () => {
  const { field, onGo } = open(await createUser());
  type(field, 'chef');
  await sortByBook();
  await screen.findByRole('region', { name: 'John' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('data-hit'));
  expect(document.activeElement).toBe(links[0]);
  fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(links[1]);
  fireEvent.click(document.activeElement ?? field);
  expect(onGo).toHaveBeenCalledWith({ book: 'JHN', chapter: 3, from: 1 });
  fireEvent.keyDown(document.activeElement ?? field, { key: 'Escape' });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect((field as HTMLInputElement).value).toBe('');
});

test('the searched extent is shown, and Enter adds the verses found on the server', async () => {
  const { field } = open(
    await createUser(() => [
      { book: 'GEN', chapter: 1, verse: 1, text: 'Un chef lointain', reference: '' },
    ]),
  );
  type(field, 'chef');
  expect(
    await screen.findByText('So far, 3 chapters of Louis Segond 1910 were searched.'),
  ).toBeTruthy();
  expect(
    screen.getByRole('link', { name: /Download Louis Segond 1910/ }).getAttribute('href'),
  ).toBe('/BibleLibrary');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('All of Louis Segond 1910 was searched.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Genesis 1:1/ })).toBeTruthy();
});

test('an empty search requests nothing; a search without results shows suggestions', async () => {
  const { field } = open(await createUser());
  expect(await screen.findByText(/Type a few words/)).toBeTruthy();
  type(field, '   ');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.queryByText(/verse/)).toBeNull();
  type(field, 'zebra');
  expect(await screen.findByText('No results')).toBeTruthy();
  expect(screen.getByText(/Try fewer words/)).toBeTruthy();
});

test('with the server\'s limit of 200 verses the number of results is "At least"', async () => {
  const hits = Array.from({ length: 200 }, (_, at) => ({
    book: 'GEN',
    chapter: 1 + Math.floor(at / 30),
    verse: 1 + (at % 30),
    text: 'Un chef lointain',
    reference: '',
  }));
  const { field } = open(await createUser(() => hits));
  type(field, 'chef');
  await screen.findByText('2 verses');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('At least 202 verses')).toBeTruthy();
  const limit = screen.getByText(/^These are the best matches, and there may be more/);
  const [firstVerse] = screen.getAllByRole('link', { name: /chef/ });
  expect(
    limit.compareDocumentPosition(firstVerse ?? limit) & Node.DOCUMENT_POSITION_PRECEDING,
  ).not.toBe(0);
});

test.each(['(', '*', '\\', '…', '(?'])(
  '“%s” is searched as literal text, and a message says so',
  async (query) => {
    const { field } = open(await createUser());
    type(field, query);
    expect(await screen.findByText(`No verse contains ${query}.`)).toBeTruthy();
  },
);

test('a symbol in a verse is found, linked and marked', async () => {
  const { field } = open(await createUser());
  type(field, '!');
  expect(await screen.findByText('1 verse · exact match for !')).toBeTruthy();
  expect(screen.getByText('!').tagName).toBe('MARK');
});

test('a quotation mark alone is a phrase that begins', async () => {
  const { field } = open(await createUser());
  type(field, '“');
  expect(await screen.findByText('Type at least one letter or number.')).toBeTruthy();
});

test('the beginning of a book name is only a word; a whole name is also a reference', async () => {
  const { field } = open(await createUser());
  type(field, 'chef');
  await screen.findByText('2 verses');
  for (const word of ['the', 'est', 'act', 'jo']) {
    type(field, word);
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Search' }).dataset['answers']).toBe(word),
    );
    expect(screen.queryByRole('link', { name: /Go to/ })).toBeNull();
  }
  type(field, 'Ruth');
  expect(await screen.findByRole('link', { name: 'Go to Ruth 1' })).toBeTruthy();
  type(field, 'Jn 3:16-4:2');
  expect(await screen.findByRole('link', { name: 'Go to John 3:16–36' })).toBeTruthy();
  expect(screen.getByText(/Here is John 3:16–36/)).toBeTruthy();
});

test('a typed reference shows a link, or the chapter count when past the end', async () => {
  const { field, onGo } = open(await createUser());
  type(field, 'Jean 3.16');
  expect(await screen.findByRole('link', { name: 'Go to John 3:16' })).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onGo).toHaveBeenCalledWith({ book: 'JHN', chapter: 3, from: 16 });
  type(field, 'John 22');
  expect(await screen.findByText('John has 21 chapters.')).toBeTruthy();
});

test('narrowed to a book or a testament, and the best matches without headings', async () => {
  const { field } = open(await createUser());
  type(field, 'chef');
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })).value).toBe(
    'closest',
  );
  await sortByBook();
  expect(await screen.findByRole('region', { name: 'Psalms' })).toBeTruthy();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Search in' }), {
    target: { value: 'new' },
  });
  expect(screen.queryByRole('region', { name: 'Psalms' })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Search in' }), {
    target: { value: 'all' },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
    target: { value: 'closest' },
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Psalms' })).toBeNull());
  expect(screen.getAllByRole('link', { name: /chef/ })).toHaveLength(2);
});

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function openPage(data: DataContext, address = '/Search?in=FRLSG'): Promise<HTMLElement> {
  renderWithProviders(
    <DataProvider data={data}>
      <MemoryRouter initialEntries={[address]}>
        <Here />
        <Routes>
          <Route path="/Search" Component={SearchPage} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </DataProvider>,
  );
  return screen.findByRole('searchbox');
}

/** In a narrow window, the user's own texts are folded above the verses. */
async function unfoldOwnTexts(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: /own texts|dans tes textes/ }));
}

test('"No results" is shown only after the answer of the server', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  const data = await createUser(() => promise);
  const field = await openPage(data);
  type(field, 'zebra');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText(/Searching the rest/)).toBeTruthy();
  expect(screen.queryByText('No results')).toBeNull();
  await act(async () => resolve([] as never));
  expect(await screen.findByText('No results')).toBeTruthy();
});

test('one search finds notes, prayers, gratitude, grace notes and verses with counts', async () => {
  const data = await createUser();
  const prayer = await createPrayer(data, {
    request: 'Pour mon chef',
    prayer_text: 'Seigneur',
    verses: [],
    category: 'work',
    language: 'fr',
  });
  await createRecord(data, 'bibleNotes', {
    book: 'PSA',
    chapter: 51,
    verse: 1,
    note_text: 'Le chef chante',
  });
  await createRecord(data, 'gratitudeEntries', { date: '2026-11-20', entry_text: 'Un bon chef' });
  await createRecord(data, 'graceNotes', {
    date: '2026-11-20',
    mood: 'weary',
    message: 'Dieu est chef',
  });
  await changeTestLanguage('fr');
  const field = await openPage(data);
  await act(async () => void type(field, 'CHEF'));
  await unfoldOwnTexts();
  const notes = await screen.findByRole('region', { name: 'Notes bibliques' });
  expect(within(notes).getByRole('link').getAttribute('href')).toMatch(
    /^\/Bible\/FRLSG\/PSA\/51\//,
  );
  expect(
    within(screen.getByRole('region', { name: 'Prières' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/Prayer?view=mine#${prayer}`);
  expect(screen.getAllByText('chef', { selector: 'mark' }).length).toBeGreaterThanOrEqual(5);
  expect(
    within(screen.getByRole('region', { name: 'Bible · Louis Segond 1910' })).getAllByRole('link', {
      name: /chef/,
    }),
  ).toHaveLength(2);
  const status = screen.getByText(/2 versets/);
  expect(status.textContent).toBe('2 versets · 4 dans tes textes');
  expect(status.getAttribute('role')).toBe('status');
  await waitFor(() => expect(screen.getByText('/Search?in=FRLSG&q=CHEF')).toBeTruthy());
});

test('the title of a found prayer ends at a word, with an ellipsis', async () => {
  const data = await createUser();
  const request = 'Seigneur, sois avec ma mère jeudi et guide les mains du chef de service';
  await createPrayer(data, {
    request,
    prayer_text: request,
    verses: [],
    category: 'health',
    language: 'fr',
  });
  await changeTestLanguage('fr');
  const field = await openPage(data);
  await act(async () => void type(field, 'service'));
  const prayers = await screen.findByRole('region', { name: 'Prières' });
  expect(within(prayers).getByText('Seigneur, sois avec ma mère jeudi et guide les…')).toBeTruthy();
});

test('a note on several verses opens with all verses in the open text’s numbering', async () => {
  const data = await createUser();
  await createRecord(data, 'bibleNotes', {
    book: 'PSA',
    chapter: 51,
    verse: 10,
    end_chapter: 51,
    end_verse: 12,
    note_text: 'Mon chef',
  });
  const field = await openPage(data);
  await act(async () => void type(field, 'chef'));
  await unfoldOwnTexts();
  const note = within(await screen.findByRole('region', { name: 'Bible notes' })).getByRole('link');
  expect(note.getAttribute('href')).toBe('/Bible/FRLSG/PSA/51/12-14');
  expect(note.textContent).toContain('Psalm 51:12–14');
});

test('a guest can search Bible verses and sees what a log-in adds', async () => {
  const data = { ...(await createUser()), account: null };
  const field = await openPage(data);
  type(field, 'chef');
  expect(
    await screen.findByRole('link', { name: 'Log in to search your notes and prayers too.' }),
  ).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Bible · Louis Segond 1910' })).toBeTruthy();
});

test('a new translation is in the search URL and keeps the typed text and the focus', async () => {
  const data = await createUser();
  const field = await openPage(data);
  await act(async () => void type(field, 'chef'));
  const translationSelect = await screen.findByRole('combobox', { name: 'Translation' });
  expect((translationSelect as HTMLSelectElement).value).toBe('FRLSG');
  await within(translationSelect).findByRole('option', { name: 'KJV · King James Version' });
  translationSelect.focus();
  fireEvent.change(translationSelect, { target: { value: 'KJV' } });
  await waitFor(() => expect(screen.getByText(/^\/Search\?in=KJV/)).toBeTruthy());
  expect((field as HTMLInputElement).value).toBe('chef');
  expect(document.activeElement).toBe(translationSelect);
});

test('without a reading position the search uses the translation that /Bible opens', async () => {
  const data = await createUser();
  const translations = ['KJV', 'FRLSG', 'DARBY'].map((code) => ({
    code,
    name: code,
    language: code === 'KJV' ? 'en' : 'fr',
  }));
  Object.assign(data.backend.functions, {
    invoke: async () => ({ status: 200, headers: new Headers(), data: { translations } }),
  });
  await changeTestLanguage('fr');
  await openPage(data, '/Search');
  expect(
    (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Traduction' })).value,
  ).toBe('DARBY');
});

test('a search of only symbols looks in the Bible text alone', async () => {
  const field = await openPage(await createUser());
  type(field, '((');
  expect(await screen.findByText(/^No verse contains \(\(\.$/)).toBeTruthy();
});

test('an empty field offers recent searches, newest first, and three examples', async () => {
  const data = await createUser();
  const field = await openPage(data);
  for (const query of ['chef', 'coeur', 'Chef']) {
    await act(async () => void type(field, query));
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  }
  await act(async () => void type(field, ''));
  const recent = await screen.findByRole('region', { name: 'Recent searches' });
  await waitFor(() =>
    expect(
      within(recent)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Clear', 'Chef', 'coeur']),
  );
  const examples = within(screen.getByRole('region', { name: 'Try searching for' }));
  expect(examples.getAllByRole('button')).toHaveLength(3);
  fireEvent.click(within(recent).getByRole('button', { name: 'coeur' }));
  expect((field as HTMLInputElement).value).toBe('coeur');
  await act(async () => void type(field, ''));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull());
});

test('at most eight searches are remembered, in no export', async () => {
  const data = await createUser();
  for (const word of 'abcdefghij') await saveRecentSearch(data, `chef ${word}`);
  expect(await firstValueFrom(watchRecentSearches(data))).toEqual(
    [...'jihgfedc'].map((word) => `chef ${word}`),
  );
  expect(await exportJson(data, new Date())).not.toContain('chef j');
});

test('the number of verses is shown once, and the coverage is below the verses', async () => {
  const data = await createUser();
  const field = await openPage(data);
  await act(async () => void type(field, 'chef'));
  expect(await screen.findByText('2 verses')).toBeTruthy();
  const bible = await screen.findByRole('region', { name: /^Bible · / });
  expect(within(bible).getByRole('heading', { level: 2 }).textContent).toMatch(
    /^Bible · [^·\d]+(?:1910)?$/,
  );
  expect(screen.getByRole('option', { name: 'All books' })).toBeTruthy();
  const download = within(bible).getByRole('link', { name: /^Download/ });
  const lastVerse = within(bible).getAllByRole('link', { name: /chef/ }).at(-1);
  expect(
    (lastVerse?.compareDocumentPosition(download) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0);
});

test('the filters are in the row of the translation, above the verses', async () => {
  const field = await openPage(await createUser());
  await act(async () => void type(field, 'chef'));
  const bible = await screen.findByRole('region', { name: /^Bible · / });
  const selects = await screen.findAllByRole<HTMLSelectElement>('combobox');
  expect(selects.map(({ labels }) => labels[0]?.textContent)).toEqual([
    'Translation',
    'Search in',
    'Sort by',
  ]);
  expect(within(bible).queryByRole('combobox')).toBeNull();
  type(field, 'zebra');
  await screen.findByText('No results');
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

test('own texts are folded above verses in a narrow window, and open without verses', async () => {
  const data = await createUser();
  for (const text of ['Un bon chef', 'Un zèbre'])
    await createRecord(data, 'gratitudeEntries', { date: '2026-11-20', entry_text: text });
  const field = await openPage(data);
  await act(async () => void type(field, 'chef'));
  await screen.findByText('2 verses');
  const fold = screen.getByRole('button', { name: '1 of your own texts' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('region', { name: 'Gratitude' })).toBeNull();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('href')).toMatch(/^\/Bible\/FRLSG\//);
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('region', { name: 'Gratitude' }).textContent).toContain('Un bon chef');
  fireEvent.click(fold);
  await act(async () => void type(field, 'zèbre'));
  expect((await screen.findByRole('region', { name: 'Gratitude' })).textContent).toContain('zèbre');
  expect(screen.queryByRole('button', { name: '1 of your own texts' })).toBeNull();
});

test('a server that cannot be asked is named above the verses', async () => {
  const data = await createUser(() =>
    Promise.reject(new BackendError('The server is broken.', { status: 500 })),
  );
  const field = await openPage(data);
  await act(async () => void type(field, 'chef'));
  fireEvent.keyDown(field, { key: 'Enter' });
  const fault = await screen.findByText(/The rest couldn’t be searched/);
  const [firstVerse] = screen.getAllByRole('link', { name: /chef/ });
  expect(
    fault.compareDocumentPosition(firstVerse ?? fault) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0);
});
