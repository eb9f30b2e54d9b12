// Outcome of turning the device lock on or off. The page is closed during the change, so the outcome
// is kept until the section is shown again.
import { BehaviorSubject } from 'rxjs';

/** `busy`: another window did not close. */
export type LockOutcome = 'on' | 'off' | 'busy' | 'full' | 'failed';

export const lockOutcome = new BehaviorSubject<LockOutcome | null>(null);
