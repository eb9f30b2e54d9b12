// A bookmark on a whole chapter (verse is always 1).
import { clientId, languageField, userEmail } from './fields.ts';
import type { FromSchema } from './json-schema.ts';

export const bibleBookmarkSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    reference: { type: 'string', maxLength: 100 },
    book: { type: 'string', maxLength: 40, description: 'USFM book id: JHN' },
    chapter: { type: 'integer', minimum: 1, maximum: 150 },
    verse: { type: 'integer', minimum: 1, maximum: 176, default: 1 },
    translation: { type: 'string', maxLength: 20, description: 'lower case' },
    language: languageField,
  },
  required: ['client_id', 'reference', 'book', 'chapter'],
} as const;

export type BibleBookmark = FromSchema<typeof bibleBookmarkSchema>;
