// A failed call as a value: for whoever expects it to fail, as every page must.
import { BackendError } from './backend-error.ts';

/**
 * What came of a call. `offline`: no answer, nothing is known. `refused`: the server's word, its
 * code in lower case.
 */
export type BackendOutcome<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'offline' }
  | { kind: 'refused'; status: number; code: string; message: string; retryAfter?: number };

/**
 * Never throws for what the way or the server did; anything else is a fault of ours and goes
 * through.
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
 * Without a status nobody answered; the service worker's 503 stands in for a server that could not
 * be reached.
 */
export function isServerAnswer({ status, code, data }: BackendError): boolean {
  return (
    status !== undefined && !(status === 503 && code === undefined && typeof data === 'object')
  );
}
