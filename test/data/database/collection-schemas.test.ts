// Tests that the collections have the schemas with which the build of commit 0ab1dcb stored data:
// RxDB opens a collection only with the schema of its stored version.
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RxCollection } from 'rxdb';
import { afterEach, expect, test } from 'vitest';
import { sharedCollectionName } from '../../../src/data/database/shared-collection.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';

const storedData = readFileSync(
  join(import.meta.dirname, '../../browser/support/stored-data/build-0ab1dcb.json'),
  'utf8',
);

/** Changes only with a migration. */
const sharedSchemaHash = 'ecba04b76ac919c306844ac5af4748da6051c1190a150308b87203e6c9667927';

afterEach(closeContexts);

test('each of the twelve stored collections has the schema of the stored data', async () => {
  const { deviceDatabase, userDatabase } = await createAliceContext();
  const open = { ...deviceDatabase.collections, ...userDatabase.collections };
  const hashes = await Promise.all(
    Object.entries(open).map(async ([name, collection]) => [
      `${name}-${(collection as RxCollection).schema.version}`,
      await (collection as RxCollection).schema.hash,
    ]),
  );
  const stored = [
    ...storedData.matchAll(/"key":"(\w+-\d+)","context":"collection".*?"schemaHash":"(\w+)"/g),
  ].map(([, key, hash]) => [key, hash]);
  expect(stored).toHaveLength(12);
  // The shared collection was added since, and is open if an entity is stored in it.
  const isSharedUsed = Object.hasOwn(userDatabase.collections, sharedCollectionName);
  const added = isSharedUsed ? [[`${sharedCollectionName}-0`, sharedSchemaHash]] : [];
  expect(Object.fromEntries(hashes)).toEqual(Object.fromEntries([...stored, ...added]));
});
