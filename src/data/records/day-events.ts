// Stores, watches and updates day events, which date actions whose day no record stores: a chapter
// read, a plan's day completed. Each event has its own date and zone, and stays on this device.
import { distinctUntilChanged, map, type Observable, switchMap } from 'rxjs';
import type { UserReadingProgress } from '../../../schemas/entities/reading-plan.ts';
import type { DeviceRecord } from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';
import {
  toUserDay,
  isCalendarDay,
  parseDayStart,
  watchToday,
  getDeviceTimeZone,
} from '../user-days.ts';
import { withReconnect } from '../database/storage-errors.ts';
import { insertMissing } from './insert-missing.ts';

const kind = 'event';

const eventKinds = ['chapter', 'plan_day'] as const;
type EventKind = (typeof eventKinds)[number];

export interface DayEvent {
  what: EventKind;
  /** YYYY-MM-DD, the user's own day. */
  date: string;
}

/** @param name distinguishes the event from others of its kind: a chapter has one event per day */
export function buildEventRecord(
  what: EventKind,
  name: string,
  date: string,
  time: Date,
): DeviceRecord {
  return {
    id: `${kind}|${what}|${name}`,
    kind,
    order: date,
    value: { what, date, zone: getDeviceTimeZone(), time: time.toISOString() },
  };
}

/**
 * Records an event that just happened, on the user's current day.
 * @param name as in `buildEventRecord`
 */
export async function recordEvent(data: DataContext, what: EventKind, name: string): Promise<void> {
  const now = new Date();
  await withReconnect(data, async () =>
    insertMissing(data, [buildEventRecord(what, name, await readUserDay(data, now), now)]),
  );
}

/** Reads the user's current day once, as YYYY-MM-DD. */
export async function readUserDay(
  { userDatabase }: Pick<DataContext, 'userDatabase'>,
  now: Date,
): Promise<string> {
  const choice = await userDatabase.activity.findOne('choice|day_start').exec();
  return toUserDay(now, undefined, parseDayStart(choice?.value['value']));
}

/** Returns the name of the event for a plan's day. */
export function getPlanDayKey(progressId: string, day: number): string {
  return `${progressId}|${day}`;
}

/** The days of plans that were read today, by their names. */
export function watchPlanDaysReadToday(
  data: Pick<DataContext, 'userDatabase'>,
): Observable<ReadonlySet<string>> {
  const prefix = `${kind}|plan_day|`;
  return watchToday(data).pipe(
    switchMap((day) => data.userDatabase.activity.find({ selector: { kind, order: day } }).$),
    map((docs) =>
      docs.flatMap(({ id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : [])).toSorted(),
    ),
    distinctUntilChanged((before, after) => before.join() === after.join()),
    map((names) => new Set(names)),
  );
}

/**
 * Emits the day events, oldest first. Plan days that first appeared together were completed on
 * another device at an unknown time, so they count once.
 */
export function watchDayEvents({
  userDatabase,
}: Pick<DataContext, 'userDatabase'>): Observable<DayEvent[]> {
  return userDatabase.activity
    .find({ selector: { kind }, sort: [{ order: 'asc' }] })
    .$.pipe(
      map((docs) =>
        [
          ...new Map(docs.map(({ id, value }) => [getDuplicateKey(id, value), value])).values(),
        ].flatMap(parseEvent),
      ),
    );
}

/** Returns the same key for days of one plan that have exactly the same time. */
function getDuplicateKey(id: string, { what, time }: DeviceRecord['value']): string {
  return what === 'plan_day' && typeof time === 'string'
    ? `${id.slice(0, id.lastIndexOf('|'))} ${time}`
    : id;
}

/**
 * Gives each completed day of a plan its date: now for a day completed here, the server date of the
 * record for other days. A day that was undone loses its date.
 * @param dayOfTime returns the day of an ISO time
 */
export async function syncPlanDayEvents(
  data: DataContext,
  dayOfTime: (iso: string) => string,
): Promise<void> {
  await withReconnect(data, async () => {
    const { activity, readingProgress } = data.userDatabase;
    const [progress, kept] = await Promise.all([
      readingProgress.storageInstance.query(
        readingProgress.find({ selector: { removed: false } }).getPreparedQuery(),
      ),
      activity.storageInstance.query(activity.find({ selector: { kind } }).getPreparedQuery()),
    ]);
    const now = new Date();
    const wanted = new Map<string, DeviceRecord>();
    const names: string[] = [];
    for (const { client_id: id, record, sync, updated_date: updated } of progress.documents) {
      const { completed_days: days } = record as UserReadingProgress;
      const seen =
        sync === 'safe'
          ? new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(updated) ? updated : `${updated}Z`)
          : now;
      const time = Number.isNaN(seen.getTime()) || seen > now ? now : seen;
      names.push(`${kind}|plan_day|${id}|`);
      for (const day of new Set(Array.isArray(days) ? days : [])) {
        const one = buildEventRecord(
          'plan_day',
          getPlanDayKey(id, day),
          dayOfTime(time.toISOString()),
          time,
        );
        wanted.set(one.id, one);
      }
    }
    const known = new Set(kept.documents.map(({ id }) => id));
    await insertMissing(
      data,
      [...wanted.values()].filter(({ id }) => !known.has(id)),
    );
    // If this device no longer has the plan, its completed days stay.
    const undone = [...known].filter(
      (id) => !wanted.has(id) && names.some((name) => id.startsWith(name)),
    );
    if (undone.length > 0) await activity.bulkRemove(undone);
  });
}

/** An imported file may hold anything. */
function parseEvent({ what, date }: DeviceRecord['value']): DayEvent[] {
  const eventKind = eventKinds.find((one) => one === what);
  return eventKind && isCalendarDay(date) ? [{ what: eventKind, date }] : [];
}
