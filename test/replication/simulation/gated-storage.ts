// Storage of a device as one of its tabs uses it: every operation waits at a gate, and some
// operations fail.
import type { RxStorage, RxStorageInstance, RxStorageWriteError } from 'rxdb';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { Counts } from './event-counts.ts';
import type { Scheduler } from './scheduler.ts';

export interface WrappedStorageParts {
  storage: RxStorage<unknown, unknown>;
  scheduler: Scheduler;
  /** The tab. */
  owner: string;
  random: SeededRandom;
  counts: Counts;
  /** Returns false while the tab is being opened, because opening is one step. */
  isOpen(): boolean;
  /** 0 to 1: how often an operation fails. */
  faults(): number;
}

export function wrapStorage(parts: WrappedStorageParts): RxStorage<unknown, unknown> {
  const { storage } = parts;
  return {
    name: storage.name,
    rxdbVersion: storage.rxdbVersion,
    createStorageInstance: async (params) =>
      gateInstance(await storage.createStorageInstance(params), parts),
  };
}

function gateInstance<T>(
  instance: RxStorageInstance<T, unknown, unknown>,
  parts: WrappedStorageParts,
): RxStorageInstance<T, unknown, unknown> {
  const { scheduler, owner, random, counts, isOpen, faults } = parts;
  function runAtGate<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
    if (!isOpen()) return work();
    return scheduler.gate(owner, `${operation} ${instance.collectionName}`, () => {
      if (random.isTrueWith(faults())) {
        counts.storageFaults += 1;
        throw new StorageFault();
      }
      return work();
    });
  }

  async function write(
    rows: Parameters<typeof instance.bulkWrite>[0],
    context: string,
  ): ReturnType<typeof instance.bulkWrite> {
    const isInsert = rows.length > 1 && rows.every(({ previous }) => previous === undefined);
    if (!isOpen() || !isInsert || faults() === 0 || !random.isTrueWith(0.3))
      return instance.bulkWrite(rows, context);
    counts.halfInserts += 1;
    const rejectedRows = rows.filter((_, index) => index % 2 === 1);
    const { error } = await instance.bulkWrite(
      rows.filter((row) => !rejectedRows.includes(row)),
      context,
    );
    const rejections = rejectedRows.map((writeRow) => {
      const { client_id: id } = writeRow.document as { client_id?: unknown };
      return {
        isError: true,
        status: 422,
        documentId: String(id),
        writeRow,
        validationErrors: [],
      } as unknown as RxStorageWriteError<T>;
    });
    return { error: [...error, ...rejections] };
  }

  return {
    databaseName: instance.databaseName,
    internals: instance.internals,
    options: instance.options,
    schema: instance.schema,
    collectionName: instance.collectionName,
    bulkWrite: (rows, context) => runAtGate('write', () => write(rows, context)),
    findDocumentsById: (ids, withDeleted) =>
      runAtGate('find', () => instance.findDocumentsById(ids, withDeleted)),
    query: (prepared) => runAtGate('query', () => instance.query(prepared)),
    count: (prepared) => runAtGate('count', () => instance.count(prepared)),
    getAttachmentData: (documentId, attachmentId, digest) =>
      instance.getAttachmentData(documentId, attachmentId, digest),
    changeStream: () => instance.changeStream(),
    cleanup: (age) => runAtGate('cleanup', () => instance.cleanup(age)),
    close: () => instance.close(),
    remove: () => instance.remove(),
  };
}

/** Storage error like that of a full disk or a lost connection: nothing was written. */
export class StorageFault extends Error {
  constructor() {
    super('the storage failed');
    this.name = 'QuotaExceededError';
  }
}
