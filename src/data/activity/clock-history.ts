// Stores the history of the user's time zone and start of day, and computes the day of a time by
// the clock of that time. Later travel or settings therefore never move records without a date.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { DeviceRecord } from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';
import { toUserDay, watchDayStart, getDeviceTimeZone } from '../user-days.ts';

/**
 * `since`: ISO time at which the device first saw this clock. The oldest clock also applies to all
 * times before it.
 */
export interface DayClock {
  since: string;
  /** IANA time zone. */
  zone: string;
  /** The hour at which the day began, 0 to 6. */
  start: number;
}

const kind = 'clock';

/** The oldest first. */
export function watchDayClocks({
  userDatabase,
}: Pick<DataContext, 'userDatabase'>): Observable<DayClock[]> {
  return userDatabase.activity
    .find({ selector: { kind }, sort: [{ order: 'asc' }] })
    .$.pipe(map((docs) => docs.flatMap(({ order, value }) => parseClock(value, order))));
}

/** Returns the current clock if it is not stored yet, otherwise null. */
export function findNewClock(clocks: readonly DayClock[], now: DayClock): DayClock | null {
  const known = findClockAt(clocks, now.since);
  return known && known.zone === now.zone && known.start === now.start ? null : now;
}

export function getCurrentClock(start: number): DayClock {
  return { since: new Date().toISOString(), zone: getDeviceTimeZone(), start };
}

export async function saveClock(
  { userDatabase }: Pick<DataContext, 'userDatabase'>,
  { since, zone, start }: DayClock,
): Promise<void> {
  const record: DeviceRecord = {
    id: `${kind}|${since}`,
    kind,
    order: since,
    value: { zone, start },
  };
  await userDatabase.activity.insertIfNotExists(record);
}

/**
 * Returns the day of an ISO time as YYYY-MM-DD, by the clock of that time; empty for an invalid
 * time.
 */
export type DayOfTime = (iso: string) => string;

export function watchDayOfTime(data: Pick<DataContext, 'userDatabase'>): Observable<DayOfTime> {
  return combineLatest([watchDayClocks(data), watchDayStart(data)]).pipe(
    distinctUntilChanged(
      (before, after) => getComparisonKey(...before) === getComparisonKey(...after),
    ),
    map(([clocks, start]) => createDayOfTime(clocks, start)),
  );
}

/**
 * Returns a key for comparison. The first stored clock equals the default before it, so storing it
 * causes no recount.
 */
function getComparisonKey([first, ...others]: readonly DayClock[], start: number): string {
  return JSON.stringify([
    first ? [first.zone, first.start] : [getDeviceTimeZone(), start],
    ...others,
  ]);
}

/** @param start hour at which the day starts, used while no clock is stored */
export function createDayOfTime(clocks: readonly DayClock[], start: number): DayOfTime {
  // Read once: most of ten thousand times are in the device's time zone, which is fast to convert.
  const here = getDeviceTimeZone();
  return (iso) => {
    const clock = findClockAt(clocks, iso);
    return clock
      ? toUserDay(iso, clock.zone === here ? undefined : clock.zone, clock.start)
      : toUserDay(iso, undefined, start);
  };
}

function findClockAt(clocks: readonly DayClock[], iso: string): DayClock | undefined {
  const [first, ...others] = clocks;
  // Most users have one clock only.
  if (others.length === 0) return first;
  const time = Date.parse(iso);
  return clocks.findLast(({ since }) => Date.parse(since) <= time) ?? first;
}

/** An imported file may hold anything. */
function parseClock({ zone, start }: DeviceRecord['value'], since: string): DayClock[] {
  const isWhole =
    typeof zone === 'string' && typeof start === 'number' && !Number.isNaN(Date.parse(since));
  return isWhole ? [{ since, zone, start }] : [];
}
