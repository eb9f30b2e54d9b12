// Schema of a bookmark on a whole chapter (verse is 1, as other clients know it) or, with `kind:
// 'verse'`, on a verse. Chapters and verses use the canonical numbering.
import { clientId, languageField, userEmail, writtenDate } from '../fields.ts';
import type { FromSchema } from '../json-schema.ts';

export const bookmarkKinds = ['chapter', 'verse'] as const;

export const bibleBookmarkSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    written_date: writtenDate,
    reference: { type: 'string', maxLength: 100 },
    book: { type: 'string', maxLength: 40, description: 'USFM book id: JHN' },
    chapter: { type: 'integer', minimum: 1, maximum: 150 },
    verse: { type: 'integer', minimum: 0, maximum: 176, default: 1 },
    kind: { type: 'string', enum: bookmarkKinds, default: 'chapter' },
    translation: { type: 'string', maxLength: 20, description: 'lower case' },
    language: languageField,
  },
  required: ['client_id', 'reference', 'book', 'chapter'],
} as const;

export type BibleBookmark = FromSchema<typeof bibleBookmarkSchema>;
