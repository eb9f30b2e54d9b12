// The local collections: their one shape, and the plan of all of them. RxDB opens at most 13 in a page.
import type { RxCollection, RxJsonSchema } from 'rxdb';
import { type EntityName, schemaOf } from '../../schemas/entities.ts';
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import type { Fields, LocalRecord } from '../../schemas/local-record.ts';
import { profileSchema } from '../../schemas/user.ts';

const longestRef = 80;

/** Payload is one permissive object, and what the envelope may lack (`twins`, `buried`) is not named: a new field never needs a migration of the storage. */
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
    ref: { type: 'string', maxLength: longestRef },
    v: { type: 'number' },
  },
  required: ['client_id', 'record', 'removed', 'sync', 'order', 'ref'],
  indexes: [['removed', 'order'], 'sync', ['ref', 'order']],
} as const satisfies RxJsonSchema<Fields & { client_id: string }>;

/** Something that belongs to this device and never travels; told apart by `kind`. */
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

export type Records = RxCollection<LocalRecord>;
export type DeviceRecords = RxCollection<DeviceRecord>;

/** What one person makes; a database per person, removed when they sign out. */
export interface PersonalCollections {
  graceNotes: Records;
  prayers: Records;
  gratitudeEntries: Records;
  bibleNotes: Records;
  bibleBookmarks: Records;
  readingProgress: Records;
  profile: Records;
  /** What waits to be done by somebody else: requests for the deletion of an account. */
  pendingItems: Records;
  activity: DeviceRecords;
}

/** What belongs to the device and to nobody: it stays when a person signs out. */
export interface DeviceCollections {
  readingPlans: Records;
  /** Four entities of Peaceful Sleep, told apart by the prefix of their keys. */
  sleepContent: Records;
  chapters: DeviceRecords;
}

const records = { schema: localRecordSchema as unknown as RxJsonSchema<LocalRecord> };
const deviceRecords = { schema: deviceRecordSchema as unknown as RxJsonSchema<DeviceRecord> };

export const personalPlan = {
  graceNotes: records,
  prayers: records,
  gratitudeEntries: records,
  bibleNotes: records,
  bibleBookmarks: records,
  readingProgress: records,
  profile: records,
  pendingItems: records,
  activity: deviceRecords,
} as const;

export const devicePlan = { readingPlans: records, sleepContent: records, chapters: deviceRecords } as const;

export type PersonalRecords = Exclude<keyof PersonalCollections, 'activity'>;
type ContentRecords = Exclude<keyof DeviceCollections, 'chapters'>;

interface SyncedEntry<Collection extends string> {
  entity: EntityName | 'User';
  collection: Collection;
  schema: ObjectSchema;
  /** Begins the key of each record where several entities share a collection. */
  prefix: string;
  refOf(fields: Fields): string;
}

/** What travels both ways, with what each record is listed under. */
export const synced = [
  { entity: 'User', collection: 'profile', schema: profileSchema, prefix: '', refOf: () => '' },
  { entity: 'Prayer', collection: 'prayers', schema: schemaOf('Prayer'), prefix: '', refOf: () => '' },
  { entity: 'GratitudeEntry', collection: 'gratitudeEntries', schema: schemaOf('GratitudeEntry'), prefix: '', refOf: dayRef },
  { entity: 'GraceNote', collection: 'graceNotes', schema: schemaOf('GraceNote'), prefix: '', refOf: dayRef },
  { entity: 'BibleNote', collection: 'bibleNotes', schema: schemaOf('BibleNote'), prefix: '', refOf: chapterRef },
  { entity: 'BibleBookmark', collection: 'bibleBookmarks', schema: schemaOf('BibleBookmark'), prefix: '', refOf: chapterRef },
  { entity: 'UserReadingProgress', collection: 'readingProgress', schema: schemaOf('UserReadingProgress'), prefix: '', refOf: planRef },
  { entity: 'DeletionRequest', collection: 'pendingItems', schema: schemaOf('DeletionRequest'), prefix: '', refOf: () => '' },
] as const satisfies readonly SyncedEntry<PersonalRecords>[];

/** Everybody's, only pulled, by guests too. */
export const content = [
  { entity: 'ReadingPlan', collection: 'readingPlans', schema: schemaOf('ReadingPlan'), prefix: '', refOf: () => '' },
  { entity: 'PeacefulSleepGuidance', collection: 'sleepContent', schema: schemaOf('PeacefulSleepGuidance'), prefix: 'guidance|', refOf: () => 'guidance' },
  { entity: 'PeacefulSleepOption', collection: 'sleepContent', schema: schemaOf('PeacefulSleepOption'), prefix: 'option|', refOf: optionRef },
  { entity: 'ComfortingVerse', collection: 'sleepContent', schema: schemaOf('ComfortingVerse'), prefix: 'verse|', refOf: () => 'verse' },
  { entity: 'PeacefulSleepArticle', collection: 'sleepContent', schema: schemaOf('PeacefulSleepArticle'), prefix: 'article|', refOf: () => 'article' },
] as const satisfies readonly SyncedEntry<ContentRecords>[];

/** `JHN.3` */
export function chapterRef({ book, chapter }: Fields): string {
  return `${String(book)}.${String(chapter)}`;
}

/** YYYY-MM-DD, the person's own day. */
function dayRef({ date }: Fields): string {
  return String(date ?? '');
}

function planRef({ plan_id: plan }: Fields): string {
  return String(plan ?? '').slice(0, longestRef);
}

/** What an option of Peaceful Sleep is listed under: its category. */
function optionRef({ guidance_category: category }: Fields): string {
  return `option.${String(category ?? '')}`.slice(0, longestRef);
}
