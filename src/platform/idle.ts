// Waits until the page is idle, or runs work then.

/** Milliseconds after which the wait ends, even if the page is never idle. */
const idleTimeout = 2_000;

export function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: idleTimeout });
    else setTimeout(resolve);
  });
}

/**
 * Runs work once when the page is idle; never in a browser that cannot tell. Returns a function
 * that cancels it.
 */
export function runWhenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return () => {};
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
}
