// Vitest setup of test files that share one Node process, so that packages are imported once. Gives
// each file fresh modules, mocks, timers and databases.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { vi } from 'vitest';

// Drafts that a form of the previous file has not stored yet would be stored during this file.
globalThis.window?.dispatchEvent(new Event('pagehide'));
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
globalThis.indexedDB = new IDBFactory();
// Dexie reads the global only when it is imported.
Dexie.dependencies.indexedDB = globalThis.indexedDB;
// The memory storage keeps the data of closed databases.
getRxStorageMemory().collectionStates.clear();
