// Whether what a reminder is about is done already on the person's own day: then nobody needs to be reminded.
import type { ReminderKind } from '../../schemas/reminders.ts';
import { allOf, isIn, not } from '../logic.ts';
import type { Condition, Field } from '../store/condition.ts';
import { stampFromMillis } from '../store/stamp.ts';
import type { Store, StoredPush } from '../store/store.ts';
import { ownDay, startOfOwnDay } from './wall-clock.ts';

const date: Field = { path: ['date'], type: 'string' };
const updated: Field = { path: ['updated_date'], type: 'stamp' };
const completed: Field = { path: ['completed'], type: 'boolean' };
const completedDays: Field = { path: ['completed_days'], type: 'list' };

/** @param at the time for which the reminder was asked: it says which day it is */
export async function isDone(records: Pick<Store['records'], 'count'>, { userId, timeZone, dayStart }: Pick<StoredPush, 'userId' | 'timeZone' | 'dayStart'>, kind: ReminderKind, at: number): Promise<boolean> {
  const day = ownDay(at, timeZone, dayStart);
  const has = async (entity: string, where: Condition): Promise<boolean> => (await records.count({ entity, ownerId: userId, shared: false }, where)) > 0;
  const sinceMorning: Condition = { op: '>=', field: updated, value: stampFromMillis(startOfOwnDay(day, timeZone, dayStart)) };
  switch (kind) {
    case 'grace':
      return has('GraceNote', isIn(date, [day]));
    case 'gratitude':
      return has('GratitudeEntry', isIn(date, [day]));
    case 'prayer':
      // Written, changed, noted to, or answered: all of it dates the record. What was prayed through is known to the device alone.
      return has('Prayer', sinceMorning);
    case 'plan':
      // Of the days of a plan it is not kept when each was read; a plan that was only begun today has none yet.
      if (await has('UserReadingProgress', allOf([sinceMorning, not({ op: 'size', field: completedDays, value: 0 }), not(isIn(completedDays, [null]))]))) return true;
      return !(await has('UserReadingProgress', not(isIn(completed, [true]))));
  }
}
