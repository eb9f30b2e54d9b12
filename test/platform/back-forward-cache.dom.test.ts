// A page that is kept aside lets go of what it had begun with the databases, and begins anew when
// it is shown again; one that is gone needs neither.
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

function tell(name: 'pagehide' | 'pageshow', persisted: boolean): void {
  dispatchEvent(Object.assign(new Event(name), { persisted }));
}

/** Writes one word after the other without an end, as a page that is frozen in the middle of it. */
function beginWriting(): Promise<'complete' | 'abort'> {
  const transaction = database.transaction('words', 'readwrite');
  const words = transaction.objectStore('words');
  const goOn = (): void => {
    words.put('and', 'next').addEventListener('success', () => isWriting && goOn());
  };
  goOn();
  return new Promise((resolve) => {
    for (const end of ['complete', 'abort'] as const)
      transaction.addEventListener(end, () => resolve(end));
  });
}

let isWriting = true;

test('nothing was running: the page that is shown again goes on', () => {
  tell('pagehide', true);
  tell('pageshow', true);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is not kept aside is left to the browser', async () => {
  isWriting = true;
  const end = beginWriting();
  tell('pagehide', false);
  isWriting = false;
  expect(await end).toBe('complete');
  tell('pageshow', false);
  expect(reload).not.toHaveBeenCalled();
});

test('what runs is given up, nothing more is begun, and shown again the page begins anew', async () => {
  isWriting = true;
  const end = beginWriting();
  tell('pagehide', true);
  expect(await end).toBe('abort');
  isWriting = false;
  // On its way out it begins nothing more.
  expect(() => beginWriting()).toThrow();
  tell('pageshow', true);
  expect(await beginWriting()).toBe('complete');
  expect(reload).toHaveBeenCalledOnce();
});
