// Who holds a person's databases open, over all tabs and the worker: what nobody holds can be
// deleted without waiting for a page that stands still.

/** Milliseconds. */
const lockTimeout = 1_000;

/**
 * Calls the answer when the databases are closed. Where the browser has no locks, nobody is known
 * to hold anything.
 */
export async function acquireDatabaseLock(account: string): Promise<() => void> {
  let release = () => {};
  if (!hasLocks()) return release;
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((resolve) => {
    // A page that froze while it was deleting keeps nobody out for ever: then one goes on without
    // the lock.
    navigator.locks
      .request(
        getLockName(account),
        { mode: 'shared', signal: AbortSignal.timeout(lockTimeout) },
        () => {
          resolve();
          return end;
        },
      )
      .catch(() => resolve());
  });
  return release;
}

/**
 * Works while no tab holds the databases. @returns what the work answers; false when somebody still
 * held them after a while
 */
export async function withExclusiveDatabaseLock(
  account: string,
  work: () => Promise<boolean>,
): Promise<boolean> {
  if (!hasLocks()) return work();
  let hasBegun = false;
  try {
    return await navigator.locks.request(
      getLockName(account),
      { mode: 'exclusive', signal: AbortSignal.timeout(lockTimeout) },
      () => {
        hasBegun = true;
        return work();
      },
    );
  } catch (fault) {
    if (hasBegun) throw fault;
    return false;
  }
}

/**
 * Resolves when nobody but this tab holds the databases, or after a while: a page that stands still
 * answers nothing.
 */
export async function waitForOtherTabs(account: string): Promise<void> {
  if (!hasLocks()) return;
  const end = Date.now() + lockTimeout;
  const others = async () =>
    ((await navigator.locks.query()).held ?? []).filter(({ name }) => name === getLockName(account))
      .length > 1;
  while (Date.now() < end && (await others()))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * @returns false when one of them is still held by somebody; its deletion goes on when it is let go
 */
export async function deleteDatabases(names: readonly string[]): Promise<boolean> {
  const deleted = await Promise.all(names.map((name) => deleteDatabase(name)));
  return deleted.every(Boolean);
}

function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.addEventListener('success', () => resolve(true));
    deleting.addEventListener('error', () =>
      reject(deleting.error ?? new Error('A database could not be deleted.')),
    );
    // A connection that is just closing is waited for, one of a page that stands still is not.
    deleting.addEventListener('blocked', () => setTimeout(() => resolve(false), lockTimeout));
  });
}

/** Missing in a page that is not served safely. */
function hasLocks(): boolean {
  return Boolean((globalThis.navigator as Partial<Navigator> | undefined)?.locks);
}

function getLockName(account: string): string {
  return `selah-home-${account}`;
}
