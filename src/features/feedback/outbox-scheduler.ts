// Sends pending feedback messages when the network is back, and retries later when the server
// rejects a message.
import {
  catchError,
  combineLatest,
  EMPTY,
  NEVER,
  Observable,
  of,
  type Subscription,
  switchMap,
} from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { sendPendingFeedback, type FeedbackSendResult } from './send-feedback.ts';
import { watchPendingFeedbackCount } from './outbox.ts';
import { isConnectionLost } from '../../data/database/storage-errors.ts';

/**
 * Milliseconds: the first and the longest delay after requests that did not reach the server. The
 * first is short, because a browser announces a connection a moment before requests succeed.
 */
const minOfflineRetryDelay = 2_000;
const maxOfflineRetryDelay = 60_000;
/** Milliseconds: the first and the longest delay after rejections. */
const minRetryDelay = 60_000;
const maxRetryDelay = 6 * 3_600_000;
/**
 * Milliseconds until the settings of a server that names no recipient are read again. One small
 * request.
 */
const noAddressRetryDelay = 10 * 60_000;

/** Runs for the current user or guest, and stops at once when the account changes. */
export function startFeedbackScheduler(current: Observable<DataContext | null>): Subscription {
  return current.pipe(switchMap((data) => (data ? sendWhilePending(data) : EMPTY))).subscribe();
}

/** Sends messages while there is a subscriber; emits nothing. */
function sendWhilePending(data: DataContext): Observable<never> {
  return new Observable(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let refusals = 0;
    /** Requests in a row that did not reach the server. */
    let losses = 0;
    let isSending = false;
    let isStopped = false;
    let canSend = false;

    function scheduleNext(delay: number): void {
      clearTimeout(timer);
      if (canSend && !isStopped && !isSending) timer = setTimeout(() => void send(), delay);
    }

    async function send(): Promise<void> {
      isSending = true;
      let delay = 0;
      try {
        const result = await sendPendingFeedback(data);
        refusals = result.kind === 'refused' ? refusals + 1 : 0;
        losses = result.kind === 'waits' ? losses + 1 : 0;
        delay = getRetryDelay(result, { refusals, losses });
      } catch (fault) {
        refusals += 1;
        delay = computeBackoff(refusals);
        data.report('feedback could not be sent', fault);
      } finally {
        isSending = false;
        scheduleNext(delay);
      }
    }

    const watch = watchInputs(data).subscribe(([isOnline, waiting]) => {
      if (!isOnline) losses = 0;
      canSend = isOnline && waiting > 0;
      scheduleNext(refusals === 0 ? 0 : computeBackoff(refusals));
    });
    return () => {
      isStopped = true;
      clearTimeout(timer);
      watch.unsubscribe();
    };
  });
}

/** After a lost storage connection, the reopened databases are queried again. */
function watchInputs(data: DataContext): Observable<[isOnline: boolean, waiting: number]> {
  const { connection, online, report } = data;
  return (connection?.openings ?? of(0)).pipe(
    switchMap((openCount) =>
      combineLatest([online, watchPendingFeedbackCount(data)]).pipe(
        catchError((fault: unknown) => {
          report('the unsent feedback could not be read', fault);
          if (isConnectionLost(fault)) void connection?.reopen(openCount);
          return NEVER;
        }),
      ),
    ),
  );
}

function getRetryDelay(
  result: FeedbackSendResult,
  { refusals, losses }: { refusals: number; losses: number },
): number {
  switch (result.kind) {
    case 'sent':
      return 0;
    case 'waits':
      return Math.min(minOfflineRetryDelay * 2 ** (losses - 1), maxOfflineRetryDelay);
    case 'no-address':
      return noAddressRetryDelay;
    case 'refused':
      return Math.min(
        Math.max(computeBackoff(refusals), (result.retryAfter ?? 0) * 1_000),
        maxRetryDelay,
      );
  }
}

function computeBackoff(times: number): number {
  return Math.min(minRetryDelay * 2 ** (times - 1), maxRetryDelay);
}
