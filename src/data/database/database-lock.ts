// Lock that tells which tabs and workers have a user's databases open, and the deletion of
// databases that may still be open. Databases that no tab holds can be deleted without waiting for
// a frozen page.

/** Milliseconds. */
const lockTimeout = 1_000;

/**
 * Returns a function that releases the lock, to be called when the databases are closed. Without
 * lock support, no tab counts as a holder.
 */
export async function acquireDatabaseLock(account: string): Promise<() => void> {
  let release = () => {};
  if (!hasLocks()) return release;
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((resolve) => {
    // A page that froze during a deletion must not block others for ever: the databases are then
    // opened without the lock.
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

/** Resolves when no tab has exclusive use of the databases. Waits without a limit. */
export async function waitForExclusiveUse(account: string): Promise<void> {
  if (hasLocks()) await navigator.locks.request(getLockName(account), { mode: 'shared' }, () => {});
}

/**
 * Runs the work while no tab holds the databases.
 * @param timeout milliseconds
 * @returns result of the work; false if another tab still held them at the timeout
 */
export async function withExclusiveDatabaseLock(
  account: string,
  work: () => Promise<boolean>,
  timeout = lockTimeout,
): Promise<boolean> {
  if (!hasLocks()) return work();
  let hasBegun = false;
  try {
    return await navigator.locks.request(
      getLockName(account),
      { mode: 'exclusive', signal: AbortSignal.timeout(timeout) },
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
 * Resolves when no other tab holds the databases, or at a timeout, because a frozen page never
 * answers.
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
 * @returns false if another tab still holds a database; its deletion continues when the database is
 *   released
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
    // Waits for a connection that is just closing, but not for the connection of a frozen page.
    deleting.addEventListener('blocked', () => setTimeout(() => resolve(false), lockTimeout));
  });
}

/** Missing in a page that is not a secure context. */
function hasLocks(): boolean {
  return Boolean((globalThis.navigator as Partial<Navigator> | undefined)?.locks);
}

function getLockName(account: string): string {
  return `selah-home-${account}`;
}
