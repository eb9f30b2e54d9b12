// Stores the token in the browser under two keys: the app's own key, and the common key that other
// clients of the same backend read.

/** The part of the browser's storage that is used; it may throw. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  remove(): void;
}

/** Prefix of the product's storage keys. */
export const keyPrefix = 'selah_';

const productKey = `${keyPrefix}access_token`;
const commonKey = 'token';

/**
 * Creates a token storage that never throws. Without a storage, or if access is denied (private
 * windows), the token lasts as long as the page.
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

/** Returns the browser's local storage, or null if there is none or access is denied. */
export function getLocalStorage(): KeyedStorage | null {
  return tryOrUndefined(() => (typeof localStorage === 'undefined' ? null : localStorage)) ?? null;
}

/** Returns undefined if the browser denies access. */
export function tryOrUndefined<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
