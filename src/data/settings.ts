// What a person chooses for the whole app and finds on every device of theirs.
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Data } from './data.ts';
import { profile, saveProfile } from './profile.ts';

/** On unless the person said no. */
export function notificationsEnabled(data: Data): Observable<boolean> {
  return profile(data).pipe(
    map((person) => person?.notifications_enabled !== false),
    distinctUntilChanged(),
  );
}

/** Throws `NotKept`. */
export function enableNotifications(data: Data, isOn: boolean): Promise<void> {
  return saveProfile(data, { notifications_enabled: isOn });
}
