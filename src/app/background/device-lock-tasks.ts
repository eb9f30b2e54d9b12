// Starts the tasks of the device lock while the app is unlocked: it locks after a time without use.
// Their code is loaded only for users with a lock.
import { EMPTY, from, Observable, type Subscription, switchMap } from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { isSpeaking } from '../../platform/speech.ts';

export function startDeviceLockTasks(current: Observable<DataContext | null>): Subscription {
  return current.pipe(switchMap((data) => (data?.lock ? watchLock(data) : EMPTY))).subscribe();
}

function watchLock(data: DataContext): Observable<never> {
  const tasks = Promise.all([
    import('../../data/device-lock/lock-when-idle.ts'),
    import('../../data/device-lock/lock-commands.ts'),
  ]);
  return from(tasks).pipe(
    switchMap(
      ([{ startLockWhenIdle }, { completeLock }]) =>
        new Observable<never>(() => {
          completeLock(data).catch((fault: unknown) =>
            data.report('the lock could not be completed', fault),
          );
          return startLockWhenIdle({
            now: () => Date.now(),
            isSpeaking,
            reload: () => location.reload(),
          });
        }),
    ),
  );
}
