// What a person is told of the way to the server: the same in every tab.
import { combineLatest, distinctUntilChanged, firstValueFrom, map, type Observable } from 'rxjs';
import { retryRecord } from '../../schemas/local-record.ts';
import { type EngineStatus, parseStatus, stateId, statusKey, type Trouble } from '../../schemas/sync-status.ts';
import { goesByItself } from '../../schemas/user.ts';
import { synced } from './collections.ts';
import type { Data } from './data.ts';
import { changeKept } from './record.ts';

export interface SyncStatus {
  /** The browser believes in a network and the server answered when it was last asked. */
  online: boolean;
  /** Records that only this device holds. */
  waiting: number;
  refused: number;
  syncing: boolean;
  /** The token is not taken any more: the person must sign in again; nothing is lost. */
  signedOut: boolean;
  /** Why the last meeting with the server was cut short. */
  trouble: Trouble | null;
  /** ISO time since which it lasts, where that is known. */
  since: string | null;
  /** ISO time at which the server is asked again without anybody's doing, where that is known. */
  next: string | null;
  /** ISO time; null before the first meeting with the server. */
  lastSuccess: string | null;
  /** `memory`: nothing outlives this window. */
  storage: 'kept' | 'memory';
}

export function syncStatus(data: Data): Observable<SyncStatus> {
  return combineLatest([countOf(data, 'waiting'), countOf(data, 'refused'), engineStatus(data), data.online, data.syncing]).pipe(
    map(([waiting, refused, { trouble, lastSuccess, since, next }, online, syncing]) => ({
      online: online && trouble !== 'offline',
      waiting,
      refused,
      syncing,
      // Without a token nobody asks the server, so nobody hears its no.
      signedOut: trouble === 'signed-out' || (data.account !== null && data.backend.auth.token() === null),
      trouble,
      since: since ?? null,
      next: next ?? null,
      lastSuccess: lastSuccess === '' ? null : lastSuccess,
      storage: data.storage,
    })),
  );
}

/** The person asks: what the server refused before is tried once more, too. A record that the device cannot mark for that keeps nothing else back. */
export async function syncNow(data: Data): Promise<void> {
  for (const { collection } of synced) {
    const refused = await data.personal[collection].find({ selector: { sync: 'refused' } }).exec();
    for (const { client_id: id } of refused) {
      await changeKept(data, collection, id, retryRecord).catch((fault: unknown) => data.report('a refused record could not be tried again', fault));
    }
  }
  await data.sync();
}

/** Why what waits cannot be sent at this moment; null where the server is reached. */
export async function troubleNow(data: Data): Promise<Trouble | null> {
  const { online, signedOut, trouble } = await firstValueFrom(syncStatus(data));
  return signedOut ? 'signed-out' : online ? trouble : 'offline';
}

/** How many changes to the settings only this device holds, read from the storage itself as `countOnlyHere` does. */
export async function settingsOnlyHere({ personal: { profile } }: Data): Promise<number> {
  const found = (['waiting', 'refused'] as const).map((sync) => profile.storageInstance.query(profile.find({ selector: { sync } }).getPreparedQuery()));
  return (await Promise.all(found)).flatMap(({ documents }) => documents).filter((doc) => !goesByItself(doc)).length;
}

function engineStatus(data: Data): Observable<EngineStatus> {
  return data.personal.activity.findOne(stateId(statusKey)).$.pipe(map((doc) => parseStatus(String(doc?.value['text'] ?? ''))));
}

function countOf(data: Data, sync: 'waiting' | 'refused'): Observable<number> {
  const counts = synced.map(({ collection }) =>
    collection === 'profile'
      ? data.personal.profile.find({ selector: { sync } }).$.pipe(map((docs) => docs.filter((doc) => !goesByItself(doc)).length))
      : data.personal[collection].count({ selector: { sync } }).$,
  );
  return combineLatest(counts).pipe(
    map((numbers) => numbers.reduce((sum, number) => sum + number, 0)),
    distinctUntilChanged(),
  );
}
