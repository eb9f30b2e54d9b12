// The browser's storage as the earlier app left it, for tests.
import type { LegacyStorage } from '../../../src/features/legacy-import/legacy-storage-keys.ts';

export interface TestLegacyStorage extends LegacyStorage {
  items: Map<string, string>;
  /** False: the browser has no room for another text. */
  hasSpace: boolean;
}

/** @param values by name; what is not a text is kept as JSON */
export function createTestLegacyStorage(
  values: Readonly<Record<string, unknown>>,
): TestLegacyStorage {
  const kept = new Map(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const box: TestLegacyStorage = {
    items: kept,
    hasSpace: true,
    names: () => [...kept.keys()],
    read: (name) => kept.get(name) ?? null,
    write(name, text) {
      if (box.hasSpace) kept.set(name, text);
      return box.hasSpace;
    },
    remove: (name) => void kept.delete(name),
  };
  return box;
}

/** A note as the earlier app's store had it, of somebody without a connection. */
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
