// Whether this browser can lock the app.

/** The change needs exclusive use of the databases, which other tabs may have open. */
export function canLock(): boolean {
  // Missing in a page that is not a secure context.
  return Boolean((navigator as Partial<Navigator>).locks);
}
