// All that this browser keeps as texts, by whole names: the earlier app's words are looked for there.

interface Box {
  names(): string[];
  read(name: string): string | null;
  /** False when the browser would not keep it. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
}

/** Never throws: where storage is refused there is nothing. */
export const formerBox: Box = {
  names: () => attempt(() => Object.keys(localStorage)) ?? [],
  read: (name) => attempt(() => localStorage.getItem(name)) ?? null,
  write: (name, text) =>
    attempt(() => {
      localStorage.setItem(name, text);
      return true;
    }) ?? false,
  remove(name) {
    attempt(() => localStorage.removeItem(name));
  },
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // storage is refused, or full
  }
}
