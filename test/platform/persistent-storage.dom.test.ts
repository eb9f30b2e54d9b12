// What the browser says of its storage, as browsers say it: with an answer, with a no, not at all.
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

function aBrowser(storage: object | undefined): void {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
}

describe('[R42] the promise of the browser', () => {
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
  ])('%#: %o', async (storage, said) => {
    aBrowser(storage);
    expect([await readPersistence(), await requestPersistence()]).toEqual([said, said]);
    expect(localStorage.getItem('selah_persistence')).toBe(said);
  });

  test('is asked for by itself once, and by the person as often as they like', async () => {
    const persist = vi.fn(async () => false);
    aBrowser({ persist });
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
  ])('room %#', async (storage, room) => {
    aBrowser(storage);
    expect(await estimateStorage()).toEqual(room);
  });
});

describe('[R42] loading the page again', () => {
  test('happens once in a while, not in a loop, and not at all where nobody can remember it', () => {
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

  test('a hidden page waits until it is seen', async () => {
    await waitUntilVisible();
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    const seen = vi.fn();
    const waiting = waitUntilVisible().then(seen);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
    await waiting;
    expect(seen).toHaveBeenCalled();
  });
});

test('[R44] the box of the earlier app holds whole names, and says when the browser would not keep something', () => {
  localStorage.setItem('selahGraceNotes', '[]');
  expect(legacyStorage.names()).toEqual(['selahGraceNotes']);
  expect(legacyStorage.write('selah_former', 'x')).toBe(true);
  expect(legacyStorage.read('selah_former')).toBe('x');
  legacyStorage.remove('selah_former');
  expect(legacyStorage.read('selah_former')).toBeNull();
  vi.stubGlobal('localStorage', { setItem: fail });
  expect(legacyStorage.write('selah_former', 'x')).toBe(false);
});
