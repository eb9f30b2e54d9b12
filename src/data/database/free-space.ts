// Frees space on a full device by deleting stored Bible chapters, the least recently read first.
// User records are never deleted.
import type { DataContext } from '../data-context.ts';
import { countRecords } from './record-count.ts';

/**
 * Number of chapters deleted at once: a few give enough space for a record, and deleting many would
 * soon be noticed.
 */
const minRemoved = 20;

interface FreeSpaceOptions {
  /**
   * For storing another chapter: some chapters must be left, otherwise each new chapter would
   * replace the last one.
   */
  forChapter?: boolean;
}

/**
 * Deletes the oldest quarter of the stored chapters, at least 20.
 * @returns number of deleted chapters; 0 if there are none to delete, or the storage fails
 */
export async function freeSpace(
  { deviceDatabase, report }: Pick<DataContext, 'deviceDatabase' | 'report'>,
  { forChapter = false }: FreeSpaceOptions = {},
): Promise<number> {
  try {
    const { chapters } = deviceDatabase;
    // Only a disk can be full; the memory storage has no such table.
    const { dexieTable } = (await chapters.storageInstance.internals) as {
      dexieTable?: { bulkDelete(keys: string[]): Promise<unknown> };
    };
    if (!dexieTable) return 0;
    const selector = { kind: 'chapter' };
    // Read from the storage itself, because the rows are deleted below without an update of any
    // cache.
    const count = await countRecords(chapters, selector);
    const limit = Math.min(
      Math.max(minRemoved, Math.ceil(count / 4)),
      forChapter ? Math.floor(count / 2) : count,
    );
    if (limit === 0) return 0;
    const { documents } = await chapters.storageInstance.query(
      chapters.find({ selector, sort: [{ order: 'asc' }], limit }).getPreparedQuery(),
    );
    // RxDB only marks records as deleted, which would need space instead of freeing it: the rows
    // are deleted here.
    await dexieTable.bulkDelete(documents.map(({ id }) => id));
    return documents.length;
  } catch (fault) {
    report('no space could be freed on this device', fault);
    return 0;
  }
}
