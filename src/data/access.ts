// Types of the access state, which says whether the app admits the current visitor, and the parser
// of the stored state. Until the server answers, the last stored state applies.
import type { BehaviorSubject } from 'rxjs';

export type AccessState =
  | { kind: 'open' }
  /** The app requires a signed-in user. */
  | { kind: 'login' }
  /** The user is signed in but not registered for the app. */
  | { kind: 'unregistered' }
  /** Any other reason, in the server's own text. */
  | { kind: 'refused'; code: string; message: string }
  /** The server has a fault, and this device has no data to continue with. */
  | { kind: 'failed'; message: string };

export interface AppAccess {
  readonly state: BehaviorSubject<AccessState>;
  /** Asks the server. Resolves at its answer or at the timeout. */
  check(): Promise<void>;
}

/** Returns the stored state, or null if it is not a state that is kept between pages. */
export function parseStoredAccess(value: unknown): AccessState | null {
  const { kind, code, message } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<Record<string, unknown>>;
  if (kind === 'open' || kind === 'login' || kind === 'unregistered') return { kind };
  return kind === 'refused' && typeof code === 'string' && typeof message === 'string'
    ? { kind, code, message }
    : null;
}
