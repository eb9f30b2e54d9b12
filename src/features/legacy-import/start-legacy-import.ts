// Part of the front door: what an install of the earlier app left in this browser moves into the
// person's database, once [R44].
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
 * Moves it, and after each whole meeting with the server looks whether the server had some of it
 * already. Never into memory: the old place would be emptied.
 * @param onFault a fault of the storage; the next start goes on
 * @returns the way to stop
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

/** @returns whether there may be something to settle after the next meeting */
async function removeDuplicates(data: DataContext): Promise<boolean> {
  if (!(await hasImported(data))) return false;
  const { removeLegacyDuplicates } = await import('./import-legacy-data.ts');
  if ((await removeLegacyDuplicates(data)) > 0) void data.sync();
  return hasImported(data);
}

/** A look that most people's devices answer with no, without the code of the moving. */
async function hasImported({ userDatabase }: DataContext): Promise<boolean> {
  return (await userDatabase.activity.findOne({ selector: { kind: 'moved' } }).exec()) !== null;
}
