// Small texts kept by the browser under names that begin with `selah_`.

const prefix = 'selah_';

/** Private windows may refuse storage: such texts live as long as the page. */
const memoryStore = new Map<string, string>();

/** The kept text, or null. Never throws. */
export function readStored(name: string): string | null {
  const inMemory = memoryStore.get(name);
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null; // storage is refused: nothing was kept
  }
}

/** Keeps a text. Never throws. Answers false when it will not outlive this page. */
export function writeStored(name: string, text: string): boolean {
  try {
    localStorage.setItem(prefix + name, text);
    memoryStore.delete(name);
    return true;
  } catch {
    memoryStore.set(name, text);
    return false;
  }
}

/** Forgets a text. Never throws. */
export function removeStored(name: string): void {
  memoryStore.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // storage is refused: there is nothing to forget
  }
}

/** The names of all kept texts, without the prefix. */
export function listStoredNames(): string[] {
  const names = [...memoryStore.keys()];
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) names.push(key.slice(prefix.length));
  } catch {
    // storage is refused: there are only those in memory
  }
  return names;
}

/**
 * Calls back when another tab of this browser changed the text; returns the function that ends it.
 */
export function onStoredChange(name: string, listener: () => void): () => void {
  const tell = (event: StorageEvent) => {
    if (event.key === prefix + name) listener();
  };
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}
