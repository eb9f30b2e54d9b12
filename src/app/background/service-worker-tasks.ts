// Entry point of the service worker's script: one sync cycle while no page is open [R41], and the
// fetch of queued chapters.
import { startReplication } from '../../../replication/engine.ts';
import {
  type BackgroundSession,
  isEndedByLock,
  readBackgroundSession,
} from '../../data/background-session.ts';
import { fetchQueuedChapters } from './chapter-prefetch-queue.ts';
import {
  type DeviceDatabase,
  openDeviceDatabase,
  openUserDatabase,
  closeAndDeleteUserDatabase,
} from '../../data/database/database.ts';
import { hasDeviceDatabase, hasUserDatabase } from './existing-databases.ts';
import { countUnsyncedForBadge } from '../../data/records/count-unsynced.ts';
import {
  createSyncEnvironment,
  getSyncLockName,
  hasPendingForNetwork,
} from '../sync/sync-environment.ts';
import { showBadge } from '../../platform/app-badge.ts';
import { isMetered } from '../../platform/connection-cost.ts';
import { logFault } from '../../platform/log.ts';
import { createBrowserLock } from '../sync/sync-lock.ts';

/** Channel on which tabs announce sign-in and log-out, see main.tsx. */
const sessionChannelName = 'selah-session';

/** Rejects when pending changes only need a network: the browser then tries again later. */
export async function runBackgroundSync(): Promise<void> {
  if (!(await hasDeviceDatabase(indexedDB))) return;
  const deviceDatabase = await openDeviceDatabase('kept');
  try {
    const session = await readBackgroundSession(deviceDatabase);
    if (session && (await hasUserDatabase(indexedDB, session.account)))
      await syncAs(session, deviceDatabase);
  } finally {
    await deviceDatabase.close();
  }
}

/**
 * Fetches the chapters that a page queued. An error is passed to the browser, which tries again
 * another day.
 */
export async function prefetchQueuedChapters(): Promise<void> {
  if (isMetered() || !(await hasDeviceDatabase(indexedDB))) return;
  const deviceDatabase = await openDeviceDatabase('kept');
  try {
    const session = await readBackgroundSession(deviceDatabase);
    await fetchQueuedChapters({
      deviceDatabase,
      token: session?.token ?? null,
      fetch: (address, init) => fetch(address, init),
      isMetered,
    });
  } finally {
    await deviceDatabase.close();
  }
}

async function syncAs(session: BackgroundSession, deviceDatabase: DeviceDatabase): Promise<void> {
  const userDatabase = await openUserDatabase(session.account, 'kept');
  if ((await readBackgroundSession(deviceDatabase))?.account !== session.account) {
    // The user logged out while the database was being opened: deleted data must not reappear. A
    // user who turns on the device lock needs the data.
    if (await isEndedByLock(deviceDatabase)) await userDatabase.close();
    else await closeAndDeleteUserDatabase(userDatabase, session.account);
    return;
  }
  const faults: unknown[] = [];
  let isOver = false;
  const tabLock = createBrowserLock(getSyncLockName(session));
  const tabs = new BroadcastChannel(sessionChannelName);
  const replication = startReplication(
    createSyncEnvironment({
      deviceDatabase,
      userDatabase,
      session,
      backend: session,
      tabLock,
      // One sync cycle only: no listener for changes, no timer.
      listen: () => () => undefined,
      schedule: () => () => undefined,
      onFault: (fault) => faults.push(fault),
    }),
  );
  // A log-out in a page opened meanwhile closes the database at once, so that the database can be
  // deleted.
  tabs.addEventListener('message', () => void end());
  try {
    await replication.sync();
    if (isOver) return;
    // The same number that pages show, see src/app/background/unsynced-badge.ts: without an open
    // page nothing else would update it.
    await countUnsyncedForBadge(userDatabase)
      .then(showBadge)
      .catch((fault: unknown) => logFault('the badge could not be shown', fault));
    if (isOver) return;
    if (faults.length > 0) throw faults[0];
    if (await hasPendingForNetwork(userDatabase))
      throw new Error('Pending changes still need a network.');
  } finally {
    await end();
  }

  async function end(): Promise<void> {
    if (isOver) return;
    isOver = true;
    replication.stop();
    tabLock.close();
    tabs.close();
    await userDatabase.close();
  }
}
