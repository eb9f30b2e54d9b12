// Schema of a note or a highlight on a verse or a range of verses. Chapters and verses use the
// canonical numbering (numbering.ts).
import {
  clientId,
  previousVersions,
  languageField,
  userEmail,
  personalText,
  writtenDate,
} from '../fields.ts';
import type { FromSchema } from '../json-schema.ts';
import { verseRangeFields } from './verse-range-fields.ts';

export const highlightColors = ['yellow', 'green', 'blue', 'pink', 'none'] as const;
export type HighlightColor = (typeof highlightColors)[number];

export const bibleNoteSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    written_date: writtenDate,
    ...verseRangeFields,
    translation: { type: 'string', maxLength: 20 },
    note_text: personalText,
    highlight_color: { type: 'string', enum: highlightColors, default: 'yellow' },
    language: languageField,
    earlier_wordings: previousVersions,
  },
  required: ['client_id', 'reference', 'book', 'chapter', 'verse'],
} as const;

export type BibleNote = FromSchema<typeof bibleNoteSchema>;
