// Finds out from an error of PostgreSQL or of its connection whether the database is unusable.
import type { OutageKind } from '../database-outage.ts';

/**
 * Returns the kind of outage by the error classes of
 * https://www.postgresql.org/docs/current/errcodes-appendix.html. A broken connection has an error
 * code of Node or no code.
 */
export function getOutage(code: string, message: string): OutageKind | undefined {
  // disk_full, io_error
  if (['53100', '58030'].includes(code)) return 'full';
  // read_only_sql_transaction: the connection leads to a replica, or to a primary that became one
  // in a failover. A new connection can reach the primary; this one never accepts a write.
  if (/^(?:08|53|57P|25006$)/.test(code) || /^E(?:[A-Z]{3,}|AI_AGAIN)/.test(code))
    return 'unavailable';
  return code === '' &&
    /^(?:Connection terminated|Query read timeout|Client (?:has encountered|was closed)|timeout e)/.test(
      message,
    )
    ? 'unavailable'
    : undefined;
}

/**
 * Returns whether waiting can cure the error: the database is starting, restarting or unreachable.
 * A wrong password or a missing database stays wrong.
 */
export function isTemporary(error: unknown): error is Error {
  return (
    error instanceof Error &&
    getOutage('code' in error ? String(error.code) : '', error.message) === 'unavailable'
  );
}
