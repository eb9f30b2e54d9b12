// Schemas of the Peaceful Sleep content: categories, their options, comforting verses and articles.
import { localizedFields } from '../fields.ts';

const key = { type: 'string', maxLength: 100, minLength: 1 } as const;
const title = { type: 'string', maxLength: 200 } as const;
const reference = { type: 'string', maxLength: 100 } as const;
const text = { type: 'string', maxLength: 20_000 } as const;

export const peacefulSleepGuidanceSchema = {
  type: 'object',
  properties: {
    guidance_key: key,
    emoji: { type: 'string', maxLength: 16 },
    ...localizedFields('title', title),
  },
  required: ['guidance_key', 'title_en'],
} as const;

export const peacefulSleepOptionSchema = {
  type: 'object',
  properties: {
    option_key: key,
    guidance_category: key,
    ...localizedFields('focus_title', title),
    scripture_reference: reference,
    ...localizedFields('scripture_text', text),
    ...localizedFields('prayer', text),
  },
  required: ['option_key', 'guidance_category', 'focus_title_en', 'scripture_reference'],
} as const;

export const comfortingVerseSchema = {
  type: 'object',
  properties: {
    verse_key: key,
    scripture_reference: reference,
    ...localizedFields('scripture_text', text),
    ...localizedFields('commentary', text),
  },
  required: ['verse_key', 'scripture_reference'],
} as const;

export const peacefulSleepArticleSchema = {
  type: 'object',
  properties: {
    article_key: key,
    ...localizedFields('title', title),
    ...localizedFields('content', text),
  },
  required: ['article_key', 'title_en', 'content_en'],
} as const;
