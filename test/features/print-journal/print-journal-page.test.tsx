// Tests of the printable journal: what is printed, the choice of period, kinds and name, and that
// texts of the user are never markup.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { saveDayStart, toUserDay } from '../../../src/data/user-days.ts';
import { PrintJournalPage } from '../../../src/features/print-journal/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

// The test environment cannot print.
beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderPage(data: DataContext, address = '/PrintJournal?year=2024') {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <PrintJournalPage />
      </DataProvider>
    </MemoryRouter>,
  );
}

const thanks = (date: string, text: string) =>
  buildLocalRecord(date, { date, entry_text: text, language: 'pt' }, `${date}T12:00:00.000Z`, date);

async function renderAlice(address?: string): Promise<DataContext> {
  const data = await createMemoryContext();
  await data.userDatabase.prayers.insert(
    buildLocalRecord(
      'prayer',
      {
        title: 'For Ruth',
        request: 'For Ruth',
        prayer_text: 'First line\nsecond line\n\n<b onclick="x()">not bold</b> &amp; **plain**',
        is_answered: true,
        answered_date: '2024-06-01',
        testimony: 'She is well.',
        updates: [{ id: 'u', date: '2024-05-01', text: 'Surgery today.' }],
      },
      '2024-03-08T12:00:00.000Z',
    ),
  );
  await data.userDatabase.gratitudeEntries.bulkInsert([
    thanks('2024-03-05', 'Pão'),
    thanks('2024-12-31', 'Snow'),
    thanks('2023-01-02', 'Coffee'),
  ]);
  await data.userDatabase.bibleNotes.insert(
    buildLocalRecord(
      'note',
      { reference: 'John 3:16', book: 'JHN', chapter: 3, verse: 16, note_text: 'Loved.' },
      '2024-03-06T12:00:00.000Z',
    ),
  );
  renderPage(data, address);
  await screen.findByRole('region', { name: 'Preview' });
  await screen.findByText(/^\d+ entr/);
  return data;
}

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const listArticles = () =>
  preview()
    .getAllByRole('article')
    .map(({ textContent }) => textContent);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the year is printed in the order of its days, under its months', async () => {
  await renderAlice();
  expect(
    preview()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['March 2024', 'December 2024']);
  expect(listArticles().map((text) => text?.slice(0, 22))).toEqual([
    'Tuesday 5GratitudePão',
    'Wednesday 6Note · John',
    'Friday 8PrayerRequestF',
    'Tuesday 31GratitudeSno',
  ]);
  expect(screen.getByText('4 entries')).toBeDefined();
});

test('a prayer is printed with its updates and its answer', async () => {
  await renderAlice();
  const [prayer = ''] = listArticles().filter((text) => text?.includes('Prayer'));
  expect(prayer).toMatch(
    /First line.*May 1, 2024Surgery today\.Answered on June 1, 2024She is well\.$/s,
  );
});

test('an entry has the day that the prayer page shows, also with a day that begins later', async () => {
  const data = await createMemoryContext();
  await saveDayStart(data, 4);
  const written = new Date(2024, 2, 8, 2).toISOString();
  await data.userDatabase.prayers.insert(
    buildLocalRecord('prayer', { title: 'Peace', prayer_text: 'Peace' }, written),
  );
  renderPage(data);
  // The prayer page shows `toUserDay` of the time of writing.
  expect(toUserDay(written)).toBe('2024-03-08');
  expect(await screen.findByText('Friday 8')).toBeDefined();
});

test('each paragraph has the direction of its own text', async () => {
  const data = await createMemoryContext();
  await data.userDatabase.gratitudeEntries.insert(thanks('2024-03-05', 'Bread\n\nלחם'));
  renderPage(data);
  for (const text of ['Bread', 'לחם']) {
    const paragraph = await screen.findByText(text);
    expect(paragraph.getAttribute('dir')).toBe('auto');
    expect(paragraph.parentElement?.closest('article [dir]')).toBeNull();
  }
});

test('a text of the user is text only, in paragraphs', async () => {
  await renderAlice();
  const text = preview().getByText('<b onclick="x()">not bold</b> &amp; **plain**');
  expect(text.tagName).toBe('P');
  expect(text.children).toHaveLength(0);
  expect(preview().getByText(/^First line\s+second line$/)).toBeDefined();
});

test('a text has its own language for the hyphenation, and its labels have that of the app', async () => {
  await changeTestLanguage('fr');
  const data = await createMemoryContext();
  await data.userDatabase.gratitudeEntries.insert(thanks('2024-03-05', 'Pão'));
  renderPage(data);
  const text = await screen.findByText('Pão');
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('pt');
  expect(screen.getByText('mardi 5').closest('[lang="pt"]')).toBeNull();
  expect(screen.getByRole('heading', { name: 'mars 2024' })).toBeDefined();
});

test('the title page has the name and the year, and the name can be changed', async () => {
  await renderAlice();
  const field = screen.getByLabelText<HTMLInputElement>('Name on the title page');
  fireEvent.change(field, { target: { value: 'Alice Bell' } });
  expect(preview().getByText('Alice Bell')).toBeDefined();
  expect(preview().getByText('2024')).toBeDefined();
  expect(document.title).toBe('Printable journal 2024 – Selah');
  fireEvent.change(field, { target: { value: '' } });
  expect(preview().queryByText('Alice Bell')).toBeNull();
  expect(field.value).toBe('');
});

test('all years, or the days between two dates, can be printed', async () => {
  await renderAlice();
  choose('Period', 'all');
  await screen.findByText('5 entries');
  expect(preview().getByText('2023 – 2024')).toBeDefined();
  choose('Period', 'dates');
  choose('From', '2024-03-06');
  choose('To', '2024-03-08');
  await screen.findByText('2 entries');
  expect(preview().getByText('March 6, 2024 – March 8, 2024')).toBeDefined();
  choose('To', '2024-03-01');
  expect(screen.getByText('This date is before the first one.')).toBeDefined();
  expect(screen.getByText(/^There are no entries to print/)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
});

test('a kind of entries can be left out, and without entries nothing can be printed', async () => {
  await renderAlice();
  const box = (name: RegExp) => screen.getByRole('checkbox', { name });
  fireEvent.click(box(/^Prayers/));
  await screen.findByText('3 entries');
  expect(listArticles().join()).not.toContain('First line');
  fireEvent.click(box(/^Gratitude/));
  await screen.findByText('1 entry');
  fireEvent.click(box(/^Bible notes/));
  await screen.findByText(/^There are no entries to print/);
  const print = screen.getByRole<HTMLButtonElement>('button', { name: 'Print or save as PDF' });
  expect(print.disabled).toBe(true);
});

test('the button opens the print dialog of the browser', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await renderAlice();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Print or save as PDF' });
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(print).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(print).toHaveBeenCalledTimes(1);
});

test('a browser that cannot print gets a hint in place of the button', async () => {
  vi.stubGlobal('print', undefined);
  await renderAlice();
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
  expect(screen.getByText(/^Printing isn’t possible here/)).toBeDefined();
});

test('without a year in the address the newest year with entries is shown', async () => {
  await renderAlice('/PrintJournal');
  expect(screen.getByLabelText<HTMLSelectElement>('Period').value).toBe('2024');
});

test('all of hundreds of entries are in the page, because only what is there is printed', async () => {
  const data = await createMemoryContext();
  await data.userDatabase.gratitudeEntries.bulkInsert(
    Array.from({ length: 400 }, (_entry, index) => {
      const date = new Date(Date.UTC(2024, 0, 1 + (index % 366))).toISOString().slice(0, 10);
      return { ...thanks(date, `Entry ${index}`), client_id: `g-${index}` };
    }),
  );
  renderPage(data);
  await screen.findByText('400 entries');
  expect(document.querySelectorAll('article')).toHaveLength(400);
});

test('a person without entries is invited to write', async () => {
  renderPage(await createMemoryContext());
  expect((await screen.findByRole('link', { name: 'Write a prayer' })).getAttribute('href')).toBe(
    '/Prayer',
  );
});

test('a guest is invited to log in', async () => {
  renderPage({ ...(await createMemoryContext()), account: null });
  expect(screen.getByRole('link', { name: 'Log in or sign up' }).getAttribute('href')).toBe(
    '/login?from_url=%2FPrintJournal',
  );
});
