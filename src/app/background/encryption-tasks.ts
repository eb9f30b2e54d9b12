// Starts the tasks of the end-to-end encryption for the current user. Their code is loaded only for
// users whose profile lists a key.
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  type Subscription,
  switchMap,
} from 'rxjs';
import { serverKeysState } from '../../../schemas/encryption/state-keys.ts';
import type { DataContext } from '../../data/data-context.ts';
import { watchStates } from '../../data/encryption/stored-state.ts';

export function startEncryptionTasks(current: Observable<DataContext | null>): Subscription {
  return current.pipe(switchMap((data) => (data?.account ? watchTasks(data) : EMPTY))).subscribe();
}

/** Started again after a lost storage connection, because the databases are then new objects. */
function watchTasks(data: DataContext): Observable<unknown> {
  return (data.connection?.openings ?? of(0)).pipe(
    switchMap(() =>
      watchStates(data, [serverKeysState]).pipe(
        // A list without an entry has no id.
        map((texts) => (texts.get(serverKeysState) ?? '').includes('"id"')),
        distinctUntilChanged(),
        switchMap(async (hasKeys) =>
          hasKeys ? import('../../data/encryption/encryption-tasks.ts') : null,
        ),
        switchMap((tasks) => tasks?.watchEncryptionTasks(data) ?? EMPTY),
        catchError((fault: unknown) => {
          data.report('the tasks of the encryption failed', fault);
          return EMPTY;
        }),
      ),
    ),
  );
}
