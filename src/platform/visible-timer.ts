// Time that counts only while somebody looks: a machine that slept, or a tab behind others, has not
// waited.

/**
 * Calls back once, after so many seconds in which the page was seen and awake. @returns the way to
 * stop
 */
export function runAfterVisibleSeconds(seconds: number, work: () => void): () => void {
  let left = seconds;
  const timer = setInterval(() => {
    // However long ago the last look was, it counts as one second.
    if (document.visibilityState === 'visible') left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    work();
  }, 1_000);
  return () => clearInterval(timer);
}
