// A database that the browser emptied behind our back (an evicted site, a broken disk): noticed by a mark that lies elsewhere, told, and filled from the server.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { synced } from './collections.ts';
import type { Data } from './data.ts';
import type { PersonalDatabase } from './database.ts';
import { kindsOnlyHere } from './kinds-only-here.ts';
import { withStorage } from './storage-faults.ts';

/** What lies outside the database, to be compared with it: that it was there, and how many records only this device had. */
export interface HomeMark {
  waiting: number;
}

const homeId = 'home';
const noticeId = 'eviction';

/**
 * Looks whether the database is the one that was here before, and leaves a sign in it for the next time.
 * @param mark what was noted of this person's database; null where there was none
 */
export async function settleHome({ activity }: PersonalDatabase, mark: HomeMark | null): Promise<void> {
  if (await activity.findOne(homeId).exec()) return;
  // First the notice: a page that is closed between the two finds the sign missing once more.
  if (mark) await activity.incrementalUpsert({ id: noticeId, kind: 'notice', order: '', value: { waiting: mark.waiting } });
  await activity.incrementalUpsert({ id: homeId, kind: 'home', order: '', value: {} });
}

/** That everything was gone and came, or comes, from the server again; `waiting`: records that were on this device only, and are lost. */
export function evictionNotice(data: Data): Observable<{ waiting: number } | null> {
  return data.personal.activity.findOne(noticeId).$.pipe(map((doc) => (typeof doc?.value['waiting'] === 'number' ? { waiting: doc.value['waiting'] } : null)));
}

/** The person has read it. */
export async function dismissEviction(data: Data): Promise<void> {
  await withStorage(data, () => data.personal.activity.incrementalUpsert({ id: noticeId, kind: 'notice', order: '', value: {} }));
}

/** How many records only this device has, now and after each change: those that wait and those that were refused. */
export function onlyHere(personal: PersonalDatabase): Observable<number> {
  const counts = synced.flatMap(({ collection }) => (['waiting', 'refused'] as const).map((sync) => personal[collection].count({ selector: { sync } }).$));
  const here = kindsOnlyHere.map((kind) => personal.activity.count({ selector: { kind } }).$);
  return combineLatest([...counts, ...here]).pipe(
    map((numbers) => numbers.reduce((sum, number) => sum + number, 0)),
    distinctUntilChanged(),
  );
}
