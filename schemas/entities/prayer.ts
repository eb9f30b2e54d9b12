// A prayer in somebody's prayer journal.
import {
  calendarDate,
  clientId,
  previousVersions,
  languageField,
  userEmail,
  verseReferences,
  personalText,
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

/** How many earlier wordings a note keeps. */
export const maxPreviousUpdateTexts = 5;

/** How many wordings before those a note still knows again. */
export const maxUpdateTextHashes = 100;

/**
 * How many notes a person may add to a prayer. The field holds twice as many: two full lists that
 * meet lose none.
 */
export const maxPrayerUpdates = 100;

/**
 * What a person noted to a prayer as time went on, in the order in which it was written. Lists that
 * were changed on two devices unite, so a note that one of them deleted may come back then, and of
 * one that both changed both wordings stay: too much rather than a word too little. A plain backend
 * keeps it as it keeps `earlier_wordings`, an array like any other, once its entity file names it
 * (`npm run schemas:export`). An app that does not know the field shows nothing of it and takes
 * nothing away: an update sends changed fields only. Only where it makes anew what another device
 * deleted meanwhile are the notes missing.
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
      text: { type: 'string', maxLength: maxPrayerUpdateLength },
      earlier: {
        type: 'array',
        maxItems: maxPreviousUpdateTexts,
        description: 'how it was worded before, the newest first',
        items: { type: 'string', maxLength: maxPrayerUpdateLength },
      },
      marks: {
        type: 'array',
        maxItems: maxUpdateTextHashes,
        description:
          'hashes of its wordings before those, the newest first: one that another device still holds is known again',
        items: { type: 'string', maxLength: 16 },
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
    title: {
      type: 'string',
      maxLength: 200,
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
