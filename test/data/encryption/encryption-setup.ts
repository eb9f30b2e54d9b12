// Test helpers of the encryption: devices of a signed-in user, and a server that keeps the list of
// keys.
import { createRxDatabase } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { BehaviorSubject, of } from 'rxjs';
import { formatServerKeys } from '../../../schemas/encryption/encryption-state.ts';
import { serverKeysState, getFormState } from '../../../schemas/encryption/state-keys.ts';
import {
  computeEncryptionState,
  type EncryptionState,
  type KeyEntry,
  parseKeyEntries,
  proveKeyEntry,
  selectLatestEntries,
  type UnprovenKeyEntry,
} from '../../../schemas/encryption/key-entries.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { isSameValue, type RecordSyncStatus } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { userCollectionCreators } from '../../../src/data/database/collections.ts';
import type { DeviceDatabase, UserDatabase } from '../../../src/data/database/database.ts';
import {
  prepareEncryption,
  type PreparedEncryption,
  turnOnEncryption,
} from '../../../src/data/encryption/commands.ts';
import { readHeldKeys } from '../../../src/data/encryption/held-keys.ts';
import { privateEntities } from '../../../src/data/encryption/remaining-records.ts';
import { modifyState } from '../../../src/data/encryption/stored-state.ts';
import { createDataKey, wrapByPassphrase } from '../../../src/data/encryption/wrap-key.ts';
import {
  insertInitialProfile,
  modifyProfile,
  readProfileFields,
} from '../../../src/data/records/profile.ts';
import { createFakeBackend, rejectOffline } from '../../support/signed-in-user.ts';

/** Argon2id with the lowest cost. */
export const cheap = { cost: { memory: 8, iterations: 1, lanes: 1 } };

type Device = DataContext & { syncCount: number };

const openDevices: DataContext[] = [];

/**
 * Creates a device with the collections of the profile and of the states only: RxDB opens at most
 * 13 collections, and a test needs several devices.
 */
export async function createDevice(changes: Partial<DataContext> = {}): Promise<Device> {
  const id = `alice-${crypto.randomUUID()}`;
  const userDatabase = await createRxDatabase({
    name: id,
    storage: getRxStorageMemory(),
    multiInstance: false,
  });
  await userDatabase.addCollections({
    profile: userCollectionCreators.profile,
    activity: userCollectionCreators.activity,
  });
  const data: Device = {
    deviceDatabase: {} as DeviceDatabase,
    userDatabase: userDatabase as unknown as UserDatabase,
    account: { id, email: 'alice@example.org', full_name: 'Alice' },
    backend: createFakeBackend(rejectOffline),
    lock: null,
    storage: 'memory',
    online: of(true),
    syncing: new BehaviorSubject(false),
    syncCount: 0,
    report: () => {},
    countDrafts: () => 0,
    sync: async () => void (data.syncCount += 1),
    changeLock: async () => false,
    startSession: async () => {},
    endSession: async () => null,
    ...changes,
  };
  openDevices.push(data);
  await insertProfile(data);
  return data;
}

/** For afterEach. */
export async function closeDevices(): Promise<void> {
  for (const { userDatabase } of openDevices.splice(0)) await userDatabase.close();
}

export function insertProfile({ userDatabase, account }: DataContext): Promise<void> {
  return insertInitialProfile(userDatabase, {
    id: account?.id ?? '',
    email: 'alice@example.org',
    full_name: 'Alice',
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: '2026-11-20T08:00:00.000Z',
    updated_date: '2026-11-20T08:00:00.000Z',
  });
}

export const passphrase = 'grace upon grace, each morning';

export async function turnOn(data: DataContext, typed = passphrase): Promise<PreparedEncryption> {
  const prepared = await prepareEncryption(data, typed, cheap);
  await turnOnEncryption(data, prepared);
  return prepared;
}

/** Returns the ids of the held keys, sorted. */
export async function listHeldIds(data: DataContext): Promise<string[]> {
  return (await readHeldKeys(data)).map(({ id }) => id).toSorted();
}

/** Returns the state of a device if the server has these entries. */
export async function computeStateFor(
  data: DataContext,
  entries: readonly KeyEntry[],
): Promise<EncryptionState> {
  const held = await readHeldKeys(data);
  return computeEncryptionState(
    entries,
    held.map((key) => ({ key, confirmed: null })),
  );
}

/** Makes a key and its entry, as another device does. */
export async function createEntry(passphrase: string): Promise<{ key: DataKey; entry: KeyEntry }> {
  const key = createDataKey();
  const entry: UnprovenKeyEntry = {
    id: key.id,
    version: 1,
    created: '2026-11-20T08:00:00.000Z',
    state: 'on',
    by_passphrase: await wrapByPassphrase(key, passphrase, cheap.cost),
    by_code: 'of another device',
  };
  return { key, entry: proveKeyEntry(entry, key) };
}

/** Returns the list in the profile on the device. */
export async function readProfileEntries(data: DataContext): Promise<KeyEntry[]> {
  return parseKeyEntries((await readProfileFields(data))['encryption_keys']);
}

export async function readOnlyEntry(data: DataContext): Promise<KeyEntry> {
  const [entry, ...others] = await readProfileEntries(data);
  if (!entry || others.length > 0) throw new Error(`There are ${others.length} other entries.`);
  return entry;
}

/** Returns whether a held key made the entry. */
export async function isProvenHere(data: DataContext, entry: KeyEntry): Promise<boolean> {
  return (await readHeldKeys(data)).some(
    (key) => key.id === entry.id && proveKeyEntry(entry, key).proof === entry.proof,
  );
}

/** What the device stores when the server has returned a list. */
export async function storeServerEntries(
  data: DataContext,
  entries: readonly KeyEntry[],
): Promise<void> {
  const held = await readHeldKeys(data);
  const confirmed = selectLatestEntries(
    entries.filter(({ id }) => held.some((key) => key.id === id)),
    held.map((key) => ({ key, confirmed: null })),
  );
  await modifyState(data, serverKeysState, () =>
    formatServerKeys({ entries, confirmed, unlisted: [] }),
  );
}

/** All devices send their profile to a server that unites the lists, and get the list. */
export async function syncProfiles(...devices: readonly DataContext[]): Promise<KeyEntry[]> {
  const lists: KeyEntry[] = [];
  for (const device of devices)
    for (const entry of await readProfileEntries(device))
      if (!lists.some((other) => isSameValue(other, entry))) lists.push(entry);
  for (const device of devices) {
    await storeServerEntries(device, lists);
    await setProfile(device, lists, 'safe');
  }
  return lists;
}

export function setProfile(
  data: DataContext,
  entries: readonly KeyEntry[] | undefined,
  sync: RecordSyncStatus,
): Promise<void> {
  return modifyProfile(data, (doc) => ({
    ...doc,
    record: { ...doc.record, encryption_keys: entries },
    sync,
  }));
}

/** The records of all entities are marked as having this form. */
export async function setForms(data: DataContext, form: string): Promise<void> {
  for (const { entity } of privateEntities)
    await modifyState(data, getFormState(entity), () => form);
}
