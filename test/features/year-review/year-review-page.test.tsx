// Tests of the page with the pictures of a year: what they count, that they show no text of the user,
// the choice of the year, and saving and sharing.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { createRecord } from '../../../src/data/records/record.ts';
import { YearReviewPage } from '../../../src/features/year-review/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';
import { addYearRecords, privateTexts, recordDrawnTexts } from './year-review-setup.ts';

let drawn: Map<HTMLCanvasElement, string[]>;

beforeEach(() => {
  drawn = recordDrawnTexts();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderPage(data: DataContext, address = '/YearInReview?year=2024') {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <YearReviewPage />
      </DataProvider>
    </MemoryRouter>,
  );
}

async function renderYears(address?: string): Promise<DataContext> {
  const data = await createMemoryContext();
  await addYearRecords(data);
  renderPage(data, address);
  await waitUntilDrawn();
  return data;
}

async function waitUntilDrawn(): Promise<void> {
  await waitFor(() => {
    expect(screen.getAllByRole('img', { name: /20\d\d/ }).length).toBeGreaterThan(0);
    expect(document.querySelectorAll('canvas:not([data-drawn])')).toHaveLength(0);
  });
}

const listAlts = () =>
  screen.getAllByRole('img', { name: /20\d\d/ }).map((image) => image.getAttribute('aria-label'));
const listDrawnTexts = () =>
  [...document.querySelectorAll('canvas')].map((canvas) => drawn.get(canvas)?.join('|'));

/** Returns the names of the files that are saved. */
function recordSavedNames(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

/** Returns what is shared, in a browser that can share files. */
function recordShares(): ShareData[] {
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (what: ShareData) => void shared.push(what),
  });
  return shared;
}

test('six pictures count the year, and each has a text alternative', async () => {
  await renderYears();
  expect(listAlts()).toEqual([
    'Picture of 2024: 7 days of prayer, thanks and notes · in 5 months',
    'Picture of 2024: 2 prayers · 1 answered',
    'Picture of 2024: 3 reasons to give thanks',
    'Picture of 2024: 2 Bible chapters · 2 days of reading · 1 day of a reading plan',
    'Picture of 2024: 4 verses marked',
    'Picture of 2024: 3 days in a row',
  ]);
  const texts = listDrawnTexts();
  expect(texts).toHaveLength(6);
  expect(texts[1]).toBe('2024|Selah|2|prayers|1 answered');
  // The initials of the months are drawn below the bars.
  expect(texts[0]).toMatch(/^J\|F\|M\|A\|M\|J\|J\|A\|S\|O\|N\|D\|2024\|/);
});

test('no picture, text alternative, file name or share title contains a text of the user', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'], { type: 'image/png' })),
  );
  const saved = recordSavedNames();
  const shared = recordShares();
  await renderYears();
  fireEvent.click(screen.getByRole('switch', { name: /Show Bible references/ }));
  await waitFor(() => expect(listAlts().join()).toContain('Psalm'));
  await waitUntilDrawn();
  const press = (name: RegExp) => {
    for (const one of screen.getAllByRole('button', { name })) fireEvent.click(one);
  };
  press(/^Save: /);
  press(/^Share: /);
  await waitFor(() => expect([saved.length, shared.length]).toEqual([6, 6]));
  const sharedTexts = shared.map(({ files = [], ...texts }) =>
    JSON.stringify([texts, files.map(({ name }) => name)]),
  );
  const everything = [
    ...[...drawn.values()].flat(),
    document.body.innerHTML,
    ...saved,
    ...sharedTexts,
  ].join('\n');
  for (const expected of ['prayers', 'selah-2024-verses.png', '"title":"2 prayers"'])
    expect(everything).toContain(expected);
  for (const text of privateTexts) expect(everything).not.toContain(text);
});

test('Bible references are drawn only when they are switched on', async () => {
  await renderYears();
  const versesPicture = () => listDrawnTexts()[4];
  expect(versesPicture()).toBe('2024|Selah|4|verses marked');
  expect(document.body.textContent).not.toContain('Psalm 23');
  fireEvent.click(screen.getByRole('switch', { name: /Show Bible references/ }));
  await waitFor(() =>
    expect(versesPicture()).toBe('2024|Selah|4|verses marked|Psalm 23:1–3|John 3:16'),
  );
  fireEvent.click(screen.getByRole('switch', { name: /Show Bible references/ }));
  await waitFor(() => expect(versesPicture()).toBe('2024|Selah|4|verses marked'));
});

test('while a picture is drawn again, it cannot be shared or saved', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'], { type: 'image/png' })),
  );
  const saved = recordSavedNames();
  const shared = recordShares();
  await renderYears();
  const list = () =>
    screen.getAllByRole<HTMLButtonElement>('button', { name: /^(?:Save|Share): / });
  expect(list().map(({ disabled }) => disabled)).not.toContain(true);
  for (let change = 0; change < 2; change += 1) {
    fireEvent.click(screen.getByRole('switch', { name: /Show Bible references/ }));
    expect(list()).toHaveLength(12);
    expect(list().map(({ disabled }) => disabled)).not.toContain(false);
    for (const one of list()) fireEvent.click(one);
    await waitUntilDrawn();
    expect(list().map(({ disabled }) => disabled)).not.toContain(true);
  }
  expect([saved, shared]).toEqual([[], []]);
});

test('an error of the drawing is shown and reported', async () => {
  const report = vi.fn();
  const data = { ...(await createMemoryContext()), report };
  await addYearRecords(data);
  const fault = new Error('The canvas is lost.');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw fault;
  });
  renderPage(data);
  expect(await screen.findAllByText('The image couldn’t be created.')).toHaveLength(6);
  expect(report).toHaveBeenCalledWith('a picture of a year could not be drawn', fault);
});

test('every year with records can be chosen, newest first', async () => {
  await renderYears('/YearInReview');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
  expect([...select.options].map(({ value }) => value)).toEqual(['2024', '2022']);
  expect(select.value).toBe('2024');
  fireEvent.change(select, { target: { value: '2022' } });
  await waitFor(() =>
    expect(listAlts()).toEqual([
      'Picture of 2022: 1 day of prayer, thanks and notes · in 1 month',
      'Picture of 2022: 1 prayer',
    ]),
  );
  expect(screen.getByRole('link', { name: /printable journal/ }).getAttribute('href')).toBe(
    '/PrintJournal?year=2022',
  );
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a picture is saved as a file with the year and what it counts', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'], { type: 'image/png' })),
  );
  const names = recordSavedNames();
  await renderYears();
  fireEvent.click(screen.getByRole('button', { name: 'Save: 2 prayers' }));
  expect(await screen.findByText('Saved as selah-2024-prayers.png')).toBeDefined();
  expect(names).toEqual(['selah-2024-prayers.png']);
});

test('a picture that the browser cannot create is reported', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  await renderYears();
  fireEvent.click(screen.getByRole('button', { name: 'Save: 2 prayers' }));
  expect(await screen.findByText('The image couldn’t be created.')).toBeDefined();
});

test('a picture is shared as a file where the browser can share files', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'], { type: 'image/png' })),
  );
  const shared = recordShares();
  await renderYears();
  fireEvent.click(screen.getByRole('button', { name: 'Share: 3 days in a row' }));
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
    ['selah-2024-run.png', 'image/png'],
  ]);
  expect(shared[0]?.title).toBe('3 days in a row');
});

test('without a share menu for files there is no share button', async () => {
  Reflect.deleteProperty(navigator, 'share');
  await renderYears();
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
});

test('a browser without a canvas shows a message, and nothing can be saved', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const data = await createMemoryContext();
  await addYearRecords(data);
  renderPage(data);
  expect(await screen.findAllByText('The image couldn’t be created.')).toHaveLength(6);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save: 2 prayers' });
  expect(save.disabled).toBe(true);
});

test('the pictures are in the language of the user', async () => {
  await changeTestLanguage('fr');
  await renderYears();
  expect(listAlts()[2]).toBe('Image de 2024\u00a0: 3 raisons de dire merci');
  expect(listDrawnTexts()[1]).toBe('2024|Selah|2|prières|1 exaucée');
});

test('a person without records is invited to write', async () => {
  renderPage(await createMemoryContext());
  expect((await screen.findByRole('link', { name: 'Write a prayer' })).getAttribute('href')).toBe(
    '/Prayer',
  );
});

test('a person with one grace note, without a picture, is invited to write', async () => {
  const data = await createMemoryContext();
  await createRecord(data, 'graceNotes', { date: '2024-05-01', mood: 'weary', message: 'Rest.' });
  renderPage(data, '/YearInReview');
  expect(await screen.findByRole('heading', { name: 'Your year will appear here' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Write a prayer' })).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a guest is invited to log in', async () => {
  renderPage({ ...(await createMemoryContext()), account: null });
  expect(screen.getByRole('link', { name: 'Log in or sign up' }).getAttribute('href')).toBe(
    '/login?from_url=%2FYearInReview',
  );
});
