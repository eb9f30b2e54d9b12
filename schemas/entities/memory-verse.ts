// Schema of a verse, or of a few consecutive verses, that a person learns by heart. Chapters and
// verses use the canonical numbering. A record contains no Bible text.
import { clientId, languageField, userEmail, writtenDate } from '../fields.ts';
import type { FromSchema } from '../json-schema.ts';
import { verseRangeFields } from './verse-range-fields.ts';

const reviewTime = { type: 'string', format: 'date-time', maxLength: 40 } as const;

/**
 * The state of the spaced repetition. `due` is a day of the person, written as noon UTC. Practice
 * replaces the whole list by one state. When two devices practised without a connection, the merge
 * unites their lists, and the app reads the state with the latest review and ignores the others. A
 * verse without a readable state is new.
 */
const schedules = {
  type: 'array',
  merge: 'union',
  maxItems: 10,
  description: 'states of the schedule (FSRS); the one with the latest review counts',
  items: {
    type: 'object',
    properties: {
      due: reviewTime,
      stability: { type: 'number', minimum: 0 },
      difficulty: { type: 'number', minimum: 0 },
      reps: { type: 'integer', minimum: 0 },
      lapses: { type: 'integer', minimum: 0 },
      state: { type: 'integer', minimum: 0, maximum: 3 },
      last_review: reviewTime,
      extra: {
        type: 'boolean',
        description: 'the verse was practised before its day; missing: it was due or new',
      },
    },
    required: ['due', 'stability', 'difficulty', 'reps', 'lapses', 'state', 'last_review'],
  },
} as const;

export const memoryVerseSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    written_date: writtenDate,
    ...verseRangeFields,
    translation: { type: 'string', maxLength: 20, description: 'in which the verse is learnt' },
    language: languageField,
    schedules,
  },
  required: ['client_id', 'reference', 'book', 'chapter', 'verse'],
} as const;

export type MemoryVerse = FromSchema<typeof memoryVerseSchema>;
export type StoredSchedule = NonNullable<MemoryVerse['schedules']>[number];
