// Draft of an edited prayer: which fields can be edited, the edited values, and the changes to the
// stored prayer.
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import { type FieldReaders, readOneOf } from '../../../data/drafts/read-fields.ts';
import type { PrayerChanges } from '../data.ts';

export interface PrayerEditFields {
  request: string;
  prayer_text: string;
  category: string;
  isAnswered: boolean;
  /** YYYY-MM-DD; empty when there is no date. */
  answeredDay: string;
  testimony: string;
}

/**
 * `one`: request and prayer have the same text and are edited together. `text`: a prayer without a
 * separate request.
 */
export type PrayerEditShape = 'one' | 'both' | 'text';

/** The fields of `words` and `seen` are read with the stored prayer as default. */
export const prayerEditReaders: FieldReaders<PrayerEditDraft> = {
  shape: readOneOf<PrayerEditShape>(['one', 'both', 'text']),
};

export interface PrayerEditDraft {
  shape: PrayerEditShape;
  words: PrayerEditFields;
  /** Stored values when the edit began. */
  seen: PrayerEditFields;
}

export function startEdit(fields: Prayer): PrayerEditDraft {
  const editFields = toEditFields(fields);
  const request = editFields.request.trim();
  const shape =
    request === '' ? 'text' : request === editFields.prayer_text.trim() ? 'one' : 'both';
  return { shape, words: editFields, seen: editFields };
}

export function toEditFields({
  request,
  prayer_text,
  category,
  is_answered,
  answered_date,
  testimony,
}: Prayer): PrayerEditFields {
  return {
    request: request ?? '',
    prayer_text,
    category: category || 'other',
    isAnswered: is_answered === true,
    answeredDay: answered_date ?? '',
    testimony: testimony ?? '',
  };
}

/** Returns the changes to store; empty when nothing differs. */
export function getChanges({ shape, words: editFields, seen }: PrayerEditDraft): PrayerChanges {
  const text = editFields.prayer_text.trim();
  const request = shape === 'one' ? text : editFields.request.trim();
  return {
    ...(text !== seen.prayer_text.trim() && { prayer_text: text }),
    ...(shape !== 'text' && request !== seen.request.trim() && { request }),
    ...(editFields.category !== seen.category && { category: editFields.category }),
    ...(editFields.isAnswered !== seen.isAnswered && { is_answered: editFields.isAnswered }),
    ...getAnsweredDayChange(editFields, seen),
    ...(editFields.testimony.trim() !== seen.testimony.trim() && {
      testimony: editFields.testimony.trim(),
    }),
  };
}

function getAnsweredDayChange(editFields: PrayerEditFields, seen: PrayerEditFields): PrayerChanges {
  const [day, before] = [editFields, seen].map(({ isAnswered, answeredDay }) =>
    isAnswered ? answeredDay : '',
  );
  return day === before ? {} : { answered_date: day || null };
}

/**
 * Returns text that arrived from another device since the edit began and that the draft does not
 * contain.
 */
export function findNewerText(
  { words: editFields, seen }: PrayerEditDraft,
  fields: Prayer,
): string | undefined {
  const now = toEditFields(fields);
  const names = ['request', 'prayer_text', 'testimony'] as const;
  const changedField = names.find(
    (name) =>
      now[name].trim() !== '' &&
      now[name] !== seen[name] &&
      now[name].trim() !== editFields[name].trim(),
  );
  return changedField && now[changedField];
}
