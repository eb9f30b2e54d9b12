// What the server remembers of how often something was done.

/** `left`: of what the rule allows in this window. */
export type LimitResult =
  | { kind: 'taken'; left: number }
  | { kind: 'over'; retryAfterSeconds: number };

/**
 * Counters that all servers on one database share (SQLite has one server: there they may live in
 * memory, except those with a window of a day and more). A window begins with the first take.
 */
export interface LimitStore {
  /**
   * Takes `amount` (default 1) when as much is left; else nothing. A negative amount gives back.
   * Atomic.
   */
  take(
    key: string,
    rule: { max: number; windowMillis: number },
    amount?: number,
  ): Promise<LimitResult>;
  /** How much of it is taken now; changes nothing. */
  countUsed(key: string): Promise<number>;
}
