// A repair of RxDB's upsert: it decides from the tab's cache, and remembers a failure. Ours decides
// from the storage [R1], and forgets.
import { type RxDocumentData, rxStorageWriteErrorToRxError } from 'rxdb';
import type { DeviceRecord, DeviceRecordCollection } from './collections.ts';

type Stored = RxDocumentData<DeviceRecord>;

/**
 * RxDB looks into its cache whether a record is there. In a tab that stood still while another tab
 * made it, that cache may say no for good: the insert is refused, and RxDB tries again without end,
 * with the lock in its hands. And after one moment without room it answers every later upsert of
 * the same record with the old fault: neither the engine's place in the pull nor a chapter would be
 * kept until the next start.
 */
export function patchUpserts(records: DeviceRecordCollection): void {
  /** Those of one record follow each other. */
  const last = new Map<string, Promise<unknown>>();

  records.incrementalUpsert = async (record) => {
    const whole = record as DeviceRecord;
    const before = last.get(whole.id) ?? Promise.resolve();
    // Whoever asked for the one before was told of its fault.
    const mine = before.catch(() => undefined).then(() => upsert(whole));
    last.set(whole.id, mine);
    try {
      return records._docCache.getCachedRxDocument(await mine);
    } finally {
      if (last.get(whole.id) === mine) last.delete(whole.id);
    }
  };

  async function upsert(record: DeviceRecord): Promise<Stored> {
    const [here] = await records.storageInstance.findDocumentsById([record.id], false);
    if (here) return replace(here, record);
    const { error, success } = await records.bulkInsert([record]);
    const [refused] = error;
    const [inserted] = success;
    if (inserted) return inserted.toJSON(true) as Stored;
    // Another tab was quicker.
    if (refused?.status === 409) return replace(refused.documentInDb, record);
    throw refused
      ? rxStorageWriteErrorToRxError(refused)
      : new Error('An insert answered nothing.');
  }

  function replace(here: Stored, record: DeviceRecord): Promise<Stored> {
    return records.incrementalWriteQueue.addWrite(here, (now) => ({ ...now, ...record }));
  }
}
