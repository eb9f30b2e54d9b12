// @vitest-environment happy-dom
// A part of the app that is gone: the page asks for the new version and loads itself again, once, and only where that can help.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPartMissing, repairOnce } from '../../src/platform/repair.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: https://selah.example/assets/wisdom-1.js');
const reload = vi.fn();
let forgotten: string[];

beforeEach(() => {
  forgotten = [];
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  vi.stubGlobal('caches', {
    keys: async () => ['workbox-precache', 'selah-static'],
    delete: async (name: string) => forgotten.push(name),
    open: async (name: string) => ({ delete: async (address: string) => forgotten.push(`${name} ${address}`) }),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'onLine');
  reload.mockReset();
});

/** A browser in which a new version waits. */
function withWaiting(): string[] {
  const heard: string[] = [];
  const container = new EventTarget();
  const waiting = {
    postMessage({ type }: { type: string }) {
      heard.push(type);
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: Object.assign(container, { getRegistration: async () => ({ update: async () => heard.push('update'), installing: null, waiting }) }) });
  return heard;
}

test.each([
  gone,
  new TypeError('error loading dynamically imported module: https://selah.example/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
  new SyntaxError('Unexpected end of input'),
])('each browser says it in its own words: %s', (fault) => {
  expect(isPartMissing(fault)).toBe(true);
});

test('another fault is not mended by loading again', async () => {
  for (const fault of [new TypeError('x is undefined'), 'text', undefined]) expect(await repairOnce(fault)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('once: what is kept of the part is forgotten, the new version takes over, the page is loaded; then it is left alone', async () => {
  const heard = withWaiting();
  expect(await repairOnce(gone)).toBe(true);
  expect(heard).toEqual(['update', 'skip-waiting']);
  expect(forgotten).toEqual(['workbox-precache https://selah.example/assets/wisdom-1.js', 'selah-static https://selah.example/assets/wisdom-1.js']);
  expect(await repairOnce(gone)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that cannot be read does not say which it is: the whole app is fetched anew', async () => {
  expect(await repairOnce(new SyntaxError('Unexpected end of input'))).toBe(true);
  expect(forgotten).toEqual(['workbox-precache', 'selah-static']);
});

test('without a way to the server nothing that is kept is let go, and nothing is loaded', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('no network'));
  expect(await repairOnce(gone)).toBe(false);
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  expect(await repairOnce(gone)).toBe(false);
  expect([forgotten, reload.mock.calls.length]).toEqual([[], 0]);
});
