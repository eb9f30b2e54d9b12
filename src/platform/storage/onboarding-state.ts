// Stores in this browser whether onboarding is done, the answers given so far, and whether a guest
// browses without an account.
import { isObject } from '../../../schemas/is-object.ts';
import { removeStored, writeStored, readStored } from './local-storage.ts';

const onboardingKey = 'onboarding_completed';
const answersKey = 'onboarding_answers';
const guestBrowsingKey = 'looked_around';

/** The step and the answers of an onboarding that is not finished, so that a reload keeps them. */
export interface OnboardingAnswers {
  step: string;
  name: string;
  acceptsTerms: boolean;
  agreesToStorage: boolean;
}

export function isOnboardingDone(): boolean {
  return readStored(onboardingKey) === 'true';
}

export function markOnboardingDone(): void {
  writeStored(onboardingKey, 'true');
  removeStored(answersKey);
}

/** Resets the state because another user uses this browser now. */
export function clearOnboardingDone(): void {
  removeStored(onboardingKey);
  removeStored(answersKey);
}

/** Returns null if no answer is stored. Missing and damaged answers are empty. */
export function readOnboardingAnswers(): OnboardingAnswers | null {
  try {
    const stored: unknown = JSON.parse(readStored(answersKey) ?? 'null');
    if (!isObject(stored)) return null;
    const { step, name, acceptsTerms, agreesToStorage } = stored;
    return {
      step: typeof step === 'string' ? step : '',
      name: typeof name === 'string' ? name : '',
      acceptsTerms: acceptsTerms === true,
      agreesToStorage: agreesToStorage === true,
    };
  } catch {
    return null; // not JSON: treated as if nothing had been answered yet
  }
}

export function storeOnboardingAnswers(answers: OnboardingAnswers): void {
  writeStored(answersKey, JSON.stringify(answers));
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
  clearOnboardingDone();
  removeStored(guestBrowsingKey);
}
