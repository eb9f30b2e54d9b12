// [R45] A file brought in, and what the server makes of it: the real engine, and a server of paper,
// plain or ours.
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
 * Alice writes at one device and saves a file; it is brought in at another one, which is new to the
 * server.
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
  test('what it has already is not made again: it is looked up', async () => {
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

  test('what it never had is made, once', async () => {
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

  test('newer words on the server stand, the words of an old file are kept, and lists unite', async () => {
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

  test('an edit that waited when the file was saved is made, whether the file comes in before or after what the server has', async () => {
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

  test('such an edit, and another one by somebody else meanwhile: both wordings are there', async () => {
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

  test('what was deleted since comes back under its next id, with its words', async () => {
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

  test('a row that the server knows under no client id is met by its own id, not made again', async () => {
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
