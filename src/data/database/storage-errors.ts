// What the browser's storage may do to a write or a question: run full, or lose its connection.
// Both are named differently by every browser and wrapped by every layer.
import type { DataContext } from '../data-context.ts';

/** The device has no room left. */
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
 * The connection to the storage is gone, and whatever is asked of it fails until it is opened anew:
 * Safari cuts it while the page is in the background, every browser when the person clears the
 * site's data or the disk fails.
 */
export function isConnectionLost(fault: unknown): boolean {
  return !isStorageFull(fault) && listCauses(fault).some(isConnectionError);
}

/**
 * Asks or writes. Where the connection to the storage was lost, it is opened again and the work
 * tried once more; `work` must take the collection from `data` each time, because that is another
 * one afterwards.
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
    // A transaction that was under way when the connection went. Those of the browser itself mean
    // other things: a lock that was stolen.
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
  /** It may carry another error, as Dexie's do. */
  inner: boolean;
  /** Of the browser, not of Dexie. */
  isForeign: boolean;
}

/** The fault and what it was made from. */
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
