// Records of the entities that share one RxDB collection: its schema, and the view of it that
// contains the records of one entity.
import type { MangoQuery, MangoQueryNoLimit, RxCollection, RxJsonSchema } from 'rxdb';
import { filter, map } from 'rxjs';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import { localRecordSchema, type RecordCollection } from './record-collection.ts';

/** A record as stored in the shared collection. */
interface SharedRecord extends LocalRecord {
  /** Primary key, because records of two entities may have the same client id. */
  key: string;
  /** Name of the record's entity. */
  kind: string;
}

export type SharedCollection = RxCollection<SharedRecord>;

export const sharedCollectionName = 'sharedRecords';

export const sharedRecordSchema = {
  ...localRecordSchema,
  primaryKey: 'key',
  properties: {
    ...localRecordSchema.properties,
    key: { type: 'string', maxLength: 128 },
    kind: { type: 'string', maxLength: 40 },
  },
  required: [...localRecordSchema.required, 'key', 'kind'],
  indexes: localRecordSchema.indexes.map((fields) => ['kind', ...fields]),
} as unknown as RxJsonSchema<SharedRecord>;

/** Returns the entity of a stored record; undefined if its collection belongs to one entity. */
export function getSharedKind(doc: LocalRecord): string | undefined {
  return (doc as Partial<SharedRecord>).kind;
}

/**
 * Returns the records of one entity in the shared collection. Queries, counts and change events
 * contain no other record, and ids are client ids, as in a collection for one entity.
 */
export function viewRecordsOf(kind: string, collection: SharedCollection): RecordCollection {
  // A shared record is a local record; RxDB's types are invariant.
  const records = collection as unknown as RxCollection<LocalRecord>;
  const storage = records.storageInstance;
  const toKey = (clientId: string) => `${kind}|${clientId}`;
  const toClientId = (key: string) => key.slice(kind.length + 1);
  const withKind = <Doc extends LocalRecord>(doc: Doc): Doc => {
    const added = { key: toKey(doc.client_id), kind };
    return { ...doc, ...added };
  };
  const onlyKind = <Query extends MangoQueryNoLimit<LocalRecord>>(query?: Query) => {
    const selector = { ...query?.selector, kind };
    return { ...query, selector } as MangoQuery<LocalRecord>;
  };

  return {
    schema: records.schema,
    $: records.$.pipe(
      filter(({ documentData }) => getSharedKind(documentData) === kind),
      map((event) => ({ ...event, documentId: event.documentData.client_id })),
    ),
    find: (query) => records.find(onlyKind(query)),
    findOne: (query) => records.findOne(typeof query === 'string' ? toKey(query) : onlyKind(query)),
    count: (query) => records.count(onlyKind(query)),
    insert: (doc) => records.insert(withKind(doc as LocalRecord)),
    insertIfNotExists: (doc) => records.insertIfNotExists(withKind(doc as LocalRecord)),
    async bulkInsert(docs) {
      const { success, error } = await records.bulkInsert(docs.map(withKind));
      return {
        success,
        error: error.map((one) => ({ ...one, documentId: toClientId(one.documentId) })),
      };
    },
    storageInstance: {
      findDocumentsById: (ids, isDeleted) => storage.findDocumentsById(ids.map(toKey), isDeleted),
      // A prepared query of `find` and `count` selects the entity already.
      query: (prepared) => storage.query(prepared),
      count: (prepared) => storage.count(prepared),
      async bulkWrite(rows, context) {
        const response = await storage.bulkWrite(
          rows.map((row) => ({ ...row, document: withKind(row.document) })),
          context,
        );
        // RxDB finds the written documents by the identity of the response, so it is not copied.
        for (const one of response.error) one.documentId = toClientId(one.documentId);
        return response;
      },
      cleanup: (minimumDeletedTime) => storage.cleanup(minimumDeletedTime),
    },
  };
}
