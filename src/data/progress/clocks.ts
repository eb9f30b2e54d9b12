// By which clock the person lived, and since when. What has no date of its own is dated by the clock of its moment: a later journey, or another beginning of the day, never moves it.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { DeviceRecord } from '../collections.ts';
import type { Data } from '../data.ts';
import { dayOf, dayStart, zoneHere } from '../days.ts';

/** `since`: ISO time of the device. The eldest holds for all that was before it, too: where the device first saw it, it is dated. */
export interface Clock {
  since: string;
  /** IANA */
  zone: string;
  /** The hour at which the day began, 0 to 6. */
  start: number;
}

const kind = 'clock';

/** The eldest first. */
export function keptClocks({ personal }: Pick<Data, 'personal'>): Observable<Clock[]> {
  return personal.activity.find({ selector: { kind }, sort: [{ order: 'asc' }] }).$.pipe(map((docs) => docs.flatMap(({ order, value }) => toClock(value, order))));
}

/** The clock by which the person lives now, where it is not noted yet; else null. */
export function newClock(clocks: readonly Clock[], now: Clock): Clock | null {
  const known = clockAt(clocks, now.since);
  return known && known.zone === now.zone && known.start === now.start ? null : now;
}

export function clockNow(start: number): Clock {
  return { since: new Date().toISOString(), zone: zoneHere(), start };
}

export async function keepClock({ personal }: Pick<Data, 'personal'>, { since, zone, start }: Clock): Promise<void> {
  const record: DeviceRecord = { id: `${kind}|${since}`, kind, order: since, value: { zone, start } };
  await personal.activity.insertIfNotExists(record);
}

/** Tells the day of a moment, YYYY-MM-DD, by the clock of that moment. Empty for what is no time. */
export type DayReader = (iso: string) => string;

export function dayReader(data: Pick<Data, 'personal'>): Observable<DayReader> {
  return combineLatest([keptClocks(data), dayStart(data)]).pipe(
    distinctUntilChanged((before, after) => meaningOf(...before) === meaningOf(...after)),
    map(([clocks, start]) => readerOf(clocks, start)),
  );
}

/** The first clock that is noted says what was so without it, and gives no reason to count anew. */
function meaningOf([first, ...others]: readonly Clock[], start: number): string {
  return JSON.stringify([first ? [first.zone, first.start] : [zoneHere(), start], ...others]);
}

/** @param start of the day, where no clock is noted yet */
export function readerOf(clocks: readonly Clock[], start: number): DayReader {
  // Asked once: of ten thousand moments most are of the zone in which the device is, which is quick to tell.
  const here = zoneHere();
  return (iso) => {
    const clock = clockAt(clocks, iso);
    return clock ? dayOf(iso, clock.zone === here ? undefined : clock.zone, clock.start) : dayOf(iso, undefined, start);
  };
}

function clockAt(clocks: readonly Clock[], iso: string): Clock | undefined {
  const [first, ...others] = clocks;
  // Most have never been elsewhere.
  if (others.length === 0) return first;
  const time = Date.parse(iso);
  return clocks.findLast(({ since }) => Date.parse(since) <= time) ?? first;
}

/** An imported file may hold anything. */
function toClock({ zone, start }: DeviceRecord['value'], since: string): Clock[] {
  const isWhole = typeof zone === 'string' && typeof start === 'number' && !Number.isNaN(Date.parse(since));
  return isWhole ? [{ since, zone, start }] : [];
}
