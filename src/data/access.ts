// Whether the app lets in whoever is here: until the server has said, as it was the last time.
import type { BehaviorSubject } from 'rxjs';

export type AccessState =
  | { kind: 'open' }
  /** The app wants somebody signed in. */
  | { kind: 'login' }
  /** Signed in, and nobody has let them in. */
  | { kind: 'unregistered' }
  /** Any other reason, in the server's own words. */
  | { kind: 'refused'; code: string; message: string }
  /** The server has a fault of its own, and nothing is here to go on with. */
  | { kind: 'failed'; message: string };

export interface AppAccess {
  readonly state: BehaviorSubject<AccessState>;
  /** Asks the server. Resolves when it has answered, or has not in time. */
  check(): Promise<void>;
}

/** The state that was kept, when it is one that outlives a page. */
export function parseStoredAccess(value: unknown): AccessState | null {
  const { kind, code, message } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<Record<string, unknown>>;
  if (kind === 'open' || kind === 'login' || kind === 'unregistered') return { kind };
  return kind === 'refused' && typeof code === 'string' && typeof message === 'string'
    ? { kind, code, message }
    : null;
}
