// Reads all stored data of a user as one text, so that a test can check that an attack changed
// nothing.
import type { TestServer, TestUser } from './test-server.ts';

const allRecords = {
  where: { op: 'and', all: [] },
  sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false },
  limit: 100,
  skip: 0,
  withFields: true,
} as const;

/** Returns the account, the records and the deleted prayers of a user, as JSON. */
export async function readStoredData(
  { store }: Pick<TestServer, 'store'>,
  { id }: Pick<TestUser, 'id'>,
): Promise<string> {
  const user = await store.users.find(id);
  const records: unknown[] = [];
  for await (const one of store.records.iterateOwnerRecords(id)) records.push(one);
  const trash = await store.records.listTrash(
    { entity: 'Prayer', ownerId: id, shared: false },
    allRecords,
  );
  return JSON.stringify({ user, records, trash });
}
