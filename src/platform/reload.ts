// Loading the page again when nothing else helps, and never in a loop.

const markName = 'selah_reloaded';

/** Milliseconds. */
const untilAgain = 5 * 60_000;

/** Loads the page again, unless this tab did so a while ago and is no better for it, or cannot remember. Answers whether it does. */
export function reloadOnce(): boolean {
  try {
    const before = Number(sessionStorage.getItem(markName) ?? '0');
    if (Math.abs(Date.now() - before) < untilAgain) return false;
    sessionStorage.setItem(markName, String(Date.now()));
  } catch {
    return false; // storage is refused: a loop could not be told from a first time
  }
  location.reload();
  return true;
}

/** Resolves when the page is seen, at once when it is. */
export function untilSeen(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}
