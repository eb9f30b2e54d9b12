// Counts the user's activity by day. Reads all records once when the page is idle, then follows
// their changes.
import {
  combineLatest,
  defer,
  from,
  map,
  type Observable,
  shareReplay,
  switchMap,
  tap,
  throttleTime,
} from 'rxjs';
import { getWrittenDate, type LocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../data-context.ts';
import type { UserDatabase } from '../database/database.ts';
import { isCalendarDay } from '../user-days.ts';
import { waitUntilIdle } from '../../platform/idle.ts';
import { type DayOfTime, watchDayOfTime } from './clock-history.ts';
import { type DayEvent, watchDayEvents } from '../records/day-events.ts';
import { watchRows } from './watch-collection.ts';

/** Activity of one day. For chapters, only whether any were read is known, not how many. */
export interface DayCounts {
  graceNotes: number;
  prayers: number;
  gratitudeEntries: number;
  planDays: number;
  hasRead: boolean;
}

export interface Ledger {
  graceNotes: number;
  prayers: number;
  gratitudeEntries: number;
  plansCompleted: number;
  answeredPrayers: number;
  /** Counts by month, YYYY-MM; the empty key holds answers without a date. */
  answeredByMonth: ReadonlyMap<string, number>;
  /** Every day with an activity, YYYY-MM-DD. */
  days: ReadonlyMap<string, DayCounts>;
  /** Days with a grace note, a prayer or a gratitude entry. */
  activeDays: number;
}

/** Milliseconds: changes of one sync are counted together. */
const recountInterval = 400;

const ledgerByDatabase = new WeakMap<UserDatabase, Observable<Ledger>>();
const countedDatabases = new WeakSet<UserDatabase>();

/**
 * Returns whether the activity was counted since the page was opened; a further count is then fast.
 */
export function isLedgerReady({ userDatabase }: Pick<DataContext, 'userDatabase'>): boolean {
  return countedDatabases.has(userDatabase);
}

/** Watches the counts; all subscribers share one observable while there is at least one. */
export function watchLedger(data: DataContext): Observable<Ledger> {
  const { userDatabase } = data;
  let known = ledgerByDatabase.get(userDatabase);
  if (!known) {
    known = watchCountedLedger(data).pipe(
      tap(() => countedDatabases.add(userDatabase)),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    ledgerByDatabase.set(userDatabase, known);
  }
  return known;
}

/** The counted part of a record; for an answered prayer, the month of the answer. */
interface LedgerRow {
  day: string;
  answered?: string;
}

interface LedgerInput {
  graceNotes: ReadonlyMap<string, LedgerRow>;
  prayers: ReadonlyMap<string, LedgerRow>;
  gratitudeEntries: ReadonlyMap<string, LedgerRow>;
  plans: ReadonlyMap<string, boolean>;
  events: readonly DayEvent[];
}

function watchCountedLedger(data: DataContext): Observable<Ledger> {
  return defer(() => from(waitUntilIdle())).pipe(
    switchMap(() => watchDayOfTime(data)),
    switchMap((dayOfTime) =>
      combineLatest({
        graceNotes: watchRows(data, 'graceNotes', (doc) => toDatedRow(doc, dayOfTime)),
        prayers: watchRows(data, 'prayers', (doc) => toPrayerRow(doc, dayOfTime)),
        gratitudeEntries: watchRows(data, 'gratitudeEntries', (doc) => toDatedRow(doc, dayOfTime)),
        plans: watchRows(data, 'readingProgress', ({ record }) => record['completed'] === true),
        events: watchDayEvents(data),
      }),
    ),
    throttleTime(recountInterval, undefined, { leading: true, trailing: true }),
    map(buildLedger),
  );
}

function toDatedRow(doc: LocalRecord, dayOfTime: DayOfTime): LedgerRow {
  return { day: getRecordDay(doc, dayOfTime) };
}

/**
 * Returns the day of a record as YYYY-MM-DD. A record with its own date keeps that date in every
 * time zone.
 */
export function getRecordDay(doc: LocalRecord, dayOfTime: DayOfTime): string {
  const { date } = doc.record;
  return isCalendarDay(date) ? date : getWrittenDay(doc, dayOfTime);
}

function toPrayerRow(doc: LocalRecord, dayOfTime: DayOfTime): LedgerRow {
  const { is_answered: isAnswered, answered_date: date } = doc.record;
  return {
    day: getWrittenDay(doc, dayOfTime),
    ...(isAnswered === true && { answered: isCalendarDay(date) ? date.slice(0, 7) : '' }),
  };
}

/** Returns the user's day on which a record was written, YYYY-MM-DD; empty for a damaged date. */
export function getWrittenDay(
  doc: Pick<LocalRecord, 'client_id' | 'created_date' | 'record'>,
  dayOfTime: DayOfTime,
): string {
  const written = getWrittenDate(doc);
  // Times of a basic backend may lack the `Z` for UTC.
  return dayOfTime(/(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}Z`);
}

function buildLedger({
  graceNotes,
  prayers,
  gratitudeEntries,
  plans,
  events,
}: LedgerInput): Ledger {
  const days = new Map<string, DayCounts>();
  const on = (day: string): DayCounts => {
    let counts = days.get(day);
    if (!counts)
      days.set(
        day,
        (counts = { graceNotes: 0, prayers: 0, gratitudeEntries: 0, planDays: 0, hasRead: false }),
      );
    return counts;
  };
  const rows = { graceNotes, prayers, gratitudeEntries };
  for (const kind of ['graceNotes', 'prayers', 'gratitudeEntries'] as const) {
    for (const { day } of rows[kind].values()) if (day !== '') on(day)[kind] += 1;
  }
  const activeDays = days.size;
  for (const { what, date } of events) {
    if (what === 'chapter') on(date).hasRead = true;
    else on(date).planDays += 1;
  }
  const answers = [...prayers.values()].flatMap(({ answered }) =>
    answered === undefined ? [] : [answered],
  );
  const answeredByMonth = new Map<string, number>();
  for (const month of answers) answeredByMonth.set(month, (answeredByMonth.get(month) ?? 0) + 1);
  return {
    graceNotes: graceNotes.size,
    prayers: prayers.size,
    gratitudeEntries: gratitudeEntries.size,
    plansCompleted: [...plans.values()].filter(Boolean).length,
    answeredPrayers: answers.length,
    answeredByMonth,
    days,
    activeDays,
  };
}
