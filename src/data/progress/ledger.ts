// What a person did, day by day: read from the records once, when the page has nothing better to do, then kept in step as they change.
import { combineLatest, defer, from, map, type Observable, shareReplay, switchMap, tap, throttleTime } from 'rxjs';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import { writtenDate } from '../../../schemas/local-record.ts';
import type { Data } from '../data.ts';
import type { PersonalDatabase } from '../database.ts';
import { isDay } from '../days.ts';
import { untilIdle } from '../idle.ts';
import { type DayReader, dayReader } from './clocks.ts';
import { type KeptEvent, keptEvents } from './events.ts';
import { readRows } from './rows.ts';

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
const countEvery = 400;

const ledgers = new WeakMap<PersonalDatabase, Observable<Ledger>>();
const counted = new WeakSet<PersonalDatabase>();

/** Whether it has been counted since the page was opened, so that a count costs little. */
export function isCounted({ personal }: Pick<Data, 'personal'>): boolean {
  return counted.has(personal);
}

/** One for all who ask, as long as anybody does. */
export function ledger(data: Data): Observable<Ledger> {
  const { personal } = data;
  let known = ledgers.get(personal);
  if (!known) {
    known = createLedger(data).pipe(
      tap(() => counted.add(personal)),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    ledgers.set(personal, known);
  }
  return known;
}

/** What counts of a record; of a prayer that was answered, the month. */
interface Row {
  day: string;
  answered?: string;
}

interface Read {
  graceNotes: ReadonlyMap<string, Row>;
  prayers: ReadonlyMap<string, Row>;
  gratitudeEntries: ReadonlyMap<string, Row>;
  plans: ReadonlyMap<string, boolean>;
  events: readonly KeptEvent[];
}

function createLedger(data: Data): Observable<Ledger> {
  return defer(() => from(untilIdle())).pipe(
    switchMap(() => dayReader(data)),
    switchMap((dayOfTime) =>
      combineLatest({
        graceNotes: readRows(data, 'graceNotes', (doc) => datedRow(doc, dayOfTime)),
        prayers: readRows(data, 'prayers', (doc) => prayerRow(doc, dayOfTime)),
        gratitudeEntries: readRows(data, 'gratitudeEntries', (doc) => datedRow(doc, dayOfTime)),
        plans: readRows(data, 'readingProgress', ({ record }) => record['completed'] === true),
        events: keptEvents(data),
      }),
    ),
    throttleTime(countEvery, undefined, { leading: true, trailing: true }),
    map(ledgerOf),
  );
}

/** What bears its own day keeps it, wherever it is read. */
function datedRow(doc: LocalRecord, dayOfTime: DayReader): Row {
  const { date } = doc.record;
  return { day: isDay(date) ? date : writtenDay(doc, dayOfTime) };
}

function prayerRow(doc: LocalRecord, dayOfTime: DayReader): Row {
  const { is_answered: isAnswered, answered_date: date } = doc.record;
  return { day: writtenDay(doc, dayOfTime), ...(isAnswered === true && { answered: isDay(date) ? date.slice(0, 7) : '' }) };
}

function writtenDay({ client_id: id, created_date: created }: LocalRecord, dayOfTime: DayReader): string {
  const written = writtenDate(id, created);
  // A plain backend's times may lack the letter that says they are of UTC.
  return dayOfTime(/(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}Z`);
}

function ledgerOf({ graceNotes, prayers, gratitudeEntries, plans, events }: Read): Ledger {
  const days = new Map<string, DayCounts>();
  const on = (day: string): DayCounts => {
    let counts = days.get(day);
    if (!counts) days.set(day, (counts = { graceNotes: 0, prayers: 0, gratitudeEntries: 0, planDays: 0, hasRead: false }));
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
  const answers = [...prayers.values()].flatMap(({ answered }) => (answered === undefined ? [] : [answered]));
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
