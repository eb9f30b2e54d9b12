// Wisdom: its sixteen doors, and the questions that a person asked last. They stay on this device.
import { map, type Observable } from 'rxjs';
import { emojiByTopic, topicsByCategory, wisdomCategories } from '../../content/wisdom/topics.ts';
import type { WisdomCategory, WisdomTopic } from '../../content/wisdom/topics.ts';
import { searchRecord } from './activity.ts';
import type { DeviceRecord } from './collections.ts';
import type { Data } from './data.ts';
import { kept } from './record.ts';

export interface DoorRow {
  category: WisdomCategory;
  doors: readonly { topic: WisdomTopic; emoji: string }[];
}

/** Four rows of four. */
export const wisdomDoors: readonly DoorRow[] = wisdomCategories.map((category) => ({
  category,
  doors: topicsByCategory[category].map((topic) => ({ topic, emoji: emojiByTopic[topic] })),
}));

export interface RecentSearch {
  id: string;
  text: string;
}

/** Questions that are remembered. */
const mostSearches = 10;

/** The last one first; asked twice it stands there once. */
export function recentSearches(data: Data): Observable<RecentSearch[]> {
  return data.personal.activity.find({ selector: { kind: 'search' }, sort: [{ order: 'asc' }], limit: mostSearches }).$.pipe(map((docs) => docs.flatMap(toSearch)));
}

/** Remembers a question, and forgets the eleventh. A device that does not remember answers all the same. */
export async function noteSearch(data: Data, text: string): Promise<void> {
  try {
    await kept(data, async () => {
      const { activity } = data.personal;
      await activity.incrementalUpsert(searchRecord(text.trim(), new Date().toISOString()));
      const past = await activity.find({ selector: { kind: 'search' }, sort: [{ order: 'asc' }], skip: mostSearches }).exec();
      if (past.length > 0) await activity.bulkRemove(past.map(({ id }) => id));
    });
  } catch (fault) {
    data.report('a question could not be remembered', fault);
  }
}

/** @returns what puts it back, in its place. Both throw `NotKept`. */
export function forgetSearch(data: Data, id: string): Promise<() => Promise<void>> {
  return takeAway(data, id);
}

/** Takes a thing of this device away. @returns what puts it back, unless it is there again. Both throw `NotKept`. */
export async function takeAway(data: Data, id: string): Promise<() => Promise<void>> {
  const taken = await kept(data, async () => {
    const doc = await data.personal.activity.findOne(id).exec();
    const record: DeviceRecord | undefined = doc?.toMutableJSON();
    await doc?.incrementalRemove();
    return record;
  });
  return async () => {
    if (taken) await kept(data, () => data.personal.activity.insertIfNotExists(taken));
  };
}

/** The earlier app, or a file that was brought in, may have left anything. */
function toSearch({ id, value: { text } }: DeviceRecord): RecentSearch[] {
  return typeof text === 'string' && text.trim() !== '' ? [{ id, text }] : [];
}
