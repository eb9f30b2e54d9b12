// What a person answered to the earlier app when it asked to be installed, or to send notifications: they are not asked again as if for the first time.
import { combineLatest, map, type Observable } from 'rxjs';
import { choiceRecord } from './activity.ts';
import type { Data } from './data.ts';

/** An ISO time, or another word where the earlier app kept no time; null: nothing is known of it. */
export interface FormerAnswers {
  install: string | null;
  notifications: string | null;
}

export function formerAnswers({ personal: { activity } }: Pick<Data, 'personal'>): Observable<FormerAnswers> {
  const answer = (name: 'install' | 'notifications') => activity.findOne(choiceRecord(name, '').id).$.pipe(map((doc) => (doc ? String(doc.value['value']) : null)));
  return combineLatest([answer('install'), answer('notifications')]).pipe(map(([install, notifications]) => ({ install, notifications })));
}
