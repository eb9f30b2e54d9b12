// Types of the worker state, and of the callbacks with which the lazily loaded worker lifecycle
// reports to service-worker.ts.

/** `off`: the owner of the server has switched it off. */
export type WorkerState = 'checking' | 'active' | 'off' | 'error';

export interface WorkerEvents {
  setState(state: WorkerState): void;
  setUpdate(change: (() => void) | null): void;
}
