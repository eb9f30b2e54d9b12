// [R45] Tests of an import followed by a sync: the real engine with a fake server, with or without
// conditional writes.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { exportJson, importRecords } from '../../../src/data/export/export-and-import.ts';
import { updateRecord, removeRecord } from '../../../src/data/records/record.ts';
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
async function carry(
  server: FakeServer,
  live: (data: AliceContext) => Promise<unknown>,
): Promise<{ text: string; home: AliceContext }> {
  const first = await createAliceContext({ account: alice });
  await live(first);
  const text = await exportJson(first, now);
  await closeContexts();
  server.asked.length = 0;
  return { text, home: await createAliceContext({ account: alice }) };
}

function onlyRow({ rows }: FakeServer) {
  const [row, ...others] = rows.values();
  if (!row || others.length > 0) throw new Error(`there are ${rows.size} rows`);
  return row;
}

describe.each([
  ['our server', true],
  ['a plain backend', false],
])('[R45] with %s', (_name, guarded) => {
  test('an imported record that the server already has is not created again', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, home } = await carry(server, async (data) => {
      await insertRecord(data, 'prayers', 'a', prayer);
      await syncWithServer(data, server);
    });
    await importRecords(home, text);
    await syncWithServer(home, server);
    expect(server.writes()).toEqual([]);
    expect(server.asked).toContain(guarded ? 'find a' : 'find a a~2');
    expect(await readOnlyRecord(home, 'prayers')).toMatchObject({
      client_id: 'a',
      sync: 'safe',
      record: prayer,
    });
  });

  test('an imported record that the server never had is created once', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, home } = await carry(server, (data) =>
      insertRecord(data, 'prayers', 'a', prayer),
    );
    await importRecords(home, text);
    await syncWithServer(home, server);
    await importRecords(home, text);
    await syncWithServer(home, server);
    expect(onlyRow(server)).toMatchObject({ client_id: 'a', prayer_text: 'Lord, be near.' });
  });

  test('a newer server text stays, and the imported text becomes a previous version', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, home } = await carry(server, async (data) => {
      await insertRecord(data, 'prayers', 'a', {
        ...prayer,
        verses: [{ reference: 'John 3:16', text: 'For God' }],
      });
      await syncWithServer(data, server);
    });
    server.put({
      id: onlyRow(server).id,
      prayer_text: 'Newer words',
      verses: [{ reference: 'Psalm 23:1', text: 'The Lord' }],
    });
    await importRecords(home, text);
    await syncWithServer(home, server);
    await syncWithServer(home, server);
    expect(onlyRow(server)).toMatchObject({
      prayer_text: 'Newer words',
      earlier_wordings: [{ field: 'prayer_text', text: 'Lord, be near.' }],
    });
    expect(onlyRow(server)['verses']).toHaveLength(2);
  });

  test('an edit pending in the file is applied before or after the first sync', async () => {
    for (const isFirst of [true, false]) {
      const server = createFakeServer({ hasConditionalWrites: guarded });
      const { text, home } = await carry(server, async (data) => {
        await insertRecord(data, 'prayers', 'a', prayer);
        await syncWithServer(data, server);
        await updateRecord(data, 'prayers', 'a', {
          prayer_text: 'Lord, be very near.',
          is_answered: true,
        });
      });
      if (!isFirst) await syncWithServer(home, server);
      await importRecords(home, text);
      await syncWithServer(home, server);
      expect(onlyRow(server)).toMatchObject({
        client_id: 'a',
        prayer_text: 'Lord, be very near.',
        is_answered: true,
      });
      expect(await readOnlyRecord(home, 'prayers')).toMatchObject({ sync: 'safe' });
      expect(onlyRow(server)['earlier_wordings']).toBeUndefined();
      await closeContexts();
    }
  });

  test('an edit pending in the file and a concurrent edit on the server both survive', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, home } = await carry(server, async (data) => {
      await insertRecord(data, 'prayers', 'a', prayer);
      await syncWithServer(data, server);
      await updateRecord(data, 'prayers', 'a', { prayer_text: 'Mine' });
    });
    server.put({ id: onlyRow(server).id, prayer_text: 'Theirs' });
    await importRecords(home, text);
    await syncWithServer(home, server);
    expect(JSON.stringify(onlyRow(server))).toMatch(/Mine.*Theirs|Theirs.*Mine/);
  });

  test('an imported record that was deleted meanwhile is recreated', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const { text, home } = await carry(server, async (data) => {
      await insertRecord(data, 'prayers', 'a', prayer);
      await syncWithServer(data, server);
    });
    await importRecords(home, text);
    await syncWithServer(home, server);
    await removeRecord(home, 'prayers', 'a');
    await syncWithServer(home, server);
    expect(server.rows.size).toBe(0);
    expect(await importRecords(home, text)).toMatchObject({ added: 1 });
    await syncWithServer(home, server);
    expect(onlyRow(server)).toMatchObject({ client_id: 'a~2', prayer_text: 'Lord, be near.' });
    expect(await importRecords(home, text)).toMatchObject({ added: 0, unchanged: 1 });
    await syncWithServer(home, server);
    expect(await readVisibleRecords(home, 'prayers')).toHaveLength(1);
  });

  test('an imported row without a client id is reconciled by its server id', async () => {
    const server = createFakeServer({ hasConditionalWrites: guarded });
    const row = server.put({ ...prayer });
    const { text, home } = await carry(server, (data) => syncWithServer(data, server));
    await importRecords(home, text);
    await syncWithServer(home, server);
    expect(server.writes()).toEqual([]);
    expect(await readOnlyRecord(home, 'prayers')).toMatchObject({
      client_id: `s_${row.id}`,
      sync: 'safe',
      server_id: row.id,
    });
  });
});
