// Part of the front door: what the app knows of its own access: first as it was the last time, so
// that a closed app does not flash, then by the server's word.
import { BehaviorSubject, filter, firstValueFrom, type Observable, skip, take } from 'rxjs';
import { type AppAccess, type AccessState, parseStoredAccess } from '../../data/access.ts';
import type { AccessCheckResult, AccessCheckInput } from './ask-access.ts';
import type { Account } from '../../data/data-context.ts';
import { guestAccountId } from '../../data/guest-account.ts';
import { logFault } from '../../platform/log.ts';
import { removeStored, writeStored, readStored } from '../../platform/storage/local-storage.ts';

export interface AccessController extends AppAccess {
  /**
   * Somebody's databases are being opened. @param isFresh they have just logged in: what was said
   * before counts no more
   */
  setUser(account: Account | null, token: string | null, isFresh: boolean): void;
}

export interface AccessControllerParts extends Pick<AccessCheckInput, 'backend' | 'requiresAuth'> {
  online: Observable<boolean>;
  load(): Promise<{ checkAccess(question: AccessCheckInput): Promise<AccessCheckResult> }>;
}

const storageKey = 'access';

export function createAccessController({
  backend,
  requiresAuth,
  online,
  load,
}: AccessControllerParts): AccessController {
  const state = new BehaviorSubject<AccessState>({ kind: 'open' });
  let accountId = guestAccountId;
  let sessionNumber = 0;

  function arrive(account: Account | null, token: string | null, isFresh: boolean): void {
    sessionNumber += 1;
    accountId = account?.id ?? guestAccountId;
    if (isFresh) removeStored(storageKey);
    const storedState = readStoredAccess(accountId);
    // Who has a token is not sent to log in before it was tried: another tab may just have done so.
    // Nor is one whose words lie here, while they cannot.
    const isSparedLogin = token !== null || (account !== null && !isOnlineNow());
    if (storedState && !(storedState.kind === 'login' && isSparedLogin)) state.next(storedState);
    else state.next({ kind: requiresAuth && !account ? 'login' : 'open' });
  }

  async function check(): Promise<void> {
    const startedIn = sessionNumber;
    const answer = await requestCheck();
    if (startedIn !== sessionNumber) return;
    switch (answer.kind) {
      case 'unknown':
        // Nobody is there to log in at.
        if (
          state.value.kind === 'failed' ||
          (state.value.kind === 'login' && accountId !== guestAccountId)
        )
          state.next({ kind: 'open' });
        void firstValueFrom(online.pipe(skip(1), filter(Boolean))).then(() =>
          startedIn === sessionNumber ? check() : undefined,
        );
        return;
      case 'fault':
        // What is on this device is better than no page at all.
        if (accountId === guestAccountId && readStoredAccess(accountId) === null)
          state.next({ kind: 'failed', message: answer.message });
        return;
      case 'open':
      case 'login':
      case 'unregistered':
      case 'refused':
        writeStored(storageKey, JSON.stringify({ who: accountId, ...answer }));
        state.next(answer);
    }
  }

  function isOnlineNow(): boolean {
    let isOnline = true;
    online.pipe(take(1)).subscribe((now) => (isOnline = now));
    return isOnline;
  }

  async function requestCheck(): Promise<AccessCheckResult> {
    try {
      const { checkAccess } = await load();
      return await checkAccess({
        backend,
        requiresAuth,
        isSignedIn: accountId !== guestAccountId,
        report: logFault,
      });
    } catch (fault) {
      // The question itself could not be fetched, or has a fault.
      logFault('nobody knows whether the app is open', fault);
      return { kind: 'unknown' };
    }
  }

  return { state, setUser: arrive, check };
}

/** Null also for what somebody else was told. */
function readStoredAccess(who: string): AccessState | null {
  try {
    const kept: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    return (kept as { who?: unknown } | null)?.who === who ? parseStoredAccess(kept) : null;
  } catch {
    return null; // damaged: as if nobody had asked yet
  }
}
