// What this browser remembers of somebody's first steps: the welcome that is behind them, and a
// guest's wish to look around.
import { removeStored, writeStored, readStored } from './local-storage.ts';

const onboardingKey = 'onboarding_completed';
const guestBrowsingKey = 'looked_around';

export function isOnboardingDone(): boolean {
  return readStored(onboardingKey) === 'true';
}

export function markOnboardingDone(): void {
  writeStored(onboardingKey, 'true');
}

/** Somebody else is here now. */
export function clearOnboardingDone(): void {
  removeStored(onboardingKey);
}

/** Whether a guest chose to look around without an account. */
export function isGuestBrowsing(): boolean {
  return readStored(guestBrowsingKey) === 'true';
}

export function startGuestBrowsing(): void {
  writeStored(guestBrowsingKey, 'true');
}

/** After a log-out Home leads to the door again. */
export function clearOnboardingState(): void {
  removeStored(onboardingKey);
  removeStored(guestBrowsingKey);
}
