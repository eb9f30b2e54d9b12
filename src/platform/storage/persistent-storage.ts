// Reads the used storage and quota of the browser, and reads or requests the browser's promise to
// keep the data.
import { writeStored, readStored } from './local-storage.ts';

/** `kept`: the browser deletes the data only if the user asks for this. */
export type Persistence = 'kept' | 'may be cleared' | 'unknown';

const requestedKey = 'persistence';

/** Returns bytes; null if the browser does not report them. */
export async function estimateStorage(): Promise<{ used: number; quota: number } | null> {
  try {
    const { usage, quota } = (await getStorageManager()?.estimate?.()) ?? {};
    return usage === undefined || !quota ? null : { used: usage, quota };
  } catch {
    return null; // no secure context, or a private window: the values are unavailable
  }
}

export function readPersistence(): Promise<Persistence> {
  return toPersistence((storage) => storage.persisted?.());
}

/**
 * Requests persistent storage and stores the result. Some browsers ask the user, the others decide
 * themselves.
 */
export async function requestPersistence(): Promise<Persistence> {
  const answer = await toPersistence((storage) => storage.persist?.());
  writeStored(requestedKey, answer);
  return answer;
}

/**
 * Called after the first record was saved on this device. The user is asked only once; later
 * requests come from the user.
 */
export async function requestPersistenceOnce(): Promise<void> {
  if (readStored(requestedKey) !== null) return;
  // Stored before the result, which may take long, because another tab may save a record meanwhile.
  writeStored(requestedKey, 'unknown');
  await requestPersistence();
}

async function toPersistence(
  ask: (storage: StorageManager) => Promise<boolean> | undefined,
): Promise<Persistence> {
  try {
    const storage = getStorageManager();
    const answer = storage && (await ask(storage));
    return answer === undefined ? 'unknown' : answer ? 'kept' : 'may be cleared';
  } catch {
    return 'unknown'; // refused without an answer
  }
}

/** Missing in a page that is not a secure context. */
function getStorageManager(): StorageManager | undefined {
  return (navigator as { storage?: StorageManager }).storage;
}
