// Watches the history of chapters opened on this device, and removes given or all entries with
// undo. The history is never synced; src/data/bible/reading-position.ts writes the entries.
import { map, type Observable } from 'rxjs';
import { bookById } from '../../../schemas/bible/books.ts';
import type { ChapterLocation } from '../../data/bible/chapters.ts';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';

export interface HistoryEntry extends ChapterLocation {
  id: string;
  /** When it was opened last, ISO. */
  date: string;
}

/** Newest first, each chapter once. */
export function watchReadingHistory(data: DataContext): Observable<HistoryEntry[]> {
  return data.userDatabase.activity
    .find({ selector: { kind: 'history' }, sort: [{ order: 'asc' }] })
    .$.pipe(map((docs) => docs.flatMap(({ id, value }) => parseEntry(id, value))));
}

/**
 * Removes entries from the history; without ids, removes all of them.
 *
 * @returns a function that restores the entries; an entry of a chapter that was opened again
 *   meanwhile is left unchanged
 */
export async function removeFromHistory(
  data: DataContext,
  ids?: readonly string[],
): Promise<() => Promise<void>> {
  const removed = await withReconnect(data, async () => {
    const { activity } = data.userDatabase;
    const docs = ids
      ? [...(await activity.findByIds([...ids]).exec()).values()]
      : await activity.find({ selector: { kind: 'history' } }).exec();
    const records = docs.map((doc): DeviceRecord => doc.toMutableJSON());
    throwOnError((await activity.bulkRemove(docs.map(({ id }) => id))).error);
    return records;
  });
  return () =>
    withReconnect(data, async () => {
      const { error } = await data.userDatabase.activity.bulkInsert(removed);
      throwOnError(error.filter(({ status }) => status !== conflict));
    });
}

const conflict = 409;

/** RxDB answers such faults instead of throwing them. */
function throwOnError(faults: readonly { status: number }[]): void {
  const [first] = faults;
  if (first) throw new Error(`the history could not be written: ${first.status}`, { cause: first });
}

function parseEntry(
  id: string,
  { book, chapter, translation, date }: DeviceRecord['value'],
): HistoryEntry[] {
  const isWhole =
    typeof book === 'string' &&
    bookById(book) &&
    typeof chapter === 'number' &&
    typeof translation === 'string' &&
    typeof date === 'string' &&
    !Number.isNaN(Date.parse(date));
  return isWhole ? [{ id, book, chapter, translation, date }] : [];
}
