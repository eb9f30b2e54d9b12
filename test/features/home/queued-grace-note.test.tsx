// Tests of queued grace notes, the consent for a model, and notes that another device changed.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { createGraceNote } from '../../../src/features/home/grace-note/data.ts';
import type { GraceNoteWithSource } from '../../../src/features/home/grace-note/data.ts';
import { watchQueuedGenerations } from '../../../src/features/generation/queue/queued-generations.ts';
import { watchRecords } from '../../../src/data/records/record.ts';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import {
  finishedGenerationRecordId,
  insertFinishedGeneration,
} from '../../support/stored-generation.ts';
import {
  createAlice,
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
const generated = {
  kind: 'grace_note',
  message: 'You are seen.',
  reflection: 'Who sees you?',
  verses: [],
  language: 'en',
  source: 'model',
} as const;

const request = { kind: 'grace_note', mood: 'weary', context: 'Tired.' };

test('without a model on the server, Home does not ask for consent', async () => {
  await openHome(await createAlice());
  await chooseMood('Weary');
  expect(screen.queryByText('Use AI for this?')).toBeNull();
});

test('with a model on the server, Home sends nothing before the user gives consent', async () => {
  const modelCall = vi.fn(async (): Promise<unknown> => ({}));
  const data = await enableModel(await createAlice(), modelCall);
  await data.userDatabase.activity.findOne('choice|model_grace_note').remove();
  await openHome(data);
  await chooseMood('Weary');
  expect(await screen.findByRole('region', { name: 'Use AI for this?' })).toBeTruthy();
  await pressButton('Get Encouragement');
  expect((await findGraceNote()).textContent).toContain('From Selah’s library');
  expect(modelCall).not.toHaveBeenCalled();
});

test('offline, a grace note can be queued for the model or composed on the device', async () => {
  const modelCall = vi.fn(async (): Promise<unknown> => ({}));
  const data = await enableModel(
    await createAlice({ online: new BehaviorSubject(false) }),
    modelCall,
  );
  await data.deviceDatabase.chapters.incrementalUpsert({
    id: 'model',
    kind: 'model',
    order: '',
    value: { offer: 'members' },
  });
  await openHome(data);
  await chooseMood('Weary');
  await writeContext('Tired.');
  await act(
    async () =>
      void fireEvent.click(
        await screen.findByRole('button', { name: /Use AI when I’m back online/ }),
      ),
  );
  expect(await screen.findByRole('heading', { name: 'Saved for later' })).toBeTruthy();
  expect(
    (await firstValueFrom(watchQueuedGenerations(data))).map((queued) => queued.request),
  ).toEqual([request]);
  expect(screen.queryByRole('textbox')).toBeNull();
  await chooseMood('Joyful');
  await pressButton('Get Encouragement');
  expect((await findGraceNote()).textContent).toContain('From Selah’s library, created offline');
  expect((await readNotes(data))[0]?.fields.source).toBe('device');
  expect(modelCall).not.toHaveBeenCalled();
});

test('a finished generation becomes one note for two taps and leaves the queue', async () => {
  const data = await createAlice();
  await insertFinishedGeneration(data, { request, made: generated });
  await openHome(data);
  const generations = await screen.findByRole('region', { name: 'Saved for later' });
  const read = within(generations).getByRole('button', { name: 'Read' });
  await act(async () => {
    fireEvent.click(read);
    fireEvent.click(read);
  });
  expect((await findGraceNote()).textContent).toContain('You are seen.');
  expect(
    (await readNotes(data)).map(({ fields }) => [
      fields.mood,
      fields.context_tag,
      fields.message,
      fields.source,
    ]),
  ).toEqual([['weary', 'Tired.', 'You are seen.', 'model']]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
});

test('a finished generation that cannot be removed makes one note for all openings', async () => {
  const data = await createAlice();
  await insertFinishedGeneration(data, { request, made: generated });
  const find = data.userDatabase.activity.findOne.bind(data.userDatabase.activity);
  vi.spyOn(data.userDatabase.activity, 'findOne').mockImplementation((query) => {
    if (query === finishedGenerationRecordId) throw new Error('broken');
    return find(query);
  });
  for (const times of [1, 2]) {
    await openHome(data);
    await pressButton('Read');
    expect((await findGraceNote()).textContent).toContain('You are seen.');
    expect(await readNotes(data), String(times)).toHaveLength(1);
    expect(await firstValueFrom(watchQueuedGenerations(data))).toHaveLength(1);
    cleanup();
  }
  vi.restoreAllMocks();
});

test('a finished generation stays in the queue when its note cannot be saved', async () => {
  const data = await createAlice();
  await insertFinishedGeneration(data, { request, made: generated });
  vi.spyOn(data.userDatabase.graceNotes, 'insertIfNotExists').mockRejectedValue(
    new Error('broken'),
  );
  await openHome(data);
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Read' })));
  expect((await findGraceNote()).textContent).toContain('You are seen.');
  expect(await firstValueFrom(watchQueuedGenerations(data))).toHaveLength(1);
  vi.restoreAllMocks();
});

test("an expired log-in is reported, and Selah's own text needs no log-in", async () => {
  const data = await enableModel(await createAlice(), () =>
    Promise.reject(new BackendError('ended', { status: 401 })),
  );
  await openHome(data);
  await chooseMood('Seeking');
  await pressButton('Get Encouragement');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Unable to generate grace note.*You’ve been logged out/,
  );
});

test('a previous version from a merge is shown below the note and can be restored', async () => {
  const data = await createAlice();
  const date = new Date().toISOString().slice(0, 10);
  const id = await createGraceNote(data, {
    date,
    mood: 'weary',
    context_tag: '',
    language: 'en',
    message: 'New words.',
    verses: [],
    reflection: '',
    source: 'model',
  });
  const doc = await data.userDatabase.graceNotes.findOne(id).exec();
  await doc?.incrementalModify((now) => ({
    ...now,
    record: { ...now.record, earlier_wordings: [{ field: 'message', text: 'Older words.' }] },
  }));
  await openHome(data, `/Home#${id}`);
  expect((await findGraceNote()).textContent).toContain('Older words.');
  await pressButton('Restore');
  await waitFor(async () =>
    expect((await readNotes(data))[0]?.fields.message).toBe('Older words.'),
  );
});

test('model text is shown as plain text, even if it looks like HTML or Markdown', async () => {
  const data = await createAlice();
  const id = await createGraceNote(data, {
    date: '2024-01-01',
    mood: 'weary',
    context_tag: '<img src=x onerror=alert(1)>',
    language: 'en',
    message: '<b>Bold</b> **words**',
    verses: [],
    reflection: '',
    source: 'model',
  });
  await openHome(data, `/Home#${id}`);
  const note = await findGraceNote();
  expect(note.textContent).toContain('<b>Bold</b> **words**');
  expect(note.querySelector('img, b')).toBeNull();
});
