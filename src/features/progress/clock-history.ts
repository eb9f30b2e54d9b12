// By which clock the person lived, and since when. What has no date of its own is dated by the
// clock of its moment: a later journey, or another beginning of the day, never moves it.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { toUserDay, watchDayStart, getDeviceTimeZone } from '../../data/user-days.ts';

/**
 * `since`: ISO time of the device. The eldest holds for all that was before it, too: where the
 * device first saw it, it is dated.
 */
export interface DayClock {
  since: string;
  /** IANA */
  zone: string;
  /** The hour at which the day began, 0 to 6. */
  start: number;
}

const kind = 'clock';

/** The eldest first. */
export function watchDayClocks({
  userDatabase,
}: Pick<DataContext, 'userDatabase'>): Observable<DayClock[]> {
  return userDatabase.activity
    .find({ selector: { kind }, sort: [{ order: 'asc' }] })
    .$.pipe(map((docs) => docs.flatMap(({ order, value }) => parseClock(value, order))));
}

/** The clock by which the person lives now, where it is not noted yet; else null. */
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
 * Tells the day of a moment, YYYY-MM-DD, by the clock of that moment. Empty for what is no time.
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

/** The first clock that is noted says what was so without it, and gives no reason to count anew. */
function getComparisonKey([first, ...others]: readonly DayClock[], start: number): string {
  return JSON.stringify([
    first ? [first.zone, first.start] : [getDeviceTimeZone(), start],
    ...others,
  ]);
}

/** @param start of the day, where no clock is noted yet */
export function createDayOfTime(clocks: readonly DayClock[], start: number): DayOfTime {
  // Asked once: of ten thousand moments most are of the zone in which the device is, which is quick
  // to tell.
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
  // Most have never been elsewhere.
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
