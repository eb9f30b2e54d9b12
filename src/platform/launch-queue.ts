// What the person opens while the app's window is open already: a shortcut, a shared text, a link.
// The window is led there without a reload.

/** Not in every browser, and not yet in TypeScript's own types. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/** A tap on the app's own icon means the window as it stands. */
const start = '/';

/**
 * Leads this window on from now on; whatever is being written is kept as at any other step.
 * @param go takes a path of the app
 */
export function handleLaunches(go: (path: string) => void): void {
  const [visit] = performance.getEntriesByType('navigation');
  let isWaiting = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const target = targetURL ? new URL(targetURL, location.href) : null;
    if (!target || target.origin !== location.origin) return;
    // What had waited for us may be the launch that this page was loaded for: it has been there
    // since.
    if (isWaiting && target.href === visit?.name) return;
    const path = target.pathname + target.search + target.hash;
    if (path !== start && path !== location.pathname + location.search + location.hash) go(path);
  });
  isWaiting = false;
}
