// Tests of the back-forward cache handling in WebKit: a cached page aborts its running IndexedDB
// transactions and then reloads when the page is shown again. The browser handles all other pages.
import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { abortTransactionsOnPageHide } from '../../src/platform/back-forward-cache.ts';

let database: IDBDatabase;
const reload = vi.fn<() => void>();

beforeAll(async () => {
  vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' });
  abortTransactionsOnPageHide();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  database = await new Promise((resolve) => {
    const opening = indexedDB.open('words', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('words'));
    opening.addEventListener('success', () => resolve(opening.result));
  });
});

beforeEach(() => reload.mockClear());

function dispatchPageEvent(name: 'pagehide' | 'pageshow', persisted: boolean): void {
  dispatchEvent(Object.assign(new Event(name), { persisted }));
}

/** Writes one entry after another without end, like a page that is frozen during a write. */
function beginWriting(): Promise<'complete' | 'abort'> {
  const transaction = database.transaction('words', 'readwrite');
  const objectStore = transaction.objectStore('words');
  const goOn = (): void => {
    objectStore.put('and', 'next').addEventListener('success', () => isWriting && goOn());
  };
  goOn();
  return new Promise((resolve) => {
    for (const end of ['complete', 'abort'] as const)
      transaction.addEventListener(end, () => resolve(end));
  });
}

let isWriting = true;

test('a page without running database work continues when it is shown again from the cache', () => {
  dispatchPageEvent('pagehide', true);
  dispatchPageEvent('pageshow', true);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is not put into the back-forward cache is left to the browser', async () => {
  isWriting = true;
  const end = beginWriting();
  dispatchPageEvent('pagehide', false);
  isWriting = false;
  expect(await end).toBe('complete');
  dispatchPageEvent('pageshow', false);
  expect(reload).not.toHaveBeenCalled();
});

test('a cached page aborts writes, starts no new ones, and reloads when shown again', async () => {
  isWriting = true;
  const end = beginWriting();
  dispatchPageEvent('pagehide', true);
  expect(await end).toBe('abort');
  isWriting = false;
  // A page that is being left starts no new transaction.
  expect(() => beginWriting()).toThrow();
  dispatchPageEvent('pageshow', true);
  expect(await beginWriting()).toBe('complete');
  expect(reload).toHaveBeenCalledOnce();
});
