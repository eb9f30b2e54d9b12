// Lifecycle of the service worker: registration, state, periodic update checks, repair of the app
// shell, and the switch of all tabs to a new version.
import { isBuild, workerAddress } from '../../../sw/messages.ts';
import { flushDrafts } from '../storage/drafts.ts';
import { linkStaticManifest } from '../manifest-link.ts';
import { waitUntilIdle } from '../idle.ts';
import { waitUntilVisible } from '../reload.ts';
import type { WorkerEvents } from './worker-events.ts';
import { getWorkerUrl, registerWorker } from './worker-registration.ts';
import { requestFromWorker, activateWorker, postToWorker } from './worker-messages.ts';

export interface WorkerLifecycleParts {
  appId: string;
  container: ServiceWorkerContainer;
  /** Worker that controlled this page when it was loaded; null on a first visit. */
  firstController: ServiceWorker | null;
  workerEvents: WorkerEvents;
  /** The address of the script with which this page began: it names its build. */
  build?: string;
  reload?(): void;
}

/** Milliseconds. */
const updateCheckInterval = 30 * 60_000;
const minUpdateCheckInterval = 60_000;
/**
 * Timeout for a worker to report its build, in milliseconds. A worker from before this message
 * existed does not respond.
 */
const replyTimeout = 3_000;

/** Resolves when it is registered; throws where it cannot be. */
export async function startWorkerLifecycle({
  appId,
  container,
  firstController,
  workerEvents,
  build = getOwnBuild(),
  reload = () => location.reload(),
}: WorkerLifecycleParts): Promise<void> {
  let isRequested = false;
  let isLeaving = false;
  let controller = firstController;
  container.addEventListener('controllerchange', () => void follow());
  // The controller may have changed while this chunk was loading.
  if (container.controller !== controller) void follow();

  const registered = await registerWorker({
    appId,
    container,
    fetch: (address, init) => fetch(address, init),
  });
  if (registered.kind === 'off') return workerEvents.setState('off');
  const { registration } = registered;
  watchWorkerState(registration, workerEvents);
  // A server without the worker function has no manifest function either.
  if (getWorkerUrl(registration) === workerAddress) linkStaticManifest();
  watch(registration);
  checkPeriodically(registration);
  void repairShell(registration);

  /**
   * Handles a new controller. A page is reloaded only if its build differs from the worker's build,
   * and never on a first visit.
   */
  async function follow(): Promise<void> {
    const before = controller;
    controller = container.controller;
    if (!controller) return;
    if ((await requestBuild(controller)) === build) return workerEvents.setUpdate(null);
    if (before === null) return workerEvents.setUpdate(reloadPage);
    // Waits until the page is visible, so that a background page that reads aloud is not
    // interrupted.
    await waitUntilVisible();
    if (isRequested || flushDrafts()) reloadPage();
    else workerEvents.setUpdate(reloadPage);
  }

  /** Reloads the page. If unsaved input would be lost, the browser asks the user first. */
  function reloadPage(): void {
    if (isLeaving) return;
    if (!flushDrafts())
      window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
    else isLeaving = true;
    reload();
  }

  function watch(found: ServiceWorkerRegistration): void {
    const watched = new WeakSet<ServiceWorker>();
    // A worker can be found twice: here, and by the `updatefound` event that follows a
    // registration.
    const untilInstalled = (worker: ServiceWorker | null): void => {
      if (!worker || watched.has(worker)) return;
      watched.add(worker);
      worker.addEventListener('statechange', () => {
        if (worker.state === 'installed') void handleInstalled(found, worker);
      });
    };
    if (found.waiting) void handleInstalled(found, found.waiting);
    untilInstalled(found.installing);
    found.addEventListener('updatefound', () => untilInstalled(found.installing));
  }

  /**
   * Handles a waiting version. A version with the same build (moved to another address, or with a
   * new icon) is activated without asking.
   */
  async function handleInstalled(
    found: ServiceWorkerRegistration,
    worker: ServiceWorker,
  ): Promise<void> {
    if (!found.active) return;
    // The active worker gets no message until the new worker is known to wait. A message would keep
    // it awake, and a browser does not replace an awake worker. That would block a kill-switch
    // worker.
    const next = await requestBuild(worker);
    const now = next === null ? null : await requestBuild(found.active);
    // The worker may already be active: another tab activated it, or it is a kill-switch worker.
    if (worker.state !== 'installed') return;
    if (next !== null && now === next) {
      // Chromium keeps the old worker if a request starts it again while it is being replaced.
      await waitUntilIdle();
      if (worker.state === 'installed') activateWorker(worker);
      return;
    }
    workerEvents.setUpdate(() => {
      isRequested = true;
      // Another tab may already have activated the worker.
      if (worker.state === 'installed') activateWorker(worker);
      else reloadPage();
    });
  }
}

/** Returns null if the worker does not report its build. */
async function requestBuild(worker: ServiceWorker): Promise<string | null> {
  return (
    (await requestFromWorker(worker, { type: 'which-build' }, isBuild, replyTimeout))?.build ?? null
  );
}

/**
 * Updates the state from all workers of the registration: a registered worker may fail to install
 * or may be replaced.
 */
function watchWorkerState(
  registration: ServiceWorkerRegistration,
  workerEvents: WorkerEvents,
): void {
  const followed = new WeakSet<ServiceWorker>();
  const checkWorkers = (): void => {
    const alive = [registration.active, registration.waiting, registration.installing].filter(
      (worker) => worker !== null && worker.state !== 'redundant',
    );
    for (const worker of alive) follow(worker);
    if (alive.length === 0) workerEvents.setState('error');
    else workerEvents.setState(alive.includes(registration.active) ? 'active' : 'checking');
  };
  const follow = (worker: ServiceWorker | null): void => {
    if (!worker || followed.has(worker)) return;
    followed.add(worker);
    worker.addEventListener('statechange', checkWorkers);
  };
  registration.addEventListener('updatefound', checkWorkers);
  checkWorkers();
}

/**
 * Checks for updates every half hour and when the user returns to the page, at most once a minute.
 */
function checkPeriodically(registration: ServiceWorkerRegistration): void {
  let lastCheckAt = Date.now();
  const checkForUpdate = () => {
    if (Date.now() - lastCheckAt < minUpdateCheckInterval) return;
    lastCheckAt = Date.now();
    registration.update().catch(() => undefined); // no network: there is a next time
  };
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') checkForUpdate();
  };
  setInterval(checkForUpdate, updateCheckInterval);
  window.addEventListener('focus', checkIfVisible);
  document.addEventListener('visibilitychange', checkIfVisible);
  // A chunk of this page is missing, so there may be a new version. The caller of the import
  // handles the error.
  window.addEventListener('vite:preloadError', checkForUpdate);
}

/** A browser that is short of storage may have deleted files of the app shell. */
async function repairShell({ active }: ServiceWorkerRegistration): Promise<void> {
  if (active && navigator.onLine) postToWorker(active, { type: 'mend' });
}

function getOwnBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}
