// Timer that counts only visible time: sleep of the device and hidden tabs do not count.

/**
 * Calls back once after the given seconds of visible time.
 * @returns the function that cancels the timer
 */
export function runAfterVisibleSeconds(seconds: number, work: () => void): () => void {
  let left = seconds;
  const timer = setInterval(() => {
    // However long ago the last tick was, each tick counts as one second.
    if (document.visibilityState === 'visible') left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    work();
  }, 1_000);
  return () => clearInterval(timer);
}
