// Unlocks the screen orientation, because the manifest prefers portrait but users must be able to
// use any orientation [WCAG 1.3.4].

/** Missing in some browsers, and in TypeScript's own types. */
type LockableOrientation = ScreenOrientation & { lock?: (orientation: 'any') => Promise<void> };

/**
 * In an installed app: lets the screen turn as the device is held, and as the device's own lock
 * allows.
 */
export async function unlockOrientation(): Promise<void> {
  const orientation = (screen as { orientation?: LockableOrientation }).orientation;
  // In a tab of the browser nothing is locked, and the browser refuses.
  if (!orientation?.lock || !isInstalled()) return;
  try {
    await orientation.lock('any');
  } catch (fault) {
    if (!(fault instanceof DOMException && expectedErrors.has(fault.name))) throw fault;
  }
}

const expectedErrors: ReadonlySet<string> = new Set([
  'NotSupportedError', // a computer does not support locking the orientation
  'SecurityError', // allowed only in full screen, or the page is in a frame without permission
  'InvalidStateError', // the page is hidden or being left
  'AbortError', // replaced by a later request
]);

function isInstalled(): boolean {
  return ['standalone', 'minimal-ui', 'fullscreen'].some(
    (mode) => matchMedia(`(display-mode: ${mode})`).matches,
  );
}
