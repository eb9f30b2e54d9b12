// Writes progress in a plan: starts it, completes a day, undoes a day, finishes the plan.
import { applyEdit, type LocalRecord } from '../../../schemas/local-record.ts';
import type { UserReadingProgress } from '../../../schemas/entities/reading-plan.ts';
import type { DataContext } from '../../data/data-context.ts';
import { addReadDay } from './plan-schedule.ts';
import type { SavedProgress, Plan } from './data.ts';
import { readUserDay, recordEvent, getPlanDayKey } from '../../data/records/day-events.ts';
import { modifyRecord, createRecord } from '../../data/records/record.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';

/** Maximum length of `ref` in the collection. */
const maxRefLength = 80;

/**
 * Starts a plan and resolves with the id of the new progress when it is stored on the device.
 * Throws `StorageWriteError`.
 *
 * @param today YYYY-MM-DD, the user's current day
 * @param id id created with the button, so that two taps create one progress
 */
export async function startPlan(
  data: DataContext,
  { id: plan_id }: Pick<Plan, 'id'>,
  today: string,
  id?: string,
): Promise<string> {
  const fields = {
    user_email: data.account?.email ?? '',
    plan_id,
    current_day: 1,
    completed_days: [],
    started_date: today,
    completed: false,
  };
  const started = await createRecord(data, 'readingProgress', fields, {
    ref: plan_id.slice(0, maxRefLength),
    id,
    formFields: ['plan_id'],
  });
  void data.sync();
  return started;
}

/** Throws `StorageWriteError`. */
export async function completePlanDay(
  data: DataContext,
  progressId: string,
  day: number,
  { duration }: Plan,
): Promise<void> {
  // `last_read_date` stops the server's reminder of today. If the current day is unknown, the day
  // of the plan is saved anyway.
  const today = await withReconnect(data, () => readUserDay(data, new Date())).catch(
    (fault: unknown) => {
      data.report('the current day could not be read', fault);
      return null;
    },
  );
  await updateProgress(data, progressId, (fields) => ({
    ...addReadDay(fields, day, duration),
    ...(today !== null && { last_read_date: today }),
  }));
  // If the event cannot be recorded now, the update of the totals records it later.
  await recordEvent(data, 'plan_day', getPlanDayKey(progressId, day)).catch((fault: unknown) =>
    data.report('the day of a plan could not be dated', fault),
  );
}

/**
 * Restores the progress from before the day was completed; days that were read since stay read.
 * Throws `StorageWriteError`.
 */
export async function undoPlanDay(
  data: DataContext,
  { id, fields: before }: SavedProgress,
  day: number,
): Promise<void> {
  await updateProgress(data, id, ({ completed_days: days, last_read_date: last }) => {
    const left = (days ?? []).filter((one) => one !== day);
    const isReadOn = left.some((one) => before.completed_days?.includes(one) !== true);
    return {
      completed_days: left,
      current_day: before.current_day ?? 1,
      completed: before.completed ?? false,
      last_read_date: isReadOn ? last : before.last_read_date,
    };
  });
}

/** Completes a plan that became shorter than the part already read. Throws `StorageWriteError`. */
export async function finishPlan(data: DataContext, progressId: string): Promise<void> {
  await updateProgress(data, progressId, () => ({ completed: true }));
}

/** Reverts `finishPlan`. Throws `StorageWriteError`. */
export async function reopenPlan(data: DataContext, progressId: string): Promise<void> {
  await updateProgress(data, progressId, () => ({ completed: false }));
}

async function updateProgress(
  data: DataContext,
  id: string,
  change: (fields: UserReadingProgress) => Partial<UserReadingProgress>,
): Promise<void> {
  await modifyRecord(data, 'readingProgress', id, (doc: LocalRecord) =>
    applyEdit(doc, change(doc.record as UserReadingProgress)),
  );
  void data.sync();
}
