// Stores in this browser whether onboarding is done and whether a guest browses without an account.
import { removeStored, writeStored, readStored } from './local-storage.ts';

const onboardingKey = 'onboarding_completed';
const guestBrowsingKey = 'looked_around';

export function isOnboardingDone(): boolean {
  return readStored(onboardingKey) === 'true';
}

export function markOnboardingDone(): void {
  writeStored(onboardingKey, 'true');
}

/** Resets the state because another user uses this browser now. */
export function clearOnboardingDone(): void {
  removeStored(onboardingKey);
}

/** Returns whether a guest chose to browse without an account. */
export function isGuestBrowsing(): boolean {
  return readStored(guestBrowsingKey) === 'true';
}

export function startGuestBrowsing(): void {
  writeStored(guestBrowsingKey, 'true');
}

/** Resets the state after a log-out, so that the start page redirects to the landing page again. */
export function clearOnboardingState(): void {
  removeStored(onboardingKey);
  removeStored(guestBrowsingKey);
}
