// What the browser says of its storage: how much of it is used, and whether it promises to keep it.
import { store, stored } from './storage.ts';

/** `kept`: the browser clears it only when the person says so. */
export type Persistence = 'kept' | 'may be cleared' | 'unknown';

const askedName = 'persistence';

/** Bytes; null in browsers that do not tell. */
export async function estimateStorage(): Promise<{ used: number; quota: number } | null> {
  try {
    const { usage, quota } = (await manager()?.estimate?.()) ?? {};
    return usage === undefined || !quota ? null : { used: usage, quota };
  } catch {
    return null; // a page that is not served safely, a private window: nobody tells
  }
}

export function persistence(): Promise<Persistence> {
  return answerOf((storage) => storage.persisted?.());
}

/** Some browsers ask the person, the others decide by themselves. The answer is kept. */
export async function askToPersist(): Promise<Persistence> {
  const answer = await answerOf((storage) => storage.persist?.());
  store(askedName, answer);
  return answer;
}

/** When the first record of this device was saved. The person is not bothered a second time: later they ask themselves. */
export async function askToPersistOnce(): Promise<void> {
  if (stored(askedName) !== null) return;
  // Before the answer, which may be long in coming: another tab saves meanwhile.
  store(askedName, 'unknown');
  await askToPersist();
}

async function answerOf(ask: (storage: StorageManager) => Promise<boolean> | undefined): Promise<Persistence> {
  try {
    const storage = manager();
    const answer = storage && (await ask(storage));
    return answer === undefined ? 'unknown' : answer ? 'kept' : 'may be cleared';
  } catch {
    return 'unknown'; // refused without an answer
  }
}

/** Missing in a page that is not served safely. */
function manager(): StorageManager | undefined {
  return (navigator as { storage?: StorageManager }).storage;
}
