// A circuit breaker: stops requests to a source of Bible text after repeated failures, and later
// tests the source with one request at a time.
import type { Clock } from '../../clock.ts';

/** `wait`: milliseconds until the next request is allowed. */
export type BreakerDecision = { kind: 'go' } | { kind: 'wait'; millis: number };

export interface CircuitBreaker {
  /** Each `go` must be followed by `recordSuccess` or `recordFailure`. */
  tryAcquire(): BreakerDecision;
  /**
   * Records that the source has answered; an answer that it does not have the requested text also
   * counts.
   */
  recordSuccess(): void;
  /** @param waitMillis the pause that the source itself asks for */
  recordFailure(waitMillis?: number): void;
}

/** Failures in a row after which requests stop. */
const patience = 5;
const firstPause = 30_000;
const maxPause = 10 * 60_000;
/** Wait time for other requests while the single test request runs. */
const whileTrying = 1_000;

export function createCircuitBreaker({ now }: Clock): CircuitBreaker {
  let failures = 0;
  let pause = firstPause;
  let openUntil = 0;
  let isTrying = false;

  return {
    tryAcquire() {
      const millis = openUntil - now();
      if (millis > 0) return { kind: 'wait', millis };
      if (failures < patience) return { kind: 'go' };
      if (isTrying) return { kind: 'wait', millis: whileTrying };
      isTrying = true;
      return { kind: 'go' };
    },
    recordSuccess() {
      failures = 0;
      pause = firstPause;
      openUntil = 0;
      isTrying = false;
    },
    recordFailure(waitMillis = 0) {
      failures += 1;
      // Requests that were running when the breaker opened do not count again: only a failed test
      // request makes the pause longer.
      const isOpening = failures === patience || isTrying;
      if (isOpening) {
        openUntil = now() + pause;
        pause = Math.min(maxPause, pause * 2);
      }
      isTrying = false;
      openUntil = Math.max(openUntil, now() + Math.min(maxPause, waitMillis));
    },
  };
}
