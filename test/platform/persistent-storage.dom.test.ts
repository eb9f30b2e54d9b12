// Tests of persistent storage requests and estimates, of the limited page reload, and of
// legacyStorage, which accesses localStorage for the legacy import. The browsers answer, refuse, or
// lack the storage API.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legacyStorage } from '../../src/features/legacy-import/legacy-storage.ts';
import { reloadOnce, waitUntilVisible } from '../../src/platform/reload.ts';
import {
  requestPersistence,
  requestPersistenceOnce,
  estimateStorage,
  readPersistence,
} from '../../src/platform/storage/persistent-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'storage');
  Reflect.deleteProperty(document, 'visibilityState');
});

function fail(): never {
  throw new DOMException('full, or refused', 'QuotaExceededError');
}

function stubStorage(storage: object | undefined): void {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
}

describe('[R42] persistent storage', () => {
  test.each([
    [{ persisted: async () => true, persist: async () => true }, 'kept'],
    [{ persisted: async () => false, persist: async () => false }, 'may be cleared'],
    [{}, 'unknown'],
    [undefined, 'unknown'],
    [
      {
        persisted: () => Promise.reject(new TypeError('no')),
        persist: () => Promise.reject(new TypeError('no')),
      },
      'unknown',
    ],
  ])('%#: %o', async (storage, expected) => {
    stubStorage(storage);
    expect([await readPersistence(), await requestPersistence()]).toEqual([expected, expected]);
    expect(localStorage.getItem('selah_persistence')).toBe(expected);
  });

  test('persistent storage is requested automatically once, and always on request', async () => {
    const persist = vi.fn(async () => false);
    stubStorage({ persist });
    await Promise.all([requestPersistenceOnce(), requestPersistenceOnce()]);
    await requestPersistenceOnce();
    expect(persist).toHaveBeenCalledTimes(1);
    await requestPersistence();
    expect(persist).toHaveBeenCalledTimes(2);
  });

  test.each([
    [{ estimate: async () => ({ usage: 5, quota: 100 }) }, { used: 5, quota: 100 }],
    [{ estimate: async () => ({ usage: 0, quota: 100 }) }, { used: 0, quota: 100 }],
    [{ estimate: async () => ({}) }, null],
    [{ estimate: () => Promise.reject(new TypeError('no')) }, null],
    [undefined, null],
  ])('estimateStorage returns the expected estimate for case %#', async (storage, expected) => {
    stubStorage(storage);
    expect(await estimateStorage()).toEqual(expected);
  });
});

describe('[R42] loading the page again', () => {
  test('reloadOnce reloads once per period, and not without storage for a mark', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000_000);
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    now.mockReturnValue(1_000_000_000 + 6 * 60_000);
    expect(reloadOnce()).toBe(true);
    now.mockReturnValue(1_000_000_000 + 60 * 60_000);
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: fail });
    expect(reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('the reload of a hidden page waits until the page is visible', async () => {
    await waitUntilVisible();
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    const onVisible = vi.fn();
    const visible = waitUntilVisible().then(onVisible);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(onVisible).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
    await visible;
    expect(onVisible).toHaveBeenCalled();
  });
});

test('[R44] legacyStorage lists full names, and reports a value that was not stored', () => {
  localStorage.setItem('selahGraceNotes', '[]');
  expect(legacyStorage.names()).toEqual(['selahGraceNotes']);
  expect(legacyStorage.write('selah_former', 'x')).toBe(true);
  expect(legacyStorage.read('selah_former')).toBe('x');
  legacyStorage.remove('selah_former');
  expect(legacyStorage.read('selah_former')).toBeNull();
  vi.stubGlobal('localStorage', { setItem: fail });
  expect(legacyStorage.write('selah_former', 'x')).toBe(false);
});
