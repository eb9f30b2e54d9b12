// Why the device lock was not turned on or off. The page is closed during the change, so the
// reason is kept until the section is shown again.
import { BehaviorSubject } from 'rxjs';

/** `busy`: another window did not close. */
export type LockFailure = 'busy' | 'full' | 'failed';

export const lockFailure = new BehaviorSubject<LockFailure | null>(null);
