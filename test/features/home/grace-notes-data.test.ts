// Tests of the data functions of grace notes: one note per form, notes by day and URL, removal and
// undo, and helpfulness answers.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createGraceNote,
  saveHelpfulness,
  watchGraceNote,
  watchGraceNotes,
  watchTodaysGraceNotes,
  watchHelpfulness,
  removeGraceNote,
  restoreGraceNote,
} from '../../../src/features/home/grace-note/data.ts';
import type { GraceNoteInput } from '../../../src/features/home/grace-note/data.ts';
import { createRecordId, StorageWriteError } from '../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeContexts();
});

function buildNote(changes: Partial<GraceNoteInput> = {}): GraceNoteInput {
  return {
    date: '2026-11-22',
    mood: 'weary',
    context_tag: 'a long week',
    language: 'en',
    message: 'Rest is not a reward.',
    verses: [{ reference: 'Matthew 11:28', text: 'Come unto me', translation: 'KJV' }],
    reflection: 'Where can you stop today?',
    source: 'composer',
    ...changes,
  };
}

test('a note is saved with all fields under its day and is pending for sync', async () => {
  const data = await createAliceContext();
  const id = await createGraceNote(data, buildNote());
  const [note] = await firstValueFrom(watchGraceNotes(data, '2026-11-22'));
  expect(note?.id).toBe(id);
  expect(note?.fields).toMatchObject({ ...buildNote(), user_email: 'alice@example.org' });
  expect(note?.sync).toEqual({ kind: 'waiting' });
  expect(data.syncCount).toBe(1);
});

test('the same form saved twice makes one note', async () => {
  const data = await createAliceContext();
  const id = createRecordId();
  await Promise.all([
    createGraceNote(data, buildNote(), id),
    createGraceNote(data, buildNote(), id),
  ]);
  expect(await firstValueFrom(watchGraceNotes(data, '2026-11-22'))).toHaveLength(1);
});

test('the notes of a day are listed newest first, without notes of other days', async () => {
  const data = await createAliceContext();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T07:00:00Z') });
  await createGraceNote(data, buildNote({ message: 'first' }));
  vi.setSystemTime(Date.parse('2026-11-22T08:00:00Z'));
  await createGraceNote(data, buildNote({ message: 'second' }));
  await createGraceNote(data, buildNote({ message: 'yesterday', date: '2026-11-21' }));
  const notes = await firstValueFrom(watchGraceNotes(data, '2026-11-22'));
  expect(notes.map(({ fields }) => fields.message)).toEqual(['second', 'first']);
});

test('the notes of a day are found by an index', async () => {
  const data = await createAliceContext();
  const query = data.userDatabase.graceNotes.find({
    selector: { ref: '2026-11-22', removed: false },
    sort: [{ order: 'asc' }],
  });
  const { index, sortSatisfiedByIndex } = query.getPreparedQuery().queryPlan;
  expect(index).toContain('ref');
  expect(sortSatisfiedByIndex).toBe(true);
});

test('today’s notes follow the user’s own day and are empty when a new day begins', async () => {
  const data = await createAliceContext();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9) });
  await createGraceNote(data, buildNote());
  expect(await firstValueFrom(watchTodaysGraceNotes(data))).toMatchObject({
    day: '2026-11-22',
    notes: [{ fields: { mood: 'weary' } }],
  });
  vi.setSystemTime(new Date(2026, 10, 23, 9));
  expect(await firstValueFrom(watchTodaysGraceNotes(data))).toEqual({
    day: '2026-11-23',
    notes: [],
  });
});

test('a removed note disappears from every list and URL, and undo restores it', async () => {
  const data = await createAliceContext();
  const id = await createGraceNote(data, buildNote());
  await removeGraceNote(data, id);
  expect(await firstValueFrom(watchGraceNotes(data, '2026-11-22'))).toEqual([]);
  expect(await firstValueFrom(watchGraceNote(data, id))).toBeNull();
  await restoreGraceNote(data, id);
  expect((await firstValueFrom(watchGraceNote(data, id)))?.id).toBe(id);
});

test('an address without a valid id finds no note', async () => {
  const data = await createAliceContext();
  expect(await firstValueFrom(watchGraceNote(data, ''))).toBeNull();
  expect(await firstValueFrom(watchGraceNote(data, 'x'.repeat(5_000)))).toBeNull();
});

test('the answer whether a note helped stays on this device and is not synced', async () => {
  const data = await createAliceContext();
  const id = await createGraceNote(data, buildNote());
  const before = data.syncCount;
  await saveHelpfulness(data, id, 'no');
  await saveHelpfulness(data, id, 'yes');
  expect(await firstValueFrom(watchHelpfulness(data, id))).toBe('yes');
  expect(await firstValueFrom(watchHelpfulness(data, createRecordId()))).toBeNull();
  expect(data.syncCount).toBe(before);
  expect((await firstValueFrom(watchGraceNote(data, id)))?.fields).not.toHaveProperty('helpful');
});

test('a note that cannot be stored throws StorageWriteError', async () => {
  const data = await createAliceContext();
  vi.spyOn(data.userDatabase.graceNotes, 'insertIfNotExists').mockRejectedValue(
    new Error('the disk is broken'),
  );
  await expect(createGraceNote(data, buildNote())).rejects.toThrow(StorageWriteError);
});
