// All that this browser keeps as texts, by whole names: the earlier app's words are looked for
// there.

interface LegacyStorage {
  names(): string[];
  read(name: string): string | null;
  /** False when the browser would not keep it. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
}

/** Never throws: where storage is refused there is nothing. */
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
