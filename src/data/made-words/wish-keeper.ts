// Grants the wishes that were left for later: when there is a network, in one tab at a time, and never for anybody but whose they are.
import { catchError, combineLatest, EMPTY, NEVER, Observable, of, type Subscription, switchMap } from 'rxjs';
import type { Data } from '../data.ts';
import { guest } from '../database.ts';
import { isLost } from '../storage-faults.ts';
import type { MakingFault } from './made.ts';
import { makeWords, type Making } from './make.ts';
import { changeWish, type KeptWish, keptWishes, type LeftWish, readWish } from './wishes.ts';

/** Milliseconds: after the first failure and at most; where the way was closed; and when all paid answers of a day are given. */
const shortestRest = 15_000;
const longestRest = 3_600_000;
const offlineRest = 60_000;
const budgetRest = 6 * 3_600_000;
/** A model that fails so often is left alone. */
const mostTries = 12;
/** Answers that may not be shown: another one will hardly be better. */
const mostUnusable = 3;

type Waiting = Extract<KeptWish, { step: 'waiting' }>;

/** Works for whoever is here, and stops at once when somebody else comes. */
export function keepWishes(current: Observable<Data | null>): Subscription {
  return current.pipe(switchMap((data) => (data ? granting(data) : EMPTY))).subscribe();
}

/** Grants while somebody listens; tells nothing. */
function granting(data: Data): Observable<never> {
  return new Observable(() => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next: Waiting | undefined;
    let isGranting = false;

    function plan(): void {
      clearTimeout(timer);
      if (!next || isGranting || gone.signal.aborted) return;
      const { id, until } = next;
      timer = setTimeout(() => void grantNext(id), until === '' ? 0 : Math.max(0, Date.parse(until) - Date.now()));
    }

    async function grantNext(id: string): Promise<void> {
      isGranting = true;
      try {
        await underLock(data, gone.signal, () => grant(data, id, gone.signal));
      } catch (fault) {
        if (!gone.signal.aborted) data.report('a wish could not be granted', fault);
      } finally {
        isGranting = false;
        plan();
      }
    }

    const watch = watched(data).subscribe(([isOnline, wishes]) => {
      next = isOnline ? firstDue(wishes) : undefined;
      plan();
    });
    return () => {
      gone.abort();
      clearTimeout(timer);
      watch.unsubscribe();
    };
  });
}

/** After a lost connection the databases are others, and are asked anew. */
function watched(data: Data): Observable<[isOnline: boolean, wishes: KeptWish[]]> {
  const { connection, online, report } = data;
  return (connection?.openings ?? of(0)).pipe(
    switchMap((opening) =>
      combineLatest([online, keptWishes(data)]).pipe(
        catchError((fault: unknown) => {
          report('nobody knows which wishes wait', fault);
          if (isLost(fault)) void connection?.mend(opening);
          return NEVER;
        }),
      ),
    ),
  );
}

function firstDue(wishes: readonly KeptWish[]): Waiting | undefined {
  const waiting = wishes.filter((wish) => wish.step === 'waiting');
  return waiting.toSorted((a, b) => (`${a.until}|${a.date}` < `${b.until}|${b.date}` ? -1 : 1))[0];
}

/** Where the browser has no locks there is hardly a second tab at work. */
async function underLock({ account }: Data, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request(`selah-wishes-${account?.id ?? guest}`, { signal }, work) : work());
}

async function grant(data: Data, id: string, signal: AbortSignal): Promise<void> {
  const wish = await readWish(data, id);
  if (wish?.step !== 'waiting' || wish.until > new Date().toISOString()) return;
  const making = await makeWords(data, wish.wish, { language: wish.language, signal, offline: 'wait' });
  if (signal.aborted) return;
  // Left anew meanwhile, it is another wish.
  await changeWish(data, id, (now) => (now.step === 'waiting' && now.date === wish.date ? after(now, making) : null));
}

function after({ wish, language, date, tries }: Waiting, making: Making): LeftWish {
  const left = { wish, language, date };
  switch (making.kind) {
    case 'made':
      return { ...left, step: 'made', made: making.made, told: false };
    case 'offline':
      return { ...left, step: 'waiting', tries, until: inTime(offlineRest) };
    case 'fault': {
      const { fault, retryAfter = 0 } = making;
      if (tries + 1 >= (fault === 'unusable' ? mostUnusable : mostTries)) return { ...left, step: 'failed', fault };
      return { ...left, step: 'waiting', tries: tries + 1, until: inTime(Math.max(restAfter(fault, tries), retryAfter * 1_000)) };
    }
  }
}

function restAfter(fault: MakingFault, tries: number): number {
  return fault === 'budget' ? budgetRest : Math.min(shortestRest * 2 ** tries, longestRest);
}

function inTime(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
