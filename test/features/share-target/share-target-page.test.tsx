// Tests of the share target page: saving a shared text as prayer, gratitude entry or note, passage
// detection, discard with Undo, guests and failures. An unsaved shared text is never lost. The
// records are real, in memory.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchChapterNotes } from '../../../src/features/bible/notes/chapter-marks.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { toUserDay } from '../../../src/data/user-days.ts';
import { watchGratitudeEntries } from '../../../src/features/gratitude/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { watchPrayers } from '../../../src/features/prayer/data.ts';
import { ShareTargetPage } from '../../../src/features/share-target/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  discardUnwrittenDrafts();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the address as a browser does; another address may be opened in the same window later. */
function renderPage(
  data: DataContext,
  address: string,
  { Around = Fragment }: { Around?: typeof Fragment | typeof StrictMode } = {},
) {
  const otherRoute = { path: '*', element: <p>elsewhere</p> };
  const router = createMemoryRouter(
    [{ path: '/Share', element: <ShareTargetPage /> }, otherRoute],
    {
      initialEntries: ['/before', address],
      initialIndex: 1,
    },
  );
  renderWithProviders(
    <Around>
      <DataProvider data={data}>
        <RouterProvider router={router} />
      </DataProvider>
    </Around>,
  );
  return router;
}

const shared = (words: Record<string, string>) => `/share?${new URLSearchParams(words).toString()}`;
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Shared text');
const verse = () => screen.getByLabelText<HTMLInputElement>('Verse');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const prayers = (data: DataContext) => firstValueFrom(watchPrayers(data));
const at = ({ state: { location } }: ReturnType<typeof renderPage>) =>
  location.pathname + location.search + location.hash;
function draft(): string | null {
  window.dispatchEvent(new Event('pagehide'));
  return localStorage.getItem('selah_draft_guest_shared_draft');
}

test('shared text is plain, not in the history, and becomes one prayer for two taps', async () => {
  const data = await createMemoryContext();
  const router = renderPage(
    data,
    shared({ title: 'A page', text: '<b>Words</b>', url: 'https://example.org/a' }),
    { Around: StrictMode },
  );
  await waitFor(() => expect(at(router)).toBe('/Share'));
  expect(box().value).toBe('A page\n<b>Words</b>\nhttps://example.org/a');
  expect(box().getAttribute('dir')).toBe('auto');
  expect(document.querySelector('b, a[href*="example.org"]')).toBeNull();
  await router.navigate(-1);
  await screen.findByText('elsewhere');
  expect(at(router)).toBe('/before');
  await router.navigate(1);

  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Prayer' })).checked).toBe(
    true,
  );
  const save = button('Save');
  fireEvent.click(save);
  fireEvent.click(save);
  expect(await screen.findByText('Prayer saved!')).toBeDefined();
  const [prayer, ...otherPrayers] = await prayers(data);
  expect(otherPrayers).toEqual([]);
  expect(prayer?.fields).toMatchObject({
    request: 'A page\n<b>Words</b>\nhttps://example.org/a',
    title: 'A page <b>Words</b> https://example.org/a',
    category: 'other',
  });
  expect(screen.getByRole('heading', { name: 'Saved' })).toBeDefined();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'View' }).getAttribute('href')).toBe(
    `/Prayer?view=mine#${prayer?.id}`,
  );
  expect(draft()).toBeNull();
  // Once on the page, not in the toast as well.
  expect(screen.queryByRole('button', { name: 'View' })).toBeNull();
});

test('an edited shared text is saved as a gratitude entry of today', async () => {
  const data = await createMemoryContext();
  renderPage(data, shared({ text: 'Bread' }));
  await screen.findByDisplayValue('Bread');
  fireEvent.change(box(), { target: { value: ' Bread and salt ' } });
  choose('Gratitude');
  expect(screen.getByText('It will be saved under today’s date.')).toBeDefined();
  await waitFor(async () => {
    fireEvent.click(button('Save'));
    expect(
      (await firstValueFrom(watchGratitudeEntries(data))).map(({ fields }) => fields),
    ).toMatchObject([{ entry_text: 'Bread and salt', date: toUserDay(new Date()) }]);
  });
  expect(await screen.findByText('Entry saved!')).toBeDefined();
});

test('a verse in the shared text is found, formatted for the user, and changeable', async () => {
  const data = await createMemoryContext();
  await changeTestLanguage('fr');
  renderPage(data, shared({ text: 'Car Dieu a tant aimé le monde. Jean 3:16' }));
  expect(await screen.findByDisplayValue('Jean 3.16')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Note biblique' }).checked).toBe(true);
  cleanup();

  discardUnwrittenDrafts();
  localStorage.clear();
  await changeTestLanguage('en');
  renderPage(data, shared({ text: 'Loved. John 3:16' }));
  await screen.findByDisplayValue('John 3:16');
  fireEvent.change(verse(), { target: { value: '1 Jn 4:8-9' } });
  fireEvent.click(button('Save'));
  expect(await screen.findByText('Note saved')).toBeDefined();
  expect(
    (await firstValueFrom(watchChapterNotes(data, '1JN', 4))).map(({ fields }) => fields),
  ).toMatchObject([{ reference: '1 John 4:8–9', note_text: 'Loved. John 3:16' }]);
  expect(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'View' }).getAttribute('href'),
  ).toMatch(/^\/Bible\/[A-Z0-9]+\/1JN\/4\/8-9$/);
});

test('a note shows what is wrong with its verse and is saved only with a valid verse', async () => {
  const data = await createMemoryContext();
  renderPage(data, shared({ text: 'Words' }));
  await screen.findByDisplayValue('Words');
  choose('Bible note');
  for (const [typed, fault] of [
    ['', 'Enter the verse this note is about.'],
    ['the green book', 'We can’t find this passage. Write it like John 3:16.'],
    ['John 3', 'A note needs a verse, like John 3:1.'],
    ['John 30:1', 'John ends with chapter 21.'],
    ['John 3:99', 'John 3 ends with verse 36.'],
  ] as const) {
    fireEvent.change(verse(), { target: { value: typed } });
    fireEvent.click(button('Save'));
    // The first abbreviation waits for a library.
    expect(await screen.findByText(fault, {}, { timeout: 8_000 })).toBeDefined();
    expect(verse().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(verse()));
  }
  fireEvent.change(verse(), { target: { value: 'John 3:1' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(button('Save'));
  expect(await screen.findByText('Note saved')).toBeDefined();
  expect(await firstValueFrom(watchChapterNotes(data, 'JHN', 3))).toHaveLength(1);
});

test('a share without text shows a message and a link to Home', async () => {
  const router = renderPage(await createMemoryContext(), '/share?title=&text=%20&url=&debug=true');
  expect(await screen.findByRole('heading', { name: 'Nothing was shared' })).toBeDefined();
  expect(at(router)).toBe('/Share?debug=true');
  expect(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Go to Home' }).getAttribute('href'),
  ).toBe('/');
});

test('Cancel discards the shared text, and Undo restores it completely', async () => {
  const data = await createMemoryContext();
  renderPage(data, shared({ text: 'Not for me' }));
  await screen.findByDisplayValue('Not for me');
  fireEvent.change(box(), { target: { value: 'Not for me, changed' } });
  fireEvent.click(button('Cancel'));
  const end = await screen.findByRole('heading', { name: 'Discarded' });
  await waitFor(() => expect(document.activeElement?.contains(end)).toBe(true));
  expect(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Go to Home' }).getAttribute('href'),
  ).toBe('/');
  expect(draft()).toBeNull();
  expect(await prayers(data)).toEqual([]);
  fireEvent.click(button('Undo'));
  expect(await screen.findByDisplayValue('Not for me, changed')).toBeDefined();
});

test('an unsaved shared text waits while others are shown, and is there after return', async () => {
  const data = await createMemoryContext();
  const router = renderPage(data, shared({ text: 'First' }));
  await screen.findByDisplayValue('First');
  fireEvent.change(box(), { target: { value: 'First, changed' } });
  await router.navigate(shared({ text: 'Second' }));
  await screen.findByDisplayValue('Second');
  await router.navigate(shared({ text: 'Second' }));
  expect(await screen.findByText('2 more shared texts after this one')).toBeDefined();
  fireEvent.click(button('Save'));
  expect(await screen.findByText('1 more shared text after this one')).toBeDefined();
  fireEvent.click(button('Save'));
  await screen.findByDisplayValue('First, changed');
  expect((await prayers(data)).map(({ fields }) => fields.request)).toEqual(['Second', 'Second']);
  // The page still shows a shared text, so only the toast has this link.
  fireEvent.click(button('View'));
  await waitFor(() => expect(at(router)).toMatch(/^\/Prayer\?view=mine#./));
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  renderPage(data, '/Share');
  expect(await screen.findByDisplayValue('First, changed')).toBeDefined();
});

test('a guest who saves a shared text is asked to log in and then still has the text', async () => {
  const data = { ...(await createMemoryContext()), account: null };
  renderPage(data, shared({ text: 'For this day' }));
  await screen.findByDisplayValue('For this day');
  fireEvent.click(button('Save'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Create a free account to save this' }),
  );
  expect(
    decodeURIComponent(dialog.getByRole<HTMLAnchorElement>('link', { name: 'Log in' }).href),
  ).toContain('from_url=/Prayer?view=mine#');
  expect(await prayers(data)).toEqual([]);
  expect(draft()).toContain('For this day');
});

test('a shared text that is too long is shown whole, and saved once it is shortened', async () => {
  const data = await createMemoryContext();
  renderPage(data, shared({ text: 'a'.repeat(100_001) }));
  expect(
    await screen.findByText(
      'This text is too long: 100,001 of 100,000 characters. Shorten it to continue.',
    ),
  ).toBeDefined();
  expect(button('Save').disabled).toBe(true);
  expect(box().value).toHaveLength(100_001);
  fireEvent.change(box(), { target: { value: 'a'.repeat(100_000) } });
  fireEvent.click(button('Save'));
  expect(await screen.findByText('Prayer saved!')).toBeDefined();
  expect((await prayers(data))[0]?.fields.request).toHaveLength(100_000);
});

test('spaces alone are not saved; a failed save shows an error and keeps the text', async () => {
  const data = await createMemoryContext();
  vi.spyOn(data.userDatabase.prayers, 'insertIfNotExists').mockRejectedValue(
    new Error('broken disk'),
  );
  renderPage(data, shared({ text: 'Bread' }));
  await screen.findByDisplayValue('Bread');
  fireEvent.change(box(), { target: { value: ' \n\u00a0' } });
  expect(button('Save').disabled).toBe(true);
  fireEvent.change(box(), { target: { value: 'Bread' } });
  fireEvent.click(button('Save'));
  expect((await screen.findByText(/^Failed to save prayer\./)).textContent).toMatch(
    /^Failed to save prayer\. \S/,
  );
  expect(box().value).toBe('Bread');
  expect(draft()).toContain('Bread');
});
