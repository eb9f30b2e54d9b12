// Grace notes on the device: one for each sheet, found by their day, taken away and brought back.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { addGraceNote, answerHelpful, graceNoteNamed, graceNotesOf, graceNotesToday, helpfulness, removeGraceNote, restoreGraceNote } from '../../src/data/grace-notes.ts';
import type { GraceNoteDraft } from '../../src/data/grace-notes.ts';
import { newId, NotKept } from '../../src/data/record.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeHomes();
});

function aNote(changes: Partial<GraceNoteDraft> = {}): GraceNoteDraft {
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

test('a note is kept whole, under its day, and the server is told', async () => {
  const data = await aliceAtHome();
  const id = await addGraceNote(data, aNote());
  const [note] = await firstValueFrom(graceNotesOf(data, '2026-11-22'));
  expect(note?.id).toBe(id);
  expect(note?.fields).toMatchObject({ ...aNote(), user_email: 'alice@example.org' });
  expect(note?.sync).toEqual({ kind: 'waiting' });
  expect(data.synced).toBe(1);
});

test('the same sheet, kept twice, is one note', async () => {
  const data = await aliceAtHome();
  const id = newId();
  await Promise.all([addGraceNote(data, aNote(), id), addGraceNote(data, aNote(), id)]);
  expect(await firstValueFrom(graceNotesOf(data, '2026-11-22'))).toHaveLength(1);
});

test('several on a day: the newest first, and no other day among them', async () => {
  const data = await aliceAtHome();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T07:00:00Z') });
  await addGraceNote(data, aNote({ message: 'first' }));
  vi.setSystemTime(Date.parse('2026-11-22T08:00:00Z'));
  await addGraceNote(data, aNote({ message: 'second' }));
  await addGraceNote(data, aNote({ message: 'yesterday', date: '2026-11-21' }));
  const notes = await firstValueFrom(graceNotesOf(data, '2026-11-22'));
  expect(notes.map(({ fields }) => fields.message)).toEqual(['second', 'first']);
});

test('a day is found by its index, not by reading all', async () => {
  const data = await aliceAtHome();
  const query = data.personal.graceNotes.find({ selector: { ref: '2026-11-22', removed: false }, sort: [{ order: 'asc' }] });
  const { index, sortSatisfiedByIndex } = query.getPreparedQuery().queryPlan;
  expect(index).toContain('ref');
  expect(sortSatisfiedByIndex).toBe(true);
});

test('today is the person’s own day, and another one from the hour at which it begins', async () => {
  const data = await aliceAtHome();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9) });
  await addGraceNote(data, aNote());
  expect(await firstValueFrom(graceNotesToday(data))).toMatchObject({ day: '2026-11-22', notes: [{ fields: { mood: 'weary' } }] });
  vi.setSystemTime(new Date(2026, 10, 23, 9));
  expect(await firstValueFrom(graceNotesToday(data))).toEqual({ day: '2026-11-23', notes: [] });
});

test('removed it is gone from every list and address; undone it is back', async () => {
  const data = await aliceAtHome();
  const id = await addGraceNote(data, aNote());
  await removeGraceNote(data, id);
  expect(await firstValueFrom(graceNotesOf(data, '2026-11-22'))).toEqual([]);
  expect(await firstValueFrom(graceNoteNamed(data, id))).toBeNull();
  await restoreGraceNote(data, id);
  expect((await firstValueFrom(graceNoteNamed(data, id)))?.id).toBe(id);
});

test('an address that names nothing finds nothing', async () => {
  const data = await aliceAtHome();
  expect(await firstValueFrom(graceNoteNamed(data, ''))).toBeNull();
  expect(await firstValueFrom(graceNoteNamed(data, 'x'.repeat(5_000)))).toBeNull();
});

test('whether it helped stays on this device: nothing waits for the server', async () => {
  const data = await aliceAtHome();
  const id = await addGraceNote(data, aNote());
  const before = data.synced;
  await answerHelpful(data, id, 'no');
  await answerHelpful(data, id, 'yes');
  expect(await firstValueFrom(helpfulness(data, id))).toBe('yes');
  expect(await firstValueFrom(helpfulness(data, newId()))).toBeNull();
  expect(data.synced).toBe(before);
  expect((await firstValueFrom(graceNoteNamed(data, id)))?.fields).not.toHaveProperty('helpful');
});

test('a device that would not keep it says so', async () => {
  const data = await aliceAtHome();
  vi.spyOn(data.personal.graceNotes, 'insertIfNotExists').mockRejectedValue(new Error('the disk is broken'));
  await expect(addGraceNote(data, aNote())).rejects.toThrow(NotKept);
});
