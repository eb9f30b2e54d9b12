// Part of the front door: whose databases are open in this tab, and what happens when somebody comes or leaves, here or in another tab [R43].
import { BehaviorSubject, type Observable } from 'rxjs';
import type { User } from '../schemas/user.ts';
import type { Backend } from './backend/backend.ts';
import { forgetBackgroundSession, keepBackgroundSession } from './data/background-session.ts';
import { createConnection } from './data/connection.ts';
import type { Account, Data, SignedIn } from './data/data.ts';
import { type DeviceDatabase, openDevice, openPersonal, type PersonalDatabase, removePersonal, type StorageKind } from './data/database.ts';
import { guest } from './data/guest.ts';
import { keepFirstProfile } from './data/profile.ts';
import { fateOfOpened } from './data/session.ts';
import { isLost } from './data/storage-faults.ts';
import type { FrontAccess } from './main-access.ts';
import { careForHome, forgetHomeMark } from './main-home.ts';
import { dropTexts, forgetVisit, mayLeave, type TabWord } from './main-leaving.ts';
import { finishRemoval, finishRemovals, isRemovalConsidered, isRemoving, markRemoval, unmarkRemoval } from './main-removals.ts';
import { forgetSession, keepSession, sessionText, storedSession } from './main-session.ts';
import type { RunningSync, SyncParts } from './main-sync.ts';
import { countDrafts, dropUnwritten, ownDrafts } from './platform/drafts.ts';
import { forgetWelcomed } from './platform/first-steps.ts';
import { logFault } from './platform/log.ts';
import { untilSeen } from './platform/reload.ts';
import { stored } from './platform/storage.ts';

export interface AccountsParts {
  backend: Backend;
  online: Observable<boolean>;
  /** Without it the app is open to everybody. */
  access?: FrontAccess;
  storage: StorageKind;
  /** Null while nobody's databases are open; the page shows what stands in it. */
  current: BehaviorSubject<Data | null>;
  /** All tabs of this browser. */
  tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  replicate(parts: SyncParts): RunningSync;
  reload(): void;
  /** Once, never in a loop; false when it was of no use before. */
  reloadOnce(): boolean;
}

export interface Accounts {
  /** Opens the databases of the last visit. Null when the page is being loaded again instead. */
  start(): Promise<Data | null>;
}

/** The databases of one person, open in this tab. */
interface House {
  readonly data: Data;
  readonly personal: PersonalDatabase;
  /** Stops the replication and all that watches. */
  rest(): void;
}

/** For the closing of a database whose connection is lost. Milliseconds. */
const patience = 3_000;

export function createAccounts({ backend, online, access, storage: found, current, tabs, replicate, reload, reloadOnce }: AccountsParts): Accounts {
  let storage = found;
  let device: Promise<DeviceDatabase> | null = null;
  let house: House | null = null;

  // Another tab signed in or out, perhaps while this one was still opening: it lets go of the database at once and starts again as that person.
  tabs.addEventListener('message', ({ data: word }: MessageEvent<TabWord>) => {
    if (word === 'left') dropUnwritten();
    void letGo((personal) => personal.close()).finally(reload);
  });

  async function start(): Promise<Data | null> {
    const last = storedSession();
    // A log-out that was cut short is finished before anything is shown.
    if (last && isRemoving(last.account.id)) forgetSession();
    const session = storedSession();
    const atStart = session && sessionText();
    const opened = await open(session?.account ?? null, session?.token ?? null);
    const fate = fateOfOpened(atStart, sessionText());
    if (fate !== 'stays') {
      await letGo(async (personal) => {
        // Where it is still being looked whether that person may leave, the tab that looks removes it.
        if (fate === 'is removed' && session) await removePersonal(personal, session.account.id, () => sessionText() === null && !isRemovalConsidered(session.account.id));
        else await personal.close();
      });
      reload();
      return null;
    }
    current.next(opened);
    if (storage === 'kept') void finishRemovals(session?.account.id ?? guest, () => dropTexts(device, { backend, storage }));
    return opened;
  }

  async function enter({ account, user, token }: SignedIn): Promise<void> {
    // What is left of an earlier visit of theirs was given up then.
    if (isRemoving(account.id)) await finishRemoval(account.id);
    if (storedSession()?.account.id !== account.id) forgetWelcomed();
    if (house?.data.account === null) await carryLetters('packLetters', house.personal);
    const inherited = await takeOver(account);
    keepSession({ account, token });
    backend.auth.setToken(token);
    await letGo((personal) => personal.close());
    current.next(await open(account, token, user));
    inherited();
    tabs.postMessage('entered' satisfies TabWord);
  }

  /** One person by the e-mail that both accounts proved, under another id: see main-inherit.ts. @returns what is left to do once they are in */
  async function takeOver(account: Account): Promise<() => void> {
    const former = house?.data;
    const isAnew = former?.account?.email === account.email && former.account.id !== account.id;
    if (!isAnew || storage !== 'kept') return () => {};
    const { packInheritance, inherit, inheritDrafts } = await import('./main-inherit.ts');
    const inheritance = await packInheritance(former);
    if (!inheritance) return () => {};
    await letGo((personal) => personal.close());
    await inherit(former, account, inheritance).catch(async (fault: unknown) => {
      // A full device, perhaps: they stay who they were, and the login says that it failed.
      const session = storedSession();
      current.next(await open(session?.account ?? null, session?.token ?? null));
      throw fault;
    });
    return () => inheritDrafts(inheritance);
  }

  async function leave(told: number): Promise<{ waiting: number } | null> {
    await house?.data.connection?.mending();
    const id = house?.data.account?.id;
    const say = (word: TabWord) => tabs.postMessage(word);
    if (house && id !== undefined && storage === 'kept') {
      const waiting = await mayLeave(id, house.data, told, say);
      if (waiting !== null) return { waiting };
      // Before all else: whatever happens from here on, the next start finishes it.
      markRemoval(id);
    } else {
      forgetSession();
      say('left');
    }
    forgetVisit();
    // Without a way to the server, or on the platform, the token ends by itself.
    void backend.auth.revoke().catch((fault: unknown) => logFault('the server was not told of the log-out', fault));
    backend.auth.logout();
    const texts = dropTexts(device, { backend, storage });
    await device?.then(forgetBackgroundSession).catch((fault: unknown) => logFault('the worker was not told of the log-out', fault));
    try {
      await letGo(async (personal) => {
        if (id === undefined) return void (await personal.close());
        // By now nobody here writes it again.
        forgetHomeMark(id);
        if (await removePersonal(personal, id, () => storage === 'memory' || isRemoving(id))) unmarkRemoval(id);
      });
    } catch (fault) {
      // Marked as it is, it goes at the next start.
      logFault('a database could not be removed', fault);
    }
    // Whatever the storage did: nobody is left before an empty page, nor finds another's texts on it.
    current.next(await texts.then(() => open(null, null)));
    return null;
  }

  /** Two persons' databases are never open together: RxDB allows 13 collections in a page, and no screen can show the wrong one. */
  async function letGo(end: (personal: PersonalDatabase) => Promise<unknown>): Promise<void> {
    const before = house;
    house = null;
    current.next(null);
    if (!before) return;
    await before.data.connection?.mending();
    before.rest();
    await end(before.personal);
  }

  async function open(account: Account | null, token: string | null, user?: User): Promise<Data> {
    device ??= openOrRemember((kind) => openDevice(kind));
    const id = account?.id ?? guest;
    let [openDeviceBase, personal] = await Promise.all([device, openOrRemember((kind) => openPersonal(id, kind))]);
    // Without it (a full device) the profile comes by replication.
    if (user) await keepFirstProfile(personal, user).catch((fault: unknown) => logFault('the profile could not be kept', fault));
    ownDrafts(account?.id ?? null);
    if (stored('carried_letters') !== null) await carryLetters('unpackLetters', personal);
    const session = account && token ? { account: account.id, token } : null;
    access?.arrive(account, token, user !== undefined);
    const ours = sessionText();
    const syncing = new BehaviorSubject(false);
    let running: RunningSync | null = null;
    let rest = () => {};

    const connection = createConnection({
      async reopen() {
        if (house !== self) return false;
        if (sessionText() !== ours) {
          reload();
          return false;
        }
        rest();
        await within(patience, Promise.all([openDeviceBase.close(), personal.close()]));
        device = openDevice('kept');
        [openDeviceBase, personal] = await Promise.all([device, openPersonal(id, 'kept')]);
        work();
        return true;
      },
      untilSeen,
      reload: reloadOnce,
      now: () => Date.now(),
      report: logFault,
    });

    const data: Data = {
      get device() {
        return openDeviceBase;
      },
      get personal() {
        return personal;
      },
      account,
      backend,
      storage,
      online,
      syncing,
      unsaved: countDrafts,
      report: logFault,
      sync: () => running?.sync() ?? Promise.resolve(),
      enter,
      leave,
      ...(storage === 'kept' && { connection }),
      ...(access && { access }),
    };
    const self: House = {
      data,
      get personal() {
        return personal;
      },
      rest: () => rest(),
    };

    /** Begins, with the databases as they are open now, whatever goes on by itself. */
    function work(): void {
      const opening = connection.opening();
      const onLost = (fault: unknown) => {
        if (data.connection && isLost(fault)) void connection.mend(opening);
      };
      const started = replicate({ device: openDeviceBase, personal, session, backend, onLost });
      const following = started.syncing.subscribe((isOn) => syncing.next(isOn));
      const stopCaring = storage === 'kept' ? careForHome(data, onLost) : () => {};
      running = started;
      rest = () => {
        started.stop();
        following.unsubscribe();
        syncing.next(false);
        stopCaring();
        running = null;
      };
    }

    if (session && storage === 'kept') {
      const kept = { ...session, serverUrl: backend.serverUrl, appId: backend.appId };
      await keepBackgroundSession(openDeviceBase, kept).catch((fault: unknown) => logFault('the worker was not told who is here', fault));
    }
    house = self;
    work();
    return data;
  }

  /** A database that does not open is no reason not to read: this window then keeps everything in memory, and says so. */
  async function openOrRemember<T>(attempt: (kind: StorageKind) => Promise<T>): Promise<T> {
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

/** Whatever goes wrong keeps nobody out: a guest's letters then stay where they are. */
async function carryLetters(step: 'packLetters' | 'unpackLetters', personal: PersonalDatabase): Promise<void> {
  try {
    await (await import('./main-letters.ts'))[step](personal);
  } catch (fault) {
    logFault('letters could not be taken along', fault);
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
