// What a person answered to the earlier app when it asked to be installed, or to send
// notifications: they are not asked again as if for the first time.
import { combineLatest, map, type Observable } from 'rxjs';
import { buildChoiceRecord } from '../../data/records/activity-records.ts';
import type { DataContext } from '../../data/data-context.ts';

/**
 * An ISO time, or another word where the earlier app kept no time; null: nothing is known of it.
 */
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
