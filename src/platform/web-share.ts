// Shares texts and files through the share menu of the device.

/**
 * `closed`: the user closed the share menu. `missing`: this browser has no such menu, or not for
 * this.
 */
export type ShareOutcome = 'shared' | 'closed' | 'missing' | 'failed';

/** Call it only in a tap handler. */
export async function share(what: ShareData): Promise<ShareOutcome> {
  if (!canShare(what)) return 'missing';
  try {
    await navigator.share(what);
    return 'shared';
  } catch (fault) {
    // the caller informs the user and offers another way
    return fault instanceof DOMException && fault.name === 'AbortError' ? 'closed' : 'failed';
  }
}

export function canShare(what: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  return typeof navigator.canShare === 'function'
    ? navigator.canShare(what)
    : what.files === undefined;
}
