// Stops asking a source of text that has failed again and again, and tries it with one question at a time after a while.
import type { Clock } from '../clock.ts';

/** `wait`: milliseconds until somebody may ask again. */
export type Admission = { kind: 'go' } | { kind: 'wait'; millis: number };

export interface Breaker {
  /** Each `go` must be followed by `succeeded` or `failed`. */
  admit(): Admission;
  /** The source has answered; that it does not have what was asked for is an answer, too. */
  succeeded(): void;
  /** @param waitMillis how long the source itself asks to be left alone */
  failed(waitMillis?: number): void;
}

/** Failures in a row after which nobody asks any more. */
const patience = 5;
const firstPause = 30_000;
const longestPause = 10 * 60_000;
/** For those who come while the one trial is under way. */
const whileTrying = 1_000;

export function createBreaker({ now }: Clock): Breaker {
  let failures = 0;
  let pause = firstPause;
  let openUntil = 0;
  let isTrying = false;

  return {
    admit() {
      const millis = openUntil - now();
      if (millis > 0) return { kind: 'wait', millis };
      if (failures < patience) return { kind: 'go' };
      if (isTrying) return { kind: 'wait', millis: whileTrying };
      isTrying = true;
      return { kind: 'go' };
    },
    succeeded() {
      failures = 0;
      pause = firstPause;
      openUntil = 0;
      isTrying = false;
    },
    failed(waitMillis = 0) {
      failures += 1;
      // Those who were under way when it opened say nothing new: only a trial's failure makes the pause longer.
      const isOpening = failures === patience || isTrying;
      if (isOpening) {
        openUntil = now() + pause;
        pause = Math.min(longestPause, pause * 2);
      }
      isTrying = false;
      openUntil = Math.max(openUntil, now() + Math.min(longestPause, waitMillis));
    },
  };
}
