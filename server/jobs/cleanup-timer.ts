// Calls the store's housekeeping every hour or so, for as long as the server runs.
import type { Store } from '../store/store.ts';

const hour = 60 * 60_000;

export interface Housekeeping {
  /** Ends it; resolves when a run that is under way is over, so that the store may be closed. */
  stop(): Promise<void>;
}

/**
 * The time between two runs is an hour, give or take six minutes: several servers on one database
 * do not stay in step. The next run waits for the end of the last one. A run that fails is told to
 * `failed` and the next one comes all the same.
 */
export function startHousekeeping(
  store: Pick<Store, 'deleteExpired'>,
  failed: (error: unknown) => void,
): Housekeeping {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = wait();

  function wait(): NodeJS.Timeout {
    // The process never stays alive for this alone.
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
