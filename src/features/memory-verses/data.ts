// Watches the verses that a person learns by heart with the plan of the day, and grades, removes
// and restores them.
import { combineLatest, map, type Observable } from 'rxjs';
import type { MemoryVerse, StoredSchedule } from '../../../schemas/entities/memory-verse.ts';
import { applyEdit } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../data/data-context.ts';
import {
  modifyRecord,
  removeRecord,
  restoreRecord,
  type SavedRecord,
  watchRecords,
} from '../../data/records/record.ts';
import { toUserDay, watchDayStart, watchToday } from '../../data/user-days.ts';
import { type Answer, type DayPlan, gradeAnswer, planDay, readSchedule } from './schedule.ts';

export interface SavedMemoryVerse extends SavedRecord<MemoryVerse> {
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
          return { ...record, schedule, dueDay: schedule && toDay(schedule.due) };
        }),
      );
      return { verses, today, ...planDay(verses, today, toDay) };
    }),
  );
}

/** Of records of the same passage, which only another client creates, the best known stays. */
function removeDuplicates(verses: readonly SavedMemoryVerse[]): SavedMemoryVerse[] {
  const byPassage = new Map<string, SavedMemoryVerse>();
  for (const one of verses) {
    const { book, chapter, verse, end_chapter: endChapter, end_verse: endVerse } = one.fields;
    const passage = [book, chapter, verse, endChapter ?? chapter, endVerse ?? verse].join(' ');
    const known = byPassage.get(passage);
    if (!known || getLastReview(one) > getLastReview(known)) byPassage.set(passage, one);
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
  await modifyRecord(data, 'memoryVerses', id, (doc) =>
    applyEdit(doc, {
      schedules: [gradeAnswer(readSchedule(doc.record['schedules'], now), answer, now)],
    }),
  );
  void data.sync();
}

/** Throws `StorageWriteError`. */
export async function removeMemoryVerse(data: DataContext, id: string): Promise<void> {
  await removeRecord(data, 'memoryVerses', id);
  void data.sync();
}

/** Undoes a removal. Throws `StorageWriteError`. */
export async function restoreMemoryVerse(data: DataContext, id: string): Promise<void> {
  await restoreRecord(data, 'memoryVerses', id);
  void data.sync();
}
