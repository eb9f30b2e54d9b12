// Tests of the note editor for one or more verses, with real records: new and changed notes, undo,
// separate notes, and drafts.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { watchChapterMarks } from '../../../../src/features/bible/notes/chapter-marks.ts';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { DataProvider, useLiveQuery } from '../../../../src/data/data-provider.tsx';
import { NoteEditor } from '../../../../src/features/bible/notes/note-editor.tsx';
import { discardUnwrittenDrafts } from '../../../../src/platform/storage/drafts.ts';
import { saveTestNote } from '../../../support/save-note.ts';
import { createMemoryContext } from '../../../support/memory-databases.ts';
import { renderWithProviders } from '../../../support/render.tsx';

const place = { translation: 'KJV', book: 'JHN', chapter: 3 };
const verses = [16, 17, 18, 20].map((verse) => ({ verse, text: `Words of ${verse}.` }));
const chapter: Chapter = { ...place, language: 'en', verses, items: [] };

afterEach(discardUnwrittenDrafts);

function open(data: DataContext, selectedVerses: readonly number[], where = place) {
  const events = { onClose: vi.fn() };
  function EditorUnderTest() {
    const marks = useLiveQuery('marks', (from) =>
      watchChapterMarks(from, where.translation, where.book, where.chapter),
    );
    return marks ? (
      <NoteEditor
        place={where}
        chapter={{ ...chapter, ...where }}
        verses={selectedVerses}
        marks={marks}
        {...events}
      />
    ) : null;
  }
  return {
    ...events,
    ...renderWithProviders(
      <DataProvider data={data}>
        <EditorUnderTest />
      </DataProvider>,
    ),
  };
}

function saveNote(
  data: DataContext,
  from: number,
  to: number,
  note_text: string,
  highlight_color: HighlightColor = 'none',
) {
  const end = to > from ? { end_chapter: 3, end_verse: to } : {};
  return saveTestNote(data, {
    ...place,
    verse: from,
    ...end,
    reference: 'John',
    note_text,
    highlight_color,
    language: 'en',
  });
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
const chosenColor = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const save = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
const texts = async (data: DataContext) =>
  (await firstValueFrom(watchChapterMarks(data, 'KJV', 'JHN', 3))).notes
    .map(
      ({ note, verses: noteVerses }) =>
        `${noteVerses.join(',')} ${note.fields.note_text} ${note.fields.highlight_color}`,
    )
    .toSorted();

test('a new note is yellow; undo removes the note and restores its text to the form', async () => {
  const alice = await createMemoryContext();
  const { onClose, unmount } = open(alice, [16, 17]);
  expect([(await box()).value, chosenColor()]).toEqual(['', 'yellow']);
  expect(
    screen.getByRole('dialog', { name: 'John 3:16–17' }).querySelector('blockquote')?.textContent,
  ).toBe('Words of 16. Words of 17.');
  fireEvent.change(await box(), { target: { value: 'Given.' } });
  await save();
  expect(onClose).toHaveBeenCalledOnce();
  expect(await texts(alice)).toEqual(['16,17 Given. yellow']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await texts(alice)).toEqual([]));
  unmount();
  open(alice, [16, 17]);
  expect((await box()).value).toBe('Given.');
});

test('the editor shows the text and the colour of an existing note', async () => {
  const alice = await createMemoryContext();
  await saveNote(alice, 16, 16, 'So loved.', 'pink');
  open(alice, [16]);
  expect([(await box()).value, chosenColor()]).toEqual(['So loved.', 'pink']);
});

test('note text written on a highlight is saved in the record of the highlight', async () => {
  const alice = await createMemoryContext();
  await saveNote(alice, 16, 17, '', 'blue');
  open(alice, [16, 17]);
  expect([(await box()).value, chosenColor()]).toEqual(['', 'blue']);
  fireEvent.change(await box(), { target: { value: 'Sent.' } });
  await save();
  expect(await texts(alice)).toEqual(['16,17 Sent. blue']);
});

test('from a note on several verses the user can start a separate note on one verse', async () => {
  const alice = await createMemoryContext();
  await saveNote(alice, 16, 18, 'Of three verses.', 'green');
  open(alice, [17]);
  expect((await box()).value).toBe('Of three verses.');
  expect(screen.getByRole('dialog', { name: 'John 3:16–18' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'New note on John 3:17' }));
  expect([(await box()).value, chosenColor()]).toEqual(['', 'green']);
  expect(
    within(screen.getByRole('dialog', { name: 'John 3:17' })).getByRole('button', {
      name: /John 3:16–18\s*Of three verses/,
    }),
  ).toBeDefined();
  fireEvent.change(await box(), { target: { value: 'Of this one.' } });
  await save();
  expect(await texts(alice)).toEqual(['16,17,18 Of three verses. green', '17 Of this one. green']);
});

test('for verses with a gap the editor announces two notes', async () => {
  const alice = await createMemoryContext();
  open(alice, [16, 20]);
  expect((await screen.findByText(/2 notes with the same text/)).textContent).toContain(
    'not consecutive',
  );
  fireEvent.change(await box(), { target: { value: 'Light.' } });
  await save();
  expect(await texts(alice)).toEqual(['16 Light. yellow', '20 Light. yellow']);
});

test('a draft from one translation is found on its verse in another translation', async () => {
  const alice = await createMemoryContext();
  const psalm = (translation: string) => ({ translation, book: 'PSA', chapter: 51 });
  const { unmount } = open(alice, [3], psalm('FRLSG'));
  fireEvent.change(await box(), { target: { value: 'Aie pitié' } });
  unmount();
  open(alice, [1], psalm('KJV')).unmount();
  const otherEditor = open(alice, [3], psalm('KJV'));
  expect((await box()).value).toBe('');
  otherEditor.unmount();
  open(alice, [1], psalm('KJV'));
  expect((await box()).value).toBe('Aie pitié');
});

test('a note on an unmapped verse is saved; unsaved note text stays in the form', async () => {
  const alice = await createMemoryContext();
  const psalm = { translation: 'OSTX', book: 'PSA', chapter: 62 };
  const { unmount } = open(alice, [13], psalm);
  fireEvent.change(await box(), { target: { value: 'Kept.' } });
  await save();
  const { notes } = await firstValueFrom(watchChapterMarks(alice, 'OSTX', 'PSA', 62));
  expect(notes.map(({ note, verses: noteVerses }) => [note.fields.note_text, noteVerses])).toEqual([
    ['Kept.', [13]],
  ]);
  unmount();
  const { onClose } = open(alice, [177], psalm);
  fireEvent.change(await box(), { target: { value: 'Not lost.' } });
  await save();
  expect(onClose).not.toHaveBeenCalled();
  expect((await box()).value).toBe('Not lost.');
  expect(screen.queryByText('Note saved')).toBeNull();
});
