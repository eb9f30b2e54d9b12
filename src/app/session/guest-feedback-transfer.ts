// Moves feedback messages that a guest has not sent yet to the user's database when the guest logs
// in.
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { UserDatabase } from '../../data/database/database.ts';
import { removeStored, writeStored, readStored } from '../../platform/storage/local-storage.ts';

/**
 * The databases of two users are never open together, so the messages are in localStorage during
 * the transfer.
 */
const transferKey = 'carried_letters';

/**
 * Takes the messages out of the guest's database. If the page closes before the session is stored,
 * the next start puts the messages back. After that, they belong to the user.
 */
export async function packMessages({ activity }: UserDatabase): Promise<void> {
  const found = await activity.find({ selector: { kind: 'letter' } }).exec();
  if (found.length === 0) return;
  const messages = found.map(({ id, kind, order, value }) => ({ id, kind, order, value }));
  if (!writeStored(transferKey, JSON.stringify(messages))) return removeStored(transferKey);
  await activity.bulkRemove(found.map(({ id }) => id));
}

/**
 * Writes the messages to the database of the current user. A message that is already there is the
 * same one and stays.
 */
export async function unpackMessages({ activity }: UserDatabase): Promise<void> {
  for (const message of parseTransferred(readStored(transferKey) ?? '[]'))
    await activity.insertIfNotExists(message);
  removeStored(transferKey);
}

function parseTransferred(text: string): DeviceRecord[] {
  try {
    const messages: unknown = JSON.parse(text);
    return Array.isArray(messages) ? (messages as DeviceRecord[]) : [];
  } catch {
    return []; // not JSON: not written by this app
  }
}
