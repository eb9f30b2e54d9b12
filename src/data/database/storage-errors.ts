// Recognizes storage errors (full storage, lost connections), and repeats a read or write after a
// lost connection was reopened. Each browser names the errors differently, and each layer wraps
// them.
import type { DataContext } from '../data-context.ts';

/** Returns whether the device has no space left. */
export function isStorageFull(fault: unknown): boolean {
  return listCauses(fault).some(
    ({ name, message }) =>
      name === 'QuotaExceededError' ||
      /QuotaExceeded|FILE_ERROR_NO_SPACE|encountered full disk|not enough (disk )?space/i.test(
        message,
      ),
  );
}

/**
 * Returns whether the storage connection is lost; every call then fails until it is reopened.
 * Safari closes it while the page is in the background. Every browser closes it when the user
 * clears site data or the disk fails.
 */
export function isConnectionLost(fault: unknown): boolean {
  return !isStorageFull(fault) && listCauses(fault).some(isConnectionError);
}

/**
 * Runs a read or write. After a lost connection, the databases are reopened and the work runs
 * again. `work` must take the collection from `data` each time, because reopening replaces it.
 */
export async function withReconnect<T>(
  data: Pick<DataContext, 'connection'>,
  work: () => Promise<T>,
): Promise<T> {
  const { connection } = data;
  await connection?.getReopening();
  const openCount = connection?.getOpenCount() ?? 0;
  try {
    return await work();
  } catch (fault) {
    if (!connection || !isConnectionLost(fault) || !(await connection.reopen(openCount)))
      throw fault;
    return work();
  }
}

function isConnectionError({ name, message, inner, isForeign }: Cause): boolean {
  switch (name) {
    case 'DatabaseClosedError':
    case 'InvalidStateError':
      return true;
    // A Dexie transaction that was running when the connection was lost. An AbortError of the
    // browser itself has another cause, such as a stolen lock.
    case 'AbortError':
      return inner && !isForeign;
    default:
      return /Indexed ?(DB|Database) server lost|InvalidStateError|DatabaseClosedError|connection is clos(ed|ing)|Database has been closed|Internal error opening backing store|RxStorageInstanceDexie is closed|COL21/i.test(
        message,
      );
  }
}

interface Cause {
  name: string;
  message: string;
  /** Whether the error may contain another error, as Dexie's errors do. */
  inner: boolean;
  /** Whether the error is from the browser, not from Dexie. */
  isForeign: boolean;
}

/** Returns the error and the chain of its causes. */
function listCauses(fault: unknown): Cause[] {
  const causes: Cause[] = [];
  for (
    let cause: unknown = fault;
    cause instanceof Error && causes.length < 8;
    cause = getNextCause(cause)
  ) {
    causes.push({
      name: cause.name,
      message: cause.message,
      inner: 'inner' in cause,
      isForeign: cause instanceof DOMException,
    });
  }
  return causes;
}

function getNextCause(error: Error): unknown {
  return error.cause ?? ('inner' in error ? error.inner : undefined);
}
