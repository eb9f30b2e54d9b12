// Waits until the page is idle.

/** Milliseconds: for a page that is never idle it is time then. */
const idleTimeout = 2_000;

export function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: idleTimeout });
    else setTimeout(resolve);
  });
}
