// Captures the browser's install prompt, which is offered once and early, and opens it when the
// user asks for it.

/**
 * Members that are missing in TypeScript's types, because not every browser supports the install
 * prompt.
 */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * `none`: no prompt was offered, or the prompt was used. `installed`: just now, from this page or
 * from the browser's own menu.
 */
type InstallState = { kind: 'none' } | { kind: 'offered' } | { kind: 'installed' };

let offer: InstallPromptEvent | null = null;
let state: InstallState = { kind: 'none' };
const listeners = new Set<() => void>();

/** Call at start-up: a later listener misses the event. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows its own install banner beside the app's button.
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
 * Opens the browser's install prompt. Works only in a tap handler; an offer can be used once.
 * `missing`: there is no offer, or the browser refused the prompt.
 */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | 'missing'> {
  const promptEvent = offer;
  if (!promptEvent) return 'missing';
  offer = null;
  try {
    await promptEvent.prompt();
    return (await promptEvent.userChoice).outcome;
  } catch {
    return 'missing'; // already used elsewhere, or not called from a tap
  } finally {
    // A new offer may have arrived meanwhile: browsers offer again after the user has declined.
    if (!offer && state.kind === 'offered') setState({ kind: 'none' });
  }
}

function setState(next: InstallState): void {
  state = next;
  for (const listener of listeners) listener();
}
