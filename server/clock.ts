// The time, passed in so that tests decide what it is.

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: Date.now };
