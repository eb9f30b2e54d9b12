// Wisdom: its sixteen doors, and the questions that a person asked last. They stay on this device.
import { map, type Observable } from 'rxjs';
import {
  emojiByTopic,
  topicsByCategory,
  wisdomCategories,
} from '../../../content/wisdom/wisdom-topics.ts';
import type { WisdomCategory, WisdomTopic } from '../../../content/wisdom/wisdom-topics.ts';
import { buildSearchRecord } from '../../data/records/activity-records.ts';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { writeToStorage } from '../../data/records/record.ts';

export interface TopicRow {
  category: WisdomCategory;
  topics: readonly { topic: WisdomTopic; emoji: string }[];
}

/** Four rows of four. */
export const wisdomTopicRows: readonly TopicRow[] = wisdomCategories.map((category) => ({
  category,
  topics: topicsByCategory[category].map((topic) => ({ topic, emoji: emojiByTopic[topic] })),
}));

export interface RecentQuestion {
  id: string;
  text: string;
}

/** Questions that are remembered. */
const maxQuestions = 10;

/** The last one first; asked twice it stands there once. */
export function watchRecentQuestions(data: DataContext): Observable<RecentQuestion[]> {
  return data.userDatabase.activity
    .find({ selector: { kind: 'search' }, sort: [{ order: 'asc' }], limit: maxQuestions })
    .$.pipe(map((docs) => docs.flatMap(parseQuestion)));
}

/**
 * Remembers a question, and forgets the eleventh. A device that does not remember answers all the
 * same.
 */
export async function saveRecentQuestion(data: DataContext, text: string): Promise<void> {
  try {
    await writeToStorage(data, async () => {
      const { activity } = data.userDatabase;
      await activity.incrementalUpsert(buildSearchRecord(text.trim(), new Date().toISOString()));
      const past = await activity
        .find({ selector: { kind: 'search' }, sort: [{ order: 'asc' }], skip: maxQuestions })
        .exec();
      if (past.length > 0) await activity.bulkRemove(past.map(({ id }) => id));
    });
  } catch (fault) {
    data.report('a question could not be remembered', fault);
  }
}

/** @returns what puts it back, in its place. Both throw `StorageWriteError`. */
export function removeRecentQuestion(data: DataContext, id: string): Promise<() => Promise<void>> {
  return removeWithUndo(data, id);
}

/**
 * Takes a thing of this device away. @returns what puts it back, unless it is there again. Both
 * throw `StorageWriteError`.
 */
export async function removeWithUndo(data: DataContext, id: string): Promise<() => Promise<void>> {
  const taken = await writeToStorage(data, async () => {
    const doc = await data.userDatabase.activity.findOne(id).exec();
    const record: DeviceRecord | undefined = doc?.toMutableJSON();
    await doc?.incrementalRemove();
    return record;
  });
  return async () => {
    if (taken)
      await writeToStorage(data, () => data.userDatabase.activity.insertIfNotExists(taken));
  };
}

/** The earlier app, or a file that was brought in, may have left anything. */
function parseQuestion({ id, value: { text } }: DeviceRecord): RecentQuestion[] {
  return typeof text === 'string' && text.trim() !== '' ? [{ id, text }] : [];
}
