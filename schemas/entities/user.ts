// Schema of a user's profile: the fields of User that the person may change, and those that the
// server maintains.
import { encryptionKeysField } from '../encryption/key-entry-schema.ts';
import { calendarDate, languageField } from '../fields.ts';
import type { FromSchema } from '../json-schema.ts';
import { listChangedFields, type LocalRecord } from '../local-record.ts';

/** Fields that a person changes through `PUT User/me`. */
export const userSchema = {
  type: 'object',
  properties: {
    language: languageField,
    bible_translation: { type: 'string', maxLength: 20 },
    reading_place: {
      type: 'string',
      maxLength: 60,
      description: 'where they read last, on the canonical grid: KJV JHN.3.16',
    },
    display_name: {
      type: 'string',
      maxLength: 60,
      description: 'name by which the app addresses the user; users cannot change `full_name`',
    },
    onboarding_completed: { type: 'boolean', default: false },
    notifications_enabled: { type: 'boolean', default: true },
    current_streak: { type: 'integer', merge: 'derived', minimum: 0, maximum: 100_000, default: 0 },
    longest_streak: { type: 'integer', merge: 'derived', minimum: 0, maximum: 100_000, default: 0 },
    total_grace_notes: {
      type: 'integer',
      merge: 'derived',
      minimum: 0,
      maximum: 10_000_000,
      default: 0,
    },
    total_prayers: {
      type: 'integer',
      merge: 'derived',
      minimum: 0,
      maximum: 10_000_000,
      default: 0,
    },
    total_gratitude_entries: {
      type: 'integer',
      merge: 'derived',
      minimum: 0,
      maximum: 10_000_000,
      default: 0,
    },
    last_active_date: calendarDate,
    encryption_keys: encryptionKeysField,
  },
  required: [],
} as const;

export type UserSettings = FromSchema<typeof userSchema>;

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Fields of a user that only the server sets. Times are ISO 8601 UTC with `Z`. */
export interface UserIdentity {
  id: string;
  email: string;
  full_name: string;
  role: Role;
  /** Same value as `role`, under the name that the contract's clients also use. */
  _app_role?: Role;
  app_id?: string;
  /** True for a caller with the service token, which is not a person. */
  is_service?: boolean;
  is_verified: boolean;
  disabled: boolean;
  created_date: string;
  updated_date: string;
}

/**
 * Schema of the profile on the device: the person's settings and the server's fields about the
 * person.
 */
export const profileSchema = {
  type: 'object',
  properties: {
    ...userSchema.properties,
    email: { type: 'string', merge: 'theirs' },
    full_name: { type: 'string', merge: 'theirs' },
    role: { type: 'string', enum: roles, merge: 'theirs' },
  },
  required: [],
} as const;

export type Profile = FromSchema<typeof profileSchema>;

/** Answer of `GET User/me`: identity and settings, flat at the top level. */
export type User = UserIdentity & UserSettings;

const automaticFields: ReadonlySet<string> = new Set([
  'reading_place',
  'current_streak',
  'longest_streak',
  'total_grace_notes',
  'total_prayers',
  'total_gratitude_entries',
  'last_active_date',
]);

/**
 * Returns whether the pending changes of a profile are only automatic: the reading position and
 * counters. Such changes sync without any action and are not reported to the person.
 */
export function hasOnlyAutomaticChanges({
  record,
  base,
}: Pick<LocalRecord, 'record' | 'base'>): boolean {
  const changed = listChangedFields(record, base ?? {});
  return changed.length > 0 && changed.every((field) => automaticFields.has(field));
}
