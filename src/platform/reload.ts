// Reloads the page as a last resort, without reload loops, and waits until the page is visible.

const storageKey = 'selah_reloaded';

/** Problem that a reload is meant to solve; each kind of problem has its own attempts. */
type ReloadReason = 'connection' | 'opening';

/** Milliseconds. */
const minReloadInterval = 5 * 60_000;

/**
 * Reloads the page, unless this tab was reloaded a while ago without success, or cannot store the
 * time of the reload. Returns whether the page is reloaded.
 */
export function reloadOnce(reason: ReloadReason = 'connection'): boolean {
  if (!takeReloadAttempt(reason)) return false;
  location.reload();
  return true;
}

/**
 * Returns whether this tab may reload, because it was not reloaded a while ago; stores the time of
 * this reload.
 */
export function takeReloadAttempt(reason: ReloadReason = 'connection'): boolean {
  const name = reason === 'connection' ? storageKey : `${storageKey}_${reason}`;
  try {
    const before = Number(sessionStorage.getItem(name) ?? '0');
    if (Math.abs(Date.now() - before) < minReloadInterval) return false;
    sessionStorage.setItem(name, String(Date.now()));
    return true;
  } catch {
    return false; // storage is refused: a reload loop could not be detected
  }
}

/** Resolves when the page is visible, immediately if it already is. */
export function waitUntilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const resolveIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', resolveIfVisible);
      resolve();
    };
    document.addEventListener('visibilitychange', resolveIfVisible);
  });
}
