// Tests that turning off ends: while the tasks run, the status stays off once the server had all
// texts in clear. IndexedDB is the fake-indexeddb package.
import 'fake-indexeddb/auto';
import { firstValueFrom, type Subscription } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { clearForm, getFormState, uncheckedForm } from '../../../schemas/encryption/state-keys.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { turnOffEncryption } from '../../../src/data/encryption/commands.ts';
import { watchEncryptionTasks } from '../../../src/data/encryption/encryption-tasks.ts';
import { forgetOffEntries } from '../../../src/data/encryption/off-entries.ts';
import {
  modifyState,
  offEntriesState,
  readState,
} from '../../../src/data/encryption/stored-state.ts';
import {
  type EncryptionStatus,
  watchEncryption,
} from '../../../src/data/encryption/watch-encryption.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';
import { insertRecord } from '../../support/sync-with-fake-server.ts';
import {
  insertProfile,
  setForms,
  storeServerEntries,
  syncProfiles,
  turnOn,
} from './encryption-setup.ts';

let tasks: Subscription | undefined;

afterEach(async () => {
  tasks?.unsubscribe();
  await closeContexts();
});

const readStatus = (data: DataContext) => firstValueFrom(watchEncryption(data));

const waitForStatus = (data: DataContext, status: EncryptionStatus) =>
  vi.waitFor(async () => expect(await readStatus(data)).toEqual(status), { interval: 5 });

async function createContext(): Promise<DataContext> {
  const data = await createAliceContext();
  await insertProfile(data);
  tasks = watchEncryptionTasks(data).subscribe();
  return data;
}

/** Turns the encryption on and off, with one record that is not synced yet. */
async function turnOnAndOff(data: DataContext): Promise<void> {
  const { entry } = await turnOn(data);
  await syncProfiles(data);
  await setForms(data, entry.id);
  await insertRecord(data, 'prayers', 'p1', { title: 'For rain' });
  await turnOffEncryption(data);
  await syncProfiles(data);
}

const setSync = async (data: DataContext, sync: 'safe' | 'waiting') =>
  (await data.userDatabase.prayers.findOne('p1').exec())?.incrementalPatch({ sync });

test('once the server had all texts in clear, later records do not change the status', async () => {
  const data = await createContext();
  await turnOnAndOff(data);
  await setForms(data, clearForm);
  await waitForStatus(data, { kind: 'stopping', remaining: 1 });
  expect(await readState(data, offEntriesState)).toBe('');
  await setSync(data, 'safe');
  await vi.waitFor(async () => expect(await readState(data, offEntriesState)).not.toBe(''));
  await setSync(data, 'waiting');
  expect(await readStatus(data)).toEqual({ kind: 'off' });
});

test('if the server has encrypted texts again, it is stopping until all are in clear', async () => {
  const data = await createContext();
  await turnOnAndOff(data);
  await setForms(data, clearForm);
  await setSync(data, 'safe');
  await vi.waitFor(async () => expect(await readState(data, offEntriesState)).not.toBe(''));
  // Another device sent a text before it knew of the change.
  await modifyState(data, getFormState('Prayer'), () => uncheckedForm);
  await waitForStatus(data, { kind: 'stopping', remaining: 1 });
  await vi.waitFor(async () => expect(await readState(data, offEntriesState)).toBe(''));
  await setSync(data, 'waiting');
  await setForms(data, clearForm);
  expect(await readStatus(data)).toEqual({ kind: 'stopping', remaining: 1 });
  await setSync(data, 'safe');
  await waitForStatus(data, { kind: 'off' });
});

test('turned on and off again, it is stopping again', async () => {
  const data = await createContext();
  await turnOnAndOff(data);
  await setForms(data, clearForm);
  await setSync(data, 'safe');
  await vi.waitFor(async () => expect(await readState(data, offEntriesState)).not.toBe(''));
  // Another device does the rest.
  tasks?.unsubscribe();
  const { entry } = await turnOn(data);
  await syncProfiles(data);
  await setForms(data, entry.id);
  expect(await readStatus(data)).toEqual({ kind: 'on', remaining: 0 });
  await setSync(data, 'waiting');
  await turnOffEncryption(data);
  await syncProfiles(data);
  await setForms(data, clearForm);
  expect(await readStatus(data)).toEqual({ kind: 'stopping', remaining: 1 });
});

test('a record that becomes pending while this is stored does not change it', async () => {
  const data = await createContext();
  await turnOnAndOff(data);
  await setForms(data, clearForm);
  await setSync(data, 'safe');
  await vi.waitFor(async () => expect(await readState(data, offEntriesState)).not.toBe(''));
  await forgetOffEntries(data);
  expect(await readState(data, offEntriesState)).not.toBe('');
});

test('without a held key, nothing is stored', async () => {
  const data = await createContext();
  await storeServerEntries(data, []);
  await waitForStatus(data, { kind: 'off' });
  tasks?.unsubscribe();
  expect(await readState(data, offEntriesState)).toBe('');
});
