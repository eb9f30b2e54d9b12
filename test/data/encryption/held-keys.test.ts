// Tests of the stored keys of a device: no write of another tab is lost. IndexedDB is the
// fake-indexeddb package.
import 'fake-indexeddb/auto';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterEach, expect, test } from 'vitest';
import { formatHeldKeys } from '../../../schemas/encryption/encryption-state.ts';
import { heldKeysState } from '../../../schemas/encryption/state-keys.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { toStateRecordId } from '../../../schemas/sync-status.ts';
import type { DeviceRecord } from '../../../src/data/database/collections.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { addHeldKeys, readHeldKeys } from '../../../src/data/encryption/held-keys.ts';
import { createDataKey } from '../../../src/data/encryption/wrap-key.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

/** Writes as another tab does while this tab is suspended, so this tab's cache is old. */
async function writeInOtherTab(
  { userDatabase }: DataContext,
  keys: readonly DataKey[],
): Promise<void> {
  const id = toStateRecordId(heldKeysState);
  const handle = await getRxStorageDexie().createStorageInstance<DeviceRecord>({
    databaseInstanceToken: 'another tab',
    databaseName: userDatabase.name,
    collectionName: 'activity',
    schema: userDatabase.activity.schema.jsonSchema,
    options: {},
    multiInstance: false,
    devMode: false,
  });
  const [previous] = await handle.findDocumentsById([id], false);
  const document = {
    id,
    kind: 'sync',
    order: '',
    value: { text: formatHeldKeys(keys) },
    _deleted: false,
    _attachments: {},
    _meta: { lwt: Date.now() },
    _rev: `${previous ? 2 : 1}-othertab`,
  };
  const { error } = await handle.bulkWrite(
    [{ document, ...(previous && { previous }) }],
    'another tab',
  );
  await handle.close();
  if (error.length > 0) throw new Error('The other tab could not write.');
}

test('keys are read back with all bytes, and a key is added once', async () => {
  const data = await createAliceContext();
  expect(await readHeldKeys(data)).toEqual([]);
  const [one, other] = [createDataKey(), createDataKey()];
  await addHeldKeys(data, [one]);
  await addHeldKeys(data, [{ ...one, bytes: other.bytes }, other]);
  expect(await readHeldKeys(data)).toEqual([one, other]);
});

test('keys that are added at the same moment are all stored', async () => {
  const data = await createAliceContext();
  const keys = Array.from({ length: 6 }, createDataKey);
  await Promise.all(keys.map((key) => addHeldKeys(data, [key])));
  const held = await readHeldKeys(data);
  expect(new Set(held.map(({ id }) => id))).toEqual(new Set(keys.map(({ id }) => id)));
});

test('a key that another tab stored first is kept', async () => {
  const data = await createAliceContext();
  const [one, other] = [createDataKey(), createDataKey()];
  await writeInOtherTab(data, [one]);
  await addHeldKeys(data, [other]);
  expect(await readHeldKeys(data)).toEqual([one, other]);
});

test('a key that another tab added since the last write of this tab is kept', async () => {
  const data = await createAliceContext();
  const [one, other, last] = [createDataKey(), createDataKey(), createDataKey()];
  await addHeldKeys(data, [one]);
  await writeInOtherTab(data, [one, other]);
  await addHeldKeys(data, [last]);
  expect(await readHeldKeys(data)).toEqual([one, other, last]);
});
