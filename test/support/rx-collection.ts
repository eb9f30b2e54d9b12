// Test access to the RxDB collection behind the records of an entity, for faults such as a closed
// collection.
import { isRxCollection, type RxCollection } from 'rxdb';
import type { LocalRecord } from '../../schemas/local-record.ts';
import type { RecordCollection } from '../../src/data/database/record-collection.ts';

/** @param records records of an entity with a separate collection */
export function toRxCollection(records: RecordCollection): RxCollection<LocalRecord> {
  if (!isRxCollection(records)) throw new Error('The entity shares its collection.');
  return records as RxCollection<LocalRecord>;
}
