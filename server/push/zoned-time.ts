// Converts between UTC and local time in a time zone, and computes a user's own day, which may
// begin after midnight. Nights of 23 and 25 hours are included.

/**
 * Local time with minute precision, stored as the milliseconds that the same date and time would
 * have in UTC. Used for arithmetic with local days and hours.
 */
export type WallTime = number;

const minute = 60_000;
const day = 24 * 60 * minute;

/** @param zone IANA time zone name that this machine knows */
export function toWallTime(time: number, zone: string): WallTime {
  const parts = new Map(
    formatFor(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? Number.NaN;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/**
 * Returns the first moment with this local time. When a clock change skips the local time, returns
 * the moment of the clock change, which is the next existing minute.
 */
export function fromWallTime(wall: WallTime, zone: string): number {
  // The moment lies between these two UTC midnights. Time zones do not change their offset twice
  // within three days.
  const midnight = Math.floor(wall / day);
  const [before, after] = [
    wall - getZoneOffset(midnight - 1, zone),
    wall - getZoneOffset(midnight + 2, zone),
  ];
  if (before === after) return before;
  const [first, last] = [Math.min(before, after), Math.max(before, after)];
  for (const time of [first, last]) if (toWallTime(time, zone) === wall) return time;
  return leapBetween(first, last, wall, zone);
}

/** Returns the day as YYYY-MM-DD. */
export function formatWallDay(wall: WallTime): string {
  return new Date(wall).toISOString().slice(0, 10);
}

/**
 * Returns the user's own day at a moment.
 * @param dayStart the hour at which the user's day begins
 */
export function getUserDay(time: number, zone: string, dayStart: number): string {
  return formatWallDay(toWallTime(time, zone) - dayStart * 60 * minute);
}

/**
 * Returns the moment at which the user's own day begins.
 * @param dayText YYYY-MM-DD
 */
export function getUserDayStart(dayText: string, zone: string, dayStart: number): number {
  return fromWallTime(Date.parse(`${dayText}T00:00:00Z`) + dayStart * 60 * minute, zone);
}

/**
 * Cache of zone offsets. Computing an offset takes a hundred times as long as a lookup, and at
 * seven in the morning thousands of offsets are needed at once.
 */
const aheadByMidnight = new Map<string, number>();
const maxRemembered = 20_000;

/**
 * Returns by how many milliseconds local time is ahead of UTC.
 * @param midnight UTC midnight in days since 1970
 */
function getZoneOffset(midnight: number, zone: string): number {
  const key = `${midnight} ${zone}`;
  let ahead = aheadByMidnight.get(key);
  if (ahead === undefined) {
    ahead = toWallTime(midnight * day, zone) - midnight * day;
    if (aheadByMidnight.size >= maxRemembered) aheadByMidnight.clear();
    aheadByMidnight.set(key, ahead);
  }
  return ahead;
}

/**
 * Finds the moment of a clock change by binary search. Before the change the local time is less
 * than `wall`, and afterwards it is greater.
 */
function leapBetween(first: number, last: number, wall: WallTime, zone: string): number {
  let [early, late] = [first, last];
  while (late - early > minute) {
    const middle = early + Math.floor((late - early) / 2 / minute) * minute;
    if (toWallTime(middle, zone) < wall) early = middle;
    else late = middle;
  }
  return late;
}

/**
 * Cache of formatters, because creating a formatter takes longer than using it a hundred times.
 * Zone names are canonical, so the number of zones limits the cache size.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

export function getCanonicalZone(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}
