// Tests of when the circuit breaker stops requests to a source, and for how long.
import { describe, expect, test } from 'vitest';
import {
  createCircuitBreaker,
  type CircuitBreaker,
} from '../../../../server/bible/upstream/circuit-breaker.ts';

function createTestBreaker(): {
  breaker: CircuitBreaker;
  advance: (millis: number) => void;
  fail: (times: number) => void;
} {
  let now = 1_000_000;
  const circuitBreaker = createCircuitBreaker({ now: () => now });
  return {
    breaker: circuitBreaker,
    advance: (millis) => {
      now += millis;
    },
    fail: (times) => {
      for (let time = 0; time < times; time++) {
        expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'go' });
        circuitBreaker.recordFailure();
      }
    },
  };
}

test('five failures in a row, not four, open the circuit breaker for half a minute', () => {
  const { breaker: circuitBreaker, advance, fail } = createTestBreaker();
  fail(5);
  expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'wait', millis: 30_000 });
  advance(29_999);
  expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'wait', millis: 1 });
  advance(1);
  expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'go' });
});

test('failures that are not in a row do not count together', () => {
  const { breaker: circuitBreaker, fail } = createTestBreaker();
  fail(4);
  circuitBreaker.tryAcquire();
  circuitBreaker.recordSuccess();
  fail(4);
  expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'go' });
});

test('after the pause of the circuit breaker, one trial request decides, and others wait', () => {
  const { breaker: circuitBreaker, advance, fail } = createTestBreaker();
  fail(5);
  advance(30_000);
  expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'go' });
  expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'wait', millis: 1_000 });
  circuitBreaker.recordSuccess();
  fail(4);
  expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'go' });
});

test('each failed trial doubles the pause, up to ten minutes', () => {
  const { breaker: circuitBreaker, advance, fail } = createTestBreaker();
  fail(5);
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    const permit = circuitBreaker.tryAcquire();
    const millis = permit.kind === 'wait' ? permit.millis : 0;
    pauses.push(millis / 1000);
    advance(millis);
    fail(1);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 600, 600]);
});

test('late failures of earlier requests do not extend the pause of the circuit breaker', () => {
  const { breaker: circuitBreaker, fail } = createTestBreaker();
  for (let question = 0; question < 3; question++) circuitBreaker.tryAcquire();
  fail(5);
  for (let question = 0; question < 3; question++) circuitBreaker.recordFailure();
  expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'wait', millis: 30_000 });
});

describe('a source that asks for a pause', () => {
  test('a source gets the pause that it asks for, and is called again afterwards', () => {
    const { breaker: circuitBreaker, advance } = createTestBreaker();
    circuitBreaker.tryAcquire();
    circuitBreaker.recordFailure(7_000);
    expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'wait', millis: 7_000 });
    advance(7_000);
    expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'go' });
    expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'go' });
  });

  test('a pause that a source asks for is limited', () => {
    const { breaker: circuitBreaker } = createTestBreaker();
    circuitBreaker.tryAcquire();
    circuitBreaker.recordFailure(24 * 60 * 60_000);
    expect(circuitBreaker.tryAcquire()).toEqual({ kind: 'wait', millis: 600_000 });
  });
});
