// Profile setting that turns notifications on or off on all devices of the user.
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { watchProfile, updateProfile } from '../../data/records/profile.ts';

/** Emits true unless the user turned notifications off. */
export function watchNotificationsEnabled(data: DataContext): Observable<boolean> {
  return watchProfile(data).pipe(
    map((person) => person?.notifications_enabled !== false),
    distinctUntilChanged(),
  );
}

/** Throws `StorageWriteError`. */
export function setNotificationsEnabled(data: DataContext, isOn: boolean): Promise<void> {
  return updateProfile(data, { notifications_enabled: isOn });
}
