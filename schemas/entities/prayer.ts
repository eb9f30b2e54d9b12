// Schema of a prayer in a user's prayer journal.
import {
  type PreviousVersion,
  calendarDate,
  clientId,
  previousVersions,
  languageField,
  userEmail,
  verseReferences,
  personalText,
  writtenDate,
} from '../fields.ts';
import type { FromSchema } from '../json-schema.ts';

export const prayerCategories = [
  'family',
  'health',
  'guidance',
  'provision',
  'relationships',
  'spiritual_growth',
  'work',
  'thanksgiving',
  'other',
] as const;

export type PrayerCategory = (typeof prayerCategories)[number];

/** The longest title in characters: a title is the beginning of the request. */
export const maxPrayerTitleLength = 50;

/** The longest note to a prayer, in UTF-16 code units. */
export const maxPrayerUpdateLength = 10_000;

/** Maximum number of previous texts that a note keeps. */
export const maxPreviousUpdateTexts = 5;

/** Maximum number of hashes of still older texts, by which a note recognises them. */
export const maxUpdateTextHashes = 100;

/**
 * Maximum number of notes that a person may add to a prayer. The field holds twice as many, so that
 * a merge of two full lists loses no note.
 */
export const maxPrayerUpdates = 100;

/**
 * Notes that the person added to a prayer over time, in the order of writing.
 *
 * Lists that two devices changed are united. A note that one device deleted may therefore come
 * back, and a note that both devices changed appears with both texts. Duplicates are preferred to
 * lost text.
 *
 * A basic backend stores the field like `earlier_wordings`, as an ordinary array, once its entity
 * file names the field (`npm run schemas:export`). An app that does not know the field shows no
 * notes and removes none, because an update sends changed fields only. The notes are missing only
 * if such an app recreates a record that another device deleted meanwhile.
 */
const updates = {
  type: 'array',
  merge: 'union',
  maxItems: maxPrayerUpdates * 2,
  description: 'notes to this prayer over time, oldest first',
  items: {
    type: 'object',
    properties: {
      id: { type: 'string', maxLength: 64 },
      date: { ...calendarDate, description: "the person's own day" },
      text: { type: 'string', maxLength: maxPrayerUpdateLength, private: true },
      earlier: {
        type: 'array',
        maxItems: maxPreviousUpdateTexts,
        description: 'how it was worded before, the newest first',
        items: { type: 'string', maxLength: maxPrayerUpdateLength, private: true },
      },
      marks: {
        type: 'array',
        maxItems: maxUpdateTextHashes,
        description:
          'hashes of its wordings before those, the newest first: one that another device still holds is known again',
        items: { type: 'string', maxLength: 16, private: true },
      },
    },
    required: ['id', 'date', 'text'],
  },
} as const;

export const prayerSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    written_date: writtenDate,
    title: {
      type: 'string',
      maxLength: 200,
      private: true,
      description: 'the first 50 characters of the request',
    },
    request: personalText,
    prayer_text: personalText,
    verses: verseReferences,
    language: languageField,
    category: {
      type: 'string',
      maxLength: 100,
      default: 'other',
      private: true,
      description: 'a built-in category or a custom one',
    },
    is_answered: { type: 'boolean', default: false },
    answered_date: calendarDate,
    testimony: personalText,
    updates,
    source: {
      type: 'string',
      enum: ['model', 'composer', 'device'],
      description: 'who made the words of the prayer; missing where the person wrote them',
    },
    earlier_wordings: previousVersions,
  },
  required: ['client_id', 'title', 'prayer_text'],
} as const;

export type Prayer = FromSchema<typeof prayerSchema>;
export type PrayerUpdate = NonNullable<Prayer['updates']>[number];

/** Previous versions that are shown as one text and restored together. */
export interface VersionGroup {
  text: string;
  versions: readonly [PreviousVersion, ...PreviousVersion[]];
}

/**
 * Groups previous versions. A prayer in the person's own words has the same text as request and as
 * prayer text, so a conflict replaces both; these two versions are one group. Every other version
 * is a group of its own. The order of the last versions is kept.
 */
export function groupPreviousVersions(versions: readonly PreviousVersion[]): VersionGroup[] {
  const partners = new Map<PreviousVersion, PreviousVersion>();
  for (const version of versions) {
    if (version.field !== 'prayer_text') continue;
    const request = versions.find(
      (other) =>
        other.field === 'request' &&
        other.text.trim() === version.text.trim() &&
        !partners.has(other),
    );
    if (!request) continue;
    partners.set(version, request);
    partners.set(request, version);
  }
  const isFirstOfPair = (version: PreviousVersion, index: number): boolean => {
    const partner = partners.get(version);
    return partner !== undefined && versions.indexOf(partner) > index;
  };
  return versions
    .filter((version, index) => !isFirstOfPair(version, index))
    .map((version) => {
      const partner = partners.get(version);
      if (!partner) return { text: version.text, versions: [version] };
      const [prayer, request] =
        version.field === 'prayer_text' ? [version, partner] : [partner, version];
      return { text: prayer.text, versions: [prayer, request] };
    });
}
