// Access to all texts in this browser's storage by their complete keys, for the search for data of
// the earlier app.

interface LegacyStorage {
  names(): string[];
  read(name: string): string | null;
  /** Returns false when the browser could not store the text. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
}

/** Never throws: if the browser denies storage, there are no texts. */
export const legacyStorage: LegacyStorage = {
  names: () => tryOrUndefined(() => Object.keys(localStorage)) ?? [],
  read: (name) => tryOrUndefined(() => localStorage.getItem(name)) ?? null,
  write: (name, text) =>
    tryOrUndefined(() => {
      localStorage.setItem(name, text);
      return true;
    }) ?? false,
  remove(name) {
    tryOrUndefined(() => localStorage.removeItem(name));
  },
};

function tryOrUndefined<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // storage is refused, or full
  }
}
