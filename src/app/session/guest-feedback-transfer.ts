// Part of the front door: letters that a guest left, and that wait still, go along when the guest
// logs in.
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { UserDatabase } from '../../data/database/database.ts';
import { removeStored, writeStored, readStored } from '../../platform/storage/local-storage.ts';

/** Two persons' databases are never open together: on the way the letters lie beside them. */
const transferKey = 'carried_letters';

/**
 * Takes them out of the guest's database. Cut short before the login is kept, they are put back at
 * the next start; after it, they are the person's.
 */
export async function packLetters({ activity }: UserDatabase): Promise<void> {
  const found = await activity.find({ selector: { kind: 'letter' } }).exec();
  if (found.length === 0) return;
  const messages = found.map(({ id, kind, order, value }) => ({ id, kind, order, value }));
  if (!writeStored(transferKey, JSON.stringify(messages))) return removeStored(transferKey);
  await activity.bulkRemove(found.map(({ id }) => id));
}

/** Into the database of whoever is here now. One that lies there already is the same. */
export async function unpackLetters({ activity }: UserDatabase): Promise<void> {
  for (const message of parseTransferred(readStored(transferKey) ?? '[]'))
    await activity.insertIfNotExists(message);
  removeStored(transferKey);
}

function parseTransferred(text: string): DeviceRecord[] {
  try {
    const messages: unknown = JSON.parse(text);
    return Array.isArray(messages) ? (messages as DeviceRecord[]) : [];
  } catch {
    return []; // not JSON: none of ours
  }
}
