// The front door: opens the databases, starts replication, draws the page, registers the worker. The only file that knows every room.
import i18next from 'i18next';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BehaviorSubject, fromEventPattern, type Observable, of, shareReplay, startWith } from 'rxjs';
import type { User } from '../schemas/user.ts';
import type { Account, Data, SignedIn } from './data/data.ts';
import { findStorage, guest, openDevice, openPersonal, type PersonalDatabase, removePersonal, type StorageKind } from './data/database.ts';
import { DataProvider } from './data/hooks.tsx';
import { keepFirstProfile } from './data/profile.ts';
import { fateOfOpened } from './data/session.ts';
import { startLanguage } from './i18n/language.ts';
import { arrival, proveToken } from './main-arrival.ts';
import { backend, startUp } from './main-backend.ts';
import { forgetSession, keepSession, sessionText, storedSession } from './main-session.ts';
import { replicate, type RunningSync } from './main-sync.ts';
import { routes } from './pages/routes.tsx';
import { countDrafts, dropUnwritten, forgetDrafts, ownDrafts } from './platform/drafts.ts';
import { logFault } from './platform/log.ts';
import { isOnline, onOnlineChange } from './platform/online.ts';
import { registerServiceWorker } from './platform/service-worker.ts';
import { cssVariables, theme } from './theme.ts';
import { ArrivalDialog } from './ui/login/arrival-dialog.tsx';
import { Look } from './ui/look.tsx';

/** Tabs tell each other who came and who left. */
const tabs = new BroadcastChannel('selah-session');
type TabWord = 'entered' | 'left';

const online = fromEventPattern<boolean>(
  (handler) => onOnlineChange(handler),
  (_handler, stop: () => void) => stop(),
).pipe(startWith(isOnline()), shareReplay({ bufferSize: 1, refCount: true }));

async function start(): Promise<void> {
  // First of all: it begins to fetch the page's own chunk while the databases open.
  const router = createBrowserRouter(routes);
  const [found] = await Promise.all([findStorage(), startLanguage()]);
  let storage = found;
  const deviceOpening = openOrRemember((kind) => openDevice(kind));
  let replication = null as RunningSync | null;
  const current = new BehaviorSubject<Data | null>(null);
  // Another tab signed in or out, perhaps while this one was still opening: it lets go of the database at once and starts again as that person.
  tabs.addEventListener('message', ({ data: word }: MessageEvent<TabWord>) => {
    if (word === 'left') dropUnwritten();
    void letGo((personal) => personal.close()).finally(() => location.reload());
  });
  const session = storedSession();
  const sessionAtStart = session && sessionText();
  const opened = await open(session?.account ?? null, session?.token ?? null);
  const fate = fateOfOpened(sessionAtStart, sessionText());
  if (fate !== 'stays') {
    replication?.stop();
    if (fate === 'is removed' && session) await removePersonal(opened.personal, session.account.id);
    else await opened.personal.close();
    location.reload();
    return;
  }
  current.next(opened);
  void proveToken(opened, startUp, () => current.value?.account !== null).catch((fault: unknown) => logFault('a token could not be proven', fault));

  async function open(account: Account | null, token: string | null, user?: User): Promise<Data> {
    const [device, personal] = await Promise.all([deviceOpening, openOrRemember((kind) => openPersonal(account?.id ?? guest, kind))]);
    if (user) await keepFirstProfile(personal, user);
    ownDrafts(account?.id ?? null);
    const running = account && token ? replicate(personal, backend, token, account.id) : null;
    replication = running;
    return {
      device,
      personal,
      account,
      backend,
      storage,
      online,
      syncing: running?.syncing ?? of(false),
      unsaved: countDrafts,
      report: logFault,
      sync: () => running?.sync() ?? Promise.resolve(),
      enter,
      leave,
    };
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

  async function enter({ account, user, token }: SignedIn): Promise<void> {
    keepSession({ account, token });
    backend.auth.setToken(token);
    await letGo((personal) => personal.close());
    current.next(await open(account, token, user));
    tabs.postMessage('entered' satisfies TabWord);
  }

  async function leave(): Promise<void> {
    const id = current.value?.account?.id;
    forgetDrafts();
    // Without a way to the server, or on the platform, the token ends by itself.
    void backend.auth.revoke().catch((fault: unknown) => logFault('the server was not told of the log-out', fault));
    backend.auth.logout();
    forgetSession();
    tabs.postMessage('left' satisfies TabWord);
    try {
      await letGo((personal) => (id === undefined ? personal.close() : removePersonal(personal, id)));
    } finally {
      // Whatever the storage did: nobody is left before an empty page.
      current.next(await open(null, null));
    }
  }

  /** Two persons' databases are never open together: RxDB allows 13 collections in a page, and no screen can show the wrong one. */
  async function letGo(end: (personal: PersonalDatabase) => Promise<unknown>): Promise<void> {
    replication?.stop();
    const before = current.value;
    current.next(null);
    if (before) await end(before.personal);
  }

  const latest = () => current.value;
  const listen = listenTo(current);
  const listenToArrival = listenTo(arrival);

  function Selah() {
    const data = useSyncExternalStore(listen, latest);
    const asked = useSyncExternalStore(listenToArrival, () => arrival.value);
    return (
      <Look theme={theme} cssVariables={cssVariables}>
        {data && (
          <DataProvider data={data} key={data.account?.id ?? guest}>
            <RouterProvider router={router} />
          </DataProvider>
        )}
        {data && asked && <ArrivalDialog email={asked.email} onAnswer={asked.answer} />}
      </Look>
    );
  }

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  createRoot(root).render(
    <StrictMode>
      <Selah />
    </StrictMode>,
  );
  if (import.meta.env.PROD) void registerServiceWorker();
}

function listenTo(subject: Observable<unknown>): (changed: () => void) => () => void {
  return (changed) => {
    const subscription = subject.subscribe(changed);
    return () => subscription.unsubscribe();
  };
}

start().catch((fault: unknown) => {
  logFault('the app could not start', fault);
  // Without React and without a database: the words of the error page alone.
  const root = document.getElementById('root');
  if (root) root.textContent = `${i18next.t('broken.title')}. ${i18next.t('broken.body')}`;
});
