// Room on a full device: Bible chapters that can be fetched again give way, the least recently read
// first. Never a record of a person.
import type { DataContext } from '../data-context.ts';

/** Chapters that go at once: a few give a record the room it needs, many are soon missed. */
const minRemoved = 20;

interface FreeSpaceOptions {
  /** For another chapter: some must be left, else each would drive out the last. */
  forChapter?: boolean;
}

/**
 * Gives up the oldest quarter of the kept chapters, at least 20.
 * @returns how many went; 0 when there are none to give, or the storage would not let go of them
 */
export async function freeSpace(
  { deviceDatabase, report }: Pick<DataContext, 'deviceDatabase' | 'report'>,
  { forChapter = false }: FreeSpaceOptions = {},
): Promise<number> {
  try {
    const { chapters } = deviceDatabase;
    // Only where a disk can be full: memory has no such table.
    const { dexieTable } = (await chapters.storageInstance.internals) as {
      dexieTable?: { bulkDelete(keys: string[]): Promise<unknown> };
    };
    if (!dexieTable) return 0;
    const selector = { kind: 'chapter' };
    // From the storage itself, which is changed below without the knowledge of any cache.
    const { count } = await chapters.storageInstance.count(
      chapters.count({ selector }).getPreparedQuery(),
    );
    const limit = Math.min(
      Math.max(minRemoved, Math.ceil(count / 4)),
      forChapter ? Math.floor(count / 2) : count,
    );
    if (limit === 0) return 0;
    const { documents } = await chapters.storageInstance.query(
      chapters.find({ selector, sort: [{ order: 'asc' }], limit }).getPreparedQuery(),
    );
    // RxDB marks what it removes and keeps it, which would need room instead of giving some: these
    // rows are taken out.
    await dexieTable.bulkDelete(documents.map(({ id }) => id));
    return documents.length;
  } catch (fault) {
    report('no room could be made on this device', fault);
    return 0;
  }
}
