// What the clock on a wall shows in a zone, and when it shows it: nights of 23 and of 25 hours
// included.

/**
 * To the minute, as milliseconds that would be UTC's if the wall were there: for reckoning with
 * days and hours as they are read.
 */
export type WallTime = number;

const minute = 60_000;
const day = 24 * 60 * minute;

/** @param zone IANA name that this machine knows */
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
 * The first moment at which the wall shows it. Where a night leaves it out, the moment of the leap:
 * the next minute that there is.
 */
export function fromWallTime(wall: WallTime, zone: string): number {
  // The moment lies between these two midnights of UTC, and zones do not leap twice within three
  // days.
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

/** YYYY-MM-DD */
export function formatWallDay(wall: WallTime): string {
  return new Date(wall).toISOString().slice(0, 10);
}

/** The person's own day at a moment. @param dayStart the hour at which it begins */
export function getUserDay(time: number, zone: string, dayStart: number): string {
  return formatWallDay(toWallTime(time, zone) - dayStart * 60 * minute);
}

/** When a person's own day begins. @param dayText YYYY-MM-DD */
export function getUserDayStart(dayText: string, zone: string, dayStart: number): number {
  return fromWallTime(Date.parse(`${dayText}T00:00:00Z`) + dayStart * 60 * minute, zone);
}

/**
 * Asking takes a hundred times as long as remembering, and at seven in the morning thousands are
 * asked for at once.
 */
const aheadByMidnight = new Map<string, number>();
const maxRemembered = 20_000;

/** By how much the wall is ahead of UTC. @param midnight of UTC, in days since 1970 */
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

/** By halving: before the leap the wall shows less than is wanted, from it on more. */
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
 * Making one takes longer than using it a hundred times. Names are canonical, so there are no more
 * than there are zones.
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
