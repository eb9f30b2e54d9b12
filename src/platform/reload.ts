// Reloads the page as a last resort, without reload loops, and waits until the page is visible.

const storageKey = 'selah_reloaded';

/** Problem that a reload is meant to solve; each kind of problem has its own attempts. */
type ReloadReason = 'connection' | 'opening';

/** Milliseconds. */
const minReloadInterval = 5 * 60_000;

/**
 * Loads the page again, unless this tab did so a while ago and is no better for it, or cannot
 * remember. Answers whether it does.
 */
export function reloadOnce(reason: ReloadReason = 'connection'): boolean {
  if (!takeReloadAttempt(reason)) return false;
  location.reload();
  return true;
}

/** Whether this tab has not loaded itself again a while ago; from now on it has. */
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
