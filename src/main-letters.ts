// Part of the front door: letters that a guest left, and that wait still, go along when the guest logs in.
import type { DeviceRecord } from './data/collections.ts';
import type { PersonalDatabase } from './data/database.ts';
import { forget, store, stored } from './platform/storage.ts';

/** Two persons' databases are never open together: on the way the letters lie beside them. */
const carriedLetters = 'carried_letters';

/** Takes them out of the guest's database. Cut short before the login is kept, they are put back at the next start; after it, they are the person's. */
export async function packLetters({ activity }: PersonalDatabase): Promise<void> {
  const found = await activity.find({ selector: { kind: 'letter' } }).exec();
  if (found.length === 0) return;
  const letters = found.map(({ id, kind, order, value }) => ({ id, kind, order, value }));
  if (!store(carriedLetters, JSON.stringify(letters))) return forget(carriedLetters);
  await activity.bulkRemove(found.map(({ id }) => id));
}

/** Into the database of whoever is here now. One that lies there already is the same. */
export async function unpackLetters({ activity }: PersonalDatabase): Promise<void> {
  for (const letter of readLetters(stored(carriedLetters) ?? '[]')) await activity.insertIfNotExists(letter);
  forget(carriedLetters);
}

function readLetters(text: string): DeviceRecord[] {
  try {
    const letters: unknown = JSON.parse(text);
    return Array.isArray(letters) ? (letters as DeviceRecord[]) : [];
  } catch {
    return []; // not JSON: none of ours
  }
}
