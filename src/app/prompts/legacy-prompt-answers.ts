// Reads the answers that a user gave to the earlier app's prompts for installation and
// notifications, so that Selah does not ask again too soon.
import { combineLatest, map, type Observable } from 'rxjs';
import { buildChoiceRecord } from '../../data/records/activity-records.ts';
import type { DataContext } from '../../data/data-context.ts';

/** An ISO time, or other text if the earlier app stored no time; null if no answer is known. */
export interface LegacyPromptAnswers {
  install: string | null;
  notifications: string | null;
}

export function watchLegacyAnswers({
  userDatabase: { activity },
}: Pick<DataContext, 'userDatabase'>): Observable<LegacyPromptAnswers> {
  const answer = (name: 'install' | 'notifications') =>
    activity
      .findOne(buildChoiceRecord(name, '').id)
      .$.pipe(map((doc) => (doc ? String(doc.value['value']) : null)));
  return combineLatest([answer('install'), answer('notifications')]).pipe(
    map(([install, notifications]) => ({ install, notifications })),
  );
}
