// Notes to a prayer, and a prayer that is changed: nothing that a person wrote is lost, here or between devices.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { mergeRecord } from '../../replication/merge.ts';
import { mostUpdates, type Prayer, prayerSchema } from '../../schemas/prayer.ts';
import { addUpdate, hasRoomForUpdate, removeUpdate, rewordUpdate, unwordUpdate, updatesOf } from '../../src/data/prayer-updates.ts';
import { addPrayer, answerPrayer, editPrayer, removePrayer, reopenPrayer, restorePrayer, revertPrayer, savedPrayers } from '../../src/data/prayers.ts';
import { NotKept } from '../../src/data/record.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';

afterEach(closeHomes);

const draft = { request: 'For my mother', prayer_text: 'Lord, be with her.', verses: [], category: 'family', language: 'en', source: 'composer' } as const;
const note = (id: string, date: string, text = id) => ({ id, date, text });

async function withOne() {
  const alice = await aliceAtHome();
  const id = await addPrayer(alice, { ...draft, verses: [] });
  const fields = async (): Promise<Prayer> => {
    const [prayer] = await firstValueFrom(savedPrayers(alice));
    if (!prayer) throw new Error('the prayer is gone');
    return prayer.fields;
  };
  return { alice, id, fields };
}

test('notes stand by their days, in the order in which they were written; twice the same is one', async () => {
  const { alice, id, fields } = await withOne();
  await addUpdate(alice, id, note('c', '2026-03-01'));
  await addUpdate(alice, id, note('a', '2026-01-01'));
  await addUpdate(alice, id, note('b', '2026-01-01'));
  await addUpdate(alice, id, note('b', '2026-01-01'));
  expect(updatesOf(await fields()).map((one) => one.id)).toEqual(['a', 'b', 'c']);
});

test('a note is taken away and comes back; one of which two wordings stand loses only that one', async () => {
  const { alice, id, fields } = await withOne();
  const [one, other] = [note('a', '2026-01-01', 'one wording'), note('a', '2026-01-01', 'another')];
  await alice.personal.prayers.findOne(id).exec().then((doc) => doc?.incrementalModify((now) => ({ ...now, record: { ...now.record, updates: [one, other] } })));
  await removeUpdate(alice, id, one);
  expect(updatesOf(await fields())).toEqual([other]);
  await removeUpdate(alice, id, other);
  await addUpdate(alice, id, other);
  expect(updatesOf(await fields())).toEqual([other]);
});

test('a note to a prayer that is not there says so', async () => {
  const { alice } = await withOne();
  await expect(addUpdate(alice, 'nobody', note('a', '2026-01-01'))).rejects.toMatchObject({ reason: 'missing' } satisfies Partial<NotKept>);
});

test('[R23] notes from two devices unite; two full lists lose none, and a full one takes no more by hand', () => {
  const many = (name: string) => Array.from({ length: mostUpdates }, (_, at) => note(`${name}${at}`, '2026-01-01'));
  const base = { ...draft, client_id: 'x', title: 't', updates: [] };
  const merged = mergeRecord(prayerSchema, { base, mine: { ...base, updates: many('mine') }, theirs: { ...base, updates: many('theirs') }, echoes: [] });
  expect(merged['updates']).toHaveLength(2 * mostUpdates);
  expect(hasRoomForUpdate({ updates: many('mine') })).toBe(false);
  expect(hasRoomForUpdate({ updates: many('mine').slice(1) })).toBe(true);
  expect(hasRoomForUpdate({})).toBe(true);
});

test('the title follows the request, and what was changed by hand has no other source', async () => {
  const { alice, id, fields } = await withOne();
  const before = await fields();
  const changes = { request: `For my mother and ${'all of us '.repeat(9)}`, prayer_text: 'Lord, be with us.' };
  await editPrayer(alice, id, changes, { request: draft.request, prayer_text: draft.prayer_text });
  expect(await fields()).toMatchObject({ title: 'For my mother and all of us all of us all of us al', source: null });
  expect(await fields()).not.toHaveProperty('earlier_wordings');
  await revertPrayer(alice, id, before, changes);
  expect(await fields()).toMatchObject({ title: 'For my mother', request: draft.request, prayer_text: draft.prayer_text, source: 'composer' });
});

test('a category alone changes neither title nor source', async () => {
  const { alice, id, fields } = await withOne();
  await editPrayer(alice, id, { category: 'health' });
  expect(await fields()).toMatchObject({ title: 'For my mother', source: 'composer', category: 'health' });
});

test('[R29] words that came in while one was changing them are kept', async () => {
  const { alice, id, fields } = await withOne();
  await editPrayer(alice, id, { prayer_text: 'From another device.' }, { prayer_text: draft.prayer_text });
  await editPrayer(alice, id, { prayer_text: 'From this one.' }, { prayer_text: draft.prayer_text });
  expect(await fields()).toMatchObject({ prayer_text: 'From this one.', earlier_wordings: [{ field: 'prayer_text', text: 'From another device.' }] });
});

test('an answer has its day, another one if need be, and can be taken back', async () => {
  const { alice, id, fields } = await withOne();
  await answerPrayer(alice, id, '2026-11-22');
  await answerPrayer(alice, id, '2026-11-02');
  expect(await fields()).toMatchObject({ is_answered: true, answered_date: '2026-11-02' });
  await reopenPrayer(alice, id);
  expect(await fields()).toMatchObject({ is_answered: false, answered_date: null });
});

test('a removed prayer comes back with its notes', async () => {
  const { alice, id, fields } = await withOne();
  await addUpdate(alice, id, note('a', '2026-01-01'));
  await removePrayer(alice, id);
  expect(await firstValueFrom(savedPrayers(alice))).toEqual([]);
  await restorePrayer(alice, id);
  expect(updatesOf(await fields())).toHaveLength(1);
});

test('a device that keeps nothing says so and changes nothing', async () => {
  const { alice, id, fields } = await withOne();
  const spy = vi.spyOn(alice.personal.prayers, 'findOne').mockImplementation(() => {
    throw new Error('broken disk');
  });
  await expect(editPrayer(alice, id, { category: 'work' })).rejects.toBeInstanceOf(NotKept);
  spy.mockRestore();
  expect((await fields()).category).toBe('family');
});

test('a note is worded anew and keeps its day, its place and its earlier words; taken back it is as it was', async () => {
  const { alice, id, fields } = await withOne();
  const first = note('a', '2026-01-01', 'She is ill');
  await addUpdate(alice, id, first);
  await addUpdate(alice, id, note('b', '2026-01-01'));
  await rewordUpdate(alice, id, first, 'She is in hospital');
  const [second] = updatesOf(await fields());
  expect(second).toEqual({ ...first, text: 'She is in hospital', earlier: ['She is ill'] });
  await rewordUpdate(alice, id, second ?? first, 'She is at home again');
  expect(updatesOf(await fields())).toMatchObject([{ id: 'a', text: 'She is at home again', earlier: ['She is in hospital', 'She is ill'] }, { id: 'b' }]);
  await unwordUpdate(alice, id, second ?? first, 'She is at home again');
  expect(updatesOf(await fields()).filter((one) => one.id === 'a')).toEqual([second]);
});

test('[R23] the words that a note had before do not come back beside it when lists unite, and go with it', async () => {
  const { alice, id, fields } = await withOne();
  const old = note('a', '2026-01-01', 'She is ill');
  const reworded = { ...old, text: 'She is well', earlier: ['She is ill'] };
  const base = { ...draft, client_id: 'x', title: 't', updates: [old] };
  const merged = mergeRecord(prayerSchema, { base, mine: { ...base, updates: [reworded] }, theirs: { ...base, updates: [old, note('b', '2026-01-02')] }, echoes: [] });
  await alice.personal.prayers.findOne(id).exec().then((doc) => doc?.incrementalModify((now) => ({ ...now, record: { ...now.record, updates: merged['updates'] } })));
  expect(updatesOf(await fields()).map(({ text }) => text)).toEqual(['She is well', 'b']);
  await removeUpdate(alice, id, reworded);
  expect(updatesOf(await fields()).map(({ text }) => text)).toEqual(['b']);
});

test.each([6, 60])('[R23] a note that was reworded %i times is one note when it meets any of its wordings, and two only where both devices reworded it', async (times) => {
  const { alice, id, fields } = await withOne();
  await addUpdate(alice, id, note('a', '2026-01-01', 'wording 0'));
  const wordings = [...updatesOf(await fields())];
  for (let turn = 1; turn <= times; turn += 1) {
    const [now] = updatesOf(await fields());
    if (now) await rewordUpdate(alice, id, now, `wording ${turn}`);
    wordings.push(...updatesOf(await fields()));
  }
  const base = { ...draft, client_id: 'x', title: 't', updates: wordings.slice(0, 1) };
  const meeting = (theirs: readonly object[]) => updatesOf(mergeRecord(prayerSchema, { base, mine: { ...base, updates: wordings.slice(-1) }, theirs: { ...base, updates: theirs }, echoes: [] })).map(({ text }) => text);
  for (const wording of wordings) expect(meeting([wording, note('b', '2026-01-02')])).toEqual([`wording ${times}`, 'b']);
  expect(meeting([{ ...note('a', '2026-01-01', 'other words'), earlier: ['wording 0'] }])).toHaveLength(2);
});

test('a note that was reworded there and back stands once, also beside what it was', async () => {
  const { alice, id, fields } = await withOne();
  const first = note('a', '2026-01-01', 'She is ill');
  await addUpdate(alice, id, first);
  for (const words of ['1', '2', '3', '4', '5', '6', '7', 'She is ill']) {
    const [now] = updatesOf(await fields());
    if (now) await rewordUpdate(alice, id, now, words);
  }
  const [now] = updatesOf(await fields());
  const updates = [first, { ...now }, note('b', '2026-01-02')];
  expect(updatesOf({ updates })).toEqual([now, note('b', '2026-01-02')]);
  expect(updatesOf({ updates: updates.toReversed() })).toEqual([now, note('b', '2026-01-02')]);
});
