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

export const highlightColors = ['yellow', 'green', 'blue', 'pink', 'none'] as const;
export type HighlightColor = (typeof highlightColors)[number];

export const bibleNoteSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    written_date: writtenDate,
    reference: {
      type: 'string',
      maxLength: 100,
      description: 'for people, in the language of writing: John 3:16',
    },
    book: { type: 'string', maxLength: 40, description: 'USFM book id: JHN' },
    chapter: { type: 'integer', minimum: 1, maximum: 150 },
    verse: { type: 'integer', minimum: 0, maximum: 176, description: '0: the title of a psalm' },
    end_chapter: {
      type: 'integer',
      minimum: 1,
      maximum: 150,
      description: 'of the last verse; missing for one verse',
    },
    end_verse: { type: 'integer', minimum: 0, maximum: 176 },
    translation: { type: 'string', maxLength: 20 },
    note_text: personalText,
    highlight_color: { type: 'string', enum: highlightColors, default: 'yellow' },
    language: languageField,
    earlier_wordings: previousVersions,
  },
  required: ['client_id', 'reference', 'book', 'chapter', 'verse'],
} as const;

export type BibleNote = FromSchema<typeof bibleNoteSchema>;
