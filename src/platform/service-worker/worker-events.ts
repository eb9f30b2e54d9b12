// What the keeping of the service worker, a part of its own, tells the page.

/** `off`: the owner of the server has switched it off. */
export type WorkerState = 'checking' | 'active' | 'off' | 'error';

export interface WorkerEvents {
  setState(state: WorkerState): void;
  setUpdate(change: (() => void) | null): void;
}
