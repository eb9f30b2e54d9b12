// Test helper that writes a stored copy of IndexedDB and localStorage into a page's origin.
import type { Page } from '@playwright/test';

export interface StoredData {
  localStorage: Record<string, string>;
  databases: {
    name: string;
    version: number;
    stores: {
      name: string;
      keyPath: string | string[] | null;
      autoIncrement: boolean;
      indexes: {
        name: string;
        keyPath: string | string[];
        unique: boolean;
        multiEntry: boolean;
      }[];
      rows: { value: unknown }[];
    }[];
  }[];
}

/** @param page a page of the origin in which the app has not started */
export async function restoreStoredData(page: Page, stored: StoredData): Promise<void> {
  await page.evaluate(async ({ localStorage: values, databases }) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    for (const { name, version, stores } of databases)
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
        opening.addEventListener('upgradeneeded', () => {
          for (const { name: storeName, keyPath, autoIncrement, indexes, rows } of stores) {
            const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement });
            for (const { name: indexName, keyPath: path, ...options } of indexes)
              store.createIndex(indexName, path, options);
            for (const { value } of rows) store.put(value);
          }
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      });
  }, stored);
}
