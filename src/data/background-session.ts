// Session for the sync without an open page, stored in the device database, because a worker cannot
// read localStorage [R41].
import type { DeviceDatabase } from './database/database.ts';

export interface BackgroundSession {
  /** The user's id on the server. */
  account: string;
  token: string;
  /** Empty for the same origin. */
  serverUrl: string;
  appId: string;
}

const id = 'background-session';
const kind = 'session';

export async function storeBackgroundSession(
  { chapters }: Pick<DeviceDatabase, 'chapters'>,
  { account, token, serverUrl, appId }: BackgroundSession,
): Promise<void> {
  await chapters.incrementalUpsert({
    id,
    kind,
    order: '',
    value: { account, token, serverUrl, appId },
  });
}

/** Why the session was cleared: only after a log-out, the worker deletes data. */
export type SessionEnd = 'log-out' | 'lock';

/**
 * Clears the session at a log-out, before other data is deleted, and when the device lock is turned
 * on or off. The record is overwritten, because the storage keeps the fields of a deleted record.
 */
export async function removeBackgroundSession(
  { chapters }: Pick<DeviceDatabase, 'chapters'>,
  ended: SessionEnd,
): Promise<void> {
  await chapters.incrementalUpsert({ id, kind, order: '', value: { ended } });
}

/** Whether the session was cleared for the device lock. */
export async function isEndedByLock({
  chapters,
}: Pick<DeviceDatabase, 'chapters'>): Promise<boolean> {
  const [doc] = await chapters.storageInstance.findDocumentsById([id], false);
  return doc?.value['ended'] === 'lock';
}

/**
 * Returns null if no user is signed in. Reads from the storage itself, because a page may have just
 * written.
 */
export async function readBackgroundSession({
  chapters,
}: Pick<DeviceDatabase, 'chapters'>): Promise<BackgroundSession | null> {
  const [doc] = await chapters.storageInstance.findDocumentsById([id], false);
  const { account, token, serverUrl, appId } = doc?.value ?? {};
  const isWhole =
    typeof account === 'string' &&
    typeof token === 'string' &&
    typeof serverUrl === 'string' &&
    typeof appId === 'string';
  return isWhole ? { account, token, serverUrl, appId } : null;
}
