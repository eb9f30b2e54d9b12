// Schemas of a reading plan and of a user's progress in it.
import { clientId, localizedFields, userEmail, writtenDate } from '../fields.ts';
import type { FromSchema } from '../json-schema.ts';

export const planThemes = ['peace', 'hope', 'love', 'faith', 'wisdom', 'grace'] as const;

export const readingPlanSchema = {
  type: 'object',
  properties: {
    plan_key: {
      type: 'string',
      maxLength: 100,
      description: 'unique name of the plan, kept over upgrades',
    },
    theme: { type: 'string', enum: planThemes },
    duration_days: { type: 'integer', minimum: 1, maximum: 366 },
    ...localizedFields('title', { type: 'string', maxLength: 200 }),
    ...localizedFields('description', { type: 'string', maxLength: 2_000 }),
    daily_readings: {
      type: 'array',
      maxItems: 366,
      items: {
        type: 'object',
        properties: {
          day: { type: 'integer', minimum: 1, maximum: 366 },
          passages: { type: 'array', items: { type: 'string', maxLength: 60 } },
          ...localizedFields('reflection', { type: 'string', maxLength: 4_000 }),
        },
        required: ['passages'],
      },
    },
  },
  required: ['theme', 'duration_days', 'title_en', 'daily_readings'],
} as const;

export type ReadingPlan = FromSchema<typeof readingPlanSchema>;

export const userReadingProgressSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    written_date: writtenDate,
    plan_id: { type: 'string', maxLength: 100 },
    current_day: { type: 'integer', merge: 'greater', minimum: 1, maximum: 366, default: 1 },
    completed_days: {
      type: 'array',
      merge: 'union',
      maxItems: 366,
      items: { type: 'integer', minimum: 1, maximum: 366 },
    },
    started_date: { type: 'string', format: 'date', maxLength: 10 },
    last_read_date: {
      type: 'string',
      merge: 'greater',
      format: 'date',
      maxLength: 10,
      description:
        "the person's own day on which a day of the plan was read last; missing where a client keeps none",
    },
    completed: { type: 'boolean', merge: 'greater', default: false },
  },
  required: ['client_id', 'plan_id'],
} as const;

export type UserReadingProgress = FromSchema<typeof userReadingProgressSchema>;
