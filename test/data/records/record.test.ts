// Tests of local records without a server: prayers, Bible notes, profile, sync status at log-out,
// and stored Bible chapters. Records are created, watched, updated and removed. IndexedDB is the
// fake-indexeddb package.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, describe, expect, test } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import { watchChapterNotes } from '../../../src/features/bible/notes/chapter-marks.ts';
import { removeNote } from '../../../src/features/bible/notes/remove-note.ts';
import {
  loadAvailableTranslations,
  watchLastChapter,
  readChapter,
} from '../../../src/data/bible/chapters.ts';
import { saveReadingPosition } from '../../../src/data/bible/reading-position.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  createPrayer,
  saveTestimony,
  markPrayerAnswered,
  reopenPrayer,
  watchPrayers,
} from '../../../src/features/prayer/data.ts';
import { buildPrayerTitle } from '../../../src/data/records/prayer-title.ts';
import {
  insertInitialProfile,
  watchProfile,
  updateProfile,
} from '../../../src/data/records/profile.ts';
import { StorageWriteError, createRecord } from '../../../src/data/records/record.ts';
import { decideOpenedDatabase, signOut } from '../../../src/features/account/authentication.ts';
import { accountDeletedKey, toStateRecordId } from '../../../schemas/sync-status.ts';
import { watchSyncStatus } from '../../../src/data/records/sync-status.ts';
import {
  createFakeBackend,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import { saveTestNote } from '../../support/save-note.ts';

afterEach(closeContexts);

const draft = {
  request: '  For my  sister \n far away ',
  prayer_text: 'Lord, be near.',
  verses: [],
  category: 'family',
  language: 'en',
} as const;

describe('prayers', () => {
  test('a saved prayer is on the device, is pending, and requests a sync', async () => {
    const alice = await createAliceContext();
    const id = await createPrayer(alice, { ...draft, verses: [] });
    expect(await firstValueFrom(watchPrayers(alice))).toEqual([
      expect.objectContaining({
        id,
        sync: { kind: 'waiting' },
        fields: expect.objectContaining({
          title: 'For my sister far away',
          prayer_text: 'Lord, be near.',
          user_email: 'alice@example.org',
          is_answered: false,
          client_id: id,
        }),
      }),
    ]);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(alice.syncCount).toBe(1);
  });

  test('a new prayer holds the time at which its draft was begun', async () => {
    const alice = await createAliceContext();
    const begun = Date.now() - 3_600_000;
    const id = await createRecord(
      alice,
      'prayers',
      { title: 'For rain', prayer_text: 'Lord, send rain.' },
      { id: uuidv7({ msecs: begun }) },
    );
    const [prayer] = await firstValueFrom(watchPrayers(alice));
    const written = new Date(begun).toISOString();
    expect(prayer).toMatchObject({ id, createdDate: written, fields: { written_date: written } });
  });

  test('an answered prayer stays among the saved prayers, with its day', async () => {
    const alice = await createAliceContext();
    const id = await createPrayer(alice, { ...draft, verses: [] });
    await markPrayerAnswered(alice, id, '2026-11-20');
    expect((await firstValueFrom(watchPrayers(alice)))[0]?.fields).toMatchObject({
      is_answered: true,
      answered_date: '2026-11-20',
    });
  });

  test('a prayer marked as answered by mistake is open again, without a day', async () => {
    const alice = await createAliceContext();
    const id = await createPrayer(alice, { ...draft, verses: [] });
    await markPrayerAnswered(alice, id, '2026-11-20');
    await reopenPrayer(alice, id);
    expect(
      (await firstValueFrom(watchPrayers(alice))).map(({ fields }) => [
        fields.is_answered,
        fields.answered_date,
      ]),
    ).toEqual([[false, null]]);
  });

  test('[R29] a replaced testimony of a prayer becomes a previous version', async () => {
    const alice = await createAliceContext();
    expect(
      await saveTestimony(alice, 'nowhere', 'He heard.').catch((error: unknown) => error),
    ).toMatchObject({ reason: 'missing' });
    const id = await createPrayer(alice, { ...draft, verses: [] });
    await saveTestimony(alice, id, 'From the other device.');
    await saveTestimony(alice, id, 'Written here.');
    expect((await firstValueFrom(watchPrayers(alice)))[0]?.fields).toMatchObject({
      testimony: 'Written here.',
      earlier_wordings: [{ field: 'testimony', text: 'From the other device.' }],
    });
  });

  test('prayers are listed newest first', async () => {
    const alice = await createAliceContext();
    for (const request of ['one', 'two', 'three']) {
      await createPrayer(alice, { ...draft, request, verses: [] });
      // Records are ordered by time: the next record must be created in a later millisecond.
      const createdAt = Date.now();
      await new Promise<void>((resolve) => {
        const checkClock = () => (Date.now() > createdAt ? resolve() : setImmediate(checkClock));
        checkClock();
      });
    }
    expect((await firstValueFrom(watchPrayers(alice))).map(({ fields }) => fields.title)).toEqual([
      'three',
      'two',
      'one',
    ]);
  });

  test('a failing disk is reported as a StorageWriteError with a reason', async () => {
    const alice = await createAliceContext();
    const prayers = alice.userDatabase.prayers;
    const { insertIfNotExists } = prayers;
    for (const [fault, reason] of [
      [new DOMException('no room', 'QuotaExceededError'), 'full'],
      [new Error('broken'), 'failed'],
      [new Error('wrapped', { cause: new DOMException('no room', 'QuotaExceededError') }), 'full'],
    ] as const) {
      prayers.insertIfNotExists = () => Promise.reject(fault);
      const rejection: unknown = await createPrayer(alice, { ...draft, verses: [] }).catch(
        (error: unknown) => error,
      );
      expect(rejection).toBeInstanceOf(StorageWriteError);
      expect(rejection).toMatchObject({ reason });
    }
    prayers.insertIfNotExists = insertIfNotExists;
  });

  test('a title is the first 50 characters as a person counts them', () => {
    expect(buildPrayerTitle('a'.repeat(60))).toBe('a'.repeat(50));
    expect(buildPrayerTitle('👨‍👩‍👧'.repeat(60))).toBe('👨‍👩‍👧'.repeat(25));
    // A cut at 200 code units would split the last emoji.
    expect(buildPrayerTitle(`a${'👨‍👩‍👧'.repeat(60)}`)).toBe(`a${'👨‍👩‍👧'.repeat(24)}`);
    expect(buildPrayerTitle(`b${'\u0301'.repeat(300)}`)).toHaveLength(200);
    expect(buildPrayerTitle('  two\nlines ')).toBe('two lines');
    expect(buildPrayerTitle('e\u0301'.repeat(51))).toBe('e\u0301'.repeat(50));
  });
});

describe('notes', () => {
  const note = {
    book: 'JHN',
    chapter: 3,
    verse: 16,
    translation: 'KJV',
    reference: 'John 3:16',
    note_text: 'loved',
    highlight_color: 'yellow',
    language: 'en',
  } as const;

  test('notes are listed by chapter, updated under their id, removed and restored', async () => {
    const alice = await createAliceContext();
    const id = await saveTestNote(alice, note);
    await saveTestNote(alice, { ...note, chapter: 4 });
    expect(
      await saveTestNote(
        alice,
        { ...note, note_text: 'so loved', highlight_color: 'blue' },
        { id, seen: 'loved' },
      ),
    ).toBe(id);
    const [keptNote, ...otherNotes] = await firstValueFrom(watchChapterNotes(alice, 'JHN', 3));
    expect(otherNotes).toEqual([]);
    expect(keptNote).toMatchObject({
      id,
      fields: { verse: 16, note_text: 'so loved', highlight_color: 'blue' },
    });
    expect(keptNote?.fields).not.toHaveProperty('earlier_wordings');
    // [R29] The text of another device, never shown here, is overwritten: the note keeps it as a
    // previous version.
    await saveTestNote(alice, { ...note, note_text: 'third' }, { id, seen: 'loved' });
    expect((await firstValueFrom(watchChapterNotes(alice, 'JHN', 3)))[0]?.fields).toMatchObject({
      note_text: 'third',
      earlier_wordings: [{ field: 'note_text', text: 'so loved' }],
    });
    const undoRemoval = await removeNote(alice, id);
    expect(await firstValueFrom(watchChapterNotes(alice, 'JHN', 3))).toEqual([]);
    await undoRemoval();
    expect(await firstValueFrom(watchChapterNotes(alice, 'JHN', 3))).toHaveLength(1);
  });
});

describe('profile and status', () => {
  test('profile settings are pending; identity fields come from the server', async () => {
    const alice = await createAliceContext();
    const user = {
      id: alice.account?.id ?? '',
      email: 'alice@example.org',
      full_name: 'alice',
      role: 'user' as const,
      is_verified: true,
      disabled: false,
      created_date: '2026-11-20T00:00:00Z',
      updated_date: '2026-11-20T00:00:00Z',
      language: 'en' as const,
    };
    await insertInitialProfile(alice.userDatabase, user);
    await updateProfile(alice, { language: 'fr' });
    await insertInitialProfile(alice.userDatabase, user);
    expect(await firstValueFrom(watchProfile(alice))).toEqual({
      language: 'fr',
      email: 'alice@example.org',
      full_name: 'alice',
      role: 'user',
    });
    expect(await firstValueFrom(watchSyncStatus(alice))).toMatchObject({
      pending: 1,
      rejected: 0,
      online: true,
      signedOut: false,
      lastSuccess: null,
    });
    // A refused login removed the token: no request reaches the server any more, and the user must
    // see this.
    alice.backend.auth.logout();
    expect(await firstValueFrom(watchSyncStatus(alice))).toMatchObject({
      pending: 1,
      signedOut: true,
    });
    expect(await firstValueFrom(watchSyncStatus({ ...alice, account: null }))).toMatchObject({
      signedOut: false,
    });
    await alice.userDatabase.activity.insert({
      id: toStateRecordId(accountDeletedKey),
      kind: 'sync',
      order: '',
      value: { text: 'yes' },
    });
    expect(await firstValueFrom(watchSyncStatus(alice))).toMatchObject({ isAccountDeleted: true });
    expect(await firstValueFrom(watchSyncStatus({ ...alice, account: null }))).toMatchObject({
      isAccountDeleted: false,
    });
  });

  test('a log-out with unsynced records stops until the user acknowledges the number', async () => {
    const alice = await createAliceContext();
    await createPrayer(alice, { ...draft, verses: [] });
    expect(await signOut(alice, { acknowledgedCount: 0 })).toEqual({ waiting: 1 });
    expect(alice.hasLeft).toBe(false);
    expect(await signOut({ ...alice, countDrafts: () => 2 }, { acknowledgedCount: 0 })).toEqual({
      waiting: 3,
    });
    // [R43] All kinds of records count, and rejected records as well.
    await alice.userDatabase.readingProgress.insert({
      ...buildLocalRecord('progress', {}, '2026-11-20T00:00:00Z'),
      sync: 'refused',
    });
    await alice.userDatabase.pendingItems.insert(
      buildLocalRecord('request', {}, '2026-11-20T00:00:00Z'),
    );
    expect(await signOut({ ...alice, countDrafts: () => 2 }, { acknowledgedCount: 0 })).toEqual({
      waiting: 5,
    });
    expect(alice.hasLeft).toBe(false);
    expect(await signOut(alice, { acknowledgedCount: 3 })).toBeNull();
    expect(alice.hasLeft).toBe(true);
  });
});

test('a database being opened is deleted only after a log-out, not after a login', () => {
  expect(decideOpenedDatabase('alice 1', 'alice 1')).toBe('stays');
  expect(decideOpenedDatabase(null, null)).toBe('stays');
  expect(decideOpenedDatabase('alice 1', 'alice 2')).toBe('is let go');
  expect(decideOpenedDatabase('alice 1', 'bob 1')).toBe('is let go');
  expect(decideOpenedDatabase(null, 'alice 1')).toBe('is let go');
  expect(decideOpenedDatabase('alice 1', null)).toBe('is removed');
});

describe('chapters', () => {
  const place = { translation: 'KJV', book: 'JHN', chapter: 3 };
  const chapter = { ...place, language: 'en', verses: [{ verse: 1, text: 'words' }], items: [] };

  test('a chapter read before is available offline, another chapter is not', async () => {
    const alice = await createAliceContext();
    const online: DataContext = { ...alice, backend: createFakeBackend(async () => chapter) };
    expect(await readChapter(online, place)).toEqual({ kind: 'chapter', chapter, isStored: true });
    expect(await readChapter(alice, place)).toEqual({ kind: 'chapter', chapter, isStored: true });
    expect(await readChapter(alice, { ...place, chapter: 4 })).toEqual({ kind: 'offline' });
  });

  test('a passage that does not exist in the Bible causes no server request', async () => {
    const alice = await createAliceContext();
    for (const wrong of [
      { book: 'JHN', chapter: 22 },
      { book: 'JHN', chapter: 0 },
      { book: 'ZZZ', chapter: 1 },
      { book: 'JHN', chapter: 1.5 },
    ]) {
      expect(await readChapter(alice, { translation: 'KJV', ...wrong })).toEqual({
        kind: 'missing',
        what: 'place',
      });
    }
  });

  test('an empty chapter and a refusal are reported and not stored', async () => {
    const alice = await createAliceContext();
    const answering = (value: unknown): DataContext => ({
      ...alice,
      backend: createFakeBackend(async () => value),
    });
    const createRejectingContext = (
      status: number,
      code: string,
      message: string,
    ): DataContext => ({
      ...alice,
      backend: createFakeBackend(() => Promise.reject(new BackendError(message, { status, code }))),
    });
    const otherPlace = { ...place, chapter: 5 };
    expect(await readChapter(answering({ ...chapter, verses: [] }), otherPlace)).toEqual({
      kind: 'failed',
      reason: 'no-verses',
    });
    for (const [code, what] of [
      ['chapter_not_found', 'chapter'],
      ['translation_not_found', 'translation'],
    ] as const) {
      expect(await readChapter(createRejectingContext(404, code, ''), otherPlace)).toEqual({
        kind: 'missing',
        what,
      });
    }
    expect(await readChapter(createRejectingContext(500, 'x', 'why'), otherPlace)).toEqual({
      kind: 'failed',
      reason: 'server',
    });
    expect(await readChapter(alice, otherPlace)).toEqual({ kind: 'offline' });
    // The sign-in page of a network arrives with status 200.
    expect(await readChapter(answering('<html>Welcome to the hotel</html>'), otherPlace)).toEqual({
      kind: 'offline',
    });
  });

  test('a full device reads a chapter and reports that the chapter is not stored', async () => {
    const alice = await createAliceContext();
    const reports: string[] = [];
    const fullContext: DataContext = {
      ...alice,
      report: (what) => reports.push(what),
      backend: createFakeBackend(async () => ({ ...chapter, chapter: 6 })),
    };
    const { chapters } = alice.deviceDatabase;
    const { incrementalUpsert } = chapters;
    chapters.incrementalUpsert = () =>
      Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    expect(await readChapter(fullContext, { ...place, chapter: 6 })).toMatchObject({
      kind: 'chapter',
      isStored: false,
    });
    chapters.incrementalUpsert = incrementalUpsert;
    expect(reports).toEqual(['a chapter could not be stored on this device']);
  });

  test('the reading position and the list of translations are stored', async () => {
    const alice = await createAliceContext();
    expect(await firstValueFrom(watchLastChapter(alice))).toBeNull();
    await saveReadingPosition(alice, { ...place, verse: 16 });
    expect(await firstValueFrom(watchLastChapter(alice))).toEqual(place);
    const translations = [{ code: 'LSG', language: 'fr' as const, name: 'Segond' }];
    const online: DataContext = {
      ...alice,
      backend: createFakeBackend(async () => ({ translations })),
    };
    expect(await loadAvailableTranslations(online)).toEqual(translations);
    expect(await loadAvailableTranslations(alice)).toEqual(translations);
  });
});
