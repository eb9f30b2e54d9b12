// As much of a browser as the stock clients ask for: an address, a storage, and the places that one
// is sent to.
import { onTestFinished, vi } from 'vitest';

export interface FakePage {
  storage: Map<string, string>;
  /** Where the page was sent; `reload` for loading again. */
  sentTo: string[];
}

export const pageAddress = 'https://selah.example/Prayer?view=mine';

/** Must be called before a stock client is loaded: they look once. */
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
  // The stock clients tell the console of each failure and each connection.
  for (const word of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, word).mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { storage, sentTo };
}
