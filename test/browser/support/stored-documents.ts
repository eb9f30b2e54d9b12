// Reads documents of the local database from IndexedDB, without the app.
import type { Page } from 'playwright';

/**
 * Returns the documents of a collection on the device, by id; of several databases, the one that is
 * not empty.
 */
export function readStoredDocuments(
  page: Page,
  collection: 'chapters' | 'activity',
): Promise<Record<string, unknown>> {
  return page.evaluate(async (ending) => {
    const all: Record<string, unknown> = {};
    for (const { name } of await indexedDB.databases()) {
      if (!name?.endsWith(`--${ending}`)) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('refused')));
      });
      const docs = await new Promise<{ id: string }[]>((resolve, reject) => {
        const asking = database.transaction('docs').objectStore('docs').getAll() as IDBRequest<
          { id: string }[]
        >;
        asking.addEventListener('success', () => resolve(asking.result));
        asking.addEventListener('error', () => reject(asking.error ?? new Error('refused')));
      });
      database.close();
      for (const doc of docs) all[doc.id] = doc;
    }
    return all;
  }, collection);
}
