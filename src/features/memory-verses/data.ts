// Watches the verses that a person learns by heart with the plan of the day, and saves answers.
import { combineLatest, firstValueFrom, map, type Observable } from 'rxjs';
import type { MemoryVerse, StoredSchedule } from '../../../schemas/entities/memory-verse.ts';
import { applyEdit } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../data/data-context.ts';
import { modifyRecord, type SavedRecord, watchRecords } from '../../data/records/record.ts';
import { toUserDay, watchDayStart, watchToday } from '../../data/user-days.ts';
import { getPassageKey } from './passage-records.ts';
import {
  type Answer,
  type DayPlan,
  getDueDay,
  gradeAnswer,
  planDay,
  readSchedule,
} from './schedule.ts';

export interface SavedMemoryVerse extends SavedRecord<MemoryVerse> {
  /** Identifies the verses when the record id changes; see `getPassageKey`. */
  passage: string;
  /** Null for a new verse. */
  schedule: StoredSchedule | null;
  /** YYYY-MM-DD, the user's day on which the verse is due; null for a new verse. */
  dueDay: string | null;
}

export interface MemoryVerses extends DayPlan<SavedMemoryVerse> {
  /** Newest first, each passage once. */
  verses: readonly SavedMemoryVerse[];
  /** YYYY-MM-DD */
  today: string;
}

/** Emits again when the user's day changes. */
export function watchMemoryVerses(data: DataContext): Observable<MemoryVerses> {
  return combineLatest([
    watchRecords<MemoryVerse>(data, 'memoryVerses'),
    watchToday(data),
    watchDayStart(data),
  ]).pipe(
    map(([records, today, startHour]) => {
      const now = new Date();
      const toDay = (time: string) => toUserDay(time, undefined, startHour);
      const verses = removeDuplicates(
        records.map((record) => {
          const schedule = readSchedule(record.fields.schedules, now);
          return {
            ...record,
            passage: getPassageKey(record.fields),
            schedule,
            dueDay: schedule && getDueDay(schedule),
          };
        }),
      );
      return { verses, today, ...planDay(verses, today, toDay) };
    }),
  );
}

/** Of several records of the same passage, the one with the latest review is shown. */
function removeDuplicates(verses: readonly SavedMemoryVerse[]): SavedMemoryVerse[] {
  const byPassage = new Map<string, SavedMemoryVerse>();
  for (const one of verses) {
    const known = byPassage.get(one.passage);
    if (!known || getLastReview(one) > getLastReview(known)) byPassage.set(one.passage, one);
  }
  return [...byPassage.values()];
}

function getLastReview({ schedule }: SavedMemoryVerse): string {
  return schedule?.last_review ?? '';
}

/** Resolves when the answer is on the device. Throws `StorageWriteError`. */
export async function saveAnswer(
  data: DataContext,
  id: string,
  answer: Answer,
  now = new Date(),
): Promise<void> {
  const startHour = await firstValueFrom(watchDayStart(data));
  const toDay = (time: string) => toUserDay(time, undefined, startHour);
  await modifyRecord(data, 'memoryVerses', id, (doc) => {
    const schedule = readSchedule(doc.record['schedules'], now);
    return applyEdit(doc, { schedules: [gradeAnswer(schedule, answer, now, toDay)] });
  });
  void data.sync();
}
