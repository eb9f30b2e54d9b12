// Fake of the browser features that the stock clients use: an address, a storage, and navigation.
import { onTestFinished, vi } from 'vitest';

export interface FakePage {
  storage: Map<string, string>;
  /** The addresses to which the page navigated; `reload` stands for a reload. */
  sentTo: string[];
}

export const pageAddress = 'https://selah.example/Prayer?view=mine';

/**
 * Installs the fake; call this function before a stock client is loaded, because the clients check
 * for a browser only once.
 */
export function installFakePage(): FakePage {
  const storage = new Map<string, string>();
  const sentTo: string[] = [];
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const { origin, pathname, search, hash, host, hostname, protocol } = new URL(pageAddress);
  const location = {
    origin,
    pathname,
    search,
    hash,
    host,
    hostname,
    protocol,
    get href() {
      return pageAddress;
    },
    set href(address: string) {
      sentTo.push(address);
    },
    assign: (address: string) => void sentTo.push(address),
    reload: () => void sentTo.push('reload'),
  };
  const page = {
    location,
    localStorage,
    history: { replaceState: () => {} },
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  Object.assign(page, { self: page, top: page, parent: page });
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', {
    title: 'Selah',
    referrer: '',
    addEventListener: () => {},
    removeEventListener: () => {},
    visibilityState: 'visible',
  });
  // The stock clients log each failure and each connection to the console.
  for (const word of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, word).mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { storage, sentTo };
}
