// Sync of a page: starts sync cycles and reports their status to the page [R26].
import { BehaviorSubject, type Observable } from 'rxjs';
import { startReplication } from '../../../replication/engine.ts';
import type { Backend } from '../../backend/backend.ts';
import { freeSpace } from '../../data/database/free-space.ts';
import { isStorageFull } from '../../data/database/storage-errors.ts';
import {
  createSyncEnvironment,
  recordSyncFailure,
  getSyncLockName,
  hasPendingForNetwork,
  type SyncEnvironmentParts,
} from './sync-environment.ts';
import {
  requestBackgroundSync,
  hasBackgroundSync,
  onBackgroundSync,
} from '../../platform/service-worker/background-sync.ts';
import { logFault } from '../../platform/log.ts';
import { onOnlineChange } from '../../platform/online.ts';
import { subscribeToHints } from './change-hints.ts';
import { createBrowserLock } from './sync-lock.ts';

export interface RunningSync {
  readonly syncing: Observable<boolean>;
  sync(): Promise<void>;
  stop(): void;
}

export interface PageSyncParts extends Pick<
  SyncEnvironmentParts,
  'deviceDatabase' | 'userDatabase' | 'session'
> {
  backend: Pick<Backend, 'serverUrl' | 'appId' | 'rooms' | 'requestObserver'>;
  /**
   * Called when a cycle fails with an error of this device, perhaps a lost connection to the
   * storage.
   */
  onStorageError?(fault: unknown): void;
}

export function startPageSync({
  deviceDatabase,
  userDatabase,
  session,
  backend,
  onStorageError,
}: PageSyncParts): RunningSync {
  const syncing = new BehaviorSubject(false);
  const tabLock = createBrowserLock(getSyncLockName(session));
  let isBackgroundSyncRequested = false;
  let isStopped = false;

  const replication = startReplication(
    createSyncEnvironment({
      deviceDatabase,
      userDatabase,
      session,
      backend,
      tabLock,
      // A guest has no data on the server, so no change hints are requested.
      listen: session ? (onHint) => subscribeToHints(backend, onHint) : () => () => undefined,
      schedule,
      onFault(fault) {
        logFault('a sync cycle with the server failed', fault);
        if (isStorageFull(fault)) void freeSpaceAndRetry();
        else onStorageError?.(fault);
      },
      onSyncing(isOn) {
        syncing.next(isOn);
        if (!isOn) void requestBackgroundSyncIfPending();
      },
    }),
  );

  /**
   * [R42] Deletes cached chapters that can be fetched again, then syncs again. If no such chapters
   * are left, only the user can free space.
   */
  async function freeSpaceAndRetry(): Promise<void> {
    const made = await freeSpace({ deviceDatabase, report: logFault });
    if (isStopped) return;
    if (made > 0) return replication.sync();
    try {
      await recordSyncFailure({ deviceDatabase, userDatabase, session }, 'full');
    } catch (fault) {
      if (!isStopped) logFault('the status of a full device could not be stored on it', fault);
    }
  }

  /**
   * After each cycle, requests a background sync if records are pending, because this page may
   * close before they are sent. Requested once, until all records are synced.
   */
  async function requestBackgroundSyncIfPending(): Promise<void> {
    if (!session || !hasBackgroundSync()) return;
    const isPending = await hasPending();
    if (!isPending) isBackgroundSyncRequested = false;
    else if (!isBackgroundSyncRequested) isBackgroundSyncRequested = await requestBackgroundSync();
  }

  async function hasPending(): Promise<boolean> {
    try {
      return !isStopped && (await hasPendingForNetwork(userDatabase));
    } catch (fault) {
      // The user may have logged out meanwhile, which closes the database.
      if (!isStopped) logFault('the pending records could not be read', fault);
      return false;
    }
  }

  const syncWhenVisible = () => {
    if (document.visibilityState === 'visible') void replication.sync();
  };
  const requestBackgroundSyncWhenHidden = () => {
    // This request may be the last action of this page.
    if (session && document.visibilityState === 'hidden')
      void hasPending().then((isPending) => isPending && requestBackgroundSync());
  };
  const stopOnline = onOnlineChange((online) => online && void replication.sync());
  const stopBackgroundSync = onBackgroundSync(async () => {
    await replication.sync();
    return !(await hasPending());
  });
  document.addEventListener('visibilitychange', syncWhenVisible);
  document.addEventListener('visibilitychange', requestBackgroundSyncWhenHidden);
  window.addEventListener('focus', syncWhenVisible);
  return {
    syncing,
    sync: replication.sync,
    stop() {
      isStopped = true;
      replication.stop();
      tabLock.close();
      stopOnline();
      stopBackgroundSync();
      document.removeEventListener('visibilitychange', syncWhenVisible);
      document.removeEventListener('visibilitychange', requestBackgroundSyncWhenHidden);
      window.removeEventListener('focus', syncWhenVisible);
    },
  };
}

function schedule(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
