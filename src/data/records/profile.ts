// Watches, updates and inserts the user's profile: account data from the server, and the user's
// settings. Guests have no profile.
import { map, type Observable } from 'rxjs';
import type { Fields, LocalRecord } from '../../../schemas/local-record.ts';
import {
  type Profile,
  profileSchema,
  type User,
  type UserSettings,
} from '../../../schemas/entities/user.ts';
import type { DataContext } from '../data-context.ts';
import type { UserDatabase } from '../database/database.ts';
import { modifyRecord, toSavedRecord, updateRecord } from './record.ts';

/** The profile on this device; null for a guest. */
export function watchProfile(data: DataContext): Observable<Profile | null> {
  return data.userDatabase.profile
    .findOne({ selector: { removed: false } })
    .$.pipe(map((doc) => (doc ? toSavedRecord<Profile>(doc).fields : null)));
}

/**
 * Saves settings of the user. Guests have no profile: nothing is saved. Throws `StorageWriteError`.
 */
export async function updateProfile(
  data: DataContext,
  changes: Partial<UserSettings>,
): Promise<void> {
  if (!data.account) return;
  await updateRecord(data, 'profile', getProfileId(data.account.id), changes as Fields);
  void data.sync();
}

/**
 * Returns the stored fields of the profile from the storage itself, because another tab may have
 * written; no fields for a guest.
 */
export async function readProfileFields({ account, userDatabase }: DataContext): Promise<Fields> {
  if (!account) return {};
  const id = getProfileId(account.id);
  const [doc] = await userDatabase.profile.storageInstance.findDocumentsById([id], false);
  return doc?.record ?? {};
}

/**
 * Changes the profile of a signed-in user by a pure function of the stored record, which may run
 * several times. Does not request a sync. Throws `StorageWriteError`.
 */
export async function modifyProfile(
  data: DataContext,
  next: (doc: LocalRecord) => LocalRecord,
): Promise<void> {
  if (!data.account) throw new Error('A guest has no profile.');
  await modifyRecord(data, 'profile', getProfileId(data.account.id), next);
}

/**
 * Inserts the profile at sign-in, so that the first start without a network has it. An existing
 * profile is left to sync.
 */
export async function insertInitialProfile(userDatabase: UserDatabase, user: User): Promise<void> {
  const fields = Object.fromEntries(
    Object.keys(profileSchema.properties).map((field) => [field, user[field as keyof User]]),
  );
  const known = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
  const id = getProfileId(user.id);
  if (await userDatabase.profile.findOne(id).exec()) return;
  await userDatabase.profile.insertIfNotExists({
    client_id: id,
    record: known,
    base: known,
    sent: [],
    sending: false,
    server_id: user.id,
    updated_date: user.updated_date,
    created_date: user.created_date,
    removed: false,
    gone: '',
    sync: 'safe',
    attempts: 0,
    problem: null,
    order: '0',
    ref: '',
    v: 1,
  });
}

/** Returns the ISO time at which the server created the account; null if it is not known here. */
export async function readAccountCreatedDate(data: DataContext): Promise<string | null> {
  const doc = await data.userDatabase.profile.findOne({ selector: { removed: false } }).exec();
  return doc?.created_date ?? null;
}

/** The key that replication gives a row without a client id. */
function getProfileId(userId: string): string {
  return `s_${userId}`;
}
