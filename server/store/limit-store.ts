// Interface of the store for rate limit counters.

/** `left`: how much the rule still allows in this window. */
export type LimitResult =
  | { kind: 'taken'; left: number }
  | { kind: 'over'; retryAfterSeconds: number };

/**
 * Counters that all servers on one database share. An SQLite database has one server, so its
 * counters may be in memory, except counters with a window of a day or more. A window begins with
 * the first take.
 */
export interface LimitStore {
  /**
   * Takes `amount` (default 1) if that much is left, and otherwise nothing. A negative amount is
   * given back. Atomic.
   */
  take(
    key: string,
    rule: { max: number; windowMillis: number },
    amount?: number,
  ): Promise<LimitResult>;
  /** Returns how much of the limit is currently used, without changing the counter. */
  countUsed(key: string): Promise<number>;
}
