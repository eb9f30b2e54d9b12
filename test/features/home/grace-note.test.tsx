// Tests of the Daily Grace Note from the choice of a mood to the note: generated once, saved at
// once, and its failures.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { createGraceNote } from '../../../src/features/home/grace-note/data.ts';
import type { GraceNoteWithSource } from '../../../src/features/home/grace-note/data.ts';
import { watchRecords } from '../../../src/data/records/record.ts';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import {
  createAlice,
  getContextField,
  chooseMood,
  findGraceNote,
  openHome,
  pressButton,
  writeContext,
  enableModel,
} from './home-page-setup.tsx';

afterEach(discardUnwrittenDrafts);

const readNotes = (data: DataContext) =>
  firstValueFrom(watchRecords<GraceNoteWithSource>(data, 'graceNotes'));
const get = () => pressButton('Get Encouragement');
const failed =
  'Unable to generate grace note. Please check your internet connection and try again.';
const goodAnswer = {
  message:
    'It is good that you say how tired you are, because God meets you where you are and does not ask you to be stronger than you are today.',
  verses: [{ reference: 'Matthew 11:28', text: 'Whatever the model says.' }],
  reflection: 'Where could you let another person carry a part of it today?',
};

test('the form asks for a mood first, and for the context only after it', async () => {
  await openHome(await createAlice());
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Get Encouragement' })).toBeNull();
  await chooseMood('Weary');
  expect(getContextField().value).toBe('');
  expect(screen.getByRole('button', { name: 'Get Encouragement' })).toBeTruthy();
});

test('a new grace note shows verses, reflection and source, and is saved at once', async () => {
  const data = await createAlice();
  await openHome(data);
  await chooseMood('Weary');
  await writeContext('A long week at the hospital.');
  await get();
  const note = await findGraceNote();
  const [firstNote, ...otherNotes] = await readNotes(data);
  expect(otherNotes).toEqual([]);
  expect(firstNote?.fields).toMatchObject({
    mood: 'weary',
    context_tag: 'A long week at the hospital.',
    language: 'en',
    source: 'composer',
  });
  expect(note.textContent).toContain(firstNote?.fields.message);
  expect(note.textContent).toContain(firstNote?.fields.reflection);
  expect(note.textContent).toContain('From Selah’s library');
  expect(within(note).getAllByRole('blockquote').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(
    within(note).getByRole('heading', { name: 'Your note for today' }),
  );
  expect(screen.getByRole('region', { name: 'My Day' })).toBeTruthy();
});

test('two taps make one note', async () => {
  const data = await createAlice();
  await openHome(data);
  await chooseMood('Joyful');
  const button = screen.getByRole('button', { name: 'Get Encouragement' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await findGraceNote();
  expect(await readNotes(data)).toHaveLength(1);
});

test('the context draft is kept when the user leaves, and deleted with a new note', async () => {
  const data = await createAlice();
  const { unmount } = await openHome(data);
  await chooseMood('Seeking');
  await writeContext('Which way?');
  unmount();
  const again = await openHome(data);
  expect(getContextField().value).toBe('Which way?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Seeking/ }).checked).toBe(true);
  await get();
  await findGraceNote();
  await pressButton('Get New Note');
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  again.unmount();
  expect(Object.keys(localStorage).filter((name) => name.includes('grace_draft'))).toEqual([]);
});

test('during a generation the button is disabled, and Cancel stops the generation', async () => {
  const data = await enableModel(await createAlice(), () => new Promise(() => {}));
  await openHome(data);
  await chooseMood('Peaceful');
  await get();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Writing your note…' }).disabled,
  ).toBe(true);
  await pressButton('Cancel');
  expect(await screen.findByRole('button', { name: 'Get Encouragement' })).toBeTruthy();
  expect(await readNotes(data)).toEqual([]);
});

test('a failure shows the specified message, and Retry sends the same text again', async () => {
  const modelCall = vi
    .fn(async (): Promise<unknown> => goodAnswer)
    .mockRejectedValueOnce(new BackendError('broken', { status: 500 }));
  const data = await enableModel(await createAlice(), modelCall);
  await openHome(data);
  await chooseMood('Weary');
  await writeContext('Tired.');
  await get();
  expect((await screen.findByRole('alert')).textContent).toContain(failed);
  expect(getContextField().value).toBe('Tired.');
  await pressButton('Retry');
  const note = await findGraceNote();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(modelCall).toHaveBeenCalledTimes(2);
  expect(note.textContent).toContain(goodAnswer.message);
  expect(note.textContent).toContain('Come unto me, all ye that labour');
  expect(note.textContent).not.toContain('Whatever the model says.');
  expect((await readNotes(data))[0]?.fields.source).toBe('model');
});

test('after a failure “Use Selah’s texts” composes a note', async () => {
  const data = await enableModel(await createAlice(), () =>
    Promise.reject(new BackendError('spent', { status: 402 })),
  );
  await openHome(data);
  await chooseMood('Weary');
  await get();
  await screen.findByRole('alert');
  await pressButton('Use Selah’s texts');
  expect((await findGraceNote()).textContent).toContain('From Selah’s library');
});

test('the user is asked once whether a note helped; the answer survives a reload', async () => {
  const data = await createAlice();
  const { unmount } = await openHome(data);
  await chooseMood('Joyful');
  await get();
  await findGraceNote();
  await pressButton('Yes');
  await waitFor(() => expect(screen.queryByText('Was this note helpful?')).toBeNull());
  expect(screen.getByText('Thank you. Your answer stays private.')).toBeTruthy();
  unmount();
  await openHome(data);
  await findGraceNote();
  await waitFor(() => expect(screen.queryByText('Was this note helpful?')).toBeNull());
});

test('of several notes the newest shows, and the others of today are one tap away', async () => {
  const data = await createAlice();
  await openHome(data);
  await chooseMood('Joyful');
  await get();
  await findGraceNote();
  await pressButton('Get New Note');
  await chooseMood('Weary');
  await get();
  const second = await findGraceNote();
  expect(second.textContent).toContain('Weary');
  const otherNotes = screen.getByRole('region', { name: 'Other notes from today' });
  await act(
    async () => void fireEvent.click(within(otherNotes).getByRole('button', { name: /Joyful/ })),
  );
  expect((await findGraceNote()).textContent).toContain('Joyful');
  expect(await readNotes(data)).toHaveLength(2);
});

test('“Back to today” returns from the form for a new note to the note of today', async () => {
  const data = await createAlice();
  await openHome(data);
  await chooseMood('Joyful');
  await get();
  await findGraceNote();
  await pressButton('Get New Note');
  expect(document.activeElement?.textContent).toBe('Daily Grace Note');
  await pressButton('Back to today');
  expect((await findGraceNote()).textContent).toContain('Joyful');
});

test('Undo restores a deleted note', async () => {
  const data = await createAlice();
  await openHome(data);
  await chooseMood('Joyful');
  await get();
  await findGraceNote();
  await pressButton('Delete note');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  await pressButton('Undo');
  expect((await findGraceNote()).textContent).toContain('Joyful');
});

test('a note that cannot be saved is shown with a message about the full storage', async () => {
  const data = await createAlice();
  vi.spyOn(data.userDatabase.graceNotes, 'insertIfNotExists').mockRejectedValue(
    new DOMException('full', 'QuotaExceededError'),
  );
  await openHome(data);
  await chooseMood('Weary');
  await writeContext('Tired.');
  await get();
  expect((await findGraceNote()).textContent).toContain('Your note for today');
  expect(screen.getByText(/The note couldn’t be saved\. This device is full/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete note' })).toBeNull();
  vi.restoreAllMocks();
  await pressButton('Get New Note');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

test('a URL opens a note of any day, with a link back to today', async () => {
  const data = await createAlice();
  const id = await createGraceNote(data, {
    date: '2024-02-29',
    mood: 'peaceful',
    context_tag: '',
    language: 'en',
    message: 'Be still.',
    verses: [],
    reflection: '',
    source: 'model',
  });
  const { router } = await openHome(data, `/Home#${id}`);
  const note = await findGraceNote();
  expect(note.id).toBe(id);
  expect(
    within(note).getByRole('heading', { name: 'Your note from February 29, 2024' }),
  ).toBeTruthy();
  await pressButton('Back to today');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(router.state.location.hash).toBe('');
});

test('a context with signs of danger gets the help note and is not sent to a model', async () => {
  const modelCall = vi.fn(async (): Promise<unknown> => goodAnswer);
  const data = await enableModel(await createAlice(), modelCall);
  await openHome(data);
  await chooseMood('Weary');
  await writeContext('I want to kill myself.');
  await get();
  expect(within(await findGraceNote()).getByRole('note').textContent).toContain(
    'You are not alone.',
  );
  expect(modelCall).not.toHaveBeenCalled();
});

test('a context of 100,000 characters with direction marks and emoji is unchanged', async () => {
  const data = await createAlice();
  await openHome(data);
  const longText = `\u202e${'🕊️ سلام '.repeat(11_000)}`.slice(0, 100_000).trim();
  await chooseMood('Peaceful');
  await writeContext(longText);
  await get();
  await findGraceNote();
  expect((await readNotes(data))[0]?.fields.context_tag).toBe(longText.trim());
});
