// What this browser remembers of somebody's first steps: the welcome that is behind them, and a guest's wish to look around.
import { forget, store, stored } from './storage.ts';

const welcomed = 'onboarding_completed';
const looking = 'looked_around';

export function isWelcomed(): boolean {
  return stored(welcomed) === 'true';
}

export function keepWelcomed(): void {
  store(welcomed, 'true');
}

/** Somebody else is here now. */
export function forgetWelcomed(): void {
  forget(welcomed);
}

/** Whether a guest chose to look around without an account. */
export function looksAround(): boolean {
  return stored(looking) === 'true';
}

export function lookAround(): void {
  store(looking, 'true');
}

/** After a log-out Home leads to the door again. */
export function forgetFirstSteps(): void {
  forget(welcomed);
  forget(looking);
}
