// Repeats work of the start until PostgreSQL can be reached, with growing pauses and a time limit.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import { DatabaseOutage } from '../database-outage.ts';
import { isTemporary } from './postgres-outage.ts';

export interface DatabaseWait {
  /**
   * Runs the work, and again after each outage. The work must be repeatable.
   * @throws the error of the work, at once if waiting cannot cure it; DatabaseOutage at the limit
   */
  <T>(work: () => Promise<T>): Promise<T>;
}

export interface FailedAttempt {
  attempt: number;
  /** Error code of PostgreSQL or Node. */
  code: string;
  /** Message of the driver. It contains no password. */
  reason: string;
  /** Milliseconds until the next attempt. */
  pause: number;
}

const firstPauseMillis = 500;
const longestPauseMillis = 8_000;

/**
 * @param limitMillis for each call
 * @param failed called after each attempt that is followed by another
 * @param wait pauses for some milliseconds; tests replace it
 */
export function createDatabaseWait({
  limitMillis,
  clock,
  failed,
  wait = sleep,
}: {
  limitMillis: number;
  clock: Clock;
  failed: (attempt: FailedAttempt) => void;
  wait?: (millis: number) => Promise<unknown>;
}): DatabaseWait {
  return async (work) => {
    const end = clock.now() + limitMillis;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isTemporary(error)) throw error;
        const outage =
          error instanceof DatabaseOutage ? error : new DatabaseOutage('unavailable', error);
        const left = end - clock.now();
        if (left <= 0) throw outage;
        const pause = Math.min(left, longestPauseMillis, firstPauseMillis * 2 ** (attempt - 1));
        failed({ attempt, code: outage.code, reason: outage.message, pause });
        await wait(pause);
      }
    }
  };
}
