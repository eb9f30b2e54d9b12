// Grants the wishes that were left for later: when there is a network, in one tab at a time, and never for anybody but whose they are.
import { catchError, combineLatest, EMPTY, NEVER, Observable, of, type Subscription, switchMap } from 'rxjs';
import type { Data } from '../data.ts';
import { guest } from '../guest.ts';
import { newId } from '../record.ts';
import { isLost } from '../storage-faults.ts';
import type { MakingFault } from './made.ts';
import { makeWords, type Making } from './make.ts';
import { changeWish, type KeptWish, keptWishes, type LeftWish, readWish } from './wishes.ts';

/** Milliseconds: after the first failure and at most; where the way was closed; and when all paid answers of a day are given. */
const shortestRest = 15_000;
const longestRest = 3_600_000;
const offlineRest = 60_000;
const budgetRest = 6 * 3_600_000;
/** Until somebody has logged in again. */
const signedOutRest = 15 * 60_000;
/** A model that fails so often is left alone. */
const mostTries = 12;
/** Answers that may not be shown: another one will hardly be better. */
const mostUnusable = 3;

type Waiting = Extract<KeptWish, { step: 'waiting' }>;

/** What cannot be noted in a wish itself when the device writes nothing: how often granting it broke down in this visit, and when it may go on. */
interface Broken {
  times: number;
  until: number;
}

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
    let waiting: readonly Waiting[] = [];
    let isGranting = false;
    const broken = new Map<string, Broken>();

    function plan(): void {
      clearTimeout(timer);
      next = firstDue(waiting, broken);
      if (!next || isGranting || gone.signal.aborted) return;
      const rest = dueAt(next, broken) - Date.now();
      // A timer of more than 24 days would fire at once.
      timer = setTimeout(() => (rest > longestRest ? plan() : void grantNext()), Math.min(Math.max(0, rest), longestRest));
    }

    async function grantNext(): Promise<void> {
      if (!next) return;
      const wish = next;
      isGranting = true;
      try {
        await underLock(data, gone.signal, () => grant(data, wish.id, gone.signal));
        broken.delete(leavingOf(wish));
      } catch (fault) {
        if (gone.signal.aborted) return;
        const times = (broken.get(leavingOf(wish))?.times ?? 0) + 1;
        broken.set(leavingOf(wish), { times, until: times < mostTries ? Date.now() + growing(times - 1) : Infinity });
        data.report('a wish could not be granted', fault);
      } finally {
        isGranting = false;
        plan();
      }
    }

    const watch = watched(data).subscribe(([isOnline, wishes]) => {
      waiting = isOnline ? wishes.filter((wish) => wish.step === 'waiting') : [];
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

function firstDue(waiting: readonly Waiting[], broken: ReadonlyMap<string, Broken>): Waiting | undefined {
  const due = waiting.filter((wish) => dueAt(wish, broken) < Infinity);
  return due.toSorted((a, b) => dueAt(a, broken) - dueAt(b, broken) || (a.date < b.date ? -1 : 1))[0];
}

function dueAt(wish: Waiting, broken: ReadonlyMap<string, Broken>): number {
  return Math.max(restsUntil(wish), broken.get(leavingOf(wish))?.until ?? 0);
}

/** What a foreign file calls a time may be none. */
function restsUntil({ until }: Waiting): number {
  return Date.parse(until) || 0;
}

/** Left anew, it is another wish. */
function leavingOf({ id, date }: Waiting): string {
  return `${id}|${date}`;
}

/** Where the browser has no locks there is hardly a second tab at work. */
async function underLock({ account }: Data, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request(`selah-wishes-${account?.id ?? guest}`, { signal }, work) : work());
}

async function grant(data: Data, id: string, signal: AbortSignal): Promise<void> {
  const wish = await readWish(data, id);
  if (wish?.step !== 'waiting' || restsUntil(wish) > Date.now()) return;
  const making = await makeWords(data, wish.wish, { language: wish.language, signal, offline: 'wait' });
  if (signal.aborted) return;
  // Left anew meanwhile, it is another wish.
  await changeWish(data, id, (now) => (now.step === 'waiting' && now.date === wish.date ? after(now, making) : null));
}

function after({ wish, language, date, tries }: Waiting, making: Making): LeftWish {
  const left = { wish, language, date };
  switch (making.kind) {
    case 'made':
      return { ...left, step: 'made', made: making.made, told: false, record: newId() };
    case 'offline':
      return { ...left, step: 'waiting', tries, until: inTime(offlineRest) };
    case 'fault': {
      const { fault, retryAfter = 0 } = making;
      // Nobody was asked.
      if (fault === 'signed_out') return { ...left, step: 'waiting', tries, until: inTime(signedOutRest) };
      if (tries + 1 >= (fault === 'unusable' ? mostUnusable : mostTries)) return { ...left, step: 'failed', fault };
      return { ...left, step: 'waiting', tries: tries + 1, until: inTime(Math.max(restAfter(fault, tries), retryAfter * 1_000)) };
    }
  }
}

function restAfter(fault: MakingFault, tries: number): number {
  return fault === 'budget' ? budgetRest : growing(tries);
}

function growing(times: number): number {
  return Math.min(shortestRest * 2 ** times, longestRest);
}

function inTime(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
