// Loads the sync engine after the first screen, which does not need the engine.
import { BehaviorSubject } from 'rxjs';
import type { RunningSync, PageSyncParts } from './page-sync.ts';
import { waitUntilIdle } from '../../platform/idle.ts';
import { logFault } from '../../platform/log.ts';
import { onOnlineChange } from '../../platform/online.ts';

interface SyncModule {
  startPageSync(parts: PageSyncParts): RunningSync;
}

/** Milliseconds before the code is requested again; doubles with each failure. */
const minRetryDelay = 2_000;
const maxRetryDelay = 30_000;

/**
 * Returns a sync that starts when the page is idle or when a sync is requested, and its code is
 * loaded. Code that could not be loaded is requested again after a delay, when the network returns,
 * and with the next sync request. Reason: without a service worker, the server may have become
 * unreachable between the page and its engine, and pending records must not wait for a reload.
 */
export function createLazySync(load: () => Promise<SyncModule>): SyncModule['startPageSync'] {
  return (parts) => {
    const syncing = new BehaviorSubject(false);
    let isStopped = false;
    let running: RunningSync | null = null;
    let starting: Promise<void> | null = null;
    let failures = 0;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;

    function begin(): Promise<void> {
      return (starting ??= loadAndStart());
    }

    async function loadAndStart(): Promise<void> {
      clearTimeout(retryTimer);
      if (isStopped) return;
      try {
        const { startPageSync } = await load();
        if (isStopped) return;
        running = startPageSync(parts);
        running.syncing.subscribe((isOn) => syncing.next(isOn));
        stopOnline();
      } catch (fault) {
        logFault('the sync engine could not be loaded', fault);
        starting = null;
        if (isStopped) return;
        failures += 1;
        const delay = Math.min(maxRetryDelay, minRetryDelay * 2 ** (failures - 1));
        retryTimer = setTimeout(() => void begin(), delay);
      }
    }

    const stopOnline = onOnlineChange((online) => {
      if (online && failures > 0) void begin();
    });
    void waitUntilIdle().then(begin);
    return {
      syncing,
      async sync() {
        await begin();
        await running?.sync();
      },
      stop() {
        isStopped = true;
        clearTimeout(retryTimer);
        stopOnline();
        running?.stop();
      },
    };
  };
}
