// Tests of the status of the encryption on a device. One file, because each status is told from the
// others by the same stored states. IndexedDB is the fake-indexeddb package.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatServerKeys } from '../../../schemas/encryption/encryption-state.ts';
import {
  clearForm,
  getFormState,
  serverKeysState,
  uncheckedForm,
} from '../../../schemas/encryption/state-keys.ts';
import type { KeyEntry } from '../../../schemas/encryption/key-entries.ts';
import { engineStatusKey, type SyncFailure } from '../../../schemas/sync-status.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  changePassphrase,
  turnOffEncryption,
  unlockEncryption,
} from '../../../src/data/encryption/commands.ts';
import { modifyState } from '../../../src/data/encryption/stored-state.ts';
import { wrapByCode } from '../../../src/data/encryption/wrap-key.ts';
import {
  type EncryptionStatus,
  watchEncryption,
} from '../../../src/data/encryption/watch-encryption.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';
import { insertRecord } from '../../support/sync-with-fake-server.ts';
import {
  cheap,
  createEntry,
  insertProfile,
  passphrase,
  turnOn,
  setForms,
  setProfile,
  storeServerEntries,
  syncProfiles,
} from './encryption-setup.ts';

afterEach(closeContexts);

const lockedHere: EncryptionStatus = { kind: 'locked', canUnlockHere: true, needsCode: false };

const readStatus = (data: DataContext) => firstValueFrom(watchEncryption(data));

async function createContext(): Promise<DataContext> {
  const data = await createAliceContext();
  await insertProfile(data);
  return data;
}

/** Another device has turned the encryption on, and this device has read the list. */
async function turnOnElsewhere(data: DataContext): Promise<KeyEntry> {
  const { entry } = await createEntry(passphrase);
  await storeServerEntries(data, [entry]);
  await setProfile(data, [entry], 'safe');
  return entry;
}

function storeFailure(data: DataContext, trouble: SyncFailure | null): Promise<void> {
  return modifyState(data, engineStatusKey, () => JSON.stringify({ lastSuccess: '', trouble }));
}

describe('a device that turned nothing on', () => {
  test('without a list, the status is unknown; with an empty list, it is off', async () => {
    const data = await createContext();
    expect(await readStatus(data)).toEqual({ kind: 'unknown' });
    await storeServerEntries(data, []);
    expect(await readStatus(data)).toEqual({ kind: 'off' });
  });

  test('a key of another device locks it until it is unlocked', async () => {
    const data = await createContext();
    const entry = await turnOnElsewhere(data);
    expect(await readStatus(data)).toEqual(lockedHere);
    await unlockEncryption(data, { passphrase });
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 0 });
    await storeServerEntries(data, [{ ...entry, id: 'A'.repeat(16) }]);
    expect(await readStatus(data)).toMatchObject({ kind: 'locked' });
  });

  test('an entry that only a later version can unwrap cannot be unlocked here', async () => {
    const data = await createContext();
    const entry = await turnOnElsewhere(data);
    const later = [{ ...entry, by_passphrase: 'argon2x.1.2.3' }];
    await storeServerEntries(data, later);
    await setProfile(data, later, 'safe');
    expect(await readStatus(data)).toEqual({
      kind: 'locked',
      canUnlockHere: false,
      needsCode: false,
    });
  });

  test('the code unlocks an entry whose passphrase text is of a later version', async () => {
    const data = await createContext();
    const { entry, key } = await createEntry(passphrase);
    const byCode = wrapByCode(key, new Uint8Array(20));
    await storeServerEntries(data, [{ ...entry, by_code: byCode }]);
    expect(await readStatus(data)).toEqual(lockedHere);
    await storeServerEntries(data, [{ ...entry, by_passphrase: 'argon2x.1.2', by_code: byCode }]);
    expect(await readStatus(data)).toEqual({ ...lockedHere, needsCode: true });
    // The code of a later version.
    await storeServerEntries(data, [
      { ...entry, by_passphrase: 'argon2x.1.2', by_code: 'hkdf2.AAAA.AAAA' },
    ]);
    expect(await readStatus(data)).toMatchObject({ canUnlockHere: false });
  });

  test('a key that was turned off locks it only while the sync meets its texts', async () => {
    const data = await createContext();
    const entry = await turnOnElsewhere(data);
    // This device cannot check the proof.
    const off: KeyEntry = { ...entry, version: 2, state: 'off' };
    await storeServerEntries(data, [off]);
    await setProfile(data, [off], 'safe');
    expect(await readStatus(data)).toEqual({ kind: 'off' });
    await storeFailure(data, 'locked');
    expect(await readStatus(data)).toEqual(lockedHere);
    await storeFailure(data, null);
    expect(await readStatus(data)).toEqual({ kind: 'off' });
  });

  test('texts without a known key lock it, before and after an empty list', async () => {
    const data = await createContext();
    await storeFailure(data, 'locked');
    expect(await readStatus(data)).toEqual(lockedHere);
    await storeServerEntries(data, []);
    expect(await readStatus(data)).toEqual(lockedHere);
    await storeFailure(data, null);
    expect(await readStatus(data)).toEqual({ kind: 'off' });
  });

  test('an unlisted key of texts locks it, also with an entry of a key that is held', async () => {
    const data = await createContext();
    const { entry } = await turnOn(data);
    await turnOffEncryption(data);
    await modifyState(data, serverKeysState, () =>
      formatServerKeys({ entries: [entry], confirmed: [], unlisted: ['A'.repeat(16)] }),
    );
    await storeFailure(data, 'locked');
    expect(await readStatus(data)).toEqual(lockedHere);
  });

  test('after the unlocking, the failure of an earlier sync does not count', async () => {
    const data = await createContext();
    await turnOnElsewhere(data);
    await storeFailure(data, 'locked');
    await unlockEncryption(data, { passphrase });
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 0 });
  });
});

describe('a device that turned it on', () => {
  test('the status is starting until the server has the entry', async () => {
    const data = await createContext();
    const { entry } = await turnOn(data);
    // Offline, before the profile was ever read.
    expect(await readStatus(data)).toEqual({ kind: 'starting' });
    await storeServerEntries(data, []);
    expect(await readStatus(data)).toEqual({ kind: 'starting' });
    await storeServerEntries(data, [entry]);
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 0 });
  });

  test('another key of the list locks it only while the sync meets its texts', async () => {
    const data = await createContext();
    const { entry } = await turnOn(data);
    const { entry: other } = await createEntry('of a key that every device has lost');
    for (const list of [
      [entry, other],
      [other, entry],
    ]) {
      await storeServerEntries(data, list);
      await setProfile(data, list, 'safe');
      expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 0 });
    }
    await storeFailure(data, 'locked');
    expect(await readStatus(data)).toEqual(lockedHere);
    await storeFailure(data, 'offline');
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 0 });
  });

  test('a server that drops the list does not support it, until it is off', async () => {
    const data = await createContext();
    await turnOn(data);
    await storeServerEntries(data, []);
    // The answer of the server has replaced the field.
    await setProfile(data, undefined, 'safe');
    expect(await readStatus(data)).toEqual({ kind: 'unsupported' });
    await turnOffEncryption(data);
    expect(await readStatus(data)).toEqual({ kind: 'off' });
  });

  test('a server that refuses the list does not support it', async () => {
    const data = await createContext();
    const { entry } = await turnOn(data);
    await storeServerEntries(data, []);
    await setProfile(data, [entry], 'refused');
    expect(await readStatus(data)).toEqual({ kind: 'unsupported' });
  });

  test('a restored server without the entry is starting again, not unsupported', async () => {
    const data = await createContext();
    const { entry } = await turnOn(data);
    await modifyState(data, serverKeysState, () =>
      formatServerKeys({ entries: [], confirmed: [entry], unlisted: [] }),
    );
    for (const list of [[entry], undefined]) {
      await setProfile(data, list, 'safe');
      expect(await readStatus(data)).toEqual({ kind: 'starting' });
    }
  });

  test('a restored server with an earlier version of the entry is starting again', async () => {
    const data = await createContext();
    const { entry } = await turnOn(data);
    await changePassphrase(data, 'new every morning', cheap);
    const [later] = await syncProfiles(data);
    if (!later) throw new Error('The list is empty.');
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 0 });
    await modifyState(data, serverKeysState, () =>
      formatServerKeys({ entries: [entry], confirmed: [later], unlisted: [] }),
    );
    expect(await readStatus(data)).toEqual({ kind: 'starting' });
  });

  test('records are remaining until they were checked and are synced', async () => {
    const data = await createContext();
    const { entry } = await turnOn(data);
    await syncProfiles(data);
    await insertRecord(data, 'prayers', 'p1', { title: 'Synced' }, { sync: 'safe' });
    await insertRecord(data, 'prayers', 'p2', { title: 'Pending' });
    await insertRecord(
      data,
      'prayers',
      'p3',
      { title: 'Removed' },
      { sync: 'safe', removed: true },
    );
    await insertRecord(data, 'gratitudeEntries', 'g1', { entry_text: 'Bread' }, { sync: 'safe' });
    // These records have no private text.
    await insertRecord(data, 'readingProgress', 'r1', { plan_id: 'peace' });
    await insertRecord(data, 'bibleBookmarks', 'b1', { reference: 'Psalm 23' });
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 3 });
    await setForms(data, entry.id);
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 1 });
    await modifyState(data, getFormState('GratitudeEntry'), () => uncheckedForm);
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 2 });
    await modifyState(data, getFormState('GratitudeEntry'), () => entry.id);
    const doc = await data.userDatabase.prayers.findOne('p2').exec();
    // A rejected record stays in clear on the server.
    await doc?.incrementalPatch({ sync: 'refused' });
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 1 });
    await doc?.incrementalPatch({ sync: 'safe' });
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 0 });
  });

  test('the status is live', async () => {
    const data = await createContext();
    await insertRecord(data, 'prayers', 'p1', { title: 'Synced' }, { sync: 'safe' });
    const seen: EncryptionStatus[] = [];
    const subscription = watchEncryption(data).subscribe((status) => seen.push(status));
    const waitFor = (status: EncryptionStatus) =>
      vi.waitFor(() => expect(seen.at(-1)).toEqual(status), { interval: 5 });
    await waitFor({ kind: 'unknown' });
    await storeServerEntries(data, []);
    await waitFor({ kind: 'off' });
    const { entry } = await turnOn(data);
    await waitFor({ kind: 'starting' });
    await syncProfiles(data);
    await waitFor({ kind: 'on', remaining: 1 });
    await setForms(data, entry.id);
    await waitFor({ kind: 'on', remaining: 0 });
    await insertRecord(data, 'prayers', 'p2', { title: 'Pending' });
    await waitFor({ kind: 'on', remaining: 1 });
    // The records do not change, but all must be checked again.
    await modifyState(data, getFormState('Prayer'), () => uncheckedForm);
    await waitFor({ kind: 'on', remaining: 2 });
    subscription.unsubscribe();
  });
});

describe('a device that turned it off', () => {
  test('the status is stopping until the server has the entry and all texts in clear', async () => {
    const data = await createContext();
    const { entry: on } = await turnOn(data);
    await syncProfiles(data);
    await setForms(data, on.id);
    await insertRecord(data, 'prayers', 'p1', { title: 'Synced' }, { sync: 'safe' });
    await turnOffEncryption(data);
    expect(await readStatus(data)).toEqual({ kind: 'stopping', remaining: 1 });
    await setForms(data, clearForm);
    // The server does not know of it yet.
    expect(await readStatus(data)).toEqual({ kind: 'stopping', remaining: 0 });
    await syncProfiles(data);
    expect(await readStatus(data)).toEqual({ kind: 'off' });
    await setForms(data, uncheckedForm);
    expect(await readStatus(data)).toEqual({ kind: 'stopping', remaining: 1 });
  });

  test('turned on again, it is starting, then on', async () => {
    const data = await createContext();
    await turnOn(data);
    await syncProfiles(data);
    await turnOffEncryption(data);
    await syncProfiles(data);
    await turnOn(data);
    expect(await readStatus(data)).toEqual({ kind: 'starting' });
    await syncProfiles(data);
    expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 0 });
  });
});
