// Tasks of a user with end-to-end encryption: takes keys that other devices added to the profile,
// and erases deleted records in clear from the server's trash.
import {
  combineLatest,
  concatMap,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
} from 'rxjs';
import { serverKeysState } from '../../../schemas/encryption/state-keys.ts';
import type { DataContext } from '../data-context.ts';
import { adoptOtherKeys } from './commands.ts';
import { eraseClearTrash } from './erase-trash.ts';
import { watchStates } from './stored-state.ts';
import { watchEncryption } from './watch-encryption.ts';

/** Runs the tasks while it is subscribed; emits after each of them. */
export function watchEncryptionTasks(data: DataContext): Observable<void> {
  const adoptions = watchStates(data, [serverKeysState]).pipe(
    map((texts) => texts.get(serverKeysState) ?? ''),
    distinctUntilChanged(),
    concatMap(() => adoptOtherKeys(data)),
  );
  // A record that was deleted before it was encrypted is in the trash in clear.
  const erasures = combineLatest([watchEncryption(data), data.online]).pipe(
    map(([status, isOnline]) => isOnline && status.kind === 'on' && status.remaining === 0),
    distinctUntilChanged(),
    filter((isDue) => isDue),
    concatMap(async () => void (await eraseClearTrash(data))),
  );
  return merge(adoptions, erasures);
}
