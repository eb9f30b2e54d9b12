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

/**
 * Clears the session at a log-out, before other data is deleted. The record is overwritten, because
 * the storage keeps the fields of a deleted record.
 */
export async function removeBackgroundSession({
  chapters,
}: Pick<DeviceDatabase, 'chapters'>): Promise<void> {
  await chapters.incrementalUpsert({ id, kind, order: '', value: {} });
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
