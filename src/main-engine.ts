// Part of the front door: the engine, which the first screen does not need: it is fetched once that stands.
import { BehaviorSubject } from 'rxjs';
import type { RunningSync, SyncParts } from './main-sync.ts';
import { untilIdle } from './data/idle.ts';
import { logFault } from './platform/log.ts';

interface Engine {
  replicate(parts: SyncParts): RunningSync;
}

/** A replication that begins when the page is at rest, or is asked for a meeting, and its code is here. Where that could not be fetched, the next question for a meeting tries again. */
export function replicateWith(load: () => Promise<Engine>): Engine['replicate'] {
  return (parts) => {
    const syncing = new BehaviorSubject(false);
    let isStopped = false;
    let running: RunningSync | null = null;
    let starting: Promise<void> | null = null;

    async function begin(): Promise<void> {
      try {
        const { replicate } = await load();
        if (isStopped) return;
        running = replicate(parts);
        running.syncing.subscribe((isOn) => syncing.next(isOn));
      } catch (fault) {
        starting = null;
        logFault('the engine could not be fetched', fault);
      }
    }

    void untilIdle().then(() => (starting ??= begin()));
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
