// Checks whether the activity of a reminder is already done on the user's current day. The check
// uses dates inside the records, because a record that was only synced or corrected today does not
// count.
import type { ReminderKind } from '../../schemas/api/reminders.ts';
import { getWrittenDate, maxClockLead, parseUtcDate } from '../../schemas/local-record.ts';
import { allOf, anyOf, fieldIn, not } from '../store/conditions/combine-conditions.ts';
import type { Condition, Field } from '../store/conditions/condition.ts';
import { stampFromMillis } from '../store/timestamp.ts';
import type { StoredPushDevice } from '../store/push-store.ts';
import type { Store, StoredRecord } from '../store/store.ts';
import { getUserDay, getUserDayStart } from './zoned-time.ts';

const date: Field = { path: ['date'], type: 'string' };
const answeredDate: Field = { path: ['answered_date'], type: 'string' };
const updates: Field = { path: ['updates'], type: 'list' };
const written: Field = { path: ['written_date'], type: 'string' };
const created: Field = { path: ['created_date'], type: 'stamp' };
const updated: Field = { path: ['updated_date'], type: 'stamp' };
const completed: Field = { path: ['completed'], type: 'boolean' };

const oneDay = 86_400_000;

/** @param at the time for which the reminder was scheduled; determines the day that is checked */
export async function isDoneToday(
  records: Pick<Store['records'], 'count' | 'list'>,
  { userId, timeZone, dayStart }: Pick<StoredPushDevice, 'userId' | 'timeZone' | 'dayStart'>,
  kind: ReminderKind,
  at: number,
): Promise<boolean> {
  const day = getUserDay(at, timeZone, dayStart);
  const buildScope = (entity: string) => ({ entity, ownerId: userId, shared: false });
  const has = async (entity: string, where: Condition): Promise<boolean> =>
    (await records.count(buildScope(entity), where)) > 0;
  const morning = getUserDayStart(day, timeZone, dayStart);
  switch (kind) {
    case 'grace':
      return has('GraceNote', fieldIn(date, [day]));
    case 'gratitude':
      return has('GratitudeEntry', fieldIn(date, [day]));
    case 'prayer':
      // A prayer counts when the user wrote, updated or answered a prayer today. Prayers that were
      // only prayed through are known to the device alone.
      return (
        (await has(
          'Prayer',
          anyOf([
            fieldIn(answeredDate, [day]),
            { op: 'some', field: updates, one: fieldIn(date, [day]) },
          ]),
        )) || hasPrayerSince(records, userId, morning)
      );
    case 'plan': {
      const activeProgress = await records.list(buildScope('UserReadingProgress'), {
        where: not(fieldIn(completed, [true])),
        sort,
        limit: maxPlans,
        skip: 0,
        withFields: true,
      });
      // A plan changes for the last time on the day that completes it.
      if (
        await has(
          'UserReadingProgress',
          allOf([fieldIn(completed, [true]), since(updated, morning)]),
        )
      )
        return true;
      return (
        activeProgress.length === 0 ||
        activeProgress.some(
          (progress) =>
            progress.updatedDate >= stampFromMillis(morning) && isDayRead(progress, day),
        )
      );
    }
  }
}

const sort = { field: updated, descending: true };
const maxPlans = 100;

function since(field: Field, time: number): Condition {
  return { op: '>=', field, value: stampFromMillis(time) };
}

/** Number of prayers that are read at once. */
const pageSize = 200;

/**
 * Returns whether a prayer was written since `time`. `getWrittenDate` decides. The condition only
 * limits the prayers to read, and leaves a day for dates of other clients with a time zone.
 */
async function hasPrayerSince(
  records: Pick<Store['records'], 'list'>,
  ownerId: string,
  time: number,
): Promise<boolean> {
  const listQuery = {
    where: allOf([
      since(created, time - maxClockLead),
      not({ op: '<', field: written, value: new Date(time - oneDay).toISOString() }),
    ]),
    sort: { field: created, descending: true },
    limit: pageSize,
    withFields: true,
  };
  for (let skip = 0; ; skip += pageSize) {
    const page = await records.list(
      { entity: 'Prayer', ownerId, shared: false },
      { ...listQuery, skip },
    );
    const isFound = page.some(
      ({ clientId, createdDate, fields }) =>
        parseUtcDate(
          getWrittenDate({
            client_id: clientId ?? '',
            created_date: createdDate,
            record: fields,
          }),
        ) >= time,
    );
    if (isFound || page.length < pageSize) return isFound;
  }
}

/**
 * Returns whether the plan's reading for `day` is done. The app stores the date of the last
 * reading, but other clients may not store this date.
 *
 * For a record with an older date, the function guesses from today's change. The plan day that is
 * due, or a later one, is read. Or the user is behind schedule, and the plan day before the current
 * one is read.
 *
 * Two limits: a user of such a client who is one day behind is reminded although the reading is
 * done. A user who is further behind gets no reminder on a day on which they unmarked a plan day.
 */
function isDayRead({ fields, createdDate }: StoredRecord, day: string): boolean {
  // A reading counts as well when it was recorded in a time zone where it is already tomorrow.
  if (fields['last_read_date'] === day || fields['last_read_date'] === dayAfter(day)) return true;
  const read: unknown[] = Array.isArray(fields['completed_days']) ? fields['completed_days'] : [];
  const started = Date.parse(
    typeof fields['started_date'] === 'string' ? fields['started_date'] : createdDate.slice(0, 10),
  );
  const due = 1 + Math.max(0, Math.round((Date.parse(day) - started) / oneDay) || 0);
  const current = Number(fields['current_day'] ?? 1);
  return (
    read.some((one) => typeof one === 'number' && one >= due) ||
    (current < due && read.includes(current - 1))
  );
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + oneDay).toISOString().slice(0, 10);
}
