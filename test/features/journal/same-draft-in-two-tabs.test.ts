// Tests of one draft saved in two tabs: a note or prayer becomes one record, and no version of its
// text is lost.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { applyEdit, buildLocalRecord } from '../../../schemas/local-record.ts';
import { watchChapterNotes } from '../../../src/features/bible/notes/chapter-marks.ts';
import { removeNote } from '../../../src/features/bible/notes/remove-note.ts';
import {
  createPrayer,
  markPrayerAnswered,
  watchPrayers,
} from '../../../src/features/prayer/data.ts';
import { createRecordId } from '../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import { writeInOtherTab } from '../../support/other-tab.ts';
import { saveTestNote } from '../../support/save-note.ts';

afterEach(closeContexts);

const place = {
  book: 'JHN',
  chapter: 3,
  verse: 16,
  translation: 'KJV',
  reference: 'John 3:16',
  highlight_color: 'yellow',
  language: 'en',
} as const;
const note = (note_text: string) => ({ ...place, note_text });
const prayer = (prayer_text: string) => ({
  request: 'For rain',
  prayer_text,
  verses: [],
  category: 'other',
  language: 'en' as const,
});

describe('[R29] one draft', () => {
  test('a draft saved twice with different text is one note and keeps both texts', async () => {
    const alice = await createAliceContext();
    const id = createRecordId();
    await Promise.all([
      saveTestNote(alice, note('On the left.'), undefined, id),
      saveTestNote(alice, note('On the right.'), undefined, id),
    ]);
    const notes = await firstValueFrom(watchChapterNotes(alice, 'JHN', 3));
    expect(notes.map((journalNote) => journalNote.id)).toEqual([id]);
    const { note_text: now, earlier_wordings: earlier } = notes[0]?.fields ?? {};
    expect([now, ...(earlier ?? []).map(({ text }) => text)].toSorted()).toEqual([
      'On the left.',
      'On the right.',
    ]);
  });

  test('the text that another tab saved unseen stays as a previous version', async () => {
    const alice = await createAliceContext();
    const id = createRecordId();
    await writeInOtherTab(
      alice,
      'bibleNotes',
      buildLocalRecord(id, note('Of the other tab.'), '2026-11-20T00:00:00Z', 'JHN.3'),
    );
    expect(await saveTestNote(alice, note('Of this tab.'), undefined, id)).toBe(id);
    const [doc] = await alice.userDatabase.bibleNotes.storageInstance.findDocumentsById(
      [id],
      false,
    );
    expect(doc?.record).toMatchObject({
      note_text: 'Of this tab.',
      earlier_wordings: [{ field: 'note_text', text: 'Of the other tab.' }],
    });
  });

  test('a draft saved twice with the same text is one note; a repeat changes nothing', async () => {
    const alice = await createAliceContext();
    const id = createRecordId();
    await saveTestNote(alice, note('The same.'), undefined, id);
    const doc = await alice.userDatabase.bibleNotes.findOne(id).exec(true);
    await doc.incrementalPatch({ sync: 'safe' });
    const before = doc.getLatest().revision;
    await saveTestNote(alice, note('The same.'), undefined, id);
    expect([
      doc.getLatest().revision,
      doc.getLatest().sync,
      doc.getLatest().record['earlier_wordings'],
    ]).toEqual([before, 'safe', undefined]);
  });

  test('an empty draft does not delete the text that another tab has just saved', async () => {
    const alice = await createAliceContext();
    const id = createRecordId();
    await writeInOtherTab(
      alice,
      'bibleNotes',
      buildLocalRecord(id, note('Of the other tab.'), '2026-11-20T00:00:00Z', 'JHN.3'),
    );
    await saveTestNote(alice, note(''), undefined, id);
    const [doc] = await alice.userDatabase.bibleNotes.storageInstance.findDocumentsById(
      [id],
      false,
    );
    expect(doc?.record).toMatchObject(note('Of the other tab.'));
  });

  test('a removed note is restored when its draft is saved again', async () => {
    const alice = await createAliceContext();
    const id = createRecordId();
    await saveTestNote(alice, note('The same.'), undefined, id);
    await removeNote(alice, id);
    await saveTestNote(alice, note('The same.'), undefined, id);
    expect(await firstValueFrom(watchChapterNotes(alice, 'JHN', 3))).toMatchObject([
      { id, fields: { note_text: 'The same.' } },
    ]);
  });

  test('a prayer draft saved twice is one prayer, and its answered state is kept', async () => {
    const alice = await createAliceContext();
    const id = await createPrayer(alice, prayer('On the left.'), createRecordId());
    await markPrayerAnswered(alice, id, '2026-11-20');
    expect(await createPrayer(alice, prayer('On the right.'), id)).toBe(id);
    const prayers = await firstValueFrom(watchPrayers(alice));
    expect(prayers.map(({ fields }) => fields)).toMatchObject([
      {
        prayer_text: 'On the right.',
        is_answered: true,
        earlier_wordings: [{ field: 'prayer_text', text: 'On the left.' }],
      },
    ]);
  });

  test('a draft with an invalid id from an imported file gets a new id', async () => {
    const alice = await createAliceContext();
    const id = await createPrayer(alice, prayer('From a file.'), 's_1');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  test('each save without an id makes a separate record', async () => {
    const alice = await createAliceContext();
    await saveTestNote(alice, note('The same.'));
    await saveTestNote(alice, note('The same.'));
    expect(await firstValueFrom(watchChapterNotes(alice, 'JHN', 3))).toHaveLength(2);
  });
});

test('[R29] an identical text never becomes a previous version', () => {
  const doc = buildLocalRecord('n1', note('The same.'), '2026-11-20T00:00:00Z');
  const seenState = { fields: { note_text: '' }, words: ['note_text'] };
  expect(
    applyEdit(doc, { note_text: 'The same.', highlight_color: 'green' }, seenState).record,
  ).toEqual({ ...doc.record, highlight_color: 'green' });
  expect(applyEdit(doc, { note_text: 'Others.' }, seenState).record['earlier_wordings']).toEqual([
    { field: 'note_text', text: 'The same.' },
  ]);
});
