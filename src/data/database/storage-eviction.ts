// Detects a database that the browser has emptied (an evicted site, a broken disk) by a mark
// outside the database. The user gets a notice, and sync restores the data from the server.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { syncedEntities } from './collections.ts';
import type { DataContext } from '../data-context.ts';
import type { UserDatabase } from './database.ts';
import { watchRecordCount } from './record-count.ts';
import { unsyncedKinds } from '../records/unsynced-kinds.ts';
import { withReconnect } from './storage-errors.ts';

/**
 * Mark outside the database, to detect an eviction: the database existed, and how many records were
 * only on this device.
 */
export interface DatabaseMark {
  waiting: number;
}

const presenceId = 'home';
const noticeId = 'eviction';

/**
 * Checks whether the database is the same as before, and writes a presence record into it for the
 * next check.
 * @param mark mark of this user's database; null if there was none
 */
export async function detectEviction(
  { activity }: UserDatabase,
  mark: DatabaseMark | null,
): Promise<void> {
  if (await activity.findOne(presenceId).exec()) return;
  // The notice is written first: if the page closes between both writes, the next check still finds
  // no presence record.
  if (mark)
    await activity.incrementalUpsert({
      id: noticeId,
      kind: 'notice',
      order: '',
      value: { waiting: mark.waiting },
    });
  await activity.incrementalUpsert({ id: presenceId, kind: 'home', order: '', value: {} });
}

/**
 * Emits the notice that all data was evicted and is restored from the server. `waiting`: number of
 * records that were on this device only and are lost.
 */
export function watchEvictionNotice(data: DataContext): Observable<{ waiting: number } | null> {
  return data.userDatabase.activity
    .findOne(noticeId)
    .$.pipe(
      map((doc) =>
        typeof doc?.value['waiting'] === 'number' ? { waiting: doc.value['waiting'] } : null,
      ),
    );
}

/** Removes the notice after the user has read it. */
export async function dismissEvictionNotice(data: DataContext): Promise<void> {
  await withReconnect(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: noticeId,
      kind: 'notice',
      order: '',
      value: {},
    }),
  );
}

/**
 * Emits how many records are on this device only, now and after each change: pending and rejected
 * records.
 */
export function watchUnsyncedCount(userDatabase: UserDatabase): Observable<number> {
  const counts = syncedEntities.flatMap(({ collection }) =>
    (['waiting', 'refused'] as const).map((sync) =>
      watchRecordCount(userDatabase[collection], { sync }),
    ),
  );
  const here = unsyncedKinds.map((kind) => watchRecordCount(userDatabase.activity, { kind }));
  return combineLatest([...counts, ...here]).pipe(
    map((numbers) => numbers.reduce((sum, number) => sum + number, 0)),
    distinctUntilChanged(),
  );
}
