// Handles launches while the app's window is already open (a shortcut, a shared text, a link) and
// navigates the window without a reload.

/** Not available in every browser, and not yet in TypeScript's types. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/** A launch of the app icon keeps the window as it is. */
const start = '/';

/**
 * Navigates this window on later launches. Unsaved input is stored as on any other navigation.
 * @param go receives a path of the app
 */
export function handleLaunches(go: (path: string) => void): void {
  const [visit] = performance.getEntriesByType('navigation');
  let isWaiting = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const target = targetURL ? new URL(targetURL, location.href) : null;
    if (!target || target.origin !== location.origin) return;
    // A queued launch may be the launch that loaded this page, so no navigation is needed.
    if (isWaiting && target.href === visit?.name) return;
    const path = target.pathname + target.search + target.hash;
    if (path !== start && path !== location.pathname + location.search + location.hash) go(path);
  });
  isWaiting = false;
}
