// Tests of the service worker lifecycle in a page: first visit, update with consent and reload,
// unsaved drafts, disabled or failed workers, and update checks.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeDraft, saveDraft } from '../../src/platform/storage/drafts.ts';
import type { WorkerEvents } from '../../src/platform/service-worker/worker-events.ts';
import { startWorkerLifecycle } from '../../src/platform/service-worker/worker-lifecycle.ts';

class TestWorker extends EventTarget {
  state = 'activated';
  messages: string[] = [];
  scriptURL = 'https://selah.example/api/apps/selah/functions/getServiceWorker';
  readonly build: string | null;
  constructor(build: string | null) {
    super();
    this.build = build;
  }
  postMessage({ type }: { type: string }, [port]: MessagePort[] = []): void {
    this.messages.push(type);
    if (type === 'which-build' && this.build !== null)
      port?.postMessage({ type: 'build', build: this.build });
  }
}

class Registration extends EventTarget {
  installing: TestWorker | null = null;
  waiting: TestWorker | null = null;
  active: TestWorker | null = null;
  update = vi.fn(async () => undefined);
}

class Container extends EventTarget {
  controller: TestWorker | null = null;
  readonly registration = new Registration();
  getRegistration = async () => this.registration;
  register = async () => this.registration;
  takeControl(worker: TestWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let container: Container;
let change: (() => void) | null;
const reload = vi.fn();
const workerEvents: WorkerEvents = { setState: vi.fn(), setUpdate: (next) => (change = next) };

beforeEach(() => {
  container = new Container();
  change = null;
  vi.mocked(workerEvents.setState).mockReset();
  show('visible');
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('self', { headers: { 'content-type': 'text/javascript' } }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockReset();
  removeDraft('care');
});

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function startLifecycle(controller: TestWorker | null): Promise<void> {
  container.controller = controller;
  container.registration.active = controller;
  await startWorkerLifecycle({
    appId: 'selah',
    container: container as unknown as ServiceWorkerContainer,
    firstController: controller as ServiceWorker | null,
    workerEvents,
    build: 'one',
    reload,
  });
}

function states(): unknown[] {
  return vi.mocked(workerEvents.setState).mock.calls.map(([state]) => state);
}

/** A new one was fetched and waits. */
function install(worker: TestWorker): void {
  worker.state = 'installing';
  container.registration.installing = worker;
  container.registration.dispatchEvent(new Event('updatefound'));
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
}

test('on a first visit the worker takes over its page, and nothing is loaded again', async () => {
  await startLifecycle(null);
  const worker = new TestWorker('one');
  container.takeControl(worker);
  await vi.waitFor(() => expect(worker.messages).toContain('which-build'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([reload.mock.calls.length, change]).toEqual([0, null]);
});

test('a first visit during the release of a new version: the user is asked', async () => {
  await startLifecycle(null);
  container.takeControl(new TestWorker('two'));
  await vi.waitFor(() => expect(change).not.toBeNull());
  expect(reload).not.toHaveBeenCalled();
  change?.();
  expect(reload).toHaveBeenCalledOnce();
});

test("a new version waits for the user's consent, and then the page reloads once", async () => {
  await startLifecycle(new TestWorker('one'));
  const next = new TestWorker('two');
  install(next);
  await vi.waitFor(() => expect(change).not.toBeNull());
  expect(next.messages).not.toContain('skip-waiting');
  change?.();
  expect(next.messages).toContain('skip-waiting');
  next.state = 'activated';
  container.takeControl(next);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  container.takeControl(next);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).toHaveBeenCalledOnce();
});

test('navigations activate a version that still waits, every two seconds', async () => {
  // Outside the document a frame loads nothing.
  const parent = document.createElement('div');
  vi.spyOn(document.body, 'append').mockImplementation((frame) => parent.append(frame));
  await startLifecycle(new TestWorker('one'));
  const next = new TestWorker('two');
  install(next);
  await vi.waitFor(() => expect(change).not.toBeNull());
  vi.useFakeTimers();
  const countFrames = () => parent.querySelectorAll('iframe[src="/icon-72.png"]').length;
  change?.();
  vi.advanceTimersByTime(1_999);
  expect(countFrames()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(countFrames()).toBe(1);
  parent.querySelector('iframe')?.dispatchEvent(new Event('load'));
  expect(countFrames()).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect(countFrames()).toBe(1);
  parent.querySelector('iframe')?.dispatchEvent(new Event('load'));

  next.state = 'activated';
  vi.advanceTimersByTime(4_000);
  expect([countFrames(), vi.getTimerCount()]).toEqual([0, 0]);
});

test('another worker for the same pages takes over without asking', async () => {
  await startLifecycle(new TestWorker('one'));
  const newWorker = new TestWorker('one');
  install(newWorker);
  await vi.waitFor(() => expect(newWorker.messages).toContain('skip-waiting'));
  container.takeControl(newWorker);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([change, reload.mock.calls.length]).toEqual([null, 0]);
});

test('a worker that is found twice is asked and activated once', async () => {
  const newWorker = new TestWorker('one');
  newWorker.state = 'installing';
  container.registration.installing = newWorker;
  const activeWorker = new TestWorker('one');
  await startLifecycle(activeWorker);
  install(newWorker);
  await vi.waitFor(() => expect(newWorker.messages).toContain('skip-waiting'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(newWorker.messages).toEqual(['which-build', 'skip-waiting']);
  expect(activeWorker.messages.filter((type) => type === 'which-build')).toHaveLength(1);
});

test('after an update in another tab, a hidden page reloads when it becomes visible', async () => {
  await startLifecycle(new TestWorker('one'));
  show('hidden');
  container.takeControl(new TestWorker('two'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).not.toHaveBeenCalled();
  show('visible');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a draft that storage rejects stops the reload; the browser asks before a loss', async () => {
  await startLifecycle(new TestWorker('one'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft('care', 'words');
  container.takeControl(new TestWorker('two'));
  await vi.waitFor(() => expect(change).not.toBeNull());
  expect(reload).not.toHaveBeenCalled();
  change?.();
  const unloadEvent = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unloadEvent);
  expect([reload.mock.calls.length, unloadEvent.defaultPrevented]).toEqual([1, true]);
});

test('a worker that cannot be asked is treated as another build', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await startLifecycle(new TestWorker('one'));
  install(new TestWorker(null));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(change).not.toBeNull();
});

test('a disabled worker reports no build, and the replaced worker is not asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const activeWorker = new TestWorker('one');
  await startLifecycle(activeWorker);
  const brokenWorker = new TestWorker(null);
  install(brokenWorker);
  expect(brokenWorker.messages).toEqual(['which-build']);
  brokenWorker.state = 'activated';
  await vi.advanceTimersByTimeAsync(6_000);
  expect([activeWorker.messages.includes('which-build'), change]).toEqual([false, null]);
});

test('on a first visit the state is active only when the worker becomes active', async () => {
  container.registration.installing = new TestWorker('one');
  container.registration.installing.state = 'installing';
  await startLifecycle(null);
  expect(states()).toEqual(['checking']);
  const [coming] = [container.registration.installing];
  Object.assign(container.registration, { installing: null, active: coming });
  coming.state = 'activated';
  coming.dispatchEvent(new Event('statechange'));
  expect(states()).toEqual(['checking', 'active']);
});

test('a failed load of worker files is an error unless another worker is active', async () => {
  const failed = new TestWorker('one');
  failed.state = 'installing';
  container.registration.installing = failed;
  await startLifecycle(null);
  failed.state = 'redundant';
  failed.dispatchEvent(new Event('statechange'));
  expect(states()).toEqual(['checking', 'error']);
  await startLifecycle(new TestWorker('one'));
  expect(states().at(-1)).toBe('active');
  const next = new TestWorker('two');
  install(next);
  next.state = 'redundant';
  next.dispatchEvent(new Event('statechange'));
  expect(states().at(-1)).toBe('active');
});

test.each([
  ['/sw.js', '/manifest.webmanifest'],
  ['/api/apps/selah/functions/getServiceWorker', '/api/apps/selah/functions/getManifest'],
])('the manifest is found beside the worker %s', async (address, manifest) => {
  document.head.innerHTML = '<link rel="manifest" href="/api/apps/selah/functions/getManifest">';
  const worker = new TestWorker('one');
  worker.scriptURL = `https://selah.example${address}`;
  await startLifecycle(worker);
  expect(document.querySelector('link')?.getAttribute('href')).toBe(manifest);
});

test('update checks run every half hour and on return, but at most once a minute', async () => {
  vi.useFakeTimers();
  await startLifecycle(new TestWorker('one'));
  const { update } = container.registration;
  window.dispatchEvent(new Event('focus'));
  expect(update).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(61_000);
  window.dispatchEvent(new Event('focus'));
  show('hidden');
  show('visible');
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  show('hidden');
  expect(update).toHaveBeenCalledTimes(1);
  show('visible');
  expect(update).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30 * 60_000);
  expect(update).toHaveBeenCalledTimes(3);
});
