// Timestamps as text: ISO 8601 UTC with microseconds and Z, so that text order is time order.

const pattern =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)?)?$/;

/** @param millis since 1970, UTC */
export function stampFromMillis(millis: number): string {
  return `${new Date(millis).toISOString().slice(0, -1)}000Z`;
}

/**
 * Converts a date of a client to a timestamp of the store. The date may have any number of decimals.
 * A date without a time zone is in UTC, as on the hosted platform. Returns undefined when the text
 * is not a date.
 */
export function stampFromText(text: string): string | undefined {
  const [, day, time = '00:00:00', decimals = '', zone = 'Z'] = pattern.exec(text) ?? [];
  if (!day) return undefined;
  const seconds = Date.parse(`${day}T${time}${zone}`);
  if (Number.isNaN(seconds)) return undefined;
  // Text order requires years of a fixed width. Time zone conversion can produce the years -1 and
  // 10000, which do not fit.
  const whole = new Date(seconds).toISOString();
  return whole.length === 24
    ? `${whole.slice(0, 20)}${decimals.padEnd(6, '0').slice(0, 6)}Z`
    : undefined;
}

/** Returns whether a text has the exact format of a stamp, so that text order is time order. */
export function isStamp(text: string): boolean {
  return stampFromText(text) === text;
}

/**
 * Returns the next stamp: the current time, or one microsecond after the last stamp when the clock
 * has stopped or gone back.
 */
export function nextStamp(last: string | undefined, now: string): string {
  return last === undefined || last < now ? now : incrementStamp(last);
}

function incrementStamp(stamp: string): string {
  const micros = Number(stamp.slice(20, 26)) + 1;
  if (micros < 1_000_000) return `${stamp.slice(0, 20)}${String(micros).padStart(6, '0')}Z`;
  return stampFromMillis(Date.parse(`${stamp.slice(0, 19)}Z`) + 1_000);
}
