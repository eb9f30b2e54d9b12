// Types of the access state, which says whether the app admits the current visitor, its parser, and
// a watcher. Until the server answers, the last stored state applies.
import { type BehaviorSubject, map, type Observable, of } from 'rxjs';

export type AccessState =
  | { kind: 'open' }
  /** The app requires a signed-in user. */
  | { kind: 'login' }
  /** The user is signed in but not registered for the app. */
  | { kind: 'unregistered' }
  /** Any other reason, by the code of the server. */
  | { kind: 'refused'; code: string }
  /** The server has a fault, and this device has no data to continue with. */
  | { kind: 'failed' };

export interface AppAccess {
  readonly state: BehaviorSubject<AccessState>;
  /** Asks the server. Resolves at its answer or at the timeout. */
  check(): Promise<void>;
}

/** Returns the stored state, or null if it is not a state that is kept between pages. */
export function parseStoredAccess(value: unknown): AccessState | null {
  const { kind, code } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<string, unknown>
  >;
  if (kind === 'open' || kind === 'login' || kind === 'unregistered') return { kind };
  return kind === 'refused' && typeof code === 'string' ? { kind, code } : null;
}

/** Emits whether the app admits the user: true until the server denies access. */
export function watchIsAdmitted({
  access,
}: {
  access?: AppAccess | undefined;
}): Observable<boolean> {
  return access ? access.state.pipe(map(({ kind }) => kind !== 'unregistered')) : of(true);
}
