// Loads the sync engine after the first screen, which does not need the engine.
import { BehaviorSubject } from 'rxjs';
import type { RunningSync, PageSyncParts } from './page-sync.ts';
import { waitUntilIdle } from '../../platform/idle.ts';
import { logFault } from '../../platform/log.ts';

interface SyncModule {
  startPageSync(parts: PageSyncParts): RunningSync;
}

/**
 * Returns a sync that starts when the page is idle or when a sync is requested, and its code is
 * loaded. If the code could not be loaded, the next sync request tries again.
 */
export function createLazySync(load: () => Promise<SyncModule>): SyncModule['startPageSync'] {
  return (parts) => {
    const syncing = new BehaviorSubject(false);
    let isStopped = false;
    let running: RunningSync | null = null;
    let starting: Promise<void> | null = null;

    async function begin(): Promise<void> {
      try {
        const { startPageSync } = await load();
        if (isStopped) return;
        running = startPageSync(parts);
        running.syncing.subscribe((isOn) => syncing.next(isOn));
      } catch (fault) {
        starting = null;
        logFault('the engine could not be fetched', fault);
      }
    }

    void waitUntilIdle().then(() => (starting ??= begin()));
    return {
      syncing,
      async sync() {
        await (starting ??= begin());
        await running?.sync();
      },
      stop() {
        isStopped = true;
        running?.stop();
      },
    };
  };
}
