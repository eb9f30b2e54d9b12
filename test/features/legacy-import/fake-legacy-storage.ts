// Fake browser storage with the data of the legacy app, and builders of the legacy app's grace
// notes, for tests of the legacy import.
import type { LegacyStorage } from '../../../src/features/legacy-import/legacy-storage-keys.ts';

export interface TestLegacyStorage extends LegacyStorage {
  items: Map<string, string>;
  /** False when the browser has no space for another value. */
  hasSpace: boolean;
}

/** @param values by key; a value that is not a string is stored as JSON */
export function createTestLegacyStorage(
  values: Readonly<Record<string, unknown>>,
): TestLegacyStorage {
  const storedItems = new Map(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const box: TestLegacyStorage = {
    items: storedItems,
    hasSpace: true,
    names: () => [...storedItems.keys()],
    read: (name) => storedItems.get(name) ?? null,
    write(name, text) {
      if (box.hasSpace) storedItems.set(name, text);
      return box.hasSpace;
    },
    remove: (name) => void storedItems.delete(name),
  };
  return box;
}

/** Builds a note as the store of the legacy app had it, written by a user offline. */
export function buildOfflineNote(changes: object = {}) {
  return {
    id: 'offline_1763625600000',
    synced: false,
    created_date: '2025-11-20T08:00:00.000Z',
    ...buildLegacyNote(changes),
  };
}

export function buildLegacyNote(changes: object = {}) {
  return {
    user_email: 'alice@example.org',
    date: '2025-11-20',
    mood: 'weary',
    language: 'en',
    message: 'Rest awhile.',
    reflection: 'Sit down.',
    verses: [{ reference: 'Mark 6:31', text: 'Come', translation: 'WEB' }],
    ...changes,
  };
}
