// Converts a failed backend call to a value, for code that expects failures, such as every page.
import { BackendError } from './backend-error.ts';

/**
 * Result of a call. `offline`: no answer, so the result is unknown. `refused`: the server's answer,
 * its code in lower case.
 */
export type BackendOutcome<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'offline' }
  | { kind: 'refused'; status: number; code: string; message: string; retryAfter?: number };

/**
 * Never throws for an error of the network or the server. Other errors are bugs and are thrown on.
 */
export async function toOutcome<T>(call: Promise<T>): Promise<BackendOutcome<T>> {
  try {
    return { kind: 'ok', value: await call };
  } catch (fault) {
    if (!(fault instanceof BackendError)) throw fault;
    const { status, code, message, retryAfter } = fault;
    if (!isServerAnswer(fault) || status === undefined) return { kind: 'offline' };
    return {
      kind: 'refused',
      status,
      code: code ?? 'refused',
      message,
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
}

/**
 * Returns false without a status, and for the service worker's 503, which replaces the answer of an
 * unreachable server.
 */
export function isServerAnswer({ status, code, data }: BackendError): boolean {
  return (
    status !== undefined && !(status === 503 && code === undefined && typeof data === 'object')
  );
}
