// Tests of prayer notes and prayer edits: no text of a user is lost, on one device or between
// devices.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { mergeRecord } from '../../../replication/merge.ts';
import { maxPrayerUpdates, type Prayer, prayerSchema } from '../../../schemas/entities/prayer.ts';
import {
  addPrayerNote,
  canAddPrayerNote,
  removePrayerNote,
  editPrayerNote,
  undoEditPrayerNote,
  listPrayerNotes,
} from '../../../src/data/records/prayer-notes.ts';
import {
  createPrayer,
  markPrayerAnswered,
  updatePrayer,
  removePrayer,
  reopenPrayer,
  restorePrayer,
  revertPrayer,
  watchPrayers,
} from '../../../src/features/prayer/data.ts';
import { StorageWriteError } from '../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

const draft = {
  request: 'For my mother',
  prayer_text: 'Lord, be with her.',
  verses: [],
  category: 'family',
  language: 'en',
  source: 'composer',
} as const;
const note = (id: string, date: string, text = id) => ({ id, date, text });

async function createPrayerWithNote() {
  const alice = await createAliceContext();
  const id = await createPrayer(alice, { ...draft, verses: [] });
  const fields = async (): Promise<Prayer> => {
    const [prayer] = await firstValueFrom(watchPrayers(alice));
    if (!prayer) throw new Error('the prayer is gone');
    return prayer.fields;
  };
  return { alice, id, fields };
}

test('prayer notes are sorted by day and order; a note added twice counts once', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  await addPrayerNote(alice, id, note('c', '2026-03-01'));
  await addPrayerNote(alice, id, note('a', '2026-01-01'));
  await addPrayerNote(alice, id, note('b', '2026-01-01'));
  await addPrayerNote(alice, id, note('b', '2026-01-01'));
  expect(listPrayerNotes(await fields()).map((firstNote) => firstNote.id)).toEqual(['a', 'b', 'c']);
});

test('a prayer note can be removed and restored, even beside another version', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  const [firstNote, secondNote] = [
    note('a', '2026-01-01', 'one wording'),
    note('a', '2026-01-01', 'another'),
  ];
  await alice.userDatabase.prayers
    .findOne(id)
    .exec()
    .then((doc) =>
      doc?.incrementalModify((now) => ({
        ...now,
        record: { ...now.record, updates: [firstNote, secondNote] },
      })),
    );
  await removePrayerNote(alice, id, firstNote);
  expect(listPrayerNotes(await fields())).toEqual([secondNote]);
  await removePrayerNote(alice, id, secondNote);
  await addPrayerNote(alice, id, secondNote);
  expect(listPrayerNotes(await fields())).toEqual([secondNote]);
});

test('a note for a missing prayer fails with the reason “missing”', async () => {
  const { alice } = await createPrayerWithNote();
  await expect(addPrayerNote(alice, 'no-such-user', note('a', '2026-01-01'))).rejects.toMatchObject(
    {
      reason: 'missing',
    } satisfies Partial<StorageWriteError>,
  );
});

test('[R23] notes of two devices merge, even two full lists', () => {
  const buildNotes = (name: string) =>
    Array.from({ length: maxPrayerUpdates }, (_, at) => note(`${name}${at}`, '2026-01-01'));
  const base = { ...draft, client_id: 'x', title: 't', updates: [] };
  const merged = mergeRecord(prayerSchema, {
    base,
    mine: { ...base, updates: buildNotes('mine') },
    theirs: { ...base, updates: buildNotes('theirs') },
    echoes: [],
  });
  expect(merged['updates']).toHaveLength(2 * maxPrayerUpdates);
  expect(canAddPrayerNote({ updates: buildNotes('mine') })).toBe(false);
  expect(canAddPrayerNote({ updates: buildNotes('mine').slice(1) })).toBe(true);
  expect(canAddPrayerNote({})).toBe(true);
});

test('the prayer title follows the request; a prayer edited by hand has no source', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  const before = await fields();
  const changes = {
    request: `For my mother and ${'all of us '.repeat(9)}`,
    prayer_text: 'Lord, be with us.',
  };
  await updatePrayer(alice, id, changes, {
    request: draft.request,
    prayer_text: draft.prayer_text,
  });
  expect(await fields()).toMatchObject({
    title: 'For my mother and all of us all of us all of us al',
    source: null,
  });
  expect(await fields()).not.toHaveProperty('earlier_wordings');
  await revertPrayer(alice, id, before, changes);
  expect(await fields()).toMatchObject({
    title: 'For my mother',
    request: draft.request,
    prayer_text: draft.prayer_text,
    source: 'composer',
  });
});

test('a changed category changes neither title nor source of a prayer', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  await updatePrayer(alice, id, { category: 'health' });
  expect(await fields()).toMatchObject({
    title: 'For my mother',
    source: 'composer',
    category: 'health',
  });
});

test('[R29] a text that arrives during an edit is kept as a previous version', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  await updatePrayer(
    alice,
    id,
    { prayer_text: 'From another device.' },
    { prayer_text: draft.prayer_text },
  );
  await updatePrayer(
    alice,
    id,
    { prayer_text: 'From this one.' },
    { prayer_text: draft.prayer_text },
  );
  expect(await fields()).toMatchObject({
    prayer_text: 'From this one.',
    earlier_wordings: [{ field: 'prayer_text', text: 'From another device.' }],
  });
});

test('an answered prayer has a date, which can be changed, and can be reopened', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  await markPrayerAnswered(alice, id, '2026-11-22');
  await markPrayerAnswered(alice, id, '2026-11-02');
  expect(await fields()).toMatchObject({ is_answered: true, answered_date: '2026-11-02' });
  await reopenPrayer(alice, id);
  expect(await fields()).toMatchObject({ is_answered: false, answered_date: null });
});

test('a restored prayer has its notes again', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  await addPrayerNote(alice, id, note('a', '2026-01-01'));
  await removePrayer(alice, id);
  expect(await firstValueFrom(watchPrayers(alice))).toEqual([]);
  await restorePrayer(alice, id);
  expect(listPrayerNotes(await fields())).toHaveLength(1);
});

test('a failing storage rejects a prayer edit, and the prayer stays unchanged', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  const spy = vi.spyOn(alice.userDatabase.prayers, 'findOne').mockImplementation(() => {
    throw new Error('broken disk');
  });
  await expect(updatePrayer(alice, id, { category: 'work' })).rejects.toBeInstanceOf(
    StorageWriteError,
  );
  spy.mockRestore();
  expect((await fields()).category).toBe('family');
});

test('an edited note keeps its day and previous texts; undo restores the note', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  const first = note('a', '2026-01-01', 'She is ill');
  await addPrayerNote(alice, id, first);
  await addPrayerNote(alice, id, note('b', '2026-01-01'));
  await editPrayerNote(alice, id, first, 'She is in hospital');
  const [second] = listPrayerNotes(await fields());
  expect(second).toEqual({ ...first, text: 'She is in hospital', earlier: ['She is ill'] });
  await editPrayerNote(alice, id, second ?? first, 'She is at home again');
  expect(listPrayerNotes(await fields())).toMatchObject([
    { id: 'a', text: 'She is at home again', earlier: ['She is in hospital', 'She is ill'] },
    { id: 'b' },
  ]);
  await undoEditPrayerNote(alice, id, second ?? first, 'She is at home again');
  expect(listPrayerNotes(await fields()).filter((firstNote) => firstNote.id === 'a')).toEqual([
    second,
  ]);
});

test('[R23] the previous texts of a note do not return as separate notes in a merge', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  const old = note('a', '2026-01-01', 'She is ill');
  const reworded = { ...old, text: 'She is well', earlier: ['She is ill'] };
  const base = { ...draft, client_id: 'x', title: 't', updates: [old] };
  const merged = mergeRecord(prayerSchema, {
    base,
    mine: { ...base, updates: [reworded] },
    theirs: { ...base, updates: [old, note('b', '2026-01-02')] },
    echoes: [],
  });
  await alice.userDatabase.prayers
    .findOne(id)
    .exec()
    .then((doc) =>
      doc?.incrementalModify((now) => ({
        ...now,
        record: { ...now.record, updates: merged['updates'] },
      })),
    );
  expect(listPrayerNotes(await fields()).map(({ text }) => text)).toEqual(['She is well', 'b']);
  await removePrayerNote(alice, id, reworded);
  expect(listPrayerNotes(await fields()).map(({ text }) => text)).toEqual(['b']);
});

test.each([6, 60])(
  '[R23] a note edited %i times merges with any earlier version of the note',
  async (times) => {
    const { alice, id, fields } = await createPrayerWithNote();
    await addPrayerNote(alice, id, note('a', '2026-01-01', 'wording 0'));
    const versions = [...listPrayerNotes(await fields())];
    for (let index = 1; index <= times; index += 1) {
      const [now] = listPrayerNotes(await fields());
      if (now) await editPrayerNote(alice, id, now, `wording ${index}`);
      versions.push(...listPrayerNotes(await fields()));
    }
    const base = { ...draft, client_id: 'x', title: 't', updates: versions.slice(0, 1) };
    const merge = (theirs: readonly object[]) =>
      listPrayerNotes(
        mergeRecord(prayerSchema, {
          base,
          mine: { ...base, updates: versions.slice(-1) },
          theirs: { ...base, updates: theirs },
          echoes: [],
        }),
      ).map(({ text }) => text);
    for (const version of versions)
      expect(merge([version, note('b', '2026-01-02')])).toEqual([`wording ${times}`, 'b']);
    expect(
      merge([{ ...note('a', '2026-01-01', 'other words'), earlier: ['wording 0'] }]),
    ).toHaveLength(2);
  },
);

test('a note edited back to its first text appears once', async () => {
  const { alice, id, fields } = await createPrayerWithNote();
  const first = note('a', '2026-01-01', 'She is ill');
  await addPrayerNote(alice, id, first);
  for (const noteText of ['1', '2', '3', '4', '5', '6', '7', 'She is ill']) {
    const [now] = listPrayerNotes(await fields());
    if (now) await editPrayerNote(alice, id, now, noteText);
  }
  const [now] = listPrayerNotes(await fields());
  const updates = [first, { ...now }, note('b', '2026-01-02')];
  expect(listPrayerNotes({ updates })).toEqual([now, note('b', '2026-01-02')]);
  expect(listPrayerNotes({ updates: updates.toReversed() })).toEqual([
    now,
    note('b', '2026-01-02'),
  ]);
});
