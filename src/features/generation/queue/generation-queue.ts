// Runs queued generations when there is a network, in one tab at a time, and only for the account
// that queued them.
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
import type { DataContext } from '../../../data/data-context.ts';
import { guestAccountId } from '../../../data/guest-account.ts';
import { createRecordId } from '../../../data/records/record.ts';
import { isConnectionLost } from '../../../data/database/storage-errors.ts';
import type { GenerationFault } from '../generated-text.ts';
import { generateText, type GenerationResult } from '../generate.ts';
import {
  updateQueuedGeneration,
  type QueuedGeneration,
  watchQueuedGenerations,
  type QueuedGenerationFields,
  readQueuedGeneration,
} from './queued-generations.ts';

/**
 * Milliseconds: delay after the first failure, the longest delay, the delay when offline, and the
 * delay when the daily budget of paid answers is used up.
 */
const minRetryDelay = 15_000;
const maxRetryDelay = 3_600_000;
const offlineRetryDelay = 60_000;
const budgetRetryDelay = 6 * 3_600_000;
/** Delay until the next check whether the user is logged in again. */
const signedOutRetryDelay = 15 * 60_000;
/** After this many failures the model is not asked again. */
const maxTries = 12;
/** After this many answers that may not be shown, the model is not asked again. */
const maxUnusable = 3;

type PendingGeneration = Extract<QueuedGeneration, { step: 'waiting' }>;

/**
 * Failures in this session that cannot be stored in the record because the device cannot write:
 * their number, and when the next try is allowed.
 */
interface BreakdownState {
  times: number;
  until: number;
}

/** Runs for the current user or guest, and stops at once when the account changes. */
export function startGenerationQueue(current: Observable<DataContext | null>): Subscription {
  return current.pipe(switchMap((data) => (data ? runQueue(data) : EMPTY))).subscribe();
}

/** Runs queued generations while there is a subscriber; emits nothing. */
function runQueue(data: DataContext): Observable<never> {
  return new Observable(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next: PendingGeneration | undefined;
    let pendingGenerations: readonly PendingGeneration[] = [];
    let isRunning = false;
    const breakdowns = new Map<string, BreakdownState>();

    function scheduleNext(): void {
      clearTimeout(timer);
      next = findNextDue(pendingGenerations, breakdowns);
      if (!next || isRunning || abort.signal.aborted) return;
      const delay = getDueTime(next, breakdowns) - Date.now();
      // A timer of more than 24 days would fire at once.
      timer = setTimeout(
        () => (delay > maxRetryDelay ? scheduleNext() : void runNext()),
        Math.min(Math.max(0, delay), maxRetryDelay),
      );
    }

    async function runNext(): Promise<void> {
      if (!next) return;
      const queued = next;
      isRunning = true;
      try {
        await withQueueLock(data, abort.signal, () => runGeneration(data, queued.id, abort.signal));
        breakdowns.delete(getQueueKey(queued));
      } catch (fault) {
        if (abort.signal.aborted) return;
        const times = (breakdowns.get(getQueueKey(queued))?.times ?? 0) + 1;
        breakdowns.set(getQueueKey(queued), {
          times,
          until: times < maxTries ? Date.now() + computeBackoff(times - 1) : Infinity,
        });
        data.report('a queued generation failed', fault);
      } finally {
        isRunning = false;
        scheduleNext();
      }
    }

    const watch = watchInputs(data).subscribe(([isOnline, queuedGenerations]) => {
      pendingGenerations = isOnline
        ? queuedGenerations.filter((queued) => queued.step === 'waiting')
        : [];
      scheduleNext();
    });
    return () => {
      abort.abort();
      clearTimeout(timer);
      watch.unsubscribe();
    };
  });
}

/** After a lost storage connection, the reopened databases are queried again. */
function watchInputs(
  data: DataContext,
): Observable<[isOnline: boolean, queued: QueuedGeneration[]]> {
  const { connection, online, report } = data;
  return (connection?.openings ?? of(0)).pipe(
    switchMap((openCount) =>
      combineLatest([online, watchQueuedGenerations(data)]).pipe(
        catchError((fault: unknown) => {
          report('the queued generations could not be read', fault);
          if (isConnectionLost(fault)) void connection?.reopen(openCount);
          return NEVER;
        }),
      ),
    ),
  );
}

function findNextDue(
  waiting: readonly PendingGeneration[],
  breakdowns: ReadonlyMap<string, BreakdownState>,
): PendingGeneration | undefined {
  const due = waiting.filter((queued) => getDueTime(queued, breakdowns) < Infinity);
  return due.toSorted(
    (a, b) => getDueTime(a, breakdowns) - getDueTime(b, breakdowns) || (a.date < b.date ? -1 : 1),
  )[0];
}

function getDueTime(
  queued: PendingGeneration,
  breakdowns: ReadonlyMap<string, BreakdownState>,
): number {
  return Math.max(getRetryTime(queued), breakdowns.get(getQueueKey(queued))?.until ?? 0);
}

/**
 * Returns the time of the next try in milliseconds, or 0 if an imported file holds an invalid time.
 */
function getRetryTime({ until }: PendingGeneration): number {
  return Date.parse(until) || 0;
}

/** Returns a key with the date, because a generation that was queued again counts as a new one. */
function getQueueKey({ id, date }: PendingGeneration): string {
  return `${id}|${date}`;
}

/**
 * Without Web Locks in the browser the work runs unlocked, because two active tabs are unlikely
 * there. Tabs with earlier versions of the app use the same lock name.
 */
async function withQueueLock(
  { account }: DataContext,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks
    ? locks.request(`selah-wishes-${account?.id ?? guestAccountId}`, { signal }, work)
    : work());
}

async function runGeneration(data: DataContext, id: string, signal: AbortSignal): Promise<void> {
  const queued = await readQueuedGeneration(data, id);
  if (queued?.step !== 'waiting' || getRetryTime(queued) > Date.now()) return;
  const result = await generateText(data, queued.request, {
    language: queued.language,
    signal,
    offline: 'wait',
  });
  if (signal.aborted) return;
  // A different date means that the generation was queued again meanwhile; it must run again.
  await updateQueuedGeneration(data, id, (now) =>
    now.step === 'waiting' && now.date === queued.date ? getNextStep(now, result) : null,
  );
}

function getNextStep(
  { request, language, date, tries }: PendingGeneration,
  result: GenerationResult,
): QueuedGenerationFields {
  const left = { request, language, date };
  switch (result.kind) {
    case 'made':
      return { ...left, step: 'made', made: result.made, told: false, record: createRecordId() };
    case 'offline':
      return { ...left, step: 'waiting', tries, until: addToNow(offlineRetryDelay) };
    case 'fault': {
      const { fault, retryAfter = 0 } = result;
      // The model was not asked, so this does not count as a try.
      if (fault === 'signed_out')
        return { ...left, step: 'waiting', tries, until: addToNow(signedOutRetryDelay) };
      if (tries + 1 >= (fault === 'unusable' ? maxUnusable : maxTries))
        return { ...left, step: 'failed', fault };
      return {
        ...left,
        step: 'waiting',
        tries: tries + 1,
        until: addToNow(Math.max(getRetryDelay(fault, tries), retryAfter * 1_000)),
      };
    }
  }
}

function getRetryDelay(fault: GenerationFault, tries: number): number {
  return fault === 'budget' ? budgetRetryDelay : computeBackoff(tries);
}

function computeBackoff(times: number): number {
  return Math.min(minRetryDelay * 2 ** times, maxRetryDelay);
}

function addToNow(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
