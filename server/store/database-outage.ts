// Error for a database that is currently unusable: unreachable, unresponsive or out of disk space.

/**
 * `full`: the database answers, but cannot store anything. Neither kind is the caller's fault, and
 * the same call may succeed later.
 */
export type OutageKind = 'unavailable' | 'full';

/** Contains the message and the code of the database driver, which contain no user data. */
export class DatabaseOutage extends Error {
  readonly kind: OutageKind;
  /** Error code of the driver; empty when there is none. */
  readonly code: string;
  /** Error number of SQLite. */
  readonly errcode: number | undefined;

  constructor(kind: OutageKind, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    // When several addresses refuse the connection one after the other, the error has no message of
    // its own.
    super((cause instanceof Error ? cause.message : '') || code, { cause });
    this.name = 'Outage';
    this.kind = kind;
    this.code = code;
    this.errcode = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) : undefined;
  }
}
