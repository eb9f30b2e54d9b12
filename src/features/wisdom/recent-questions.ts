// Lists the sixteen Wisdom topics, and saves, watches and removes the user's recent questions,
// which stay on this device. Also exports the removal with undo that saved answers use.
import { map, type Observable } from 'rxjs';
import { topicsByCategory, wisdomCategories } from '../../../content/wisdom/wisdom-topics.ts';
import type { WisdomCategory, WisdomTopic } from '../../../content/wisdom/wisdom-topics.ts';
import { buildSearchRecord, normalizeName } from '../../data/records/activity-records.ts';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { writeToStorage } from '../../data/records/record.ts';

export interface TopicRow {
  category: WisdomCategory;
  topics: readonly WisdomTopic[];
}

/** Four rows of four. */
export const wisdomTopicRows: readonly TopicRow[] = wisdomCategories.map((category) => ({
  category,
  topics: topicsByCategory[category],
}));

export interface RecentQuestion {
  id: string;
  text: string;
}

/** Questions that are remembered. */
const maxQuestions = 10;

/** Emits the recent questions, newest first and without duplicates. */
export function watchRecentQuestions(data: DataContext): Observable<RecentQuestion[]> {
  return data.userDatabase.activity
    .find({ selector: { kind: 'search' }, sort: [{ order: 'asc' }], limit: maxQuestions })
    .$.pipe(map((docs) => docs.flatMap(parseQuestion)));
}

/**
 * Saves a question and deletes the eleventh. A storage error is only reported, so that the question
 * is answered anyway.
 */
export async function saveRecentQuestion(data: DataContext, text: string): Promise<void> {
  try {
    await writeToStorage(data, async () => {
      const { activity } = data.userDatabase;
      const saved = buildSearchRecord(text.trim(), new Date().toISOString());
      await activity.incrementalUpsert(saved);
      const docs = await activity
        .find({ selector: { kind: 'search' }, sort: [{ order: 'asc' }] })
        .exec();
      // Earlier versions of the app stored the same question under another id.
      const surplus = docs.filter(
        (doc, index) => index >= maxQuestions || (doc.id !== saved.id && isSameQuestion(doc, text)),
      );
      if (surplus.length > 0) await activity.bulkRemove(surplus.map(({ id }) => id));
    });
  } catch (fault) {
    data.report('a question could not be remembered', fault);
  }
}

/**
 * Removes a recent question.
 * @returns the function that restores the question at its old position; both throw
 *   `StorageWriteError`
 */
export function removeRecentQuestion(data: DataContext, id: string): Promise<() => Promise<void>> {
  return removeWithUndo(data, id);
}

/**
 * Removes an activity record of this device. @returns the function that restores the record, unless
 * the record exists again; both throw `StorageWriteError`
 */
export async function removeWithUndo(data: DataContext, id: string): Promise<() => Promise<void>> {
  const removed = await writeToStorage(data, async () => {
    const doc = await data.userDatabase.activity.findOne(id).exec();
    const record: DeviceRecord | undefined = doc?.toMutableJSON();
    await doc?.incrementalRemove();
    return record;
  });
  return async () => {
    if (removed)
      await writeToStorage(data, () => data.userDatabase.activity.insertIfNotExists(removed));
  };
}

function isSameQuestion({ value }: DeviceRecord, text: string): boolean {
  return normalizeName(String(value['text'] ?? '')) === normalizeName(text);
}

/** The value may be invalid, because the legacy app or an imported file may have written it. */
function parseQuestion({ id, value: { text } }: DeviceRecord): RecentQuestion[] {
  return typeof text === 'string' && text.trim() !== '' ? [{ id, text }] : [];
}
