// Entry point of the app: opens the databases, starts replication, renders the page and registers
// the worker. The only file that imports from all parts of the app.
import { sessionModules } from './app/session/load-session.ts';
import i18next from 'i18next';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  StrictMode,
  Suspense,
  useSyncExternalStore,
} from 'react';
import { createRoot } from 'react-dom/client';
import { useRoutes } from 'react-router-dom';
import {
  BehaviorSubject,
  fromEventPattern,
  merge,
  type Observable,
  shareReplay,
  startWith,
} from 'rxjs';
import type { DataContext } from './data/data-context.ts';
import { guestAccountId } from './data/guest-account.ts';
import { DataProvider } from './data/data-provider.tsx';
import { waitUntilIdle } from './platform/idle.ts';
import { initLanguage } from './locales/language.ts';
import { createAccessController } from './app/access/access-state.ts';
import { signInConfirmation, signInWithUnknownToken } from './app/session/sign-in-from-url.ts';
import { backend, requestBuffer, requiresAuth, startParameters } from './app/backend-client.ts';
import { createLazySync } from './app/sync/lazy-sync.ts';
import type { RequestBuffer } from './app/request-buffer.ts';
import { readLockText, readStoredSession } from './app/session/stored-session.ts';
import { createAppHistory, type AppHistory } from './app/navigation/app-history.ts';
import { AppRouter } from './app/navigation/app-router.tsx';
import { waitForPage } from './app/navigation/page-timeout.ts';
import { preloadPage, routes } from './app/routes.tsx';
import { LoadingShell } from './app/shell/loading-shell.tsx';
import { runAfterVisibleSeconds } from './platform/visible-timer.ts';
import { captureInstallPrompt } from './platform/install-prompt.ts';
import { abortTransactionsOnPageHide } from './platform/back-forward-cache.ts';
import { logFault } from './platform/log.ts';
import { isOnline, onOnlineChange } from './platform/online.ts';
import { reloadOnce } from './platform/reload.ts';
import { onNavigateTo, registerServiceWorker } from './platform/service-worker/service-worker.ts';
import type { SignInFromUrlDialog } from './app/session/sign-in-from-url-dialog.tsx';
import { ThemeProvider } from './ui/theme/theme-provider.tsx';
import { Toaster } from './ui/toast/toaster.tsx';

const online = fromEventPattern<boolean>(
  (handler) => onOnlineChange(handler),
  (_handler, stop: () => void) => stop(),
).pipe(startWith(isOnline()), shareReplay({ bufferSize: 1, refCount: true }));

/**
 * Loaded lazily, because few users see the dialog. If the dialog cannot be loaded, nothing is asked
 * and nothing from the link is stored.
 */
const LazySignInDialog = lazy(
  async (): Promise<{ default: ComponentType<ComponentProps<typeof SignInFromUrlDialog>> }> => {
    try {
      return {
        default: (await import('./app/session/sign-in-from-url-dialog.tsx')).SignInFromUrlDialog,
      };
    } catch (fault) {
      logFault('the sign-in dialog could not be loaded', fault);
      return { default: () => null };
    }
  },
);

/**
 * Seconds of visible start time; a slow phone needs two or three. After `words` a message is shown,
 * after `reload` the page is reloaded.
 */
const startTimeouts = { words: 10, reload: 20 };

/** Shown instead of the app while the device lock is closed. */
const lockScreen = new BehaviorSubject<ReactNode>(null);

/** Whether opening the databases takes unusually long. */
const isSlowStart = new BehaviorSubject(false);

/** Whether the first page can be rendered at once, or was waited for long enough. */
const isPageReady = new BehaviorSubject(false);

async function start(): Promise<void> {
  // Before the page and its texts are requested.
  const languageReady = initLanguage();
  const history = createAppHistory();
  const { navigate } = history;
  void waitForPage(preloadPage(history.current.location.pathname)).then(() =>
    isPageReady.next(true),
  );
  captureInstallPrompt();
  abortTransactionsOnPageHide();
  onNavigateTo(navigate);
  const current = new BehaviorSubject<DataContext | null>(null);
  if (requestBuffer)
    void connectFrame(requestBuffer, history, current).catch((fault: unknown) =>
      logFault('the editor frame could not be connected', fault),
    );
  await languageReady;
  render(history, current);
  const lock =
    readLockText() === null
      ? null
      : await (await import('./app/device-lock/gate.tsx')).passDeviceLock(lockScreen);
  const [{ createSessionManager }, { detectStorageKind }] = await sessionModules;
  // Some storages never respond (WebKit's first opening, a blocking page in the back/forward
  // cache); a reload usually helps. The page is not reloaded when the URL contained a login token,
  // because only this page has the token.
  const timers = [
    runAfterVisibleSeconds(startTimeouts.words, () => isSlowStart.next(true)),
    runAfterVisibleSeconds(
      startTimeouts.reload,
      () => startParameters.accessToken === null && reloadOnce('opening'),
    ),
  ];
  const access = createAccessController({
    backend,
    requiresAuth,
    online,
    load: () => import('./app/access/ask-access.ts'),
  });
  const { start: open } = createSessionManager({
    backend,
    online,
    access,
    storage: await detectStorageKind(),
    lock,
    lockText: readLockText(),
    current,
    tabs: new BroadcastChannel('selah-session'),
    draftTabs: new BroadcastChannel('selah-drafts'),
    startSync: createLazySync(() => import('./app/sync/page-sync.ts')),
    reload: () => location.reload(),
    reloadOnce,
  });
  const opened = await open().finally(() => {
    for (const stop of timers) stop();
    isSlowStart.next(false);
  });
  if (!opened) return;
  void signInWithUnknownToken(opened, startParameters, () => current.value?.account !== null).catch(
    (fault: unknown) => logFault('a token could not be verified', fault),
  );

  // The page is shown without waiting for the access check.
  current.subscribe((data) => data && void access.check());
  if (import.meta.env.PROD) void registerServiceWorker({ appId: backend.appId });
  // When the page is idle.
  void waitUntilIdle()
    .then(() => import('./app/background/background-tasks.ts'))
    .then(({ startBackgroundTasks }) =>
      startBackgroundTasks(current, { navigate, manifest: backend }),
    )
    .catch((fault: unknown) => logFault('the background tasks could not be started', fault));
}

/** Called only when the app is shown in a frame of another page. */
async function connectFrame(
  requestBuffer: RequestBuffer,
  history: AppHistory,
  current: Observable<DataContext | null>,
): Promise<void> {
  const { connectEditorFrame } = await import('./app/connect-to-editor.ts');
  connectEditorFrame({
    backend,
    requestBuffer,
    current,
    onRoute: (changed) => history.listen(changed),
    reload: () => location.reload(),
  });
}

function render(history: AppHistory, current: BehaviorSubject<DataContext | null>): void {
  const latest = () => (isPageReady.value ? current.value : null);
  const listen = createSubscribe(merge(current, isPageReady));
  const listenToQuestion = createSubscribe(signInConfirmation);
  const listenToSlow = createSubscribe(isSlowStart);
  const listenToLock = createSubscribe(lockScreen);

  function Selah() {
    const data = useSyncExternalStore(listen, latest);
    const question = useSyncExternalStore(listenToQuestion, () => signInConfirmation.value);
    const isSlow = useSyncExternalStore(listenToSlow, () => isSlowStart.value);
    const locked = useSyncExternalStore(listenToLock, () => lockScreen.value);
    return (
      <ThemeProvider>
        {data ? (
          <DataProvider data={data} key={data.account?.id ?? guestAccountId}>
            <AppRouter history={history}>
              {/* Around all pages, so that a toast stays when the shell replaces the log-in. */}
              <Toaster>
                <Pages />
              </Toaster>
            </AppRouter>
          </DataProvider>
        ) : (
          (locked ?? (
            <LoadingShell
              isGuest={readStoredSession() === null}
              pathname={location.pathname}
              isSlow={isSlow}
            />
          ))
        )}
        {data && question && (
          <Suspense>
            <LazySignInDialog email={question.email} onAnswer={question.answer} />
          </Suspense>
        )}
      </ThemeProvider>
    );
  }

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root).render(
    <StrictMode>
      <Selah />
    </StrictMode>,
  );
}

function Pages() {
  return useRoutes(routes);
}

function createSubscribe(subject: Observable<unknown>): (changed: () => void) => () => void {
  return (changed) => {
    const subscription = subject.subscribe(changed);
    return () => subscription.unsubscribe();
  };
}

start().catch((fault: unknown) => {
  logFault('the app could not start', fault);
  // Shows the text of the error page without React and without a database.
  const root = document.getElementById('root');
  if (root) root.textContent = `${i18next.t('errorPage.title')}. ${i18next.t('errorPage.body')}`;
});
