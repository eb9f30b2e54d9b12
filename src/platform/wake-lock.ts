// Keeps the screen on while requested, where the browser supports this.

export function canKeepScreenOn(): boolean {
  return 'wakeLock' in navigator;
}

/**
 * Requests the wake lock again when the page becomes visible, because the browser releases the lock
 * of a hidden page.
 * @param refused called when the device does not allow the lock
 * @returns the function that releases the lock
 */
export function keepScreenOn(refused: () => void): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | undefined;

  async function ask(): Promise<void> {
    if (!isWanted || document.visibilityState !== 'visible') return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isWanted) lock = given;
      else void given.release().catch(() => undefined);
    } catch {
      // A device in battery saving mode refuses the lock.
      if (isWanted) refused();
    }
  }

  const handleVisibility = () => void ask();
  document.addEventListener('visibilitychange', handleVisibility);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', handleVisibility);
    void lock?.release().catch(() => undefined);
  };
}
