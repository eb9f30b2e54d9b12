// The browser's own offer to install the app: it comes once, early, and is kept until somebody
// wants it.

/** The part that TypeScript does not know: not every browser offers. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * `none`: nothing was offered, or what was offered is used up. `installed`: just now, from this
 * page or the browser's own menu.
 */
type InstallState = { kind: 'none' } | { kind: 'offered' } | { kind: 'installed' };

let offer: InstallPromptEvent | null = null;
let state: InstallState = { kind: 'none' };
const listeners = new Set<() => void>();

/** From the very start: whoever listens later has missed it. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else the browser shows a strip of its own beside ours.
    event.preventDefault();
    offer = event as InstallPromptEvent;
    setState({ kind: 'offered' });
  });
  window.addEventListener('appinstalled', () => {
    offer = null;
    setState({ kind: 'installed' });
  });
}

export function getInstallState(): InstallState {
  return state;
}

/** Calls back at every change; returns the function that ends it. */
export function onInstallStateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks with the browser's own words. Only from a tap; an offer serves once. `missing`: there is
 * none, or the browser would not ask.
 */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | 'missing'> {
  const asked = offer;
  if (!asked) return 'missing';
  offer = null;
  try {
    await asked.prompt();
    return (await asked.userChoice).outcome;
  } catch {
    return 'missing'; // used up in another way, or not from a tap
  } finally {
    // Another may have come meanwhile: browsers offer again after a no.
    if (!offer && state.kind === 'offered') setState({ kind: 'none' });
  }
}

function setState(next: InstallState): void {
  state = next;
  for (const listener of listeners) listener();
}
