// Watches the sync status shown to the user, the same in every tab, and syncs at the user's
// request, rejected records included.
import { combineLatest, distinctUntilChanged, firstValueFrom, map, type Observable } from 'rxjs';
import { applyRetry } from '../../../schemas/local-record.ts';
import {
  type EngineStatus,
  parseEngineStatus,
  getInvalidRowsKey,
  toStateRecordId,
  engineStatusKey,
  accountDeletedKey,
  type SyncFailure,
  type SyncStatus,
} from '../../../schemas/sync-status.ts';
import { hasOnlyAutomaticChanges } from '../../../schemas/entities/user.ts';
import { syncedEntities } from '../database/collections.ts';
import { watchRecordCount } from '../database/record-count.ts';
import type { DataContext } from '../data-context.ts';
import { modifyRecord } from './record.ts';

export function watchSyncStatus(data: DataContext): Observable<SyncStatus> {
  return combineLatest([
    watchCount(data, 'waiting'),
    watchCount(data, 'refused'),
    watchEngineStatus(data),
    watchState(data, accountDeletedKey),
    data.online,
    data.syncing,
  ]).pipe(
    map(([waiting, refused, engineStatus, accountDeleted, online, syncing]) => {
      const { trouble, lastSuccess, since, next } = engineStatus;
      // Without a token no request is sent, so the server cannot report the missing sign-in.
      const signedOut =
        trouble === 'signed-out' || (data.account !== null && data.backend.auth.token() === null);
      return {
        online: online && trouble !== 'offline',
        pending: waiting,
        rejected: refused,
        syncing,
        signedOut,
        isAccountDeleted: signedOut && accountDeleted === 'yes',
        failure: trouble,
        failingSince: since ?? null,
        nextAttempt: next ?? null,
        lastSuccess: lastSuccess === '' ? null : lastSuccess,
        storage: data.storage,
      };
    }),
  );
}

/**
 * Syncs at the user's request: rejected records are tried again, too. A record that the device
 * cannot mark for retry does not stop the others.
 */
export async function syncNow(data: DataContext): Promise<void> {
  for (const { collection } of syncedEntities) {
    const refused = await data.userDatabase[collection]
      .find({ selector: { sync: 'refused' } })
      .exec();
    for (const { client_id: id } of refused) {
      await modifyRecord(data, collection, id, applyRetry).catch((fault: unknown) =>
        data.report('a rejected record could not be tried again', fault),
      );
    }
  }
  await data.sync();
}

/** Returns why pending records cannot be sent now; null if the server can be reached. */
export async function readSyncFailure(
  data: DataContext,
): Promise<SyncFailure | 'account-deleted' | null> {
  const { online, signedOut, isAccountDeleted, failure } = await firstValueFrom(
    watchSyncStatus(data),
  );
  if (isAccountDeleted) return 'account-deleted';
  return signedOut ? 'signed-out' : online ? failure : 'offline';
}

/**
 * Returns the number of settings changes that are on this device only, read from the storage itself
 * as in `countUnsynced`.
 */
export async function countUnsyncedSettings({
  userDatabase: { profile },
}: DataContext): Promise<number> {
  const found = (['waiting', 'refused'] as const).map((sync) =>
    profile.storageInstance.query(profile.find({ selector: { sync } }).getPreparedQuery()),
  );
  return (await Promise.all(found))
    .flatMap(({ documents }) => documents)
    .filter((doc) => !hasOnlyAutomaticChanges(doc)).length;
}

/** Watches how many entries of the server the last reads skipped because they are damaged. */
export function watchInvalidRowCount({ userDatabase }: DataContext): Observable<number> {
  const ids = syncedEntities.map(({ entity }) => toStateRecordId(getInvalidRowsKey(entity)));
  return userDatabase.activity
    .findByIds(ids)
    .$.pipe(
      map((docs) =>
        [...docs.values()].reduce((sum, { value }) => sum + Number(value['text'] ?? 0), 0),
      ),
    );
}

function watchEngineStatus(data: DataContext): Observable<EngineStatus> {
  return watchState(data, engineStatusKey).pipe(map(parseEngineStatus));
}

/** Emits the text of a state of the engine; empty before the first one. */
function watchState({ userDatabase }: DataContext, key: string): Observable<string> {
  return userDatabase.activity
    .findOne(toStateRecordId(key))
    .$.pipe(map((doc) => String(doc?.value['text'] ?? '')));
}

function watchCount(data: DataContext, sync: 'waiting' | 'refused'): Observable<number> {
  const counts = syncedEntities.map(({ collection }) =>
    collection === 'profile'
      ? data.userDatabase.profile
          .find({ selector: { sync } })
          .$.pipe(map((docs) => docs.filter((doc) => !hasOnlyAutomaticChanges(doc)).length))
      : watchRecordCount(data.userDatabase[collection], { sync }),
  );
  return combineLatest(counts).pipe(
    map((numbers) => numbers.reduce((sum, number) => sum + number, 0)),
    distinctUntilChanged(),
  );
}
