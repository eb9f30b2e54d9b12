// Who holds a person's databases open, over all tabs and the worker: what nobody holds can be deleted without waiting for a page that stands still.

/** Milliseconds. */
const patience = 1_000;

/** Calls the answer when the databases are closed. Where the browser has no locks, nobody is known to hold anything. */
export async function holdHome(account: string): Promise<() => void> {
  let letGo = () => {};
  if (!hasLocks()) return letGo;
  const end = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await new Promise<void>((resolve) => {
    // A page that froze while it was deleting keeps nobody out for ever: then one goes on without the lock.
    navigator.locks
      .request(lockName(account), { mode: 'shared', signal: AbortSignal.timeout(patience) }, () => {
        resolve();
        return end;
      })
      .catch(() => resolve());
  });
  return letGo;
}

/** Works while no tab holds the databases. @returns what the work answers; false when somebody still held them after a while */
export async function withEmptyHome(account: string, work: () => Promise<boolean>): Promise<boolean> {
  if (!hasLocks()) return work();
  let hasBegun = false;
  try {
    return await navigator.locks.request(lockName(account), { mode: 'exclusive', signal: AbortSignal.timeout(patience) }, () => {
      hasBegun = true;
      return work();
    });
  } catch (fault) {
    if (hasBegun) throw fault;
    return false;
  }
}

/** Resolves when nobody but this tab holds the databases, or after a while: a page that stands still answers nothing. */
export async function untilAlone(account: string): Promise<void> {
  if (!hasLocks()) return;
  const end = Date.now() + patience;
  const others = async () => ((await navigator.locks.query()).held ?? []).filter(({ name }) => name === lockName(account)).length > 1;
  while (Date.now() < end && (await others())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** @returns false when one of them is still held by somebody; its deletion goes on when it is let go */
export async function deleteDatabases(names: readonly string[]): Promise<boolean> {
  const deleted = await Promise.all(names.map((name) => deleteDatabase(name)));
  return deleted.every(Boolean);
}

function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.addEventListener('success', () => resolve(true));
    deleting.addEventListener('error', () => reject(deleting.error ?? new Error('A database could not be deleted.')));
    // A connection that is just closing is waited for, one of a page that stands still is not.
    deleting.addEventListener('blocked', () => setTimeout(() => resolve(false), patience));
  });
}

/** Missing in a page that is not served safely. */
function hasLocks(): boolean {
  return Boolean((globalThis.navigator as Partial<Navigator> | undefined)?.locks);
}

function lockName(account: string): string {
  return `selah-home-${account}`;
}
