// Tests of the repair of a missing chunk: error detection, refetching, activation of a new version,
// a single reload, and protection of unsaved text.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeDraft, saveDraft } from '../../src/platform/storage/drafts.ts';
import {
  isChunkMissing,
  repairOnce,
} from '../../src/platform/service-worker/repair-missing-chunk.ts';

const address = 'https://selah.example/assets/wisdom-1.js';
const chunkError = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
const reload = vi.fn();
let cleared: string[];

beforeEach(() => {
  cleared = [];
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  // The page itself deletes nothing from the caches.
  const recordClear = (what: string) => async () => cleared.push(what);
  vi.stubGlobal('caches', {
    keys: recordClear('keys'),
    delete: recordClear('delete'),
    open: recordClear('open'),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  removeDraft('repair');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'onLine');
  reload.mockReset();
});

/** A browser with a worker, in which a new version waits. */
function stubWaitingWorker(atRenewal: () => void = () => undefined): unknown[] {
  const messages: unknown[] = [];
  const container = new EventTarget();
  const active = {
    postMessage(message: unknown, [port]: MessagePort[] = []) {
      messages.push(message);
      atRenewal();
      port?.postMessage({ type: 'renewed' });
    },
  };
  const waiting = {
    postMessage(message: unknown) {
      messages.push(message);
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
  const registration = {
    update: async () => messages.push('update'),
    active,
    installing: null,
    waiting,
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(container, { getRegistration: async () => registration }),
  });
  return messages;
}

/** Marks an error as the build marks the error of a failed `import()`. */
function markAsPart<Fault extends Error>(fault: Fault): Fault {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: fault }));
  return fault;
}

/** Simulates a disk that refuses the text being written. */
function storeUnsavedText(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft('repair', 'words');
}

test.each([
  chunkError,
  new TypeError('error loading dynamically imported module: https://selah.example/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
  markAsPart(new SyntaxError('Unexpected end of input')),
])('isChunkMissing recognises the message of each browser: %s', (fault) => {
  expect(isChunkMissing(fault)).toBe(true);
});

test('a reload does not repair invalid JSON or a chunk that throws when it runs', async () => {
  const faults = [
    new TypeError('x is undefined'),
    new SyntaxError('Unexpected token < in JSON'),
    markAsPart(new TypeError('x is undefined')),
    'text',
    undefined,
  ];
  for (const fault of faults)
    expect([isChunkMissing(fault), await repairOnce(fault)]).toEqual([false, false]);
  expect(reload).not.toHaveBeenCalled();
});

test('one repair refetches the chunk, activates the new version and reloads the page', async () => {
  const messages = stubWaitingWorker();
  expect(await repairOnce(chunkError)).toBe(true);
  expect(messages).toEqual([{ type: 'renew', address }, 'update', { type: 'skip-waiting' }]);
  expect(await repairOnce(chunkError)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(cleared).toEqual([]);
});

test('for an unreadable chunk all chunks are refetched, and none is deleted before', async () => {
  const messages = stubWaitingWorker();
  expect(await repairOnce(markAsPart(new SyntaxError('Unexpected end of input')))).toBe(true);
  expect(messages[0]).toEqual({ type: 'renew', address: null });
  expect(cleared).toEqual([]);
});

test('without a server connection a missing chunk causes no request and no reload', async () => {
  const messages = stubWaitingWorker();
  vi.mocked(fetch).mockRejectedValue(new TypeError('no network'));
  expect(await repairOnce(chunkError)).toBe(false);
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  expect(await repairOnce(chunkError)).toBe(false);
  expect([messages, cleared, reload.mock.calls.length]).toEqual([[], [], 0]);
});

test('text that only this page holds is not lost by the repair: the button stays', async () => {
  const messages = stubWaitingWorker();
  storeUnsavedText();
  expect(await repairOnce(chunkError)).toBe(false);
  expect([messages, reload.mock.calls.length]).toEqual([[], 0]);
});

test('text that was started while the chunk was fetched is not lost by the repair', async () => {
  stubWaitingWorker(storeUnsavedText);
  expect(await repairOnce(chunkError)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
