// Tests of records whose server row has another id or an earlier date than the device knew, and of
// removals while a record is recreated.
import { afterEach, expect, test } from 'vitest';
import { basicBackendRules } from '../../replication/basic-backend/basic-backend-rules.ts';
import { ownServerRules } from '../../replication/own-server-rules.ts';
import { recreateRecord } from '../../replication/recreate-record.ts';
import { reconcileCurrentRow } from '../../replication/reconcile-row.ts';
import { compareAllIds } from '../../replication/compare-ids.ts';
import { applyRows } from '../../replication/pull.ts';
import { readOne } from '../../replication/sync-collection.ts';
import type { ServerRow } from '../../replication/transport.ts';
import { buildLocalRecord, applyRemoval } from '../../schemas/local-record.ts';
import { prayerSchema } from '../../schemas/entities/prayer.ts';
import {
  runAroundNextRecreation,
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const localRecord = {
  ...buildLocalRecord('c1', { title: 't', prayer_text: 'mine' }, '2026-11-20T10:00:00.000Z'),
  base: { client_id: 'c1', title: 't', prayer_text: 'mine' },
  server_id: 'r1',
  updated_date: '2026-11-20T10:05:00.000000Z',
  sync: 'safe',
} as const;

function buildRow(changes: Partial<ServerRow>): ServerRow {
  return {
    id: 'r1',
    created_date: '2026-11-20T10:00:00.000000Z',
    updated_date: localRecord.updated_date,
    client_id: 'c1',
    title: 't',
    prayer_text: 'theirs',
    ...changes,
  };
}

/** Creates Alice's device with the prayer `a`, whose row is deleted and whose edit is pending. */
async function createAliceWithDeletedRow() {
  const alice = await createAlice();
  await alice.addSynced('a');
  const { syncCollection } = alice.device;
  await syncCollection.collection
    .findOne('a')
    .incrementalPatch({ gone: 'elsewhere', sync: 'waiting' });
  const doc = await readOne(syncCollection, 'a');
  if (!doc) throw new Error('no record a');
  return { ...alice, syncCollection, doc };
}

test('[R37] local text is kept when a row with another id replaces the known row', () => {
  const reconciled = reconcileCurrentRow(
    prayerSchema,
    localRecord,
    buildRow({ id: 'r2', updated_date: '2026-11-20T10:06:00.000000Z' }),
    ownServerRules,
  );
  expect(reconciled.record).toMatchObject({
    prayer_text: 'theirs',
    earlier_wordings: [{ field: 'prayer_text', text: 'mine' }],
  });
});

test('[R37] a row older than the known row is from a backup: the local version is sent', () => {
  const reconciled = reconcileCurrentRow(
    prayerSchema,
    localRecord,
    buildRow({ updated_date: '2026-11-20T09:00:00.000000Z' }),
    ownServerRules,
  );
  expect(reconciled).toMatchObject({
    sync: 'waiting',
    record: { prayer_text: 'mine' },
    base: { prayer_text: 'theirs' },
    updated_date: '2026-11-20T09:00:00.000000Z',
  });
  // A basic backend does not guarantee the order of dates.
  expect(
    reconcileCurrentRow(
      prayerSchema,
      localRecord,
      buildRow({ updated_date: '2026-11-20T09:00:00.000000Z' }),
      basicBackendRules,
    ).record,
  ).toMatchObject({ prayer_text: 'theirs' });
});

test('[R34] [R12] a lock lost in a recreate: the work of the other tab is no removal', async () => {
  const { device, syncCollection, doc, readExisting } = await createAliceWithDeletedRow();
  // The slow tab has read both records; then the fast tab recreates the record.
  runAroundNextRecreation(device, {
    before: () => recreateRecord(syncCollection, doc, device.transport),
  });
  await recreateRecord(syncCollection, doc, device.transport);
  expect(await readExisting('a~2')).toMatchObject({ removed: false, sync: 'waiting' });
});

test('[R12] a removal during a recreate also removes the new record', async () => {
  const { device, syncCollection, doc, readExisting } = await createAliceWithDeletedRow();
  await syncCollection.collection
    .findOne('a')
    .incrementalModify((now) => ({ ...now, ...applyRemoval(now) }));
  await recreateRecord(syncCollection, doc, device.transport);
  expect(await readExisting('a~2')).toMatchObject({ removed: true });
});

test('[R12] a storage error during a recreate leaves one visible record, not two', async () => {
  const { device, syncCollection, doc, readExisting } = await createAliceWithDeletedRow();
  const visibleIds: string[][] = [];
  const subscription = syncCollection.collection
    .find({ selector: { removed: false } })
    .$.subscribe((docs) => visibleIds.push(docs.map(({ client_id: id }) => id)));
  runAroundNextRecreation(device, {
    before: () => Promise.reject(new Error('the disk failed')),
  });
  await expect(recreateRecord(syncCollection, doc, device.transport)).rejects.toThrow(
    'the disk failed',
  );
  expect(await device.visible()).toHaveProperty('size', 1);
  await recreateRecord(syncCollection, doc, device.transport);
  await expect.poll(() => visibleIds.at(-1)).toEqual(['a~2']);
  subscription.unsubscribe();
  // No query result contains the old and the new record together.
  expect(visibleIds.filter((ids) => ids.length !== 1)).toEqual([]);
  expect(await readExisting('a')).toMatchObject({ removed: true, sync: 'safe' });
});

test('[R12] [R13] a removal during a recreate keeps later text of the new record', async () => {
  const { device, syncCollection, doc, readExisting } = await createAliceWithDeletedRow();
  await syncCollection.collection
    .findOne('a')
    .incrementalModify((now) => ({ ...now, ...applyRemoval(now) }));
  runAroundNextRecreation(device, {
    after: () => device.edit('a~2', { prayer_text: 'written since' }),
  });
  await recreateRecord(syncCollection, doc, device.transport);
  expect(await readExisting('a~2')).toMatchObject({
    removed: false,
    sync: 'waiting',
    record: { prayer_text: 'written since' },
  });
});

test('[R18] a record whose row was merged elsewhere is attached to the remaining row', async () => {
  const { device, server, addSynced, readExisting } = await createAlice();
  await addSynced('a');
  const row = [...server.rows.values()][0];
  if (!row) throw new Error('no row');
  server.rows.delete('r1');
  server.rows.set('r9', { ...row, id: 'r9' });
  expect(await compareAllIds(device.syncCollection, device.transport)).toBeNull();
  expect(await readExisting('a')).toMatchObject({ removed: false, server_id: 'r9', gone: '' });
});

test.each([
  ['knows', true],
  ['does not know', false],
])('[R30] a device that %s the successor keeps its later synced text', async (_what, isKnown) => {
  const { device, server, addSynced, push } = await createAlice();
  await addSynced('a');
  await device.edit('a', { prayer_text: 'later synced text' });
  await push();
  await device.edit('a', { title: 'pending title' });
  // Another device deleted the record; a third device recreated it from the first text.
  server.removeRow('r1');
  const row = server.put({ client_id: 'a~2', title: 'other title', prayer_text: 'words a' });
  if (isKnown) await applyRows(device.syncCollection, [row], device.transport);
  await syncUntilSettled(server, device);
  const [stored = row] = server.rows.values();
  const { prayer_text: text, earlier_wordings: versions } = stored;
  expect([
    text,
    ...((versions ?? []) as { text: string }[]).map((version) => version.text),
  ]).toEqual(expect.arrayContaining(['later synced text', 'words a']));
});
