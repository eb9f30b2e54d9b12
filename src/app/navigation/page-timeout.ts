// Limit of the time for which the first page is waited for.

/**
 * Milliseconds after which the shell is shown without its page. Until then, the loading shell has
 * plain links instead of the navigation.
 */
export const pageTimeout = 1_000;

/** Resolves when the page is loaded, or after `pageTimeout`. Rejects if `loading` rejects first. */
export function waitForPage(loading: Promise<void>): Promise<void> {
  return Promise.race([loading, new Promise<void>((resolve) => setTimeout(resolve, pageTimeout))]);
}
