// Starts the import of the earlier app's data into the user's database, and after each sync removes
// imported duplicates [R44]. The code of the import is loaded only when there is something to do.
import {
  concatMap,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  switchMap,
  takeWhile,
} from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { hasLegacyData } from './legacy-storage-keys.ts';
import { watchSyncStatus } from '../../data/records/sync-status.ts';
import { legacyStorage } from './legacy-storage.ts';

/**
 * Imports the data, and after each complete sync removes imported records that the server already
 * had. Never imports into an in-memory database, because the legacy storage would be emptied.
 *
 * @param onFault called with a storage error; the next start continues
 * @returns a function that stops the process
 */
export function startLegacyImport(
  data: DataContext,
  onFault: (fault: unknown) => void,
): () => void {
  const settling = from(importLegacy(data))
    .pipe(
      switchMap(() => (data.account ? watchSyncStatus(data) : EMPTY)),
      filter(({ failure, lastSuccess }) => failure === null && lastSuccess !== null),
      map(({ lastSuccess }) => lastSuccess),
      distinctUntilChanged(),
      concatMap(() => removeDuplicates(data)),
      takeWhile((isLeft) => isLeft),
    )
    .subscribe({ error: onFault });
  return () => settling.unsubscribe();
}

async function importLegacy(data: DataContext): Promise<void> {
  if (!hasLegacyData(legacyStorage.names())) return;
  const { importLegacyData } = await import('./import-legacy-data.ts');
  if ((await importLegacyData(data, legacyStorage)) > 0) await data.sync();
}

/** @returns whether there may be duplicates to remove after the next sync */
async function removeDuplicates(data: DataContext): Promise<boolean> {
  if (!(await hasImported(data))) return false;
  const { removeLegacyDuplicates } = await import('./import-legacy-data.ts');
  if ((await removeLegacyDuplicates(data)) > 0) void data.sync();
  return hasImported(data);
}

/**
 * Checks for import marks with one query. On most devices there are none, so the code of the import
 * is not loaded.
 */
async function hasImported({ userDatabase }: DataContext): Promise<boolean> {
  return (await userDatabase.activity.findOne({ selector: { kind: 'moved' } }).exec()) !== null;
}
