// Starts the tasks of the device lock while the app is unlocked: it locks after a time without use,
// and the former database in clear is deleted. Their code is loaded only for users with a lock.
import { catchError, EMPTY, from, Observable, type Subscription, switchMap } from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { isSpeaking } from '../../platform/speech.ts';

/** Milliseconds after which a browser has stored a change of localStorage. */
const storeTime = 30_000;

export function startDeviceLockTasks(current: Observable<DataContext | null>): Subscription {
  return current.pipe(switchMap((data) => (data?.lock ? watchLock(data) : EMPTY))).subscribe();
}

function watchLock(data: DataContext): Observable<never> {
  const { lock } = data;
  if (!lock) return EMPTY;
  const tasks = Promise.all([
    import('../../data/device-lock/lock-when-idle.ts'),
    import('../../data/device-lock/lock-commands.ts'),
  ]);
  const report = (fault: unknown) => data.report('a task of the device lock failed', fault);
  return from(tasks).pipe(
    switchMap(
      ([{ startLockWhenIdle }, { completeLock, deleteClearDatabase }]) =>
        new Observable<never>(() => {
          completeLock(data).catch(report);
          const timer = setTimeout(() => deleteClearDatabase(data).catch(report), storeTime);
          const stop = startLockWhenIdle({
            lock,
            now: () => Date.now(),
            isSpeaking,
            reload: () => location.reload(),
          });
          return () => {
            clearTimeout(timer);
            stop();
          };
        }),
    ),
    catchError((fault: unknown) => {
      report(fault);
      return EMPTY;
    }),
  );
}
