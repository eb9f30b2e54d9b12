// A prayer in somebody's prayer journal.
import { calendarDate, clientId, earlierWordings, languageField, userEmail, verses, words } from './fields.ts';
import type { FromSchema } from './json-schema.ts';

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
export const longestPrayerTitle = 50;

export const prayerSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    title: { type: 'string', maxLength: 200, description: 'the first 50 characters of the request' },
    request: words,
    prayer_text: words,
    verses,
    language: languageField,
    category: { type: 'string', maxLength: 100, default: 'other', description: 'a built-in category or a custom one' },
    is_answered: { type: 'boolean', default: false },
    answered_date: calendarDate,
    testimony: words,
    earlier_wordings: earlierWordings,
  },
  required: ['client_id', 'title', 'prayer_text'],
} as const;

export type Prayer = FromSchema<typeof prayerSchema>;
