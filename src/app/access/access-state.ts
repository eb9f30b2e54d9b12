// Controller of the access state, which decides whether the app shows its pages: starts with the
// stored state, then applies the server's answer. So a closed app does not flash.
import { BehaviorSubject, filter, firstValueFrom, type Observable, skip, take } from 'rxjs';
import { type AppAccess, type AccessState, parseStoredAccess } from '../../data/access.ts';
import type { AccessCheckResult, AccessCheckInput } from './ask-access.ts';
import type { Account } from '../../data/data-context.ts';
import { guestAccountId } from '../../data/guest-account.ts';
import { logFault } from '../../platform/log.ts';
import { removeStored, writeStored, readStored } from '../../platform/storage/local-storage.ts';

export interface AccessController extends AppAccess {
  /**
   * Sets the user whose databases are being opened.
   * @param isFresh whether the user has just logged in; the stored access state is then ignored
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

  function setAccount(account: Account | null, token: string | null, isFresh: boolean): void {
    sessionNumber += 1;
    accountId = account?.id ?? guestAccountId;
    if (isFresh) removeStored(storageKey);
    const storedState = readStoredAccess(accountId);
    // With a token, the login page waits until the token was tried: another tab may just have
    // logged in. A user with data on this device is not sent to the login page while offline.
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
        // Without a connection, the user cannot log in.
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
        // A page with the data on this device is better than no page.
        if (accountId === guestAccountId && readStoredAccess(accountId) === null)
          state.next({ kind: 'failed' });
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
      // The code of the access check could not be loaded, or has a bug.
      logFault('the access to the app could not be checked', fault);
      return { kind: 'unknown' };
    }
  }

  return { state, setUser: setAccount, check };
}

/** Returns null also if the stored state belongs to another user. */
function readStoredAccess(who: string): AccessState | null {
  try {
    const kept: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    return (kept as { who?: unknown } | null)?.who === who ? parseStoredAccess(kept) : null;
  } catch {
    return null; // damaged: treated as if no access check had been made yet
  }
}
