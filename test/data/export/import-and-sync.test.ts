// [R45] Tests of an import followed by a sync: the real engine with a fake server, with or without
// conditional writes.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { exportJson, importRecords } from '../../../src/data/export/export-and-import.ts';
import { updateRecord, removeRecord, watchRecords } from '../../../src/data/records/record.ts';
import { watchLedger } from '../../../src/data/activity/daily-activity.ts';
import { createFakeServer, type FakeServer } from '../../replication/support/scripted-server.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import {
  readVisibleRecords,
  syncWithServer,
  readOnlyRecord,
  insertRecord,
} from '../../support/sync-with-fake-server.ts';

afterEach(closeContexts);

const now = new Date('2026-11-21T10:00:00Z');
const alice = { id: 'alice', email: 'alice@example.org', full_name: 'Alice' };
const prayer = { title: 'For my sister', prayer_text: 'Lord, be near.', is_answered: false };

/**
 * Creates an export file on one device and returns a second device that the server does not know
 * yet.
 */
async function exportAndOpen(
  server: FakeServer,
  live: (data: AliceContext) => Promise<unknown>,
): Promise<{ text: string; context: AliceContext }> {
  const first = await createAliceContext({ account: alice });
  await live(first);
  const text = await exportJson(first, now);
  await closeContexts();
  server.requests.length = 0;
  return { text, context: await createAliceContext({ account: alice }) };
}

function requireSingleRow({ rows }: FakeServer) {
  const [row, ...otherRows] = rows.values();
  if (!row || otherRows.length > 0) throw new Error(`there are ${rows.size} rows`);
  return row;
}

const may = '2024-05-01T12:00:00.000Z';

/** Expects the prayer of May 2024 below the newer prayer, with its day. */
async function expectListedInMay(data: AliceContext): Promise<void> {
  const listed = await firstValueFrom(watchRecords(data, 'prayers'));
  expect(listed.map(({ id }) => id)).toEqual(['later', 'may']);
  expect(listed[1]).toMatchObject({ createdDate: may, sync: { kind: 'safe' } });
}

describe.each([
  ['our server', true],
  ['a plain backend', false],
])('[R45] with %s', (_name, guarded) => {
  test('an imported record that the server already has is not created again', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, context } = await exportAndOpen(server, async (data) => {
      await insertRecord(data, 'prayers', 'a', prayer);
      await syncWithServer(data, server);
    });
    await importRecords(context, text);
    await syncWithServer(context, server);
    expect(server.writes()).toEqual([]);
    expect(server.requests).toContain(guarded ? 'find a' : 'find a a~2');
    expect(await readOnlyRecord(context, 'prayers')).toMatchObject({
      client_id: 'a',
      sync: 'safe',
      record: prayer,
    });
  });

  test('an imported prayer of May 2024 keeps its day after the sync, on all devices', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, context } = await exportAndOpen(server, (data) =>
      insertRecord(data, 'prayers', 'may', prayer, { created_date: may, order: '' }),
    );
    await insertRecord(context, 'prayers', 'later', prayer, { created_date: now.toISOString() });
    await importRecords(context, text);
    await syncWithServer(context, server);
    expect([...server.rows.values()].map((row) => row.created_date.slice(0, 4))).toEqual([
      '2026',
      '2026',
    ]);
    await expectListedInMay(context);
    await closeContexts();
    const phone = await createAliceContext({ account: alice });
    await syncWithServer(phone, server);
    await expectListedInMay(phone);
    expect((await firstValueFrom(watchLedger(phone))).days.get('2024-05-01')?.prayers).toBe(1);
    const file = JSON.parse(await exportJson(phone, now)) as {
      records: { Prayer: { client_id: string; record: object }[] };
    };
    expect(file.records.Prayer.find(({ client_id: id }) => id === 'may')?.record).toMatchObject({
      written_date: may,
    });
  });

  test('an imported record that the server never had is created once', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, context } = await exportAndOpen(server, (data) =>
      insertRecord(data, 'prayers', 'a', prayer),
    );
    await importRecords(context, text);
    await syncWithServer(context, server);
    await importRecords(context, text);
    await syncWithServer(context, server);
    expect(requireSingleRow(server)).toMatchObject({
      client_id: 'a',
      prayer_text: 'Lord, be near.',
    });
  });

  test('a newer server text stays, and the imported text becomes a previous version', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, context } = await exportAndOpen(server, async (data) => {
      await insertRecord(data, 'prayers', 'a', {
        ...prayer,
        verses: [{ reference: 'John 3:16', text: 'For God' }],
      });
      await syncWithServer(data, server);
    });
    server.put({
      id: requireSingleRow(server).id,
      prayer_text: 'Newer words',
      verses: [{ reference: 'Psalm 23:1', text: 'The Lord' }],
    });
    await importRecords(context, text);
    await syncWithServer(context, server);
    await syncWithServer(context, server);
    expect(requireSingleRow(server)).toMatchObject({
      prayer_text: 'Newer words',
      earlier_wordings: [{ field: 'prayer_text', text: 'Lord, be near.' }],
    });
    expect(requireSingleRow(server)['verses']).toHaveLength(2);
  });

  test('an edit pending in the file is applied before or after the first sync', async () => {
    for (const isFirst of [true, false]) {
      const server = createFakeServer({ hasConditionalWrites: guarded });
      const { text, context } = await exportAndOpen(server, async (data) => {
        await insertRecord(data, 'prayers', 'a', prayer);
        await syncWithServer(data, server);
        await updateRecord(data, 'prayers', 'a', {
          prayer_text: 'Lord, be very near.',
          is_answered: true,
        });
      });
      if (!isFirst) await syncWithServer(context, server);
      await importRecords(context, text);
      await syncWithServer(context, server);
      expect(requireSingleRow(server)).toMatchObject({
        client_id: 'a',
        prayer_text: 'Lord, be very near.',
        is_answered: true,
      });
      expect(await readOnlyRecord(context, 'prayers')).toMatchObject({ sync: 'safe' });
      expect(requireSingleRow(server)['earlier_wordings']).toBeUndefined();
      await closeContexts();
    }
  });

  test('an edit pending in the file and a concurrent edit on the server both survive', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, context } = await exportAndOpen(server, async (data) => {
      await insertRecord(data, 'prayers', 'a', prayer);
      await syncWithServer(data, server);
      await updateRecord(data, 'prayers', 'a', { prayer_text: 'Mine' });
    });
    server.put({ id: requireSingleRow(server).id, prayer_text: 'Theirs' });
    await importRecords(context, text);
    await syncWithServer(context, server);
    expect(JSON.stringify(requireSingleRow(server))).toMatch(/Mine.*Theirs|Theirs.*Mine/);
  });

  test('an imported record that was deleted meanwhile is recreated', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, context } = await exportAndOpen(server, async (data) => {
      await insertRecord(data, 'prayers', 'a', prayer);
      await syncWithServer(data, server);
    });
    await importRecords(context, text);
    await syncWithServer(context, server);
    await removeRecord(context, 'prayers', 'a');
    await syncWithServer(context, server);
    expect(server.rows.size).toBe(0);
    expect(await importRecords(context, text)).toMatchObject({ added: 1 });
    await syncWithServer(context, server);
    expect(requireSingleRow(server)).toMatchObject({
      client_id: 'a~2',
      prayer_text: 'Lord, be near.',
    });
    expect(await importRecords(context, text)).toMatchObject({ added: 0, unchanged: 1 });
    await syncWithServer(context, server);
    expect(await readVisibleRecords(context, 'prayers')).toHaveLength(1);
  });

  test('an imported row without a client id is reconciled by its server id', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const row = server.put({ ...prayer });
    const { text, context } = await exportAndOpen(server, (data) => syncWithServer(data, server));
    await importRecords(context, text);
    await syncWithServer(context, server);
    expect(server.writes()).toEqual([]);
    expect(await readOnlyRecord(context, 'prayers')).toMatchObject({
      client_id: `s_${row.id}`,
      sync: 'safe',
      server_id: row.id,
    });
  });
});
