// The screen stays on while somebody asks for it, where the browser can do that.

export function canKeepScreenOn(): boolean {
  return 'wakeLock' in navigator;
}

/**
 * The browser lets go of it whenever the page is out of sight: it is asked for again when the page
 * is back.
 * @param refused called when the device does not allow it
 * @returns the function that lets the screen go
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
      // A device that saves its battery says no.
      if (isWanted) refused();
    }
  }

  const askAgain = () => void ask();
  document.addEventListener('visibilitychange', askAgain);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release().catch(() => undefined);
  };
}
