// Tests of the items on the Sync page: pending records, rejected records, previous versions, and
// the sync status. IndexedDB is the fake-indexeddb package.
import 'fake-indexeddb/auto';
import { filter, firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fields, LocalRecord } from '../../../schemas/local-record.ts';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { engineStatusKey, toStateRecordId } from '../../../schemas/sync-status.ts';
import type { UserCollectionName } from '../../../src/data/database/collections.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { watchPreviousVersions } from '../../../src/features/sync/watch-previous-versions.ts';
import {
  discardSyncItem,
  watchRejectedItems,
  restoreItemVersions,
  retrySyncItem,
  watchPendingItems,
} from '../../../src/data/records/sync-items.ts';
import { syncNow, watchSyncStatus } from '../../../src/data/records/sync-status.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

const day = '2026-11-20T08:00:00.000Z';

function insertRecord(
  { userDatabase }: DataContext,
  collection: UserCollectionName,
  id: string,
  fields: Fields,
  changes: Partial<LocalRecord> = {},
) {
  return userDatabase[collection].insert({ ...buildLocalRecord(id, fields, day), ...changes });
}

const refused = {
  sync: 'refused',
  problem: { status: 422, code: 'validation', message: 'Error in field title' },
} as const;
const onServer = {
  sync: 'safe',
  base: { title: 'As the server has it' },
  server_id: 'srv',
  updated_date: day,
} as const;

describe('pending items', () => {
  test('pending items of all kinds, also deletions, are listed with their own text', async () => {
    const data = await createAliceContext();
    await insertRecord(data, 'prayers', '1', { title: 'For my sister', language: 'en' });
    await insertRecord(
      data,
      'prayers',
      '2',
      { title: 'For rain' },
      { ...onServer, sync: 'waiting', removed: true },
    );
    await insertRecord(data, 'prayers', '3', { title: 'Safe' }, onServer);
    await insertRecord(data, 'gratitudeEntries', '4', {
      entry_text: `Bread\n and ${'salt '.repeat(40)}`,
    });
    await insertRecord(data, 'graceNotes', '5', { message: 'Grace is enough', language: 'fr' });
    await insertRecord(data, 'bibleNotes', '6', {
      reference: 'Jean 3.16',
      book: 'JHN',
      chapter: 3,
      verse: 16,
      note_text: 'Tant aimé',
    });
    await insertRecord(data, 'bibleNotes', '7', { reference: 'Jean 3.17' });
    await insertRecord(data, 'bibleBookmarks', '8', { reference: 'Psalm 23' });
    await insertRecord(data, 'readingProgress', '9', { plan_id: 'peace', current_day: 4 });
    await insertRecord(data, 'pendingItems', '10', { reason: 'A new beginning' });
    await insertRecord(
      data,
      'profile',
      's_me',
      { language: 'fr' },
      { sync: 'waiting', server_id: 'me', base: {} },
    );

    const items = await firstValueFrom(watchPendingItems(data, 100));
    expect(
      items.map(
        ({ entity, title, removed }) => `${entity}: ${title}${removed ? ' (removed)' : ''}`,
      ),
    ).toEqual([
      'User: ',
      'Prayer: For my sister',
      'Prayer: For rain (removed)',
      `GratitudeEntry: Bread and ${'salt '.repeat(16).trim()}…`,
      'GraceNote: Grace is enough',
      'BibleNote: Tant aimé',
      'BibleNote: Jean 3.17',
      'BibleBookmark: Psalm 23',
      'UserReadingProgress: ',
      'DeletionRequest: A new beginning',
    ]);
    // Written in the language of the screen; where the place is not known, as it was written.
    expect(items.flatMap(({ place }) => place ?? [])).toEqual([
      { book: 'JHN', chapter: 3, verse: 16 },
    ]);
    expect(items.map(({ day }) => day).filter((day) => day !== null)).toEqual([4]);
    // The text of a note is read aloud in its own language; settings have no language.
    expect(items.map(({ language }) => language)).toEqual([
      null,
      'en',
      null,
      null,
      'fr',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('a long list of pending items comes in stable pages up to the full length', async () => {
    const data = await createAliceContext();
    await data.userDatabase.prayers.bulkInsert(
      Array.from({ length: 60 }, (_, place) =>
        buildLocalRecord(`p${String(place).padStart(3, '0')}`, { title: `${place}` }, day),
      ),
    );
    await insertRecord(data, 'graceNotes', 'g', { message: 'last' });
    expect((await firstValueFrom(watchPendingItems(data, 3))).map(({ title }) => title)).toEqual([
      '0',
      '1',
      '2',
    ]);
    expect(
      (await firstValueFrom(watchPendingItems(data, 61))).map(({ title }) => title).slice(57),
    ).toEqual(['57', '58', '59', 'last']);
    expect(await firstValueFrom(watchSyncStatus(data))).toMatchObject({
      pending: 61,
      rejected: 0,
      failure: null,
      failingSince: null,
      nextAttempt: null,
    });
  });

  test('a name that is cut never ends in half a character', async () => {
    const data = await createAliceContext();
    await insertRecord(data, 'gratitudeEntries', 'g', {
      entry_text: `${'a'.repeat(89)}🙏${'a'.repeat(40)}`,
    });
    expect((await firstValueFrom(watchPendingItems(data, 9)))[0]?.title).toBe(`${'a'.repeat(89)}…`);
  });
});

describe('[R14] rejected items', () => {
  test('a rejected item gives the reason and the text to copy, and can be retried', async () => {
    const data = await createAliceContext();
    await insertRecord(
      data,
      'prayers',
      '1',
      { title: 'For my', request: 'For my sister', prayer_text: 'Be near.' },
      refused,
    );
    const [item] = await firstValueFrom(watchRejectedItems(data, 9));
    expect(item).toMatchObject({
      sync: { kind: 'refused', code: 'validation' },
      text: 'For my sister\n\nBe near.',
      wasSent: false,
    });
    await retrySyncItem(data, { collection: 'prayers', id: '1' });
    expect(await firstValueFrom(watchRejectedItems(data, 9))).toEqual([]);
    expect(await firstValueFrom(watchPendingItems(data, 9))).toHaveLength(1);
    expect(data.syncCount).toBe(1);
  });

  test('discarding a rejected item restores the server’s version or removes the item', async () => {
    const data = await createAliceContext();
    await insertRecord(data, 'prayers', 'new', { title: 'New' }, refused);
    await insertRecord(data, 'prayers', 'known', { title: 'Changed' }, { ...onServer, ...refused });
    expect(
      (await firstValueFrom(watchRejectedItems(data, 9))).map(({ id, wasSent }) => [id, wasSent]),
    ).toEqual([
      ['known', true],
      ['new', false],
    ]);
    for (const id of ['new', 'known']) await discardSyncItem(data, { collection: 'prayers', id });
    expect(await firstValueFrom(watchRejectedItems(data, 9))).toEqual([]);
    const readRecord = async (id: string) =>
      (await data.userDatabase.prayers.findOne(id).exec())?.toJSON();
    expect(await readRecord('known')).toMatchObject({
      record: { title: 'As the server has it' },
      removed: false,
    });
    expect(await readRecord('new')).toMatchObject({ removed: true, sync: 'safe' });
  });

  test('retrying a missing item fails, and Sync now retries all rejected items', async () => {
    const data = await createAliceContext();
    await expect(
      retrySyncItem(data, { collection: 'prayers', id: 'nowhere' }),
    ).rejects.toMatchObject({ name: 'StorageWriteError' });
    await insertRecord(data, 'prayers', '1', { title: 'One' }, refused);
    await insertRecord(data, 'graceNotes', '2', { message: 'Two' }, refused);
    expect(await firstValueFrom(watchSyncStatus(data))).toMatchObject({ rejected: 2 });
    await syncNow(data);
    expect(await firstValueFrom(watchSyncStatus(data))).toMatchObject({ rejected: 0, pending: 2 });
  });
});

test('[R28] the sync status gives the failure, its start and the next attempt', async () => {
  const data = await createAliceContext();
  const times = { lastSuccess: day, since: day, next: '2026-11-20T08:05:00.000Z' };
  await data.userDatabase.activity.insert({
    id: toStateRecordId(engineStatusKey),
    kind: 'sync',
    order: '',
    value: { text: JSON.stringify({ ...times, trouble: 'busy' }) },
  });
  expect(await firstValueFrom(watchSyncStatus(data))).toMatchObject({
    online: true,
    signedOut: false,
    isAccountDeleted: false,
    lastSuccess: day,
    failingSince: day,
    nextAttempt: times.next,
    failure: 'busy',
  });
});

describe('[R22] previous versions', () => {
  const two = [
    { field: 'prayer_text', text: 'The first' },
    { field: 'testimony', text: 'He heard' },
  ];
  const findItems = (data: DataContext) =>
    firstValueFrom(watchPreviousVersions(data).pipe(filter(({ isSearching }) => !isSearching)));

  test('previous versions of all kinds are listed, except those of removed records', async () => {
    const data = await createAliceContext();
    await insertRecord(
      data,
      'prayers',
      '1',
      { title: 'One', prayer_text: 'The present', earlier_wordings: two },
      onServer,
    );
    await insertRecord(data, 'prayers', '2', { title: 'Plain', prayer_text: 'Plain' });
    await insertRecord(
      data,
      'prayers',
      '3',
      { title: 'Gone', earlier_wordings: two },
      { ...onServer, removed: true },
    );
    await insertRecord(data, 'bibleNotes', '4', {
      reference: 'John 3:16',
      note_text: 'now',
      earlier_wordings: [{ field: 'note_text', text: 'then' }],
    });
    const { items } = await findItems(data);
    const shown = items.map(({ title, versions: groups }) => ({
      title,
      wordings: groups.map(({ versions, currentText }) => ({ ...versions[0], currentText })),
    }));
    expect(shown).toEqual([
      {
        title: 'One',
        wordings: [
          { field: 'testimony', text: 'He heard', currentText: '' },
          { field: 'prayer_text', text: 'The first', currentText: 'The present' },
        ],
      },
      {
        title: 'John 3:16 – now',
        wordings: [{ field: 'note_text', text: 'then', currentText: 'now' }],
      },
    ]);
  });

  test('previous versions are found among many records of the same time', async () => {
    const data = await createAliceContext();
    await data.userDatabase.prayers.bulkInsert(
      Array.from({ length: 450 }, (_, place) =>
        buildLocalRecord(
          `p${place}`,
          {
            title: `${place}`,
            prayer_text: 'now',
            ...(place === 449 && { earlier_wordings: two }),
          },
          day,
        ),
      ),
    );
    expect((await findItems(data)).items.map(({ title }) => title)).toEqual(['449']);
    const changedItems = firstValueFrom(
      watchPreviousVersions(data).pipe(filter(({ items }) => items.length === 2)),
    );
    await insertRecord(data, 'graceNotes', 'g', {
      message: 'Later',
      earlier_wordings: [{ field: 'message', text: 'Before' }],
    });
    expect((await changedItems).items.map(({ title }) => title).toSorted()).toEqual([
      '449',
      'Later',
    ]);
  });

  test('a restored previous version becomes current, and the same step undoes it', async () => {
    const data = await createAliceContext();
    const key = { collection: 'prayers', id: '1' } as const;
    await insertRecord(
      data,
      'prayers',
      '1',
      { title: 'One', prayer_text: 'The present', earlier_wordings: two },
      onServer,
    );
    const record = async () => (await data.userDatabase.prayers.findOne('1').exec())?.toJSON();
    const replaced = await restoreItemVersions(data, key, [
      { field: 'prayer_text', text: 'The first' },
    ]);
    expect(replaced).toEqual([{ field: 'prayer_text', text: 'The present' }]);
    expect(await record()).toMatchObject({
      sync: 'waiting',
      record: { prayer_text: 'The first', earlier_wordings: [two[1], ...replaced] },
    });
    await restoreItemVersions(data, key, replaced);
    expect(await record()).toMatchObject({
      record: { prayer_text: 'The present', earlier_wordings: [two[1], two[0]] },
    });
    expect(data.syncCount).toBe(2);
  });

  test('a version restored over an empty text can be undone', async () => {
    const data = await createAliceContext();
    const key = { collection: 'prayers', id: '1' } as const;
    await insertRecord(
      data,
      'prayers',
      '1',
      { title: 'One', prayer_text: 'x', earlier_wordings: two },
      onServer,
    );
    const replaced = await restoreItemVersions(data, key, [
      { field: 'testimony', text: 'He heard' },
    ]);
    expect((await data.userDatabase.prayers.findOne('1').exec())?.toJSON().record).toMatchObject({
      testimony: 'He heard',
      earlier_wordings: [two[0]],
    });
    await restoreItemVersions(data, key, replaced);
    expect((await data.userDatabase.prayers.findOne('1').exec())?.toJSON().record).toMatchObject({
      testimony: '',
      earlier_wordings: two,
    });
  });

  test('texts and title of a self-written prayer are restored and undone together', async () => {
    const data = await createAliceContext();
    const key = { collection: 'prayers', id: '1' } as const;
    const fields = {
      title: 'For rain',
      request: 'For rain',
      prayer_text: 'For rain',
      earlier_wordings: [
        { field: 'request', text: 'For much rain' },
        { field: 'prayer_text', text: 'For much rain' },
      ],
    };
    await insertRecord(data, 'prayers', '1', fields, onServer);
    const record = async () => (await data.userDatabase.prayers.findOne('1').exec())?.toJSON();
    const { items } = await findItems(data);
    expect(items[0]?.versions).toHaveLength(1);
    expect(items[0]?.versions[0]).toMatchObject({ text: 'For much rain', currentText: 'For rain' });
    const replaced = await restoreItemVersions(data, key, items[0]?.versions[0]?.versions ?? []);
    expect((await record())?.record).toMatchObject({
      title: 'For much rain',
      request: 'For much rain',
      prayer_text: 'For much rain',
    });
    expect((await record())?.record['earlier_wordings']).toHaveLength(2);
    await restoreItemVersions(data, key, replaced);
    expect((await record())?.record).toMatchObject({
      title: 'For rain',
      request: 'For rain',
      prayer_text: 'For rain',
    });
  });

  test('restoring a previous version that another device removed changes nothing', async () => {
    const data = await createAliceContext();
    await insertRecord(
      data,
      'prayers',
      '1',
      { title: 'One', prayer_text: 'The present' },
      onServer,
    );
    await restoreItemVersions(data, { collection: 'prayers', id: '1' }, [
      { field: 'prayer_text', text: 'Never there' },
    ]);
    expect((await data.userDatabase.prayers.findOne('1').exec())?.toJSON()).toMatchObject({
      sync: 'safe',
      record: { prayer_text: 'The present' },
    });
  });
});
