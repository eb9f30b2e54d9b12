// Where the browser keeps the token: under the product's own key, and under the plain one that
// other clients of the same backend read.

/** The part of the browser's storage that is used; it may throw. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  remove(): void;
}

/** The product's keys begin so. */
export const keyPrefix = 'selah_';

const productKey = `${keyPrefix}access_token`;
const commonKey = 'token';

/**
 * Never throws: where storage is refused (private windows), the token lives as long as the page.
 * Without a storage as well.
 */
export function createTokenStorage(storage: KeyedStorage | null): TokenStorage {
  let unkept: string | null = null;
  return {
    read: () => unkept ?? tryOrUndefined(() => storage?.getItem(productKey) ?? null) ?? null,
    write(token) {
      unkept = token;
      const kept = tryOrUndefined(() => {
        storage?.setItem(productKey, token);
        storage?.setItem(commonKey, token);
        return storage !== null;
      });
      if (kept) unkept = null;
    },
    remove() {
      unkept = null;
      tryOrUndefined(() => storage?.removeItem(productKey));
      tryOrUndefined(() => storage?.removeItem(commonKey));
    },
  };
}

/** The browser's own storage, or null where there is none or it is refused. */
export function getLocalStorage(): KeyedStorage | null {
  return tryOrUndefined(() => (typeof localStorage === 'undefined' ? null : localStorage)) ?? null;
}

/** Nothing when the browser refuses. */
export function tryOrUndefined<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
