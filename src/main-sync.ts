// Part of the front door: when this page meets the server, and what the page is told of it [R26].
import { BehaviorSubject, type Observable } from 'rxjs';
import { startReplication } from '../replication/engine.ts';
import { entityRoom } from '../schemas/wire.ts';
import type { Backend } from './backend/backend.ts';
import { synced } from './data/collections.ts';
import { makeRoom } from './data/room.ts';
import { isFull } from './data/storage-faults.ts';
import { createWorld, tellTrouble, turnName, waitsForNetwork, type WorldParts } from './main-world.ts';
import { askToBeWoken, hasBackgroundSync, onWoken } from './platform/background-sync.ts';
import { logFault } from './platform/log.ts';
import { onOnlineChange } from './platform/online.ts';
import { turnsOfBrowser } from './platform/turn.ts';

export interface RunningSync {
  readonly syncing: Observable<boolean>;
  sync(): Promise<void>;
  stop(): void;
}

export interface SyncParts extends Pick<WorldParts, 'device' | 'personal' | 'session'> {
  backend: Pick<Backend, 'serverUrl' | 'appId' | 'rooms' | 'watch'>;
  /** A cycle met a fault of this device, perhaps a lost connection to the storage. */
  onLost?(fault: unknown): void;
}

/** Between cycles that hints of the socket begin: a burst of a thousand is not worth a thousand questions. */
const restBetweenHints = 300;

export function replicate({ device, personal, session, backend, onLost }: SyncParts): RunningSync {
  const syncing = new BehaviorSubject(false);
  const turns = turnsOfBrowser(turnName(session));
  let isWakingAsked = false;
  let isStopped = false;

  const replication = startReplication(
    createWorld({
      device,
      personal,
      session,
      backend,
      turns,
      // A guest has nothing on the server that somebody could tell of.
      listen: session ? (hear) => joinRooms(backend, hear) : () => () => undefined,
      later,
      onFault(fault) {
        logFault('a meeting with the server broke off', fault);
        if (isFull(fault)) void helpFullDevice();
        else onLost?.(fault);
      },
      onTurn(isOn) {
        syncing.next(isOn);
        if (!isOn) void lookBack();
      },
    }),
  );

  /** [R42] Chapters that can be fetched again give way, and the meeting is held once more; with none left only the person can help. */
  async function helpFullDevice(): Promise<void> {
    const made = await makeRoom({ device, report: logFault });
    if (isStopped) return;
    if (made > 0) return replication.sync();
    try {
      await tellTrouble({ device, personal, session }, 'full');
    } catch (fault) {
      if (!isStopped) logFault('there is not even room to tell that this device is full', fault);
    }
  }

  /** After each cycle: what could not go out must go out, though this page may be closed by then. Asked for once, until all is safe. */
  async function lookBack(): Promise<void> {
    if (!session || !hasBackgroundSync()) return;
    const waits = await somethingWaits();
    if (!waits) isWakingAsked = false;
    else if (!isWakingAsked) isWakingAsked = await askToBeWoken();
  }

  async function somethingWaits(): Promise<boolean> {
    try {
      return !isStopped && (await waitsForNetwork(personal));
    } catch (fault) {
      // The person may have logged out meanwhile, and the database be closed.
      if (!isStopped) logFault('nobody knows whether something waits', fault);
      return false;
    }
  }

  const wake = () => {
    if (document.visibilityState === 'visible') void replication.sync();
  };
  const doze = () => {
    // Perhaps the last that this page does.
    if (session && document.visibilityState === 'hidden') void somethingWaits().then((waits) => waits && askToBeWoken());
  };
  const stopOnline = onOnlineChange((online) => online && void replication.sync());
  const stopWoken = onWoken(async () => {
    await replication.sync();
    return !(await somethingWaits());
  });
  document.addEventListener('visibilitychange', wake);
  document.addEventListener('visibilitychange', doze);
  window.addEventListener('focus', wake);
  return {
    syncing,
    sync: replication.sync,
    stop() {
      isStopped = true;
      replication.stop();
      turns.close();
      stopOnline();
      stopWoken();
      document.removeEventListener('visibilitychange', wake);
      document.removeEventListener('visibilitychange', doze);
      window.removeEventListener('focus', wake);
    },
  };
}

function later(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

/** Hints only: what changed is pulled, never taken from an event. One entity tells that the way is open again. */
function joinRooms({ appId, rooms }: SyncParts['backend'], hear: () => void): () => void {
  const hints = rested(hear);
  const leaving = synced.map(({ entity }, place) => rooms.join(entityRoom(appId, entity), { update: hints.hear, ...(place === 0 && { connect: hints.hear }) }));
  return () => {
    hints.stop();
    for (const leave of leaving) leave();
  };
}

/** The first hint is obeyed at once; those that come while it rests, together after it. */
function rested(hear: () => void): { hear(): void; stop(): void } {
  let isResting = false;
  let isAsked = false;
  let cancel = () => {};
  const obey = () => {
    if (isResting) {
      isAsked = true;
      return;
    }
    isResting = true;
    isAsked = false;
    hear();
    cancel = later(restBetweenHints, () => {
      isResting = false;
      if (isAsked) obey();
    });
  };
  return { hear: obey, stop: () => cancel() };
}
