// Reads and writes small texts in localStorage, under names that begin with `selah_`.

const prefix = 'selah_';

/** Private windows may refuse storage: such texts live as long as the page. */
const memoryStore = new Map<string, string>();

/** Returns the stored text, or null. Never throws. */
export function readStored(name: string): string | null {
  const inMemory = memoryStore.get(name);
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null; // storage is refused: nothing was stored
  }
}

/** Stores a text. Never throws. Returns false if the text will not survive this page. */
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

/** Deletes a text. Never throws. */
export function removeStored(name: string): void {
  memoryStore.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Storage is refused: there is nothing to delete.
  }
}

/** Returns the names of all stored texts, without the prefix. */
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
  const handleStorageEvent = (event: StorageEvent) => {
    if (event.key === prefix + name) listener();
  };
  window.addEventListener('storage', handleStorageEvent);
  return () => window.removeEventListener('storage', handleStorageEvent);
}
