// The front door: opens the databases, starts replication, draws the page, registers the worker. The only file that knows every room.
import i18next from 'i18next';
import { type ComponentProps, type ComponentType, lazy, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BehaviorSubject, fromEventPattern, type Observable, shareReplay, startWith } from 'rxjs';
import type { Data } from './data/data.ts';
import { guest } from './data/guest.ts';
import { DataProvider } from './data/hooks.tsx';
import { untilIdle } from './data/idle.ts';
import { startLanguage } from './i18n/language.ts';
import { createAccess } from './main-access.ts';
import { arrival, proveToken } from './main-arrival.ts';
import { backend, requests, requiresAuth, startUp } from './main-backend.ts';
import { replicateWith } from './main-engine.ts';
import type { HeldRequests } from './main-requests.ts';
import { storedSession } from './main-session.ts';
import { routes } from './pages/routes.tsx';
import { ArrivingShell } from './pages/shell/arriving-shell.tsx';
import { afterAwake } from './platform/awake.ts';
import { listenForInstall } from './platform/install.ts';
import { letGoWhenLeft } from './platform/left-page.ts';
import { logFault } from './platform/log.ts';
import { isOnline, onOnlineChange } from './platform/online.ts';
import { reloadOnce } from './platform/reload.ts';
import { onGoTo, registerServiceWorker } from './platform/service-worker.ts';
import { cssVariables, theme } from './theme.ts';
import type { ArrivalDialog } from './ui/login/arrival-dialog.tsx';
import { Look } from './ui/look.tsx';

const online = fromEventPattern<boolean>(
  (handler) => onOnlineChange(handler),
  (_handler, stop: () => void) => stop(),
).pipe(startWith(isOnline()), shareReplay({ bufferSize: 1, refCount: true }));

/** Few people meet it. A question that cannot be fetched is not asked, and nothing of the link is kept. */
const Question = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof ArrivalDialog>> }> => {
  try {
    return { default: (await import('./ui/login/arrival-dialog.tsx')).ArrivalDialog };
  } catch (fault) {
    logFault('a question could not be fetched', fault);
    return { default: () => null };
  }
});

/** Seconds of the opening; a slow phone needs two or three. After the first the person is told, after the second the page is loaded again. */
const patience = { words: 10, reload: 20 };

/** Whether the opening takes longer than it should. */
const slow = new BehaviorSubject(false);

async function start(): Promise<void> {
  // First of all: the databases' code and the page's own chunk are on their way while the frame is drawn.
  const houses = Promise.all([import('./main-accounts.ts'), import('./data/database.ts')]);
  const router = createBrowserRouter(routes);
  const go = (path: string) => void router.navigate(path);
  listenForInstall();
  letGoWhenLeft();
  onGoTo(go);
  const current = new BehaviorSubject<Data | null>(null);
  if (requests) void meetFrame(requests, router, current).catch((fault: unknown) => logFault('the frame could not be looked at', fault));
  await startLanguage();
  draw(router, current);
  const [{ createAccounts }, { findStorage }] = await houses;
  // Storages that never answer are known (WebKit's first opening, a page that stands still in its way): a second loading helps as a rule.
  // Not where a login has just come with the address: it lies in this page alone.
  const watches = [afterAwake(patience.words, () => slow.next(true)), afterAwake(patience.reload, () => startUp.accessToken === null && reloadOnce('opening'))];
  const access = createAccess({ backend, requiresAuth, online, load: () => import('./data/access-question.ts') });
  const { start: open } = createAccounts({
    backend,
    online,
    access,
    storage: await findStorage(),
    current,
    tabs: new BroadcastChannel('selah-session'),
    replicate: replicateWith(() => import('./main-sync.ts')),
    reload: () => location.reload(),
    reloadOnce,
  });
  const opened = await open().finally(() => {
    for (const stop of watches) stop();
    slow.next(false);
  });
  if (!opened) return;
  void proveToken(opened, startUp, () => current.value?.account !== null).catch((fault: unknown) => logFault('a token could not be proven', fault));

  // The page does not wait for it, either.
  current.subscribe((data) => data && void access.ask());
  if (import.meta.env.PROD) void registerServiceWorker({ appId: backend.appId });
  // Once the page has nothing better to do.
  void untilIdle()
    .then(() => import('./main-keepers.ts'))
    .then(({ keepOn }) => keepOn(current, { go, manifest: backend }))
    .catch((fault: unknown) => logFault('what goes on beside the pages could not begin', fault));
}

/** Only what is shown inside another page comes here. */
async function meetFrame(requests: HeldRequests, router: ReturnType<typeof createBrowserRouter>, current: Observable<Data | null>): Promise<void> {
  const { meetEditor } = await import('./main-framed.ts');
  meetEditor({ backend, requests, current, onRoute: (changed) => router.subscribe(changed), reload: () => location.reload() });
}

function draw(router: ReturnType<typeof createBrowserRouter>, current: BehaviorSubject<Data | null>): void {
  const latest = () => current.value;
  const listen = listenTo(current);
  const listenToArrival = listenTo(arrival);
  const listenToSlow = listenTo(slow);

  function Selah() {
    const data = useSyncExternalStore(listen, latest);
    const asked = useSyncExternalStore(listenToArrival, () => arrival.value);
    const isSlow = useSyncExternalStore(listenToSlow, () => slow.value);
    return (
      <Look theme={theme} cssVariables={cssVariables}>
        {data ? (
          <DataProvider data={data} key={data.account?.id ?? guest}>
            <RouterProvider router={router} />
          </DataProvider>
        ) : (
          <ArrivingShell isGuest={storedSession() === null} pathname={location.pathname} isSlow={isSlow} />
        )}
        {data && asked && (
          <Suspense>
            <Question email={asked.email} onAnswer={asked.answer} />
          </Suspense>
        )}
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
