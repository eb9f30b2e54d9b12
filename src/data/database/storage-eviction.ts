// A database that the browser emptied behind our back (an evicted site, a broken disk): noticed by
// a mark that lies elsewhere, told, and filled from the server.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { syncedEntities } from './collections.ts';
import type { DataContext } from '../data-context.ts';
import type { UserDatabase } from './database.ts';
import { unsyncedKinds } from '../records/unsynced-kinds.ts';
import { withReconnect } from './storage-errors.ts';

/**
 * What lies outside the database, to be compared with it: that it was there, and how many records
 * only this device had.
 */
export interface DatabaseMark {
  waiting: number;
}

const presenceId = 'home';
const noticeId = 'eviction';

/**
 * Looks whether the database is the one that was here before, and leaves a sign in it for the next
 * time.
 * @param mark what was noted of this person's database; null where there was none
 */
export async function detectEviction(
  { activity }: UserDatabase,
  mark: DatabaseMark | null,
): Promise<void> {
  if (await activity.findOne(presenceId).exec()) return;
  // First the notice: a page that is closed between the two finds the sign missing once more.
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
 * That everything was gone and came, or comes, from the server again; `waiting`: records that were
 * on this device only, and are lost.
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

/** The person has read it. */
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
 * How many records only this device has, now and after each change: those that wait and those that
 * were refused.
 */
export function watchUnsyncedCount(userDatabase: UserDatabase): Observable<number> {
  const counts = syncedEntities.flatMap(({ collection }) =>
    (['waiting', 'refused'] as const).map(
      (sync) => userDatabase[collection].count({ selector: { sync } }).$,
    ),
  );
  const here = unsyncedKinds.map((kind) => userDatabase.activity.count({ selector: { kind } }).$);
  return combineLatest([...counts, ...here]).pipe(
    map((numbers) => numbers.reduce((sum, number) => sum + number, 0)),
    distinctUntilChanged(),
  );
}
