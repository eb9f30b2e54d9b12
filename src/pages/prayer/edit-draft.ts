// A prayer that is being changed: what of it can be, what was begun, and what is different from before.
import type { Prayer } from '../../../schemas/prayer.ts';
import type { PrayerChanges } from '../../data/prayers.ts';

export interface EditWords {
  request: string;
  prayer_text: string;
  category: string;
  isAnswered: boolean;
  /** YYYY-MM-DD; empty where there is none. */
  answeredDay: string;
  testimony: string;
}

/** `one`: the person prayed in the words they asked in, and changes both at once. `text`: a prayer without a request of its own. */
export type EditShape = 'one' | 'both' | 'text';

export interface EditDraft {
  shape: EditShape;
  words: EditWords;
  /** What stood there when it was begun. */
  seen: EditWords;
}

export function beginEdit(fields: Prayer): EditDraft {
  const words = wordsOf(fields);
  const request = words.request.trim();
  const shape = request === '' ? 'text' : request === words.prayer_text.trim() ? 'one' : 'both';
  return { shape, words, seen: words };
}

export function wordsOf({ request, prayer_text, category, is_answered, answered_date, testimony }: Prayer): EditWords {
  return { request: request ?? '', prayer_text, category: category || 'other', isAnswered: is_answered === true, answeredDay: answered_date ?? '', testimony: testimony ?? '' };
}

/** What is to be kept; empty when nothing differs. */
export function changesOf({ shape, words, seen }: EditDraft): PrayerChanges {
  const text = words.prayer_text.trim();
  const request = shape === 'one' ? text : words.request.trim();
  return {
    ...(text !== seen.prayer_text.trim() && { prayer_text: text }),
    ...(shape !== 'text' && request !== seen.request.trim() && { request }),
    ...(words.category !== seen.category && { category: words.category }),
    ...(words.isAnswered !== seen.isAnswered && { is_answered: words.isAnswered }),
    ...answeredDayIn(words, seen),
    ...(words.testimony.trim() !== seen.testimony.trim() && { testimony: words.testimony.trim() }),
  };
}

function answeredDayIn(words: EditWords, seen: EditWords): PrayerChanges {
  const [day, before] = [words, seen].map(({ isAnswered, answeredDay }) => (isAnswered ? answeredDay : ''));
  return day === before ? {} : { answered_date: day || null };
}

/** Words that came in from another device since the edit was begun, and that it does not hold. */
export function newerIn({ words, seen }: EditDraft, fields: Prayer): string | undefined {
  const now = wordsOf(fields);
  const names = ['request', 'prayer_text', 'testimony'] as const;
  const came = names.find((name) => now[name].trim() !== '' && now[name] !== seen[name] && now[name].trim() !== words[name].trim());
  return came && now[came];
}

export function isEditDraft(value: unknown): value is EditDraft {
  if (typeof value !== 'object' || value === null || !('shape' in value) || !('words' in value) || !('seen' in value)) return false;
  return (value.shape === 'one' || value.shape === 'both' || value.shape === 'text') && isWords(value.words) && isWords(value.seen);
}

function isWords(value: unknown): value is EditWords {
  if (typeof value !== 'object' || value === null || !('isAnswered' in value) || typeof value.isAnswered !== 'boolean') return false;
  const texts = value as Record<string, unknown>;
  return ['request', 'prayer_text', 'category', 'answeredDay', 'testimony'].every((name) => typeof texts[name] === 'string');
}
