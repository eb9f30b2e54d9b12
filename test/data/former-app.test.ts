// [R44] What the earlier app left in the browser moves into the collections: once, to whom it belongs, and nothing is lost on the way.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { moveFormerData } from '../../src/data/former-app.ts';
import { hasFormerData, remainderName } from '../../src/data/former-names.ts';
import { NotKept, removeKept } from '../../src/data/record.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';
import { livingIn, onlyIn } from './carried.ts';
import { aBox, note, offlineNote, type TestBox } from './former-box.ts';

afterEach(closeHomes);

const timestamp = '2025-11-20T08:00:00.000Z';
const queue = (...items: unknown[]) => ({ 'selah-pending-sync': items });
const item = (entityType: string, data: object) => ({ entityType, data, timestamp });

function leftIn({ kept }: TestBox): unknown[] {
  const text = kept.get(remainderName);
  return text === undefined ? [] : (JSON.parse(text) as { items: unknown[] }).items;
}

describe('[R44] records', () => {
  test('of the queue wait under ids of their own, and the queue is gone', async () => {
    const alice = await aliceAtHome();
    const box = aBox(
      queue(
        item('GraceNote', note()),
        item('Prayer', { request: 'For my sister far away', prayer_text: 'Lord, be near.', is_answered: 'false', user_email: 'Alice@Example.org ' }),
        item('gratitude_entry', { date: '2025-11-20T21:00:00', entry_text: 'Bread' }),
        item('BibleNote', { book: 'Jean', chapter: '3', verse: 16, note_text: 'So loved', highlight_color: 'Yellow', translation: 'FRLSG', reference: 'Jean 3.16' }),
        item('BibleBookmark', { book: 'Psalms', chapter: 23, translation: 'kjv' }),
        item('UserReadingProgress', { plan_id: 'p1', current_day: '3', completed_days: [1, '2'], completed: false }),
        item('DeletionRequest', { user_name: 'Alice', reason: 'I am moving on' }),
      ),
    );
    expect(await moveFormerData(alice, box)).toBe(7);
    expect(box.kept.size).toBe(0);
    expect(await onlyIn(alice, 'graceNotes')).toMatchObject({ sync: 'waiting', created_date: timestamp, ref: '2025-11-20', record: { mood: 'weary', message: 'Rest awhile.', user_email: 'alice@example.org' } });
    expect(await onlyIn(alice, 'prayers')).toMatchObject({ record: { title: 'For my sister far away', is_answered: false, user_email: 'alice@example.org' } });
    expect(await onlyIn(alice, 'gratitudeEntries')).toMatchObject({ record: { date: '2025-11-20', entry_text: 'Bread' } });
    expect(await onlyIn(alice, 'bibleNotes')).toMatchObject({ ref: 'JHN.3', record: { book: 'JHN', chapter: 3, highlight_color: 'yellow', reference: 'Jean 3.16' } });
    expect(await onlyIn(alice, 'bibleBookmarks')).toMatchObject({ ref: 'PSA.23', record: { reference: 'Psalm 23' } });
    expect(await onlyIn(alice, 'readingProgress')).toMatchObject({ record: { current_day: 3, completed_days: [1, 2] } });
    expect(await onlyIn(alice, 'pendingItems')).toMatchObject({ record: { reason: 'I am moving on', request_date: timestamp } });
  });

  test('a note that lies in the store and in the queue is one; what the server has already is not moved', async () => {
    const alice = await aliceAtHome();
    const box = aBox({ ...queue(item('GraceNote', note())), selahGraceNotes: [offlineNote(), offlineNote({ message: 'Already there', synced: true }), note({ id: '665f', message: 'From the server' })] });
    expect(await moveFormerData(alice, box)).toBe(1);
    expect((await onlyIn(alice, 'graceNotes')).record['message']).toBe('Rest awhile.');
    expect(box.kept.size).toBe(0);
  });

  test('a store may be a map, by day or by id, or lie within another', async () => {
    for (const store of [{ '2025-11-20': offlineNote() }, { version: 2, notes: [offlineNote()] }, { days: { '2025-11-20': [offlineNote()] } }]) {
      const alice = await aliceAtHome();
      expect(await moveFormerData(alice, aBox({ SELAH_grace: store }))).toBe(1);
      await closeHomes();
    }
  });

  test('twice is once: after a crash before the old names went, in two tabs, after the person has removed it', async () => {
    const alice = await aliceAtHome();
    const left = { ...queue(item('GraceNote', note()), item('Hymn', { title: 'Abide' })) };
    const tabs = [aBox(left), aBox(left)];
    await Promise.all(tabs.map((box) => moveFormerData(alice, box)));
    const { client_id: id } = await onlyIn(alice, 'graceNotes');
    await moveFormerData(alice, aBox({ ...left, [remainderName]: tabs[0]?.kept.get(remainderName) }));
    expect((await onlyIn(alice, 'graceNotes')).client_id).toBe(id);
    await removeKept(alice, 'graceNotes', id);
    expect(await moveFormerData(alice, aBox(left))).toBe(0);
    expect(await livingIn(alice, 'graceNotes')).toEqual([]);
  });

  test('that the earlier app’s tab writes meanwhile are kept, and moved at the next start', async () => {
    const alice = await aliceAtHome();
    const box = aBox(queue(item('GraceNote', note())));
    const moving = moveFormerData(alice, box);
    const newer = JSON.stringify([item('GraceNote', note()), item('GraceNote', note({ message: 'Written meanwhile.' }))]);
    box.kept.set('selah-pending-sync', newer);
    expect([await moving, box.kept.get('selah-pending-sync')]).toEqual([1, newer]);
    expect([await moveFormerData(alice, box), box.kept.size]).toEqual([1, 0]);
  });

  test("another person's stay for that person, and are theirs when they sign in", async () => {
    const box = aBox(queue(item('GraceNote', note()), item('GraceNote', note({ user_email: 'bob@example.org', message: 'For Bob' })), item('GraceNote', note({ user_email: null, message: 'Nobody’s' }))));
    const alice = await aliceAtHome();
    expect(await moveFormerData(alice, box)).toBe(2);
    expect((await livingIn(alice, 'graceNotes')).map(({ record }) => record['message']).toSorted()).toEqual(['Nobody’s', 'Rest awhile.']);
    expect([...box.kept.keys()]).toEqual([remainderName]);
    expect(hasFormerData(box.names())).toBe(true);
    await closeHomes();
    const bob = await aliceAtHome({ account: { id: 'bob', email: 'bob@example.org', full_name: 'Bob' } });
    expect(await moveFormerData(bob, box)).toBe(1);
    expect((await onlyIn(bob, 'graceNotes')).record['message']).toBe('For Bob');
    expect(box.kept.size).toBe(0);
  });

  test('for a guest they stay as they are', async () => {
    const guest = await aliceAtHome({ account: null });
    const box = aBox(queue(item('GraceNote', note())));
    const before = new Map(box.kept);
    expect(await moveFormerData(guest, box)).toBe(0);
    expect(box.kept).toEqual(before);
    expect(await livingIn(guest, 'graceNotes')).toEqual([]);
  });

  test('into a window that keeps nothing, nothing moves', async () => {
    const alice = await aliceAtHome({ storage: 'memory' });
    const box = aBox(queue(item('GraceNote', note())));
    expect(await moveFormerData(alice, box)).toBe(0);
    expect(box.kept.size).toBe(1);
  });

  test('what nobody understands is kept aside under one name, counted, and looked at again', async () => {
    const alice = await aliceAtHome();
    const strange = [item('Hymn', { title: 'Abide' }), item('GraceNote', { mood: 'angry', message: 'No such mood' }), 'three words here', null, item('Prayer', {})];
    const box = aBox(queue(...strange, item('GraceNote', note())));
    expect(await moveFormerData(alice, box)).toBe(1);
    expect([...box.kept.keys()]).toEqual([remainderName]);
    expect(JSON.parse(box.kept.get(remainderName) ?? '')).toMatchObject({ v: 1, count: 5 });
    expect(leftIn(box)).toEqual(strange);
    expect(await moveFormerData(alice, box)).toBe(0);
    expect(leftIn(box)).toEqual(strange);
  });

  test('a remainder that somebody damaged is kept within the next one', async () => {
    const alice = await aliceAtHome();
    const box = aBox({ [remainderName]: '{"items": [half' });
    await moveFormerData(alice, box);
    expect(leftIn(box)).toEqual(['{"items": [half']);
  });

  test('a text longer than a field goes on in the earlier wordings, never cut through a character', async () => {
    const alice = await aliceAtHome();
    const message = `${'a'.repeat(99_999)}\u{1F54A}${'b'.repeat(150_000)}`;
    await moveFormerData(alice, aBox(queue(item('GraceNote', note({ message, mood_note: 'so tired' })))));
    const { record } = await onlyIn(alice, 'graceNotes');
    const wordings = record['earlier_wordings'] as { field: string; text: string }[];
    expect([String(record['message']), ...wordings.filter(({ field }) => field === 'message').map(({ text }) => text)].join('')).toBe(message);
    expect(String(record['message'])).toBe('a'.repeat(99_999));
    expect(wordings).toContainEqual({ field: 'mood_note', text: 'so tired' });
  });

  test('a full device is told and nothing is removed; the next start goes on', async () => {
    const alice = await aliceAtHome();
    const box = aBox(queue(item('GraceNote', note()), item('Prayer', { prayer_text: 'Lord' })));
    const before = new Map(box.kept);
    const { graceNotes } = alice.personal;
    const insert = graceNotes.bulkInsert;
    graceNotes.bulkInsert = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(moveFormerData(alice, box)).rejects.toThrow(NotKept);
    expect(box.kept).toEqual(before);
    graceNotes.bulkInsert = insert;
    await moveFormerData(alice, box);
    expect(box.kept.size).toBe(0);
    expect(await livingIn(alice, 'prayers')).toHaveLength(1);
    expect(await livingIn(alice, 'graceNotes')).toHaveLength(1);
  });

  test('where the browser has no room for what stays, the old names stay', async () => {
    const alice = await aliceAtHome();
    const box = aBox(queue(item('GraceNote', note()), item('Hymn', { title: 'Abide' })));
    box.hasRoom = false;
    expect(await moveFormerData(alice, box)).toBe(1);
    expect([...box.kept.keys()]).toEqual(['selah-pending-sync']);
    box.hasRoom = true;
    expect(await moveFormerData(alice, box)).toBe(0);
    expect(leftIn(box)).toEqual([item('Hymn', { title: 'Abide' })]);
  });
});
