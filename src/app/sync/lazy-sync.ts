// Part of the front door: the engine, which the first screen does not need: it is fetched once that
// stands.
import { BehaviorSubject } from 'rxjs';
import type { RunningSync, PageSyncParts } from './page-sync.ts';
import { waitUntilIdle } from '../../platform/idle.ts';
import { logFault } from '../../platform/log.ts';

interface SyncModule {
  startPageSync(parts: PageSyncParts): RunningSync;
}

/**
 * A replication that begins when the page is at rest, or is asked for a meeting, and its code is
 * here. Where that could not be fetched, the next question for a meeting tries again.
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
