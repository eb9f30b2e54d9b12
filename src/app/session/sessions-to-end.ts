// Ends sessions on the server after a log-out without a connection. The ids of these sessions are
// kept in localStorage until the server confirms the end [R43e].
//
// Only the id is kept, never the token: with the token, the next person at this device could read
// the records of the user. The id can end the session and nothing else, so it is not encrypted.
import {
  catchError,
  defer,
  EMPTY,
  type Observable,
  retry,
  type Subscription,
  switchMap,
  throwError,
  timer,
} from 'rxjs';
import type { Backend } from '../../backend/backend.ts';
import { BackendError } from '../../backend/backend-error.ts';
import { toOutcome } from '../../backend/outcome.ts';
import type { DataContext } from '../../data/data-context.ts';
import {
  listStoredNames,
  readStored,
  removeStored,
  writeStored,
} from '../../platform/storage/local-storage.ts';

/** One text for each session, so that tabs do not overwrite each other's list. */
const keyPrefix = 'session_to_end_';

/** The server that the session belongs to. */
type SessionServer = Pick<Backend, 'serverUrl' | 'appId'>;

/** Milliseconds: delay after the first failed attempt, and the longest delay. */
const minRetryDelay = 60_000;
const maxRetryDelay = 6 * 3_600_000;

/**
 * Statuses after which an attempt is not repeated: the session is gone, or the server does not
 * offer the call, as the hosted platform.
 */
const finalStatuses: readonly number[] = [400, 401, 403, 404, 405, 410];

/** Returns the id of the session of a token; null for a token of another server. */
export function readSessionId(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sid } = JSON.parse(atob(payload)) as { sid?: unknown };
    return typeof sid === 'string' && /^[\w-]{1,64}$/.test(sid) ? sid : null;
  } catch {
    return null; // not a token of our own server
  }
}

/** Keeps the id of the session of this token until the session is ended. */
export function addSessionToEnd(token: string, { serverUrl, appId }: SessionServer): void {
  const id = readSessionId(token);
  if (id !== null)
    writeStored(keyPrefix + id, JSON.stringify({ serverUrl, appId } satisfies SessionServer));
}

/** Removes the id of a session that has ended, or that is used again. */
export function removeSessionToEnd(token: string): void {
  const id = readSessionId(token);
  if (id !== null) removeStored(keyPrefix + id);
}

/**
 * Asks the server to end each session of the list. Sessions of another server wait until the app is
 * connected to that server again.
 *
 * @throws BackendError if a session could not be ended yet
 */
export async function endSessionsOfList(
  server: SessionServer,
  auth: Pick<Backend['auth'], 'endFormerSession'>,
): Promise<void> {
  let failure: BackendError | null = null;
  for (const name of listStoredNames()) {
    if (!name.startsWith(keyPrefix) || !isOfServer(readStored(name), server)) continue;
    const outcome = await toOutcome(auth.endFormerSession(name.slice(keyPrefix.length)));
    if (outcome.kind === 'ok') removeStored(name);
    else if (outcome.kind === 'offline') failure = new BackendError('The server is unreachable.');
    else if (finalStatuses.includes(outcome.status)) removeStored(name);
    else failure = new BackendError(outcome.message, outcome);
  }
  if (failure) throw failure;
}

/** Ends the sessions of the list whenever there is a connection, and repeats failed attempts. */
export function startEndingSessions(
  current: Observable<DataContext | null>,
  server: SessionServer,
): Subscription {
  return current
    .pipe(
      switchMap((data) =>
        data
          ? data.online.pipe(
              switchMap((isOnline) => (isOnline ? endAndRepeat(data, server) : EMPTY)),
            )
          : EMPTY,
      ),
    )
    .subscribe();
}

/** Ends without a value. */
function endAndRepeat({ backend, report }: DataContext, server: SessionServer): Observable<never> {
  return defer(() => endSessionsOfList(server, backend.auth)).pipe(
    retry({
      delay: (fault: unknown, count) =>
        fault instanceof BackendError
          ? timer(computeDelay(fault.retryAfter, count))
          : throwError(() => fault),
    }),
    catchError((fault: unknown) => {
      report('former sessions could not be ended', fault);
      return EMPTY;
    }),
    switchMap(() => EMPTY),
  );
}

/**
 * @param retryAfter seconds that the server asked for
 * @returns milliseconds
 */
function computeDelay(retryAfter: number | undefined, count: number): number {
  const backoff = Math.min(minRetryDelay * 2 ** (count - 1), maxRetryDelay);
  return Math.max(backoff, (retryAfter ?? 0) * 1_000);
}

function isOfServer(text: string | null, { serverUrl, appId }: SessionServer): boolean {
  if (text === null) return false;
  try {
    const stored = JSON.parse(text) as Partial<SessionServer>;
    return stored.serverUrl === serverUrl && stored.appId === appId;
  } catch {
    return false; // damaged: the server that the id belongs to is not known
  }
}
