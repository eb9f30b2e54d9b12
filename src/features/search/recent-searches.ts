// Saves, watches and clears the user's recent searches, which stay on this device until the
// log-out.
import { map, type Observable } from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { writeToStorage } from '../../data/records/record.ts';

const recordId = 'searched';
const maxSearches = 8;

/** Emits the recent searches, newest first. */
export function watchRecentSearches(data: DataContext): Observable<readonly string[]> {
  return data.userDatabase.activity
    .findOne(recordId)
    .$.pipe(map((record) => parseTexts(record?.value['texts'])));
}

/** Adds a search. A storage error is only reported, because the search itself works anyway. */
export async function saveRecentSearch(data: DataContext, query: string): Promise<void> {
  const text = query.trim().normalize();
  if (text === '') return;
  try {
    await writeToStorage(data, async () => {
      const { activity } = data.userDatabase;
      const record = await activity.findOne(recordId).exec();
      const others = parseTexts(record?.value['texts']).filter(
        (one) => one.toLowerCase() !== text.toLowerCase(),
      );
      await activity.incrementalUpsert({
        id: recordId,
        kind: 'searched',
        order: '',
        value: { texts: [text, ...others].slice(0, maxSearches) },
      });
    });
  } catch (fault) {
    data.report('a search could not be remembered', fault);
  }
}

/** Throws `StorageWriteError`. */
export async function clearRecentSearches(data: DataContext): Promise<void> {
  await writeToStorage(data, () => data.userDatabase.activity.bulkRemove([recordId]));
}

function parseTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
