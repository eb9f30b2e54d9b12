// Patches RxDB's upsert, which decides from the tab's cache and remembers a failure. The patch
// decides from the storage [R1] and remembers no failure.
import { type RxDocumentData, rxStorageWriteErrorToRxError } from 'rxdb';
import type { DeviceRecord, DeviceRecordCollection } from './collections.ts';

type Stored = RxDocumentData<DeviceRecord>;

/**
 * RxDB checks its cache for the record. In a tab that was frozen while another tab inserted the
 * record, that cache may never learn of it. The insert then fails, and RxDB retries endlessly while
 * it holds the lock. After one write on a full device, RxDB also rejects every later upsert of the
 * same record with the old error. Sync checkpoints and chapters would then not be stored until the
 * next start.
 */
export function patchUpserts(records: DeviceRecordCollection): void {
  /** Upserts of the same record run one after the other. */
  const last = new Map<string, Promise<unknown>>();

  records.incrementalUpsert = async (record) => {
    const whole = record as DeviceRecord;
    const before = last.get(whole.id) ?? Promise.resolve();
    // The caller of the previous upsert has already received its error.
    const write = before.catch(() => undefined).then(() => upsert(whole));
    last.set(whole.id, write);
    try {
      return records._docCache.getCachedRxDocument(await write);
    } finally {
      if (last.get(whole.id) === write) last.delete(whole.id);
    }
  };

  async function upsert(record: DeviceRecord): Promise<Stored> {
    const [here] = await records.storageInstance.findDocumentsById([record.id], false);
    if (here) return replace(here, record);
    const { error, success } = await records.bulkInsert([record]);
    const [refused] = error;
    const [inserted] = success;
    if (inserted) return inserted.toJSON(true) as Stored;
    // Another tab has inserted the record meanwhile.
    if (refused?.status === 409) return replace(refused.documentInDb, record);
    throw refused
      ? rxStorageWriteErrorToRxError(refused)
      : new Error('An insert returned no result.');
  }

  function replace(here: Stored, record: DeviceRecord): Promise<Stored> {
    return records.incrementalWriteQueue.addWrite(here, (now) => ({ ...now, ...record }));
  }
}
