// Registry of all entities: fields, access, local storage, exports, search and Sync page. Types,
// local collections, the server's checks and the hosted form derive from it.
import { bibleBookmarkSchema } from './bible-bookmark.ts';
import { bibleNoteSchema } from './bible-note.ts';
import { deletionRequestSchema } from './deletion-request.ts';
import { getMaxCiphertextLength } from '../encryption/ciphertext.ts';
import {
  type ContentDefinition,
  definePersonalEntity,
  type EntityAccess,
  type EntityDefinition,
  type PersonalDefinition,
  type RecordTitle,
} from './entity-definition.ts';
import { graceNoteSchema } from './grace-note.ts';
import { gratitudeEntrySchema } from './gratitude-entry.ts';
import type { FieldSchema, FromSchema, ObjectSchema } from '../json-schema.ts';
import { memoryVerseSchema } from './memory-verse.ts';
import { prayerSchema } from './prayer.ts';
import { readingPlanSchema, userReadingProgressSchema } from './reading-plan.ts';
import {
  comfortingVerseSchema,
  peacefulSleepArticleSchema,
  peacefulSleepGuidanceSchema,
  peacefulSleepOptionSchema,
} from './peaceful-sleep.ts';
import { getChapterRef, getDayRef, getNoRef, getOptionRef, getPlanRef } from './record-refs.ts';
import { profileSchema, userSchema } from './user.ts';

/**
 * Records of users, in the order of the Sync page, of the JSON export and of the sync cycle.
 * `storedIn` says whether an entity shares its local collection; only src/data/database reads it.
 * RxDB opens at most 13 collections in a page. The entities below, content and the device have 12,
 * and the shared collection is the last: a new entity is `shared`.
 */
const personalEntities = {
  Prayer: definePersonalEntity(prayerSchema, {
    collection: 'prayers',
    storedIn: 'own',
    refOf: getNoRef,
    syncPage: {
      titleFields: ['title', 'request', 'prayer_text'],
      textFields: ['request', 'prayer_text', 'testimony'],
    },
    exportedAs: 'json-and-markdown',
    searched: true,
    recordTitle: { field: 'title' },
    privacyItem: 'journal',
  }),
  GratitudeEntry: definePersonalEntity(gratitudeEntrySchema, {
    collection: 'gratitudeEntries',
    storedIn: 'own',
    refOf: getDayRef,
    syncPage: {
      titleFields: ['entry_text'],
      textFields: ['entry_text', 'ai_affirmation'],
    },
    exportedAs: 'json-and-markdown',
    searched: true,
    recordTitle: null,
    privacyItem: 'journal',
  }),
  GraceNote: definePersonalEntity(graceNoteSchema, {
    collection: 'graceNotes',
    storedIn: 'own',
    refOf: getDayRef,
    syncPage: {
      titleFields: ['message', 'reflection'],
      textFields: ['message', 'reflection'],
    },
    exportedAs: 'json-and-markdown',
    searched: true,
    recordTitle: 'mood',
    privacyItem: 'journal',
  }),
  BibleNote: definePersonalEntity(bibleNoteSchema, {
    collection: 'bibleNotes',
    storedIn: 'own',
    refOf: getChapterRef,
    syncPage: {
      titleFields: ['reference', 'note_text'],
      textFields: ['reference', 'note_text'],
    },
    exportedAs: 'json-and-markdown',
    searched: true,
    recordTitle: 'passage',
    privacyItem: 'bible',
  }),
  BibleBookmark: definePersonalEntity(bibleBookmarkSchema, {
    collection: 'bibleBookmarks',
    storedIn: 'own',
    refOf: getChapterRef,
    syncPage: { titleFields: ['reference'], textFields: ['reference'] },
    exportedAs: 'json-and-markdown',
    searched: false,
    recordTitle: 'passage',
    privacyItem: 'bible',
  }),
  MemoryVerse: definePersonalEntity(memoryVerseSchema, {
    collection: 'memoryVerses',
    storedIn: 'shared',
    refOf: getChapterRef,
    syncPage: { titleFields: ['reference'], textFields: ['reference'] },
    exportedAs: 'json-and-markdown',
    searched: false,
    recordTitle: 'passage',
    privacyItem: 'bible',
  }),
  UserReadingProgress: definePersonalEntity(userReadingProgressSchema, {
    collection: 'readingProgress',
    storedIn: 'own',
    refOf: getPlanRef,
    syncPage: { titleFields: [], textFields: [] },
    exportedAs: 'json-and-markdown',
    searched: false,
    recordTitle: 'plan',
    privacyItem: 'progress',
  }),
  DeletionRequest: definePersonalEntity(deletionRequestSchema, {
    // Tasks that others must do.
    collection: 'pendingItems',
    storedIn: 'own',
    refOf: getNoRef,
    syncPage: { titleFields: ['reason'], textFields: ['reason'] },
    exportedAs: 'json-and-markdown',
    searched: false,
    recordTitle: null,
    // The section `rights` names it.
    privacyItem: null,
  }),
} as const satisfies Record<string, PersonalDefinition>;

/**
 * Texts of the server. The four entities of Peaceful Sleep share a collection; a new content entity
 * can share one in the same way, with a `prefix` of its own.
 */
export const contentDefinitions = {
  ReadingPlan: {
    access: 'content',
    schema: readingPlanSchema,
    collection: 'readingPlans',
    prefix: '',
    refOf: getNoRef,
  },
  PeacefulSleepGuidance: {
    access: 'content',
    schema: peacefulSleepGuidanceSchema,
    collection: 'sleepContent',
    prefix: 'guidance|',
    refOf: () => 'guidance',
  },
  PeacefulSleepOption: {
    access: 'content',
    schema: peacefulSleepOptionSchema,
    collection: 'sleepContent',
    prefix: 'option|',
    refOf: getOptionRef,
  },
  ComfortingVerse: {
    access: 'content',
    schema: comfortingVerseSchema,
    collection: 'sleepContent',
    prefix: 'verse|',
    refOf: () => 'verse',
  },
  PeacefulSleepArticle: {
    access: 'content',
    schema: peacefulSleepArticleSchema,
    collection: 'sleepContent',
    prefix: 'article|',
    refOf: () => 'article',
  },
} as const satisfies Record<string, ContentDefinition>;

export const entities = {
  ...personalEntities,
  ...contentDefinitions,
} as const satisfies Record<string, EntityDefinition>;

/**
 * The personal entities and the user's profile, which the server stores as a part of the account.
 */
export const syncedDefinitions = {
  User: definePersonalEntity(profileSchema, {
    collection: 'profile',
    storedIn: 'own',
    refOf: getNoRef,
    syncPage: { titleFields: [], textFields: [] },
    exportedAs: 'json',
    searched: false,
    recordTitle: null,
    privacyItem: 'account',
  }),
  ...personalEntities,
} as const satisfies Record<string, PersonalDefinition>;

export type EntityName = keyof typeof entities;
export type EntityFields<N extends EntityName> = FromSchema<(typeof entities)[N]['schema']>;

export type ContentEntityName = keyof typeof contentDefinitions;
export type SyncedEntityName = keyof typeof syncedDefinitions;

type Synced = typeof syncedDefinitions;

/** Entities whose records the Markdown export contains. */
export type MarkdownEntityName = {
  [N in SyncedEntityName]: Synced[N]['exportedAs'] extends 'json' ? never : N;
}[SyncedEntityName];

/** Names of these entities, in the order of the registry. */
export const markdownEntities = (Object.keys(syncedDefinitions) as SyncedEntityName[]).filter(
  (name): name is MarkdownEntityName => syncedDefinitions[name].exportedAs === 'json-and-markdown',
);

/** Items of the privacy text that name the records of entities. */
export type PrivacyItem = NonNullable<Synced[SyncedEntityName]['privacyItem']>;

/** Entities that the search in the user's own texts reads. */
export type SearchedEntityName = {
  [N in SyncedEntityName]: Synced[N]['searched'] extends true ? N : never;
}[SyncedEntityName];

/**
 * Returns the fields with text that the user wrote or was given, in reading order: the fields that
 * keep both texts after a conflict.
 */
export function listPersonalTextFields(name: SyncedEntityName): string[] {
  const { properties }: ObjectSchema = syncedDefinitions[name].schema;
  return Object.entries(properties).flatMap(([field, { merge }]) =>
    merge === 'words' ? [field] : [],
  );
}

/** Returns what names a record of an entity beside its date. */
export function getRecordTitle(name: SyncedEntityName): RecordTitle {
  return syncedDefinitions[name].recordTitle;
}

export function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name);
}

/** Returns the schema of an entity or of the profile, typed as plain JSON Schema. */
export function getSchema(name: EntityName | 'User'): ObjectSchema {
  return name === 'User' ? userSchema : entities[name].schema;
}

/** The entity file of the hosted platform: one JSON object per entity, with its access rules. */
export function toHostedEntity(name: EntityName | 'User'): Record<string, unknown> {
  const { properties, required = [] } = getSchema(name);
  const fields = Object.entries(properties).map(([field, schema]) => [field, plainField(schema)]);
  const rls = name === 'User' ? undefined : getHostedRules(entities[name].access);
  return {
    name,
    type: 'object',
    properties: Object.fromEntries(fields),
    required,
    ...(rls && { rls }),
  };
}

/**
 * Returns the access rules of the hosted platform that correspond to one of the two kinds of
 * access.
 */
export function getHostedRules(access: EntityAccess): {
  create: true | Condition;
  read: true | Condition;
  update: Condition;
  delete: Condition;
} {
  if (access === 'content') return { create: admin, read: true, update: admin, delete: admin };
  return { create: true, read: own, update: own, delete: own };
}

type Condition = Readonly<Record<string, unknown>>;
const own: Condition = { created_by: '{{user.email}}' };
const admin: Condition = { user_condition: { role: 'admin' } };

/**
 * Removes the keywords that the hosted platform's schema does not have. A private text gets room
 * for its ciphertext, which follows no pattern and no list of values.
 */
function plainField(field: FieldSchema): Record<string, unknown> {
  const { merge: _merge, ...plain } = field;
  if (plain.type === 'string') {
    const { private: isPrivate, ...text } = plain;
    if (!isPrivate) return text;
    const { enum: _enum, pattern: _pattern, format: _format, maxLength, ...rest } = text;
    return {
      ...rest,
      ...(maxLength !== undefined && { maxLength: getMaxCiphertextLength(maxLength) }),
    };
  }
  if (plain.type === 'array') return { ...plain, items: plainField(plain.items) };
  if (plain.type !== 'object') return plain;
  const fields = Object.entries(plain.properties).map(([name, schema]) => [
    name,
    plainField(schema),
  ]);
  return { ...plain, properties: Object.fromEntries(fields) };
}
