// A database that cannot be used now: gone, silent, or without room to write.

/**
 * `full`: it answers, but can keep nothing. Either way nobody who asks is at fault, and the same
 * call may do later.
 */
export type OutageKind = 'unavailable' | 'full';

/** The driver's own words and code, which say nothing of anybody's data. */
export class DatabaseOutage extends Error {
  readonly kind: OutageKind;
  /** Empty where the driver gives none. */
  readonly code: string;
  /** SQLite's own number. */
  readonly errcode: number | undefined;

  constructor(kind: OutageKind, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    // Several addresses that refuse one after the other are one error without words.
    super((cause instanceof Error ? cause.message : '') || code, { cause });
    this.name = 'Outage';
    this.kind = kind;
    this.code = code;
    this.errcode = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) : undefined;
  }
}
