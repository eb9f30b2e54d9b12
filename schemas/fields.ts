// Field schemas that several entities share, each defined once.
import { type Language, languages } from './languages.ts';

/** The longest text a person may write into one field, in UTF-16 code units. */
export const maxTextLength = 100_000;

export const languageField = { type: 'string', enum: languages } as const;

/**
 * Made on the device (UUIDv7); unique per owner and entity; the device's primary key and the
 * server's natural key.
 */
export const clientId = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  description: 'UUIDv7 made on the device that wrote the record',
} as const;

export const userEmail = {
  type: 'string',
  maxLength: 320,
  merge: 'theirs',
  description: "the owner's e-mail; never used to decide access",
} as const;

/** Text that a person wrote. After a conflict the other version is kept in `earlier_wordings`. */
export const personalText = {
  type: 'string',
  maxLength: maxTextLength,
  merge: 'words',
  private: true,
} as const;

/**
 * Source of a generated text: a language model, the composer with our passages, or the same
 * passages on the device while offline.
 */
export const textSource = { type: 'string', enum: ['model', 'composer', 'device'] } as const;

export const calendarDate = { type: 'string', format: 'date', maxLength: 10 } as const;

/**
 * Time at which the person wrote the record, ISO 8601 UTC. The device sets it once. Missing in
 * records of earlier versions and of other clients. Read it with `getWrittenDate`.
 */
export const writtenDate = {
  type: 'string',
  format: 'date-time',
  maxLength: 40,
  merge: 'earliest',
  description: 'when the person wrote it, ISO 8601 UTC; created_date is when the server got it',
} as const;

export const verseReferences = {
  type: 'array',
  merge: 'union',
  maxItems: 20,
  items: {
    type: 'object',
    properties: {
      reference: { type: 'string', maxLength: 100 },
      text: { type: 'string', maxLength: 10_000 },
      translation: { type: 'string', maxLength: 20 },
    },
    required: ['reference', 'text'],
  },
} as const;

/**
 * Texts that lost a conflict against a newer version. They are kept in the record so that every
 * device and a basic backend hold them.
 */
export const previousVersions = {
  type: 'array',
  merge: 'union',
  maxItems: 20,
  description: 'earlier wordings of fields of this record, newest last, at most 20',
  items: {
    type: 'object',
    properties: {
      field: { type: 'string', maxLength: 64 },
      text: { type: 'string', maxLength: maxTextLength, private: true },
    },
    required: ['field', 'text'],
  },
} as const;

export type PreviousVersion = { field: string; text: string };

/**
 * `title` becomes title_en, title_fr, title_es and title_pt; English is required where the text is.
 */
export function localizedFields<const Name extends string, const S>(
  name: Name,
  schema: S,
): { readonly [K in `${Name}_${Language}`]: S } {
  const fields = languages.map((language) => [`${name}_${language}`, schema]);
  return Object.fromEntries(fields) as { readonly [K in `${Name}_${Language}`]: S };
}
