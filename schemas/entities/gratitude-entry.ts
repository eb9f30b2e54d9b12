// Schema of one entry of the gratitude journal.
import {
  calendarDate,
  clientId,
  previousVersions,
  languageField,
  userEmail,
  personalText,
  textSource,
  writtenDate,
} from '../fields.ts';
import type { FromSchema } from '../json-schema.ts';

export const gratitudeEntrySchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    written_date: writtenDate,
    date: calendarDate,
    entry_text: personalText,
    ai_affirmation: personalText,
    verse_reference: { type: 'string', maxLength: 100 },
    verse_text: { type: 'string', maxLength: 10_000 },
    translation: { type: 'string', maxLength: 20 },
    language: languageField,
    source: textSource,
    earlier_wordings: previousVersions,
  },
  required: ['client_id', 'date', 'entry_text'],
} as const;

export type GratitudeEntry = FromSchema<typeof gratitudeEntrySchema>;
