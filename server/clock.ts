// The clock, passed as a parameter so that tests control the time.

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: Date.now };
