// List of one store per database system (SQLite in memory, PostgreSQL), for API tests that do not
// depend on where SQLite stores its pages.
import { sharedStores, stores, type TestStore } from './test-stores.ts';

export const oneStorePerDatabase: readonly TestStore[] = [
  ...new Set([...stores.slice(0, 1), ...sharedStores]),
];
