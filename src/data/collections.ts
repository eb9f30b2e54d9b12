// The local collections: their one shape, and the plan of all of them. RxDB opens at most 13 in a page.
import type { RxCollection, RxJsonSchema } from 'rxdb';
import { schemaOf } from '../../schemas/entities.ts';
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import type { Fields, LocalRecord } from '../../schemas/local-record.ts';
import { profileSchema } from '../../schemas/user.ts';

/** Payload is one permissive object, so that a new field never needs a migration of the storage. */
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
    ref: { type: 'string', maxLength: 80 },
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
  prayers: Records;
  bibleNotes: Records;
  profile: Records;
  activity: DeviceRecords;
}

/** What belongs to the device and to nobody: it stays when a person signs out. */
export interface DeviceCollections {
  chapters: DeviceRecords;
}

const records = { schema: localRecordSchema as unknown as RxJsonSchema<LocalRecord> };
const deviceRecords = { schema: deviceRecordSchema as unknown as RxJsonSchema<DeviceRecord> };

/** All collections of a person, by plan; each costs time at every start, so those of later stages are opened when they come. */
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

const { prayers, bibleNotes, profile, activity } = personalPlan;
export const openedOfPerson = { prayers, bibleNotes, profile, activity } as const;
const { chapters } = devicePlan;
export const openedOfDevice = { chapters } as const;

/** What travels now, with what each record is listed under. */
export const synced = [
  { entity: 'Prayer', collection: 'prayers', schema: schemaOf('Prayer'), refOf: () => '' },
  { entity: 'BibleNote', collection: 'bibleNotes', schema: schemaOf('BibleNote'), refOf: chapterRef },
  { entity: 'User', collection: 'profile', schema: profileSchema, refOf: () => '' },
] as const satisfies readonly {
  entity: string;
  collection: keyof PersonalCollections;
  schema: ObjectSchema;
  refOf(fields: Fields): string;
}[];

/** `JHN.3` */
export function chapterRef({ book, chapter }: Fields): string {
  return `${String(book)}.${String(chapter)}`;
}
