// Things done of which no record tells the day: a chapter read, a day of a plan completed. Each keeps its own date and zone, and stays on this device.
import { distinctUntilChanged, map, type Observable, switchMap } from 'rxjs';
import type { UserReadingProgress } from '../../../schemas/reading-plan.ts';
import type { DeviceRecord } from '../collections.ts';
import type { Data } from '../data.ts';
import { dayOf, isDay, readDayStart, today, zoneHere } from '../days.ts';
import { withStorage } from '../storage-faults.ts';
import { insertMissing } from './insert-missing.ts';

const kind = 'event';

const deeds = ['chapter', 'plan_day'] as const;
type Deed = (typeof deeds)[number];

export interface KeptEvent {
  what: Deed;
  /** YYYY-MM-DD, the person's own day. */
  date: string;
}

/** @param name tells it from others of its kind: of chapters there is one a day */
export function eventRecord(what: Deed, name: string, date: string, time: Date): DeviceRecord {
  return { id: `${kind}|${what}|${name}`, kind, order: date, value: { what, date, zone: zoneHere(), time: time.toISOString() } };
}

/** Notes what was done just now, on the person's day. @param name as of `eventRecord` */
export async function keepEvent(data: Data, what: Deed, name: string): Promise<void> {
  const now = new Date();
  await withStorage(data, async () => insertMissing(data, [eventRecord(what, name, await dayNow(data, now), now)]));
}

/** YYYY-MM-DD: the person's own day, asked once. */
export async function dayNow({ personal }: Pick<Data, 'personal'>, now: Date): Promise<string> {
  const choice = await personal.activity.findOne('choice|day_start').exec();
  return dayOf(now, undefined, readDayStart(choice?.value['value']));
}

/** The name under which a day of a plan is noted. */
export function planDayName(progressId: string, day: number): string {
  return `${progressId}|${day}`;
}

/** The days of plans that were read today, by their names. */
export function planDaysToday(data: Pick<Data, 'personal'>): Observable<ReadonlySet<string>> {
  const prefix = `${kind}|plan_day|`;
  return today(data).pipe(
    switchMap((day) => data.personal.activity.find({ selector: { kind, order: day } }).$),
    map((docs) => docs.flatMap(({ id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : [])).toSorted()),
    distinctUntilChanged((before, after) => before.join() === after.join()),
    map((names) => new Set(names)),
  );
}

/** Days of a plan that were first seen together were done elsewhere, nobody knows when: they count once. */
export function keptEvents({ personal }: Pick<Data, 'personal'>): Observable<KeptEvent[]> {
  return personal.activity.find({ selector: { kind }, sort: [{ order: 'asc' }] }).$.pipe(
    map((docs) => [...new Map(docs.map(({ id, value }) => [sightingOf(id, value), value])).values()].flatMap(toEvent)),
  );
}

/** The same for days of one plan that bear the very same moment. */
function sightingOf(id: string, { what, time }: DeviceRecord['value']): string {
  return what === 'plan_day' && typeof time === 'string' ? `${id.slice(0, id.lastIndexOf('|'))} ${time}` : id;
}

/**
 * Gives each completed day of a plan its date: now where it was completed here, the server's date of the record where it came from
 * elsewhere. A day that was taken back loses it.
 * @param dayOfTime tells the day of an ISO time
 */
export async function keepPlanDays(data: Data, dayOfTime: (iso: string) => string): Promise<void> {
  await withStorage(data, async () => {
    const { activity, readingProgress } = data.personal;
    const [progress, kept] = await Promise.all([
      readingProgress.storageInstance.query(readingProgress.find({ selector: { removed: false } }).getPreparedQuery()),
      activity.storageInstance.query(activity.find({ selector: { kind } }).getPreparedQuery()),
    ]);
    const now = new Date();
    const wanted = new Map<string, DeviceRecord>();
    const names: string[] = [];
    for (const { client_id: id, record, sync, updated_date: updated } of progress.documents) {
      const { completed_days: days } = record as UserReadingProgress;
      const seen = sync === 'safe' ? new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(updated) ? updated : `${updated}Z`) : now;
      const time = Number.isNaN(seen.getTime()) || seen > now ? now : seen;
      names.push(`${kind}|plan_day|${id}|`);
      for (const day of new Set(Array.isArray(days) ? days : [])) {
        const one = eventRecord('plan_day', planDayName(id, day), dayOfTime(time.toISOString()), time);
        wanted.set(one.id, one);
      }
    }
    const known = new Set(kept.documents.map(({ id }) => id));
    await insertMissing(data, [...wanted.values()].filter(({ id }) => !known.has(id)));
    // Of a plan that this device has no more, what was done stays done.
    const takenBack = [...known].filter((id) => !wanted.has(id) && names.some((name) => id.startsWith(name)));
    if (takenBack.length > 0) await activity.bulkRemove(takenBack);
  });
}

/** An imported file may hold anything. */
function toEvent({ what, date }: DeviceRecord['value']): KeptEvent[] {
  const deed = deeds.find((one) => one === what);
  return deed && isDay(date) ? [{ what: deed, date }] : [];
}
