// Keeping the service worker of the page: where it comes from, when it is looked for anew, how all
// tabs change over to a new version together.
import { isBuild, workerAddress } from '../../../sw/messages.ts';
import { flushDrafts } from '../storage/drafts.ts';
import { linkStaticManifest } from '../manifest-link.ts';
import { waitUntilVisible } from '../reload.ts';
import type { WorkerEvents } from './worker-events.ts';
import { getWorkerUrl, registerWorker } from './worker-registration.ts';
import { askWorker, activateWorker, postToWorker } from './worker-messages.ts';

export interface WorkerLifecycleParts {
  appId: string;
  container: ServiceWorkerContainer;
  /** Who answered this page when it was loaded; null on a first visit. */
  firstController: ServiceWorker | null;
  workerEvents: WorkerEvents;
  /** The address of the script with which this page began: it names its build. */
  build?: string;
  reload?(): void;
}

/** Milliseconds. */
const betweenLooks = 30 * 60_000;
const minUpdateCheckInterval = 60_000;
/** For a worker to say of which build it is: one from before it could be asked says nothing. */
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
  let isAsked = false;
  let isLeaving = false;
  let controller = firstController;
  container.addEventListener('controllerchange', () => void follow());
  // It may have changed while this part was fetched.
  if (container.controller !== controller) void follow();

  const registered = await registerWorker({
    appId,
    container,
    fetch: (address, init) => fetch(address, init),
  });
  if (registered.kind === 'off') return workerEvents.setState('off');
  const { registration } = registered;
  followState(registration, workerEvents);
  // A server that has no function for the worker has none for the manifest.
  if (getWorkerUrl(registration) === workerAddress) linkStaticManifest();
  watch(registration);
  checkPeriodically(registration);
  void repairShell(registration);

  /**
   * Another worker answers now. Only a page of another build needs to be loaded again, and never
   * one that is here for the first time.
   */
  async function follow(): Promise<void> {
    const before = controller;
    controller = container.controller;
    if (!controller) return;
    if ((await askBuild(controller)) === build) return workerEvents.setUpdate(null);
    if (before === null) return workerEvents.setUpdate(leave);
    // Who sleeps by its voice, or has it in the back, is not disturbed.
    await waitUntilVisible();
    if (isAsked || flushDrafts()) leave();
    else workerEvents.setUpdate(leave);
  }

  /** Where something begun would be lost the browser itself asks first. */
  function leave(): void {
    if (isLeaving) return;
    if (!flushDrafts())
      window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
    else isLeaving = true;
    reload();
  }

  function watch(found: ServiceWorkerRegistration): void {
    if (found.waiting) void consider(found, found.waiting);
    if (found.installing) untilInstalled(found, found.installing);
    found.addEventListener(
      'updatefound',
      () => found.installing && untilInstalled(found, found.installing),
    );
  }

  function untilInstalled(found: ServiceWorkerRegistration, worker: ServiceWorker): void {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') void consider(found, worker);
    });
  }

  /**
   * A new version waits. One with the very same pages (moved to another address, a new icon) takes
   * over without a word.
   */
  async function consider(found: ServiceWorkerRegistration, worker: ServiceWorker): Promise<void> {
    if (!found.active) return;
    // The one that rules is left in peace until it is known that this one waits: a word would wake
    // it just when one that lets go of the app takes its place, and a browser does not replace a
    // worker that is awake.
    const next = await askBuild(worker);
    const now = next === null ? null : await askBuild(found.active);
    // Meanwhile it may have taken over: another tab said so, or it is one that lets go of the app.
    if (worker.state !== 'installed') return;
    if (next !== null && now === next) return activateWorker(worker);
    workerEvents.setUpdate(() => {
      isAsked = true;
      // Another tab may have said so already.
      if (worker.state === 'installed') activateWorker(worker);
      else leave();
    });
  }
}

/** Null for one that does not say. */
async function askBuild(worker: ServiceWorker): Promise<string | null> {
  return (await askWorker(worker, { type: 'which-build' }, isBuild, replyTimeout))?.build ?? null;
}

/** That it is registered says little: its files may not come, or another may take its place. */
function followState(registration: ServiceWorkerRegistration, workerEvents: WorkerEvents): void {
  const followed = new WeakSet<ServiceWorker>();
  const look = (): void => {
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
    worker.addEventListener('statechange', look);
  };
  registration.addEventListener('updatefound', look);
  look();
}

/** Every half hour, and when somebody comes back to the page: not more than once a minute. */
function checkPeriodically(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    if (Date.now() - lookedAt < minUpdateCheckInterval) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined); // no network: there is a next time
  };
  const lookWhenSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  setInterval(look, betweenLooks);
  window.addEventListener('focus', lookWhenSeen);
  document.addEventListener('visibilitychange', lookWhenSeen);
  // A part of this page is not to be had: perhaps there is a new version. Whoever wanted the part
  // says what is wrong.
  window.addEventListener('vite:preloadError', look);
}

/** A browser short of room may have taken parts of the shell. */
async function repairShell({ active }: ServiceWorkerRegistration): Promise<void> {
  if (active && navigator.onLine) postToWorker(active, { type: 'mend' });
}

function getOwnBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}
