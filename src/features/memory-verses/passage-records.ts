// Finds, removes and restores the records of a passage that a person learns by heart. An import,
// another client or the sync may give a record of the same passage another client id.
import type { MemoryVerse } from '../../../schemas/entities/memory-verse.ts';
import type { DataContext } from '../../data/data-context.ts';
import { removeRecord, restoreRecord, toSavedRecord } from '../../data/records/record.ts';

type PassageFields = Pick<MemoryVerse, 'book' | 'chapter' | 'verse' | 'end_chapter' | 'end_verse'>;

/** Returns a key of book, chapter and range, such as `JHN.3.16.3.17`. Equal ranges have equal keys. */
export function getPassageKey(fields: PassageFields): string {
  const { book, chapter, verse, end_chapter: endChapter, end_verse: endVerse } = fields;
  return [book, chapter, verse, endChapter ?? chapter, endVerse ?? verse].join('.');
}

/**
 * Returns the ids of the records of a passage that are not removed.
 * @param passage as `getPassageKey` returns it
 */
export async function findPassageRecords(data: DataContext, passage: string): Promise<string[]> {
  const docs = await data.userDatabase.memoryVerses.find({ selector: { removed: false } }).exec();
  return docs
    .map((doc) => toSavedRecord<MemoryVerse>(doc))
    .filter(({ fields }) => getPassageKey(fields) === passage)
    .map(({ id }) => id);
}

/**
 * Removes all records of a passage.
 * @returns the ids of the removed records, for `restorePassage`
 * @throws {StorageWriteError}
 */
export async function removePassage(data: DataContext, passage: string): Promise<string[]> {
  const ids = await findPassageRecords(data, passage);
  for (const id of ids) await removeRecord(data, 'memoryVerses', id);
  void data.sync();
  return ids;
}

/**
 * Undoes `removePassage`.
 * @throws {StorageWriteError}
 */
export async function restorePassage(data: DataContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) await restoreRecord(data, 'memoryVerses', id);
  void data.sync();
}
