// Registry of all entities by name, with their fields and access rules. Types, local collections,
// the server's checks and the hosted form derive from it.
import { bibleBookmarkSchema } from './bible-bookmark.ts';
import { bibleNoteSchema } from './bible-note.ts';
import { deletionRequestSchema } from './deletion-request.ts';
import { graceNoteSchema } from './grace-note.ts';
import { gratitudeEntrySchema } from './gratitude-entry.ts';
import type { FieldSchema, FromSchema, ObjectSchema } from '../json-schema.ts';
import { prayerSchema } from './prayer.ts';
import { readingPlanSchema, userReadingProgressSchema } from './reading-plan.ts';
import {
  comfortingVerseSchema,
  peacefulSleepArticleSchema,
  peacefulSleepGuidanceSchema,
  peacefulSleepOptionSchema,
} from './peaceful-sleep.ts';
import { userSchema } from './user.ts';

/**
 * `owner`: only the user who created a record has access. `content`: all visitors may read, only
 * admins may write.
 */
export type EntityAccess = 'owner' | 'content';

export const entities = {
  GraceNote: { access: 'owner', schema: graceNoteSchema },
  UserReadingProgress: { access: 'owner', schema: userReadingProgressSchema },
  ReadingPlan: { access: 'content', schema: readingPlanSchema },
  Prayer: { access: 'owner', schema: prayerSchema },
  GratitudeEntry: { access: 'owner', schema: gratitudeEntrySchema },
  DeletionRequest: { access: 'owner', schema: deletionRequestSchema },
  PeacefulSleepGuidance: { access: 'content', schema: peacefulSleepGuidanceSchema },
  PeacefulSleepOption: { access: 'content', schema: peacefulSleepOptionSchema },
  ComfortingVerse: { access: 'content', schema: comfortingVerseSchema },
  PeacefulSleepArticle: { access: 'content', schema: peacefulSleepArticleSchema },
  BibleNote: { access: 'owner', schema: bibleNoteSchema },
  BibleBookmark: { access: 'owner', schema: bibleBookmarkSchema },
} as const;

export type EntityName = keyof typeof entities;
export type EntityFields<N extends EntityName> = FromSchema<(typeof entities)[N]['schema']>;

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

/** Removes the merge rule, which the hosted platform's schema does not have. */
function plainField(field: FieldSchema): Record<string, unknown> {
  const { merge: _merge, ...plain } = field;
  if (plain.type === 'array') return { ...plain, items: plainField(plain.items) };
  if (plain.type !== 'object') return plain;
  const fields = Object.entries(plain.properties).map(([name, schema]) => [
    name,
    plainField(schema),
  ]);
  return { ...plain, properties: Object.fromEntries(fields) };
}
