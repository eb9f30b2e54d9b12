// Whether this browser can lock the app.

/**
 * The change needs exclusive use of the databases, which other tabs may have open, and the start
 * looks which of the databases exist.
 */
export function canLock(): boolean {
  // Locks are missing in a page that is not a secure context, the list in old browsers.
  return Boolean((navigator as Partial<Navigator>).locks) && 'databases' in indexedDB;
}
