// What the browser says of its storage: how much of it is used, and whether it promises to keep it.
import { writeStored, readStored } from './local-storage.ts';

/** `kept`: the browser clears it only when the person says so. */
export type Persistence = 'kept' | 'may be cleared' | 'unknown';

const requestedKey = 'persistence';

/** Bytes; null in browsers that do not tell. */
export async function estimateStorage(): Promise<{ used: number; quota: number } | null> {
  try {
    const { usage, quota } = (await getStorageManager()?.estimate?.()) ?? {};
    return usage === undefined || !quota ? null : { used: usage, quota };
  } catch {
    return null; // a page that is not served safely, a private window: nobody tells
  }
}

export function readPersistence(): Promise<Persistence> {
  return toPersistence((storage) => storage.persisted?.());
}

/** Some browsers ask the person, the others decide by themselves. The answer is kept. */
export async function requestPersistence(): Promise<Persistence> {
  const answer = await toPersistence((storage) => storage.persist?.());
  writeStored(requestedKey, answer);
  return answer;
}

/**
 * When the first record of this device was saved. The person is not bothered a second time: later
 * they ask themselves.
 */
export async function requestPersistenceOnce(): Promise<void> {
  if (readStored(requestedKey) !== null) return;
  // Before the answer, which may be long in coming: another tab saves meanwhile.
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

/** Missing in a page that is not served safely. */
function getStorageManager(): StorageManager | undefined {
  return (navigator as { storage?: StorageManager }).storage;
}
