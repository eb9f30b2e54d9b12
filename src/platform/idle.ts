// When the page has nothing better to do.

/** Milliseconds: a page that is never idle begins then. */
const longestWait = 8_000;
/** Milliseconds, where the browser does not tell. */
const usualWait = 2_000;

export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, usualWait);
  });
}
