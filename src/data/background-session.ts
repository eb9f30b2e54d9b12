// Who may be sent for while no page is open: kept in the device's database, because a worker cannot
// read the browser's storage [R41].
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
 * At a log-out, before anything else is removed. Overwritten, not removed: of a removed record the
 * storage keeps the fields.
 */
export async function removeBackgroundSession({
  chapters,
}: Pick<DeviceDatabase, 'chapters'>): Promise<void> {
  await chapters.incrementalUpsert({ id, kind, order: '', value: {} });
}

/** Null when nobody is signed in. From the storage itself: a page may have written a moment ago. */
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
