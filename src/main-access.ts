// Part of the front door: what the app knows of its own access: first as it was the last time, so that a closed app does not flash, then by the server's word.
import { BehaviorSubject, filter, firstValueFrom, type Observable, skip, take } from 'rxjs';
import { type Access, type AccessState, keptAccess } from './data/access.ts';
import type { AccessAnswer, AccessQuestion } from './data/access-question.ts';
import type { Account } from './data/data.ts';
import { guest } from './data/guest.ts';
import { logFault } from './platform/log.ts';
import { forget, store, stored } from './platform/storage.ts';

export interface FrontAccess extends Access {
  /** Somebody's databases are being opened. @param isFresh they have just logged in: what was said before counts no more */
  arrive(account: Account | null, token: string | null, isFresh: boolean): void;
}

export interface FrontAccessParts extends Pick<AccessQuestion, 'backend' | 'requiresAuth'> {
  online: Observable<boolean>;
  load(): Promise<{ askAccess(question: AccessQuestion): Promise<AccessAnswer> }>;
}

const key = 'access';

export function createAccess({ backend, requiresAuth, online, load }: FrontAccessParts): FrontAccess {
  const state = new BehaviorSubject<AccessState>({ kind: 'open' });
  let who = guest;
  let visit = 0;

  function arrive(account: Account | null, token: string | null, isFresh: boolean): void {
    visit += 1;
    who = account?.id ?? guest;
    if (isFresh) forget(key);
    const kept = keptFor(who);
    // Who has a token is not sent to log in before it was tried: another tab may just have done so. Nor is one whose words lie here, while they cannot.
    const isSparedLogin = token !== null || (account !== null && !isOnlineNow());
    if (kept && !(kept.kind === 'login' && isSparedLogin)) state.next(kept);
    else state.next({ kind: requiresAuth && !account ? 'login' : 'open' });
  }

  async function ask(): Promise<void> {
    const mine = visit;
    const answer = await put();
    if (mine !== visit) return;
    switch (answer.kind) {
      case 'unknown':
        // Nobody is there to log in at.
        if (state.value.kind === 'failed' || (state.value.kind === 'login' && who !== guest)) state.next({ kind: 'open' });
        void firstValueFrom(online.pipe(skip(1), filter(Boolean))).then(() => (mine === visit ? ask() : undefined));
        return;
      case 'fault':
        // What is on this device is better than no page at all.
        if (who === guest && keptFor(who) === null) state.next({ kind: 'failed', message: answer.message });
        return;
      case 'open':
      case 'login':
      case 'unregistered':
      case 'refused':
        store(key, JSON.stringify({ who, ...answer }));
        state.next(answer);
    }
  }

  function isOnlineNow(): boolean {
    let isOnline = true;
    online.pipe(take(1)).subscribe((now) => (isOnline = now));
    return isOnline;
  }

  async function put(): Promise<AccessAnswer> {
    try {
      const { askAccess } = await load();
      return await askAccess({ backend, requiresAuth, isSomebody: who !== guest, report: logFault });
    } catch (fault) {
      // The question itself could not be fetched, or has a fault.
      logFault('nobody knows whether the app is open', fault);
      return { kind: 'unknown' };
    }
  }

  return { state, arrive, ask };
}

/** Null also for what somebody else was told. */
function keptFor(who: string): AccessState | null {
  try {
    const kept: unknown = JSON.parse(stored(key) ?? 'null');
    return (kept as { who?: unknown } | null)?.who === who ? keptAccess(kept) : null;
  } catch {
    return null; // damaged: as if nobody had asked yet
  }
}
