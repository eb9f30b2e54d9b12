// Tests that no text in clear is left in the database after a record was encrypted and the trash
// was erased: in every table, and for SQLite in every byte of the file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createLogger } from '../../../server/log.ts';
import { openSourceDatabase } from '../../../server/admin/database-copy/open-database.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { databaseKinds } from '../support/admin-setup.ts';
import { encryptRecord } from '../support/encrypted-texts.ts';
import { createTestDatabase } from '../support/postgres-databases.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  makeTempFolder,
  type TestUser,
} from '../support/test-server.ts';

const prayers = '/entities/Prayer';
const word = 'Ebenezer';

/** Texts of one page of SQLite, of several pages, and of many. */
const clearPrayer = buildPrayer({
  client_id: 'zero',
  title: `${word} title`,
  prayer_text: `${word} prayer `.repeat(2_000),
  request: `${word} request`,
  category: `${word} category`,
  testimony: `${word} testimony `.repeat(200),
  updates: [
    {
      id: 'u1',
      date: '2026-01-01',
      text: `${word} note`,
      earlier: [`${word} earlier`],
      marks: [`${word} mark`],
    },
  ],
  earlier_wordings: [{ field: 'title', text: `${word} version` }],
});

/**
 * Writes prayers in clear, encrypts one by each call, and erases two that were deleted in clear.
 */
async function encryptAll({ call }: TestUser): Promise<void> {
  const create = async (client_id: string) =>
    getRecord(await call('POST', prayers, { ...clearPrayer, client_id })).id;
  const encrypt = (client_id: string) => encryptRecord('Prayer', { ...clearPrayer, client_id });
  const first = await create('one');
  const second = await create('two');
  const deleted = [await create('three'), await create('four')];
  expect((await call('PUT', `${prayers}/${first}`, encrypt('one'))).status).toBe(200);
  const changes = [{ op: 'update', id: second, data: encrypt('two') }];
  expect(await call('POST', `${prayers}/batch`, { changes })).toMatchObject({
    body: { answers: [{ status: 200 }] },
  });
  for (const id of deleted) {
    expect((await call('DELETE', `${prayers}/${id}`)).status).toBe(200);
    expect((await call('DELETE', `${prayers}/${id}/permanent`)).status).toBe(200);
  }
}

function countWord(text: string): number {
  return text.split(word).length - 1;
}

/** Returns the tables of which a row has the word, with the number of times. */
async function findWord(address: string): Promise<Record<string, number>> {
  const database = await openSourceDatabase(address);
  try {
    const counts: Record<string, number> = {};
    await database.inReadTransaction(async () => {
      for (const table of await database.tables())
        for await (const rows of database.rows(table)) {
          const values = rows
            .flat()
            .map((value) =>
              value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
            );
          const count = countWord(values.join('\n'));
          if (count > 0) counts[table.name] = (counts[table.name] ?? 0) + count;
        }
    });
    return counts;
  } finally {
    await database.close();
  }
}

describe.each(databaseKinds)('on %s', (kind) => {
  test('no table has a clear text after records were encrypted and the trash was erased', async () => {
    const path = join(makeTempFolder(), 'selah.sqlite');
    const address = kind === 'SQLite' ? path : await createTestDatabase();
    const lines: string[] = [];
    const { alice, emails } = await createTestServer({
      open: (clock) =>
        kind === 'SQLite' ? openSqlite({ path, clock }) : openPostgres({ url: address, clock }),
      log: createLogger('info', { write: (line) => void lines.push(line) }),
    });
    const deleted = getRecord(await alice.call('POST', prayers, clearPrayer));
    expect(Object.keys(await findWord(address))).toEqual(['records']);
    await alice.call('DELETE', `${prayers}/${deleted.id}`);
    expect(Object.keys(await findWord(address))).toEqual(['deletions']);
    await alice.call('DELETE', `${prayers}/${deleted.id}/permanent`);
    await encryptAll(alice);
    expect(await findWord(address)).toEqual({});
    expect(lines.length).toBeGreaterThan(0);
    expect(countWord(JSON.stringify([emails, lines]))).toBe(0);
  });
});

test('no byte of the SQLite file has a clear text after its log was written back', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  const { alice } = await createTestServer({ open: (clock) => openSqlite({ path, clock }) });
  const writeBack = () => {
    const connection = new DatabaseSync(path);
    connection.exec('pragma wal_checkpoint(truncate)');
    connection.close();
  };
  const { id } = getRecord(await alice.call('POST', prayers, clearPrayer));
  writeBack();
  // The file holds the texts first, so the search below can find them.
  expect(countWord(readFileSync(path, 'latin1'))).toBeGreaterThan(2_000);
  await alice.call('DELETE', `${prayers}/${id}`);
  await alice.call('DELETE', `${prayers}/${id}/permanent`);
  await encryptAll(alice);
  writeBack();
  expect(countWord(readFileSync(path, 'latin1'))).toBe(0);
  expect(readFileSync(`${path}-wal`)).toHaveLength(0);
});
