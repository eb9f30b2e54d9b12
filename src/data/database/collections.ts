// Local collections: their common schema, and the collections and syncing entities that follow from
// the registry of entities. RxDB opens at most 13 collections in a page.
import type { RxCollection, RxJsonSchema } from 'rxdb';
import { maxRefLength } from '../../../schemas/entities/record-refs.ts';
import {
  type ContentEntityName,
  contentDefinitions,
  syncedDefinitions,
  type SyncedEntityName,
} from '../../../schemas/entities/registry.ts';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import type { Fields, LocalRecord } from '../../../schemas/local-record.ts';

/**
 * The payload is one permissive object, and optional envelope fields (`confirmed`, `buried`) are
 * not listed: a new field then never needs a storage migration.
 */
const localRecordSchema = {
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
  indexes: [['removed', 'order'], 'sync', ['ref', 'order']],
} as const satisfies RxJsonSchema<Fields & { client_id: string }>;

/** A record that belongs to this device and is never synced; `kind` distinguishes the types. */
export interface DeviceRecord {
  id: string;
  kind: string;
  order: string;
  value: Fields;
}

const deviceRecordSchema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 160 },
    kind: { type: 'string', maxLength: 40 },
    order: { type: 'string', maxLength: 24 },
    value: { type: 'object', additionalProperties: true },
  },
  required: ['id', 'kind', 'order', 'value'],
  indexes: [['kind', 'order']],
} as const satisfies RxJsonSchema<DeviceRecord>;

export type RecordCollection = RxCollection<LocalRecord>;
export type DeviceRecordCollection = RxCollection<DeviceRecord>;

/** Collections of one user's data; one database per user, deleted at log-out. */
export interface UserCollections extends Record<UserCollectionName, RecordCollection> {
  activity: DeviceRecordCollection;
}

/** Collections that belong to the device and not to a user: they stay after a log-out. */
export interface DeviceCollections extends Record<ContentCollectionName, RecordCollection> {
  chapters: DeviceRecordCollection;
}

/** Collections of the personal entities. */
export type UserCollectionName = (typeof syncedDefinitions)[SyncedEntityName]['collection'];
type ContentCollectionName = (typeof contentDefinitions)[ContentEntityName]['collection'];

interface SyncedEntityEntry<Name extends string, Collection extends string> {
  entity: Name;
  collection: Collection;
  schema: ObjectSchema;
  /** Begins the key of each record where several entities share a collection. */
  prefix: string;
  refOf(fields: Fields): string;
}

/** Entities that sync in both directions, with the reference under which each record is listed. */
export const syncedEntities: readonly SyncedEntityEntry<SyncedEntityName, UserCollectionName>[] = (
  Object.keys(syncedDefinitions) as SyncedEntityName[]
).map((entity) => getSyncedEntity(entity));

/** Public entities that are only pulled, by guests too. */
export const contentEntities: readonly SyncedEntityEntry<
  ContentEntityName,
  ContentCollectionName
>[] = (Object.keys(contentDefinitions) as ContentEntityName[]).map((entity) => ({
  entity,
  ...contentDefinitions[entity],
}));

export function getSyncedEntity<Name extends SyncedEntityName>(
  entity: Name,
): SyncedEntityEntry<Name, UserCollectionName> {
  const { collection, schema, prefix, refOf } = syncedDefinitions[entity];
  return { entity, collection, schema, prefix, refOf };
}

const recordCollection = { schema: localRecordSchema as unknown as RxJsonSchema<LocalRecord> };
const deviceRecordCollection = {
  schema: deviceRecordSchema as unknown as RxJsonSchema<DeviceRecord>,
};

export const userCollectionCreators = {
  ...createRecordCollections(syncedEntities),
  activity: deviceRecordCollection,
};

export const deviceCollectionCreators = {
  ...createRecordCollections(contentEntities),
  chapters: deviceRecordCollection,
};

function createRecordCollections<Collection extends string>(
  entries: readonly { collection: Collection }[],
): Record<Collection, typeof recordCollection> {
  return Object.fromEntries(
    entries.map(({ collection }) => [collection, recordCollection]),
  ) as Record<Collection, typeof recordCollection>;
}
