// Reads, watches and changes texts of the sync state in the user database.
import { map, type Observable } from 'rxjs';
import { toStateRecordId } from '../../../schemas/sync-status.ts';
import type { DataContext } from '../data-context.ts';
import { withReconnect } from '../database/storage-errors.ts';
import { writeToStorage } from '../records/record.ts';

/**
 * State key of the id of the key with which this device turned the encryption on. Empty after it
 * was turned off here. A server that does not keep the list of keys also removes it from the
 * profile; this state then shows that the person wanted it.
 */
export const requestedKeyState = 'encryption-requested';

/** State key of the entries that were turned off for good, see off-entries.ts. */
export const offEntriesState = 'encryption-off';

/**
 * Returns the text from the storage itself, because another tab may have written; empty if none.
 */
export function readState(data: DataContext, key: string): Promise<string> {
  return withReconnect(data, async () => {
    const { storageInstance } = data.userDatabase.activity;
    const [doc] = await storageInstance.findDocumentsById([toStateRecordId(key)], false);
    return String(doc?.value['text'] ?? '');
  });
}

/** Emits the texts of the keys that have one. */
export function watchStates(
  { userDatabase }: DataContext,
  keys: readonly string[],
): Observable<ReadonlyMap<string, string>> {
  return userDatabase.activity.findByIds(keys.map(toStateRecordId)).$.pipe(
    map(
      (docs) =>
        new Map(
          keys.flatMap((key) => {
            const text = docs.get(toStateRecordId(key))?.value['text'];
            return typeof text === 'string' ? [[key, text] as const] : [];
          }),
        ),
    ),
  );
}

/**
 * Changes the text by a pure function of the stored text. If another tab writes at the same moment,
 * the function runs again on that tab's text, so no change is lost. Throws `StorageWriteError`.
 */
export function modifyState(
  data: DataContext,
  key: string,
  next: (text: string) => string,
): Promise<void> {
  return writeToStorage(data, async () => {
    // Returns the record of the storage if there is one; the cache of this tab may be old.
    const doc = await data.userDatabase.activity.insertIfNotExists({
      id: toStateRecordId(key),
      kind: 'sync',
      order: '',
      value: { text: '' },
    });
    await doc.incrementalModify((now) => ({
      ...now,
      value: { ...now.value, text: next(String(now.value['text'] ?? '')) },
    }));
  });
}
