// Schema of a collection of local records, and the operations on the records of one entity.
import type { RxCollection, RxJsonSchema } from 'rxdb';
import { maxRefLength } from '../../../schemas/entities/record-refs.ts';
import type { Fields, LocalRecord } from '../../../schemas/local-record.ts';

/**
 * The payload is one permissive object, and optional envelope fields (`confirmed`, `buried`) are
 * not listed: a new field then never needs a storage migration.
 */
export const localRecordSchema = {
  version: 0,
  primaryKey: 'client_id',
  type: 'object',
  properties: {
    client_id: { type: 'string', maxLength: 80 },
    record: { type: 'object', additionalProperties: true },
    base: { type: ['object', 'null'], additionalProperties: true },
    sent: { type: 'array', items: { type: 'object', additionalProperties: true } },
    sending: { type: 'boolean' },
    server_id: { type: ['string', 'null'] },
    updated_date: { type: 'string' },
    created_date: { type: 'string' },
    removed: { type: 'boolean' },
    gone: { type: 'string' },
    sync: { type: 'string', maxLength: 10 },
    attempts: { type: 'number' },
    problem: { type: ['object', 'null'], additionalProperties: true },
    order: { type: 'string', maxLength: 14 },
    ref: { type: 'string', maxLength: maxRefLength },
    v: { type: 'number' },
  },
  required: ['client_id', 'record', 'removed', 'sync', 'order', 'ref'],
  indexes: [['removed', 'order'], ['sync'], ['ref', 'order']],
} as const satisfies RxJsonSchema<Fields & { client_id: string }>;

/**
 * The records of one entity. Code that has only these operations does not know whether the entity
 * shares its RxDB collection with others.
 */
export interface RecordCollection extends Pick<
  RxCollection<LocalRecord>,
  '$' | 'schema' | 'find' | 'findOne' | 'count' | 'insert' | 'insertIfNotExists' | 'bulkInsert'
> {
  readonly storageInstance: Pick<
    RxCollection<LocalRecord>['storageInstance'],
    'findDocumentsById' | 'query' | 'count' | 'bulkWrite' | 'cleanup'
  >;
}
