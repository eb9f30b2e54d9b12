// What the keeping of the service worker, a part of its own, tells the page.

/** `off`: the owner of the server has switched it off. */
export type WorkerState = 'checking' | 'active' | 'off' | 'error';

export interface WorkerEar {
  setState(state: WorkerState): void;
  setChange(change: (() => void) | null): void;
}
