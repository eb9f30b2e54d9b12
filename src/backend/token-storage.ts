// Where the browser keeps the token: under the product's own key, and under the plain one that other clients of the same backend read.

/** The part of the browser's storage that is used; it may throw. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TokenStorage {
  read(): string | null;
  keep(token: string): void;
  forget(): void;
}

/** The product's keys begin so. */
export const keyPrefix = 'selah_';

const productKey = `${keyPrefix}access_token`;
const plainKey = 'token';

/** Never throws: where storage is refused (private windows), the token lives as long as the page. Without a storage as well. */
export function createTokenStorage(storage: KeyedStorage | null): TokenStorage {
  let unkept: string | null = null;
  return {
    read: () => unkept ?? attempt(() => storage?.getItem(productKey) ?? null) ?? null,
    keep(token) {
      unkept = token;
      const kept = attempt(() => {
        storage?.setItem(productKey, token);
        storage?.setItem(plainKey, token);
        return storage !== null;
      });
      if (kept) unkept = null;
    },
    forget() {
      unkept = null;
      attempt(() => storage?.removeItem(productKey));
      attempt(() => storage?.removeItem(plainKey));
    },
  };
}

/** The browser's own storage, or null where there is none or it is refused. */
export function browserStorage(): KeyedStorage | null {
  return attempt(() => (typeof localStorage === 'undefined' ? null : localStorage)) ?? null;
}

/** Nothing when the browser refuses. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
