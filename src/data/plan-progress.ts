// Progress in a plan: begun, a day read, a day taken back, all of it done.
import { editRecord, type LocalRecord } from '../../schemas/local-record.ts';
import type { UserReadingProgress } from '../../schemas/reading-plan.ts';
import type { Data } from './data.ts';
import { withDayRead } from './plan-path.ts';
import type { KeptProgress, Plan } from './plans.ts';
import { dayNow, keepEvent, planDayName } from './progress/events.ts';
import { changeKept, keepNew } from './record.ts';
import { withStorage } from './storage-faults.ts';

/** As the collection takes it. */
const longestRef = 80;

/**
 * Resolves with the id of the new progress when it is on the device. Throws `NotKept`.
 * @param today YYYY-MM-DD, the person's own day
 * @param id as the button has it that was tapped: two taps are one progress
 */
export async function startPlan(data: Data, { id: plan_id }: Plan, today: string, id?: string): Promise<string> {
  const fields = { user_email: data.account?.email ?? '', plan_id, current_day: 1, completed_days: [], started_date: today, completed: false };
  const started = await keepNew(data, 'readingProgress', fields, { ref: plan_id.slice(0, longestRef), id, written: ['plan_id'] });
  void data.sync();
  return started;
}

/** Throws `NotKept`. */
export async function completeDay(data: Data, progressId: string, day: number, { duration }: Plan): Promise<void> {
  // The server keeps quiet today then; a day that cannot be told now is no reason not to keep that it was read.
  const today = await withStorage(data, () => dayNow(data, new Date())).catch((fault: unknown) => {
    data.report('the day could not be told', fault);
    return null;
  });
  await changeProgress(data, progressId, (fields) => ({ ...withDayRead(fields, day, duration), ...(today !== null && { last_read_date: today }) }));
  // Where it cannot be noted now, the keeper of the totals does it.
  await keepEvent(data, 'plan_day', planDayName(progressId, day)).catch((fault: unknown) => data.report('the day of a plan could not be dated', fault));
}

/** As it was before that day was completed; days that were read since stay read. Throws `NotKept`. */
export async function takeDayBack(data: Data, { id, fields: before }: KeptProgress, day: number): Promise<void> {
  await changeProgress(data, id, ({ completed_days: days, last_read_date: last }) => {
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

/** For a plan that has become shorter than what was read of it. Throws `NotKept`. */
export async function finishPlan(data: Data, progressId: string): Promise<void> {
  await changeProgress(data, progressId, () => ({ completed: true }));
}

/** Takes `finishPlan` back. Throws `NotKept`. */
export async function reopenPlan(data: Data, progressId: string): Promise<void> {
  await changeProgress(data, progressId, () => ({ completed: false }));
}

async function changeProgress(data: Data, id: string, change: (fields: UserReadingProgress) => Partial<UserReadingProgress>): Promise<void> {
  await changeKept(data, 'readingProgress', id, (doc: LocalRecord) => editRecord(doc, change(doc.record as UserReadingProgress)));
  void data.sync();
}
