// One store of each database: for tests of the calls, which do not care where SQLite keeps its
// pages.
import { sharedStores, stores, type TestStore } from './test-stores.ts';

export const oneStorePerDatabase: readonly TestStore[] = [...stores.slice(0, 1), ...sharedStores];
