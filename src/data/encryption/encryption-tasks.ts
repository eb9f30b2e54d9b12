// Tasks of a user with end-to-end encryption: takes keys that other devices added to the profile,
// and erases deleted records in clear from the server's trash.
import {
  combineLatest,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  type Observable,
  repeat,
  switchMap,
  takeWhile,
} from 'rxjs';
import { serverKeysState } from '../../../schemas/encryption/state-keys.ts';
import type { DataContext } from '../data-context.ts';
import { adoptOtherKeys } from './commands.ts';
import { eraseClearTrash } from './erase-trash.ts';
import { watchStates } from './stored-state.ts';
import { watchEncryption } from './watch-encryption.ts';

/** Milliseconds until the trash is tried again, for example after a busy server. */
export const eraseInterval = 5 * 60_000;

/** Runs the tasks while it is subscribed. Never emits. */
export function watchEncryptionTasks(data: DataContext): Observable<never> {
  const adoptions = watchStates(data, [serverKeysState]).pipe(
    map((texts) => texts.get(serverKeysState) ?? ''),
    distinctUntilChanged(),
    concatMap(() => adoptOtherKeys(data)),
  );
  // A record that was deleted before it was encrypted is in the trash in clear.
  const erasures = combineLatest([watchEncryption(data), data.online]).pipe(
    map(([status, isOnline]) => isOnline && status.kind === 'on' && status.remaining === 0),
    distinctUntilChanged(),
    switchMap((isDue) => (isDue ? eraseUntilDone(data) : EMPTY)),
  );
  return merge(adoptions, erasures).pipe(switchMap(() => EMPTY));
}

function eraseUntilDone(data: DataContext): Observable<boolean> {
  return defer(() => eraseClearTrash(data)).pipe(
    repeat({ delay: eraseInterval }),
    takeWhile((isDone) => !isDone),
  );
}
