// Deletes the expired rows of the store about once an hour while the server runs. The deletion
// itself is in server/store/sql/cleanup.ts.
import type { Store } from '../store/store.ts';

const hour = 60 * 60_000;

export interface Housekeeping {
  /** Stops the timer. Resolves when a current run has ended, so that the store can be closed. */
  stop(): Promise<void>;
}

/**
 * Starts the housekeeping timer. The interval is one hour ± six minutes, so that several servers on
 * one database do not run in step. The next run is scheduled after the previous run has ended. A
 * failed run is reported to `failed`, and the next run follows as usual.
 */
export function startHousekeeping(
  store: Pick<Store, 'deleteExpired'>,
  failed: (error: unknown) => void,
): Housekeeping {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = wait();

  function wait(): NodeJS.Timeout {
    // This timer alone must not keep the process alive.
    return setTimeout(begin, hour * (0.9 + Math.random() * 0.2)).unref();
  }
  function begin(): void {
    running = store
      .deleteExpired()
      .catch(failed)
      .then(() => {
        if (!isStopped) timer = wait();
      });
  }
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
