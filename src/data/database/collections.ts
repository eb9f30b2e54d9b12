// Local collections and syncing entities, derived from the registry of entities. RxDB opens at most
// 13 collections in a page, so entities with few records share one.
import type { RxCollection, RxDocument, RxJsonSchema } from 'rxdb';
import type { PersonalDefinition } from '../../../schemas/entities/entity-definition.ts';
import {
  type ContentEntityName,
  contentDefinitions,
  syncedDefinitions,
  type SyncedEntityName,
} from '../../../schemas/entities/registry.ts';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import type { Fields, LocalRecord } from '../../../schemas/local-record.ts';
import { localRecordSchema, type RecordCollection } from './record-collection.ts';
import {
  getSharedKind,
  type SharedCollection,
  sharedCollectionName,
  sharedRecordSchema,
  viewRecordsOf,
} from './shared-collection.ts';

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

export type DeviceRecordCollection = RxCollection<DeviceRecord>;

/**
 * One user's data; one database per user, deleted at log-out. The records of an entity are reached
 * by their name, whether or not the entity shares its RxDB collection.
 */
export interface UserCollections extends Record<UserCollectionName, RecordCollection> {
  activity: DeviceRecordCollection;
}

/** Collections that belong to the device and not to a user: they stay after a log-out. */
export interface DeviceCollections extends Record<ContentCollectionName, RecordCollection> {
  chapters: DeviceRecordCollection;
}

/** Names by which code reaches the records of the personal entities. */
export type UserCollectionName = Synced[SyncedEntityName]['collection'];
type Synced = typeof syncedDefinitions;
type OwnCollectionName = {
  [N in SyncedEntityName]: Synced[N] extends { storedIn: 'own' } ? Synced[N]['collection'] : never;
}[SyncedEntityName];
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

function isShared(entity: SyncedEntityName): boolean {
  const definition: PersonalDefinition = syncedDefinitions[entity];
  return definition.storedIn === 'shared';
}

const ownCollectionNames = syncedEntities
  .filter(({ entity }) => !isShared(entity))
  .map(({ collection }) => collection as OwnCollectionName);
const sharedEntities = syncedEntities.filter(({ entity }) => isShared(entity));

/** Adds the records of each entity in the shared collection to the open database, by their name. */
export function addSharedEntities(database: UserCollections): void {
  if (sharedEntities.length === 0) return;
  const shared = (database as unknown as Record<string, SharedCollection>)[sharedCollectionName];
  if (!shared) throw new Error('The shared collection is not open.');
  for (const { entity, collection } of sharedEntities)
    database[collection] = viewRecordsOf(entity, shared);
}

/** Returns the schema of the entity to which a stored record belongs; undefined for content. */
export function findRecordSchema(doc: RxDocument<LocalRecord>): ObjectSchema | undefined {
  return recordSchemas.get(getSharedKind(doc) ?? doc.collection.name);
}

const recordSchemas = new Map<string, ObjectSchema>(
  syncedEntities.map(({ entity, collection, schema }) => [
    isShared(entity) ? entity : collection,
    schema,
  ]),
);

const recordCollection = { schema: localRecordSchema as unknown as RxJsonSchema<LocalRecord> };
const deviceRecordCollection = {
  schema: deviceRecordSchema as unknown as RxJsonSchema<DeviceRecord>,
};

export const userCollectionCreators = {
  ...createRecordCollections(ownCollectionNames),
  // An empty collection would cost time at each start.
  ...(sharedEntities.length > 0 && { [sharedCollectionName]: { schema: sharedRecordSchema } }),
  activity: deviceRecordCollection,
};

export const deviceCollectionCreators = {
  ...createRecordCollections(contentEntities.map(({ collection }) => collection)),
  chapters: deviceRecordCollection,
};

function createRecordCollections<Collection extends string>(
  names: readonly Collection[],
): Record<Collection, typeof recordCollection> {
  return Object.fromEntries(names.map((name) => [name, recordCollection])) as Record<
    Collection,
    typeof recordCollection
  >;
}
