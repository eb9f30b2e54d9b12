// Events that the lazily loaded worker lifecycle reports to the page.

/** `off`: the owner of the server has switched it off. */
export type WorkerState = 'checking' | 'active' | 'off' | 'error';

export interface WorkerEvents {
  setState(state: WorkerState): void;
  setUpdate(change: (() => void) | null): void;
}
