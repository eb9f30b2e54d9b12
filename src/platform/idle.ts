// Waits until the page is idle.

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
