// Schema of a short note of encouragement for one day and one mood.
import {
  calendarDate,
  clientId,
  previousVersions,
  languageField,
  userEmail,
  verseReferences,
  personalText,
  textSource,
  writtenDate,
} from '../fields.ts';
import type { FromSchema } from '../json-schema.ts';

export const moods = ['joyful', 'weary', 'seeking', 'peaceful'] as const;

export const graceNoteSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    written_date: writtenDate,
    date: calendarDate,
    mood: { type: 'string', enum: moods },
    context_tag: personalText,
    language: languageField,
    message: personalText,
    verses: verseReferences,
    reflection: personalText,
    source: textSource,
    earlier_wordings: previousVersions,
  },
  required: ['client_id', 'date', 'mood', 'message'],
} as const;

export type GraceNote = FromSchema<typeof graceNoteSchema>;
