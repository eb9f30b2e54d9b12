// Data of prayers: creates, changes and removes prayers, marks them as answered, and stores
// testimonies.
import type { Observable } from 'rxjs';
import type { Language } from '../../../schemas/languages.ts';
import type { SeenVersion } from '../../../schemas/local-record.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import type { DataContext } from '../../data/data-context.ts';
import { buildPrayerTitle } from '../../data/records/prayer-title.ts';
import type { TextSource } from '../generation/generated-text.ts';
import {
  type SavedRecord,
  updateRecord,
  createRecord,
  watchRecords,
  removeRecord,
  restoreRecord,
} from '../../data/records/record.ts';

export interface PrayerInput {
  request: string;
  prayer_text: string;
  verses: { reference: string; text: string; translation?: string }[];
  category: string;
  language: Language;
  /** Source of the prayer; undefined when the user wrote it. */
  source?: TextSource | undefined;
}

/** Fields of a prayer that the user can change later. */
export interface PrayerChanges {
  request?: string;
  prayer_text?: string;
  category?: string;
  is_answered?: boolean;
  answered_date?: string | null;
  testimony?: string;
}

/** Returns the path of a prayer in the journal. */
export function getPrayerUrl(id: string): string {
  return `/Prayer?view=mine#${id}`;
}

/** Emits all prayers, newest first. */
export function watchPrayers(data: DataContext): Observable<SavedRecord<Prayer>[]> {
  return watchRecords<Prayer>(data, 'prayers');
}

/**
 * Creates a prayer and resolves with its id when it is stored on the device. Throws
 * `StorageWriteError`.
 *
 * @param id id from the draft in the form
 */
export async function createPrayer(
  data: DataContext,
  { source, ...draft }: PrayerInput,
  id?: string,
): Promise<string> {
  const fields = {
    ...draft,
    ...(source && { source }),
    user_email: data.account?.email ?? '',
    title: buildPrayerTitle(draft.request),
    is_answered: false,
  };
  const saved = await createRecord(data, 'prayers', fields, {
    id,
    formFields: ['title', 'request', 'prayer_text', 'verses', 'category'],
    textFields: ['request', 'prayer_text'],
  });
  void data.sync();
  return saved;
}

/**
 * Updates a prayer; the title is derived from the request. Text that arrived after `seen` is kept
 * as a previous version. An edited prayer counts as the user's own and loses its source.
 */
export function updatePrayer(
  data: DataContext,
  id: string,
  changes: PrayerChanges,
  seen: PrayerChanges = {},
): Promise<void> {
  const title = changes.request === undefined ? {} : { title: buildPrayerTitle(changes.request) };
  const source = changes.prayer_text === undefined ? {} : { source: null };
  return applyPrayerChanges(
    data,
    id,
    { ...changes, ...title, ...source },
    { fields: { ...seen }, words: prayerTextFields },
  );
}

const prayerTextFields = ['request', 'prayer_text', 'testimony'] as const;

/**
 * Reverts `updatePrayer`: restores the changed fields, the title and the source. Text that changed
 * since is kept.
 */
export function revertPrayer(
  data: DataContext,
  id: string,
  before: Prayer,
  changes: PrayerChanges,
): Promise<void> {
  const fields = Object.keys(changes) as (keyof PrayerChanges)[];
  const was = Object.fromEntries(fields.map((field) => [field, before[field] ?? null]));
  return applyPrayerChanges(
    data,
    id,
    { ...was, title: before.title, source: before.source ?? null },
    { fields: { ...changes }, words: prayerTextFields },
  );
}

/**
 * Marks a prayer as answered, or changes the day of its answer.
 *
 * @param answeredDate YYYY-MM-DD, a calendar day of the user
 */
export function markPrayerAnswered(
  data: DataContext,
  id: string,
  answeredDate: string,
): Promise<void> {
  return applyPrayerChanges(data, id, { is_answered: true, answered_date: answeredDate });
}

/** Reverts `markPrayerAnswered`: the prayer is open again and has no day of an answer. */
export function reopenPrayer(data: DataContext, id: string): Promise<void> {
  return applyPrayerChanges(data, id, { is_answered: false, answered_date: null });
}

/**
 * Saves the testimony. A testimony that arrived from another device meanwhile is kept as a previous
 * version.
 */
export function saveTestimony(data: DataContext, id: string, testimony: string): Promise<void> {
  return applyPrayerChanges(data, id, { testimony }, { fields: {}, words: ['testimony'] });
}

async function applyPrayerChanges(
  data: DataContext,
  id: string,
  changes: Partial<Prayer>,
  seen?: SeenVersion,
): Promise<void> {
  await updateRecord(data, 'prayers', id, changes, seen);
  void data.sync();
}

export async function removePrayer(data: DataContext, id: string): Promise<void> {
  await removeRecord(data, 'prayers', id);
  void data.sync();
}

export async function restorePrayer(data: DataContext, id: string): Promise<void> {
  await restoreRecord(data, 'prayers', id);
  void data.sync();
}
