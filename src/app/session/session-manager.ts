// Opens, closes and deletes the databases of the current user in this tab, at start, sign-in and
// log-out, here or in another tab [R43].
import { BehaviorSubject, type Observable } from 'rxjs';
import type { User } from '../../../schemas/entities/user.ts';
import type { Backend } from '../../backend/backend.ts';
import { removeBackgroundSession, storeBackgroundSession } from '../../data/background-session.ts';
import { openDraftDatabase } from '../../data/database/draft-database.ts';
import { createStorageConnection } from '../../data/database/storage-connection.ts';
import { withExclusiveDatabaseLock } from '../../data/database/database-lock.ts';
import type { Account, DataContext, LockChange, SignInResult } from '../../data/data-context.ts';
import type { OpenLock } from '../../data/device-lock/open-lock.ts';
import {
  type DeviceDatabase,
  openDeviceDatabase,
  openUserDatabase,
  type UserDatabase,
  closeAndDeleteUserDatabase,
  type StorageKind,
} from '../../data/database/database.ts';
import { guestAccountId } from '../../data/guest-account.ts';
import { insertInitialProfile } from '../../data/records/profile.ts';
import { decideOpenedDatabase } from '../../features/account/authentication.ts';
import { isConnectionLost } from '../../data/database/storage-errors.ts';
import type { AccessController } from '../access/access-state.ts';
import { findForgottenLock } from './find-forgotten-lock.ts';
import { addSessionToEnd, readSessionId, removeSessionToEnd } from './sessions-to-end.ts';
import { startUserDatabaseWatcher, removeDatabaseMark } from './user-database-watcher.ts';
import {
  tryRemoveRestrictedTexts,
  clearVisitState,
  prepareLogOut,
  type SessionMessage,
} from './log-out.ts';
import {
  finishDeletion,
  finishDeletions,
  isLogOutCheckRunning,
  isMarkedForDeletion,
  markForDeletion,
  clearDeletionMark,
} from './user-data-deletion.ts';
import {
  readLockText,
  removeSession,
  storeSession,
  readSessionText,
  readStoredSession,
} from './stored-session.ts';
import type { RunningSync, PageSyncParts } from '../sync/page-sync.ts';
import {
  countDrafts,
  discardUnwrittenDrafts,
  setDraftOwner,
} from '../../platform/storage/drafts.ts';
import { clearOnboardingDone } from '../../platform/storage/onboarding-state.ts';
import { logFault } from '../../platform/log.ts';
import { waitUntilVisible } from '../../platform/reload.ts';
import { readStored } from '../../platform/storage/local-storage.ts';
import { withTimeout } from './with-timeout.ts';

export interface SessionManagerParts {
  backend: Backend;
  online: Observable<boolean>;
  /** Without this controller the app is open to every visitor. */
  access?: AccessController;
  storage: StorageKind;
  /** The device lock, unlocked. Null without one. */
  lock: OpenLock | null;
  /** Its settings, as they were when the lock was opened. */
  lockText: string | null;
  /** Null while no user's databases are open; the page renders the value. */
  current: BehaviorSubject<DataContext | null>;
  /** All tabs of this browser. */
  tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** The channel of changed drafts, to all tabs of this browser. */
  draftTabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  startSync(parts: PageSyncParts): RunningSync;
  reload(): void;
  /** Reloads the page once, never in a loop; returns false if an earlier reload did not help. */
  reloadOnce(): boolean;
}

export interface SessionManager {
  /** Opens the databases of the last visit. Null when the page is being loaded again instead. */
  start(): Promise<DataContext | null>;
}

/** The databases of one user, open in this tab. */
interface OpenSession {
  readonly data: DataContext;
  readonly userDatabase: UserDatabase;
  /** Stops sync and all watchers. */
  stop(): void;
}

/** Maximum time to close a database whose connection is lost, in milliseconds. */
const closeTimeout = 3_000;
/** Maximum time until the other tabs have closed the databases, in milliseconds. */
const exclusiveTimeout = 5_000;

export function createSessionManager({
  backend,
  online,
  access,
  storage: detectedStorage,
  lock: lockAtStart,
  lockText,
  current,
  tabs,
  draftTabs,
  startSync,
  reload,
  reloadOnce,
}: SessionManagerParts): SessionManager {
  let storage = detectedStorage;
  let lock = lockAtStart;
  const draftDatabase = storage === 'kept' ? openDraftDatabase(draftTabs) : null;
  let deviceDatabase: Promise<DeviceDatabase> | null = null;
  let openSession: OpenSession | null = null;

  // Another tab signed in or out, perhaps while this tab was still opening. This tab closes its
  // database at once and starts again as the new user.
  tabs.addEventListener('message', ({ data: word }: MessageEvent<SessionMessage>) => {
    if (word === 'left') discardUnwrittenDrafts();
    void closeOpenSession((userDatabase) => userDatabase.close()).finally(reload);
  });

  async function start(): Promise<DataContext | null> {
    const last = readStoredSession();
    // An interrupted log-out is finished before any page is shown.
    if (last && isMarkedForDeletion(last.account.id)) {
      if (last.token !== null) addSessionToEnd(last.token, backend);
      removeSession();
    }
    const session = readStoredSession();
    const atStart = session && readSessionText();
    const opened = await open(session?.account ?? null, session?.token ?? null);
    // A tab that turned the lock on or off meanwhile could not tell this tab.
    const isLockChanged = readLockText() !== lockText;
    const decision = decideOpenedDatabase(atStart, isLockChanged ? '' : readSessionText());
    if (decision !== 'stays') {
      await closeOpenSession(async (userDatabase) => {
        // If the log-out check is still running, the tab that runs the check deletes the database.
        if (decision === 'is removed' && session)
          await closeAndDeleteUserDatabase(
            userDatabase,
            session.account.id,
            () => readSessionText() === null && !isLogOutCheckRunning(session.account.id),
          );
        else await userDatabase.close();
      });
      reload();
      return null;
    }
    current.next(opened);
    if (storage === 'kept')
      void finishDeletions(session?.account.id ?? guestAccountId, () =>
        tryRemoveRestrictedTexts(deviceDatabase, { backend, storage }),
      );
    return opened;
  }

  async function startSession({ account, user, token }: SignInResult): Promise<void> {
    // Data left from an earlier visit of this user was already given up at that log-out.
    if (isMarkedForDeletion(account.id)) await finishDeletion(account.id);
    if (readStoredSession()?.account.id !== account.id) clearOnboardingDone();
    if (openSession?.data.account === null)
      await transferGuestFeedback('packMessages', openSession.userDatabase);
    const finishTransfer = await transferAccount(account);
    // A device has one session: a log-in ends the earlier one, and a session that is used again
    // must not end.
    const formerToken = readStoredSession()?.token ?? null;
    if (formerToken !== null && readSessionId(formerToken) !== readSessionId(token))
      addSessionToEnd(formerToken, backend);
    removeSessionToEnd(token);
    storeSession({ account, token });
    backend.auth.setToken(token);
    await closeOpenSession((userDatabase) => userDatabase.close());
    if (lock?.account !== account.id && storage === 'kept' && (await findForgottenLock(account.id)))
      return reload();
    current.next(await open(account, token, user));
    finishTransfer();
    tabs.postMessage('entered' satisfies SessionMessage);
  }

  async function changeLock({ begin, change, cancel }: LockChange): Promise<boolean> {
    const session = readStoredSession();
    if (!session || storage !== 'kept') return false;
    const { account, token } = session;
    const end = () => closeOpenSession((userDatabase) => userDatabase.close());
    const closed = Promise.withResolvers<void>();
    let isDone = false;
    await begin();
    try {
      // The service worker has no key; it must not open the databases any more.
      await deviceDatabase?.then((database) => removeBackgroundSession(database, 'lock'));
      // Requested first, so that a tab that starts again waits for the end of the change.
      const changing = withExclusiveDatabaseLock(
        account.id,
        async () => {
          await closed.promise;
          lock = await change();
          return true;
        },
        exclusiveTimeout,
      );
      tabs.postMessage('entered' satisfies SessionMessage);
      closed.resolve(end());
      isDone = await changing;
    } finally {
      if (!isDone) cancel();
      await end();
      current.next(await open(account, token));
      // For tabs that have opened the former database before they could get the first message.
      tabs.postMessage('entered' satisfies SessionMessage);
    }
    return isDone;
  }

  /**
   * Transfers the data of the same user under a new id, recognized by the verified e-mail of both
   * accounts: see src/app/session/rejoin-after-restore.ts.
   * @returns function for the rest of the work, once the user is signed in
   */
  async function transferAccount(account: Account): Promise<() => void> {
    const oldSession = openSession?.data;
    const isSameUserWithNewId =
      oldSession?.account?.email === account.email && oldSession.account.id !== account.id;
    if (!isSameUserWithNewId || storage !== 'kept') return () => {};
    const { packAccountTransfer, applyAccountTransfer, transferDrafts } =
      await import('./rejoin-after-restore.ts');
    const transfer = await packAccountTransfer(oldSession);
    if (!transfer) return () => {};
    await closeOpenSession((userDatabase) => userDatabase.close());
    lock = await applyAccountTransfer(oldSession, account, transfer).catch(
      async (fault: unknown) => {
        // Probably a full device: the user stays signed in to the old account, and the login page
        // shows the failure.
        const session = readStoredSession();
        current.next(await open(session?.account ?? null, session?.token ?? null));
        throw fault;
      },
    );
    return () => transferDrafts(transfer);
  }

  async function endSession(
    acknowledgedCount: number,
    beforeGuest: () => void = () => {},
  ): Promise<{ waiting: number } | null> {
    await openSession?.data.connection?.getReopening();
    const id = openSession?.data.account?.id;
    const broadcast = (word: SessionMessage) => tabs.postMessage(word);
    const token = readStoredSession()?.token ?? null;
    if (openSession && id !== undefined && storage === 'kept') {
      const waiting = await prepareLogOut(id, openSession.data, acknowledgedCount, broadcast);
      if (waiting !== null) return { waiting };
      // The mark comes first: whatever happens afterwards, the next start finishes the deletion.
      markForDeletion(id);
    } else {
      removeSession();
      broadcast('left');
    }
    // Without a connection the session is ended later, see src/app/session/sessions-to-end.ts.
    if (token !== null) addSessionToEnd(token, backend);
    clearVisitState();
    void backend.auth
      .revoke()
      .then(() => token !== null && removeSessionToEnd(token))
      .catch((fault: unknown) => logFault('the session could not be ended on the server', fault));
    backend.auth.logout();
    const textRemoval = tryRemoveRestrictedTexts(deviceDatabase, { backend, storage });
    await deviceDatabase
      ?.then((database) => removeBackgroundSession(database, 'log-out'))
      .catch((fault: unknown) => logFault('the session of the worker could not be cleared', fault));
    try {
      await closeOpenSession(async (userDatabase) => {
        if (id === undefined) return void (await userDatabase.close());
        // From here on, no code in this tab writes the mark again.
        removeDatabaseMark(id);
        if (
          await closeAndDeleteUserDatabase(
            userDatabase,
            id,
            () => storage === 'memory' || isMarkedForDeletion(id),
          )
        )
          clearDeletionMark(id);
      });
    } catch (fault) {
      // The deletion mark stays, so the next start deletes the database.
      logFault('a database could not be removed', fault);
    }
    if (lock) (await import('../../data/device-lock/open-lock.ts')).closeLock(lock);
    lock = null;
    beforeGuest();
    // Even if the storage fails, a page opens, and it does not show restricted texts of the
    // previous user.
    current.next(await textRemoval.then(() => open(null, null)));
    return null;
  }

  /**
   * The databases of two users are never open together: RxDB allows 13 collections in a page, and
   * no screen can show data of the wrong user.
   */
  async function closeOpenSession(
    end: (userDatabase: UserDatabase) => Promise<unknown>,
  ): Promise<void> {
    const before = openSession;
    openSession = null;
    current.next(null);
    if (!before) return;
    await before.data.connection?.getReopening();
    before.stop();
    await end(before.userDatabase);
  }

  async function open(
    account: Account | null,
    token: string | null,
    user?: User,
  ): Promise<DataContext> {
    deviceDatabase ??= openOrUseMemory((kind) => openDeviceDatabase(kind));
    const id = account?.id ?? guestAccountId;
    const ownLock = lock?.account === id ? lock : null;
    let [currentDeviceDatabase, userDatabase] = await Promise.all([
      deviceDatabase,
      openOrUseMemory((kind) => openUserDatabase(id, kind, ownLock)),
      setDraftOwner(account?.id ?? null, draftDatabase),
    ]);
    // If the profile cannot be stored (a full device), a later sync stores it.
    if (user)
      await insertInitialProfile(userDatabase, user).catch((fault: unknown) =>
        logFault('the profile could not be stored', fault),
      );
    if (readStored('carried_letters') !== null)
      await transferGuestFeedback('unpackMessages', userDatabase);
    const session = account && token ? { account: account.id, token } : null;
    access?.setUser(account, token, user !== undefined);
    const sessionTextAtOpen = readSessionText();
    const syncing = new BehaviorSubject(false);
    let running: RunningSync | null = null;
    let stop = () => {};

    const connection = createStorageConnection({
      async reopen() {
        if (openSession !== self) return false;
        if (readSessionText() !== sessionTextAtOpen) {
          reload();
          return false;
        }
        stop();
        await withTimeout(
          closeTimeout,
          Promise.all([currentDeviceDatabase.close(), userDatabase.close()]),
        );
        deviceDatabase = openDeviceDatabase('kept');
        [currentDeviceDatabase, userDatabase] = await Promise.all([
          deviceDatabase,
          openUserDatabase(id, 'kept', ownLock),
        ]);
        startBackgroundWork();
        return true;
      },
      waitUntilVisible,
      reload: reloadOnce,
      now: () => Date.now(),
      report: logFault,
    });

    const data: DataContext = {
      get deviceDatabase() {
        return currentDeviceDatabase;
      },
      get userDatabase() {
        return userDatabase;
      },
      account,
      lock: ownLock,
      backend,
      storage,
      online,
      syncing,
      countDrafts,
      report: logFault,
      sync: () => running?.sync() ?? Promise.resolve(),
      startSession,
      endSession,
      changeLock,
      ...(storage === 'kept' && { connection }),
      ...(access && { access }),
    };
    const self: OpenSession = {
      data,
      get userDatabase() {
        return userDatabase;
      },
      stop: () => stop(),
    };

    /** Starts all background work with the databases as they are open now. */
    function startBackgroundWork(): void {
      const openCount = connection.getOpenCount();
      const onLost = (fault: unknown) => {
        if (data.connection && isConnectionLost(fault)) void connection.reopen(openCount);
      };
      const started = startSync({
        deviceDatabase: currentDeviceDatabase,
        userDatabase,
        session,
        backend,
        onStorageError: onLost,
      });
      const following = started.syncing.subscribe((isOn) => syncing.next(isOn));
      const stopWatcher = storage === 'kept' ? startUserDatabaseWatcher(data, onLost) : () => {};
      running = started;
      stop = () => {
        started.stop();
        following.unsubscribe();
        syncing.next(false);
        stopWatcher();
        running = null;
      };
    }

    // The service worker has no key of a locked database.
    if (session && storage === 'kept' && !ownLock) {
      const kept = { ...session, serverUrl: backend.serverUrl, appId: backend.appId };
      // Not waited for, because the page does not need it. A later removal is written after it.
      void storeBackgroundSession(currentDeviceDatabase, kept).catch((fault: unknown) =>
        logFault('the session could not be stored for the worker', fault),
      );
    }
    openSession = self;
    startBackgroundWork();
    return data;
  }

  /**
   * Runs the attempt, and again in memory if a database does not open: users can still read. All
   * data of this window is then in memory only, and the app says so.
   */
  async function openOrUseMemory<T>(attempt: (kind: StorageKind) => Promise<T>): Promise<T> {
    try {
      return await attempt(storage);
    } catch (fault) {
      if (storage === 'memory') throw fault;
      logFault('the local database did not open', fault);
      storage = 'memory';
      return attempt(storage);
    }
  }

  return { start };
}

/**
 * Never throws, so that a failure does not block the sign-in: a guest's messages then stay where
 * they are.
 */
async function transferGuestFeedback(
  step: 'packMessages' | 'unpackMessages',
  userDatabase: UserDatabase,
): Promise<void> {
  try {
    await (await import('./guest-feedback-transfer.ts'))[step](userDatabase);
  } catch (fault) {
    logFault('unsent feedback could not be moved to the account', fault);
  }
}
