// Tests of the selection bar with real records: highlighting, bookmarks, copying and sharing of
// selected verses, guests, keyboard and screen readers.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { watchChapterMarks } from '../../../../src/features/bible/notes/chapter-marks.ts';
import { addVerseBookmarks } from '../../../../src/features/bible/notes/bookmarks.ts';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { listPendingSaves } from '../../../../src/data/drafts/pending-saves.ts';
import { watchRecords } from '../../../../src/data/records/record.ts';
import { DataProvider } from '../../../../src/data/data-provider.tsx';
import { SelectionBar } from '../../../../src/features/bible/selection/selection-bar.tsx';
import { createMemoryContext } from '../../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../../support/render.tsx';

const saveOfferTitle = 'Create a free account to save this';
const place = { translation: 'KJV', book: 'JHN', chapter: 3 };
const verses = [16, 17, 18, 20].map((verse) => ({ verse, text: `Words  of ${verse}. ` }));
const chapter: Chapter = {
  ...place,
  language: 'en',
  verses,
  items: verses.map(({ verse, text }) => ({
    kind: 'verse',
    verse,
    parts: [{ text }, { note: 'a footnote' }],
  })),
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

function Arrived() {
  const { state } = useLocation();
  return <p>{JSON.stringify(state)}</p>;
}

function open(
  data: DataContext,
  selectedVerses: readonly number[],
  changes: Partial<Parameters<typeof SelectionBar>[0]> = {},
) {
  const events = { onClear: vi.fn(), onCrossReferences: vi.fn() };
  const Bar = () => (
    <DataProvider data={data}>
      {verses.map(({ verse, text }) => (
        <p key={verse} data-verse={verse}>
          <button type="button">{verse}</button>
          {text}
        </p>
      ))}
      <SelectionBar
        place={place}
        chapter={chapter}
        verses={selectedVerses}
        {...events}
        {...changes}
      />
    </DataProvider>
  );
  const router = createMemoryRouter([
    { path: '/', Component: Bar },
    { path: '/Prayer', Component: Arrived },
  ]);
  return { ...events, ...renderWithProviders(<RouterProvider router={router} />) };
}

const guest = async () =>
  ({ ...(await createMemoryContext('guest')), account: null }) as DataContext;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const marks = (data: DataContext) => firstValueFrom(watchChapterMarks(data, 'KJV', 'JHN', 3));
const tap = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));

/** Replaces the clipboard and returns a function that gives the copied text. */
function stubClipboard(): () => string {
  let copied = '';
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(
    async (text) => void (copied = text),
  );
  return () => copied;
}

test('a colour is applied at once and clears the selection; Undo removes the colour', async () => {
  const alice = await createMemoryContext();
  const { onClear } = open(alice, [16, 17]);
  await tap('Highlight: Green');
  expect(onClear).toHaveBeenCalledOnce();
  await screen.findByText('Highlighted: green');
  expect(
    (await marks(alice)).notes.map(({ note, verses: noteVerses }) => [
      note.fields.highlight_color,
      note.fields.reference,
      noteVerses,
    ]),
  ).toEqual([['green', 'John 3:16–17', [16, 17]]]);
  await tap('Undo');
  await waitFor(async () => expect((await marks(alice)).notes).toEqual([]));
});

test('the button of the current colour is pressed, and None removes the colour', async () => {
  const alice = await createMemoryContext();
  open(alice, [16]).unmount();
  open(alice, [16]);
  await tap('Highlight: Blue');
  await waitFor(() => expect(button('Highlight: Blue').getAttribute('aria-pressed')).toBe('true'));
  expect(button('Highlight: Pink').getAttribute('aria-pressed')).toBe('false');
  await tap('Highlight: None');
  await waitFor(async () => expect((await marks(alice)).notes).toEqual([]));
});

test('the bookmark button sets a bookmark, is pressed, and removes the bookmark', async () => {
  const alice = await createMemoryContext();
  open(alice, [16]);
  await tap('Bookmark');
  await waitFor(() => expect(button('Bookmark').getAttribute('aria-pressed')).toBe('true'));
  expect([...(await marks(alice)).bookmarksByVerse.keys()]).toEqual([16]);
  await tap('Bookmark');
  await waitFor(async () => expect((await marks(alice)).bookmarksByVerse.size).toBe(0));
});

test('a tap on a partly bookmarked range adds the rest, and the next tap removes all', async () => {
  const alice = await createMemoryContext();
  await addVerseBookmarks(alice, place, [17], 'en');
  open(alice, [16, 17, 18]);
  await waitFor(() =>
    expect(button('Some verses bookmarked').getAttribute('aria-pressed')).toBe('mixed'),
  );
  await tap('Some verses bookmarked');
  await waitFor(async () =>
    expect([...(await marks(alice)).bookmarksByVerse.keys()].toSorted()).toEqual([16, 17]),
  );
  await tap('Some verses bookmarked');
  await waitFor(async () => expect((await marks(alice)).bookmarksByVerse.size).toBe(0));
  expect(button('Bookmark').getAttribute('aria-pressed')).toBe('false');
});

test('Learn adds the verses to the verses by heart once, and Undo removes them', async () => {
  const alice = await createMemoryContext();
  const learned = async () =>
    (await firstValueFrom(watchRecords(alice, 'memoryVerses'))).map(({ fields }) => fields);
  const { onClear } = open(alice, [16, 17]);
  await tap('Learn');
  expect(await screen.findByText('Added to your verses by heart')).toBeDefined();
  expect(onClear).toHaveBeenCalledOnce();
  expect(await learned()).toMatchObject([
    { verse: 16, end_verse: 17, reference: 'John 3:16–17', translation: 'KJV', language: 'en' },
  ]);
  await tap('Undo');
  await waitFor(async () => expect(await learned()).toEqual([]));
  await tap('Learn');
  await waitFor(async () => expect(await learned()).toHaveLength(1));
  await tap('Learn');
  expect(await screen.findByText('This verse is already in your list.')).toBeDefined();
  expect(await learned()).toHaveLength(1);
  // Once for each time when the verses were added.
  expect(onClear).toHaveBeenCalledTimes(2);
});

test('verses with a gap are not learnt, and the message says what to choose', async () => {
  const alice = await createMemoryContext();
  const { onClear } = open(alice, [16, 17, 18, 20]);
  await tap('Learn');
  expect(await screen.findByText('Choose up to 4 verses in a row.')).toBeDefined();
  expect(onClear).not.toHaveBeenCalled();
  expect(await firstValueFrom(watchRecords(alice, 'memoryVerses'))).toEqual([]);
});

test('a guest who learns a verse is offered to log in, and is then led to the list', async () => {
  const { onClear } = open(await guest(), [16]);
  await tap('Learn');
  expect(await screen.findByRole('dialog', { name: saveOfferTitle })).toBeDefined();
  expect(onClear).not.toHaveBeenCalled();
  expect(listPendingSaves()).toMatchObject([
    { kind: 'memory-verse', input: { reference: 'John 3:16' }, target: '/MemoryVerses' },
  ]);
  await tap('Not now');
  expect(listPendingSaves()).toEqual([]);
});

test('the mark of a guest is pending, with a login link that returns to the same verses', async () => {
  open(await guest(), [16, 17]);
  await tap('Highlight: Green');
  expect(
    within(screen.getByRole('dialog', { name: saveOfferTitle })).getByText('John 3:16–17'),
  ).toBeDefined();
  expect(listPendingSaves()).toMatchObject([{ kind: 'highlight', input: { color: 'green' } }]);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    `/login?from_url=${encodeURIComponent('/Bible/KJV/JHN/3/16-17')}`,
  );
  await tap('Not now');
  await tap('Bookmark');
  expect(screen.getByRole('dialog', { name: saveOfferTitle })).toBeDefined();
  expect(listPendingSaves()).toMatchObject([{ kind: 'bookmark', input: { verses: [16, 17] } }]);
  await tap('Not now');
  expect(listPendingSaves()).toEqual([]);
});

test('a guest writes a note, which is pending after Save', async () => {
  open(await guest(), [16]);
  await tap('Note');
  const editor = within(await screen.findByRole('dialog'));
  fireEvent.change(editor.getByLabelText('Your note'), { target: { value: 'Love' } });
  fireEvent.click(editor.getByRole('button', { name: 'Save' }));
  expect(
    within(screen.getByRole('dialog', { name: saveOfferTitle })).getByText('Love'),
  ).toBeDefined();
  const [save] = listPendingSaves();
  expect(save).toMatchObject({
    kind: 'note',
    input: { fields: { note_text: 'Love' }, pieces: [{ reference: 'John 3:16' }] },
    draft: { value: { note_text: 'Love', id: save?.id } },
    target: '/Bible/KJV/JHN/3/16',
  });
  await tap('Not now');
  expect(listPendingSaves()).toEqual([]);
});

test('a guest copies verses in text order without footnotes, with remembered options', async () => {
  const copied = stubClipboard();
  const data = await guest();
  const { onClear, unmount } = open(data, [20, 17, 16]);
  await tap('Copy');
  fireEvent.click(screen.getByRole('radio', { name: 'Before the text' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Verse numbers' }));
  const dialog = screen.getByRole('dialog', { name: 'Copy John 3:16–17, 20' });
  expect(dialog.querySelector('[lang="en"]')?.textContent).toContain('16 Words of 16.');
  await act(
    async () =>
      void fireEvent.click(
        [...dialog.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Copy',
        ) as HTMLElement,
      ),
  );
  expect(copied()).toBe(
    'John 3:16–17, 20 (KJV)\n16 Words of 16. 17 Words of 17. […] 20 Words of 20.',
  );
  expect(onClear).toHaveBeenCalledOnce();
  unmount();
  open(data, [18]);
  await tap('Copy');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Before the text' }).checked).toBe(
      true,
    ),
  );
});

test('above the copy limit of the licence the bar names the limit and copies nothing', async () => {
  const copied = stubClipboard();
  const manyVerses = Array.from({ length: 501 }, (_, verse) => ({
    verse: verse + 1,
    text: 'Words.',
  }));
  open(
    await guest(),
    manyVerses.map(({ verse }) => verse),
    { place: { ...place, translation: 'ESV' }, chapter: { ...chapter, verses: manyVerses } },
  );
  await tap('Share');
  expect(
    screen.getByText('You can copy up to 500 verses of this translation at a time. Select fewer.'),
  ).toBeDefined();
  expect(copied()).toBe('');
});

test('Share copies the text without a share menu; a closed menu shows no message', async () => {
  const copied = stubClipboard();
  const data = await guest();
  const { unmount } = open(data, [16]);
  await tap('Share');
  expect(copied()).toBe('Words of 16.\nJohn 3:16 (KJV)');
  await screen.findByText(/Text copied/);
  unmount();
  const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperties(navigator, {
    share: { configurable: true, value: share },
    canShare: { configurable: true, value: () => true },
  });
  const { onClear } = open(data, [16]);
  await tap('Share');
  expect(share).toHaveBeenCalledWith({
    title: 'John 3:16',
    text: 'Words of 16.\nJohn 3:16 (KJV)',
    url: 'http://localhost:3000/Bible/KJV/JHN/3/16',
  });
  expect([onClear.mock.calls.length, screen.queryByText(/Text copied/)]).toEqual([0, null]);
});

test('Pray, Related verses and Listen start from the selected verses', async () => {
  const onAloud = vi.fn();
  const { onCrossReferences } = open(await guest(), [17, 18], { onReadAloud: onAloud });
  await tap('Listen');
  await tap('Related verses');
  expect([onAloud.mock.calls, onCrossReferences.mock.calls]).toEqual([[[17]], [[17]]]);
  await tap('Pray');
  expect(
    screen.getByText(
      '{"request":"I want to pray about John 3:17–18.","verse":{"reference":"John 3:17–18","text":"Words of 17. Words of 18.","translation":"KJV"}}',
    ),
  ).toBeDefined();
});

test('there is no Listen button where reading aloud is not possible', async () => {
  open(await guest(), [16]);
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
});

test('Escape clears the selected verses, but not behind a dialog', async () => {
  const { onClear } = open(await guest(), [16]);
  await tap('Copy');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClear).not.toHaveBeenCalled();
  await tap('Cancel');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClear).toHaveBeenCalledOnce();
});

test('Tab moves between the verse and the selection bar, arrows between the tools', async () => {
  open(await guest(), [16]);
  const number = button('16');
  number.focus();
  fireEvent.keyDown(number, { key: 'Tab' });
  expect(document.activeElement).toBe(button('Highlight: Yellow'));
  fireEvent.keyDown(button('Highlight: Yellow'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(button('Highlight: Green'));
  fireEvent.keyDown(button('Highlight: Green'), { key: 'End' });
  expect(document.activeElement).toBe(button('Pray'));
  fireEvent.keyDown(button('Pray'), { key: 'Home' });
  fireEvent.keyDown(button('Highlight: Yellow'), { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(number);
});

test('selected verses are announced to screen readers in the language of the user', async () => {
  await changeTestLanguage('fr');
  open(await guest(), [16, 17]);
  expect(screen.getByText('Sélection : Jean 3.16-17. Les actions sont en bas.')).toBeDefined();
});
