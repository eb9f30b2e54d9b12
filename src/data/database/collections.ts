// Local collections: their common schema, the list of all collections, and the entities that sync
// with each collection. RxDB opens at most 13 in a page.
import type { RxCollection, RxJsonSchema } from 'rxdb';
import { type EntityName, getSchema } from '../../../schemas/entities/registry.ts';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import type { Fields, LocalRecord } from '../../../schemas/local-record.ts';
import { profileSchema } from '../../../schemas/entities/user.ts';

const maxRefLength = 80;

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
export interface UserCollections {
  graceNotes: RecordCollection;
  prayers: RecordCollection;
  gratitudeEntries: RecordCollection;
  bibleNotes: RecordCollection;
  bibleBookmarks: RecordCollection;
  readingProgress: RecordCollection;
  profile: RecordCollection;
  /** Tasks that others must do: requests for the deletion of an account. */
  pendingItems: RecordCollection;
  activity: DeviceRecordCollection;
}

/** Collections that belong to the device and not to a user: they stay after a log-out. */
export interface DeviceCollections {
  readingPlans: RecordCollection;
  /** Four entities of Peaceful Sleep, distinguished by the prefix of their keys. */
  sleepContent: RecordCollection;
  chapters: DeviceRecordCollection;
}

const recordCollection = { schema: localRecordSchema as unknown as RxJsonSchema<LocalRecord> };
const deviceRecordCollection = {
  schema: deviceRecordSchema as unknown as RxJsonSchema<DeviceRecord>,
};

export const userCollectionCreators = {
  graceNotes: recordCollection,
  prayers: recordCollection,
  gratitudeEntries: recordCollection,
  bibleNotes: recordCollection,
  bibleBookmarks: recordCollection,
  readingProgress: recordCollection,
  profile: recordCollection,
  pendingItems: recordCollection,
  activity: deviceRecordCollection,
} as const;

export const deviceCollectionCreators = {
  readingPlans: recordCollection,
  sleepContent: recordCollection,
  chapters: deviceRecordCollection,
} as const;

export type UserCollectionName = Exclude<keyof UserCollections, 'activity'>;
type ContentCollectionName = Exclude<keyof DeviceCollections, 'chapters'>;

interface SyncedEntityEntry<Collection extends string> {
  entity: EntityName | 'User';
  collection: Collection;
  schema: ObjectSchema;
  /** Begins the key of each record where several entities share a collection. */
  prefix: string;
  refOf(fields: Fields): string;
}

/** Entities that sync in both directions, with the reference under which each record is listed. */
export const syncedEntities = [
  { entity: 'User', collection: 'profile', schema: profileSchema, prefix: '', refOf: () => '' },
  {
    entity: 'Prayer',
    collection: 'prayers',
    schema: getSchema('Prayer'),
    prefix: '',
    refOf: () => '',
  },
  {
    entity: 'GratitudeEntry',
    collection: 'gratitudeEntries',
    schema: getSchema('GratitudeEntry'),
    prefix: '',
    refOf: getDayRef,
  },
  {
    entity: 'GraceNote',
    collection: 'graceNotes',
    schema: getSchema('GraceNote'),
    prefix: '',
    refOf: getDayRef,
  },
  {
    entity: 'BibleNote',
    collection: 'bibleNotes',
    schema: getSchema('BibleNote'),
    prefix: '',
    refOf: getChapterRef,
  },
  {
    entity: 'BibleBookmark',
    collection: 'bibleBookmarks',
    schema: getSchema('BibleBookmark'),
    prefix: '',
    refOf: getChapterRef,
  },
  {
    entity: 'UserReadingProgress',
    collection: 'readingProgress',
    schema: getSchema('UserReadingProgress'),
    prefix: '',
    refOf: getPlanRef,
  },
  {
    entity: 'DeletionRequest',
    collection: 'pendingItems',
    schema: getSchema('DeletionRequest'),
    prefix: '',
    refOf: () => '',
  },
] as const satisfies readonly SyncedEntityEntry<UserCollectionName>[];

/** Public entities that are only pulled, by guests too. */
export const contentEntities = [
  {
    entity: 'ReadingPlan',
    collection: 'readingPlans',
    schema: getSchema('ReadingPlan'),
    prefix: '',
    refOf: () => '',
  },
  {
    entity: 'PeacefulSleepGuidance',
    collection: 'sleepContent',
    schema: getSchema('PeacefulSleepGuidance'),
    prefix: 'guidance|',
    refOf: () => 'guidance',
  },
  {
    entity: 'PeacefulSleepOption',
    collection: 'sleepContent',
    schema: getSchema('PeacefulSleepOption'),
    prefix: 'option|',
    refOf: getOptionRef,
  },
  {
    entity: 'ComfortingVerse',
    collection: 'sleepContent',
    schema: getSchema('ComfortingVerse'),
    prefix: 'verse|',
    refOf: () => 'verse',
  },
  {
    entity: 'PeacefulSleepArticle',
    collection: 'sleepContent',
    schema: getSchema('PeacefulSleepArticle'),
    prefix: 'article|',
    refOf: () => 'article',
  },
] as const satisfies readonly SyncedEntityEntry<ContentCollectionName>[];

/** `JHN.3` */
export function getChapterRef({ book, chapter }: Fields): string {
  return `${String(book)}.${String(chapter)}`;
}

/** YYYY-MM-DD, the person's own day. */
function getDayRef({ date }: Fields): string {
  return String(date ?? '');
}

function getPlanRef({ plan_id: plan }: Fields): string {
  return String(plan ?? '').slice(0, maxRefLength);
}

/** Returns the reference of a Peaceful Sleep option: its category. */
function getOptionRef({ guidance_category: category }: Fields): string {
  return `option.${String(category ?? '')}`.slice(0, maxRefLength);
}
