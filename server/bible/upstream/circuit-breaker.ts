// Stops asking a source of text that has failed again and again, and tries it with one question at
// a time after a while.
import type { Clock } from '../../clock.ts';

/** `wait`: milliseconds until somebody may ask again. */
export type BreakerDecision = { kind: 'go' } | { kind: 'wait'; millis: number };

export interface CircuitBreaker {
  /** Each `go` must be followed by `recordSuccess` or `recordFailure`. */
  tryAcquire(): BreakerDecision;
  /** The source has answered; that it does not have what was asked for is an answer, too. */
  recordSuccess(): void;
  /** @param waitMillis how long the source itself asks to be left alone */
  recordFailure(waitMillis?: number): void;
}

/** Failures in a row after which nobody asks any more. */
const patience = 5;
const firstPause = 30_000;
const maxPause = 10 * 60_000;
/** For those who come while the one trial is under way. */
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
      // Those who were under way when it opened say nothing new: only a trial's failure makes the
      // pause longer.
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
