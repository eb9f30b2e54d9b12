// Tasks of a user with end-to-end encryption: takes keys that other devices added to the profile,
// erases deleted records in clear from the server's trash, and stores that turning off is complete.
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
  shareReplay,
  switchMap,
  takeWhile,
} from 'rxjs';
import { serverKeysState } from '../../../schemas/encryption/state-keys.ts';
import type { DataContext } from '../data-context.ts';
import { adoptOtherKeys } from './commands.ts';
import { eraseClearTrash } from './erase-trash.ts';
import { forgetOffEntries, storeOffEntries } from './off-entries.ts';
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
  const encryption = watchEncryption(data).pipe(shareReplay({ bufferSize: 1, refCount: true }));
  // A record that was deleted before it was encrypted is in the trash in clear.
  const erasures = combineLatest([encryption, data.online]).pipe(
    map(([status, isOnline]) => isOnline && status.kind === 'on' && status.remaining === 0),
    distinctUntilChanged(),
    switchMap((isDue) => (isDue ? eraseUntilDone(data) : EMPTY)),
  );
  const offEntries = encryption.pipe(
    map(({ kind }) => kind),
    distinctUntilChanged(),
    concatMap(async (kind) => {
      if (kind === 'off') await storeOffEntries(data);
      if (kind === 'stopping') await forgetOffEntries(data);
    }),
  );
  return merge(adoptions, erasures, offEntries).pipe(switchMap(() => EMPTY));
}

function eraseUntilDone(data: DataContext): Observable<boolean> {
  return defer(() => eraseClearTrash(data)).pipe(
    repeat({ delay: eraseInterval }),
    takeWhile((isDone) => !isDone),
  );
}
