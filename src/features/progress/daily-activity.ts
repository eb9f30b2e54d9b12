// What a person did, day by day: read from the records once, when the page has nothing better to
// do, then kept in step as they change.
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
import type { LocalRecord } from '../../../schemas/local-record.ts';
import { getWrittenDate } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../data/data-context.ts';
import type { UserDatabase } from '../../data/database/database.ts';
import { isCalendarDay } from '../../data/user-days.ts';
import { waitUntilIdle } from '../../platform/idle.ts';
import { type DayOfTime, watchDayOfTime } from './clock-history.ts';
import { type DayEvent, watchDayEvents } from '../../data/records/day-events.ts';
import { watchRows } from './watch-collection.ts';

/** What was done on one day. Of chapters it is known that some were read, not how many. */
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
  /** By month, YYYY-MM; under an empty key those whose day nobody noted. */
  answeredByMonth: ReadonlyMap<string, number>;
  /** Every day on which something was done, YYYY-MM-DD. */
  days: ReadonlyMap<string, DayCounts>;
  /** Days with a grace note, a prayer or a gratitude entry. */
  activeDays: number;
}

/** Milliseconds: what a meeting with the server brings is counted together. */
const recountInterval = 400;

const ledgerByDatabase = new WeakMap<UserDatabase, Observable<Ledger>>();
const countedDatabases = new WeakSet<UserDatabase>();

/** Whether it has been counted since the page was opened, so that a count costs little. */
export function isLedgerReady({ userDatabase }: Pick<DataContext, 'userDatabase'>): boolean {
  return countedDatabases.has(userDatabase);
}

/** One for all who ask, as long as anybody does. */
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

/** What counts of a record; of a prayer that was answered, the month. */
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

/** What bears its own day keeps it, wherever it is read. */
function toDatedRow(doc: LocalRecord, dayOfTime: DayOfTime): LedgerRow {
  const { date } = doc.record;
  return { day: isCalendarDay(date) ? date : getWrittenDay(doc, dayOfTime) };
}

function toPrayerRow(doc: LocalRecord, dayOfTime: DayOfTime): LedgerRow {
  const { is_answered: isAnswered, answered_date: date } = doc.record;
  return {
    day: getWrittenDay(doc, dayOfTime),
    ...(isAnswered === true && { answered: isCalendarDay(date) ? date.slice(0, 7) : '' }),
  };
}

function getWrittenDay(
  { client_id: id, created_date: created }: LocalRecord,
  dayOfTime: DayOfTime,
): string {
  const written = getWrittenDate(id, created);
  // A plain backend's times may lack the letter that says they are of UTC.
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
