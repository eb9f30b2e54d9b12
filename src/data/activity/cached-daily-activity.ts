// Caches the last activity counts on this device. The next visit can show them before ten thousand
// records are read.
import { concat, defer, from, type Observable, of, switchMap, tap, timer } from 'rxjs';
import type { Fields } from '../../../schemas/local-record.ts';
import type { DataContext } from '../data-context.ts';
import { isCalendarDay } from '../user-days.ts';
import { waitUntilIdle } from '../../platform/idle.ts';
import { type DayCounts, isLedgerReady, type Ledger, watchLedger } from './daily-activity.ts';

const recordId = 'counted|ledger';

const countFields = [
  'graceNotes',
  'prayers',
  'gratitudeEntries',
  'plansCompleted',
  'answeredPrayers',
  'activeDays',
] as const;

/**
 * Watches the counts: the cached counts at once, then the current counts.
 *
 * @param recountDelay milliseconds before the recount when cached counts are available
 */
export function watchCachedLedger(data: DataContext, recountDelay: number): Observable<Ledger> {
  return defer(() => (isLedgerReady(data) ? of(null) : from(readCachedLedger(data)))).pipe(
    switchMap((known) =>
      known
        ? concat(of(known), timer(recountDelay).pipe(switchMap(() => watchAndCacheLedger(data))))
        : watchAndCacheLedger(data),
    ),
  );
}

/**
 * Caches the first count of a visit as soon as it is known, so that the next visit shows it at once
 * even if this visit is short.
 */
function watchAndCacheLedger(data: DataContext): Observable<Ledger> {
  return defer(() => {
    let isRemembered = false;
    return watchLedger(data).pipe(
      tap((counted) => {
        if (isRemembered) return;
        isRemembered = true;
        void waitUntilIdle()
          .then(() => cacheLedger(data, counted))
          .catch((fault: unknown) => data.report('the activity counts could not be cached', fault));
      }),
    );
  });
}

export async function readCachedLedger({
  userDatabase,
}: Pick<DataContext, 'userDatabase'>): Promise<Ledger | null> {
  const value = (await userDatabase.activity.findOne(recordId).exec())?.value;
  return value ? parseLedger(value) : null;
}

export async function cacheLedger(
  { userDatabase }: Pick<DataContext, 'userDatabase'>,
  counted: Ledger,
): Promise<void> {
  const { days, answeredByMonth } = counted;
  const value = {
    ...Object.fromEntries(countFields.map((name) => [name, counted[name]])),
    // Each day is stored as one text, because the storage would create an object for each of
    // thousands of days.
    days: [...days]
      .map(([day, { graceNotes, prayers, gratitudeEntries, planDays, hasRead }]) =>
        [day, graceNotes, prayers, gratitudeEntries, planDays, Number(hasRead)].join(' '),
      )
      .join('\n'),
    answers: [...answeredByMonth].map(([month, count]) => `${month} ${count}`).join('\n'),
  };
  await userDatabase.activity.incrementalUpsert({
    id: recordId,
    kind: 'counted',
    order: '',
    value,
  });
}

/** Returns null for an invalid value, which may come from an imported file. */
function parseLedger(value: Fields): Ledger | null {
  const { days: dayText, answers } = value;
  const counts = countFields.map((name) => value[name]);
  if (
    typeof dayText !== 'string' ||
    typeof answers !== 'string' ||
    !counts.every((count) => typeof count === 'number')
  )
    return null;
  const [
    graceNotes = 0,
    prayers = 0,
    gratitudeEntries = 0,
    plansCompleted = 0,
    answeredPrayers = 0,
    activeDays = 0,
  ] = counts;
  const days = new Map(
    splitLines(dayText).flatMap(([day = '', ...rest]) =>
      isCalendarDay(day) ? [[day, parseDayCounts(rest.map(Number))] as const] : [],
    ),
  );
  const answeredByMonth = new Map(
    splitLines(answers).map(([month = '', count]) => [month, Number(count)]),
  );
  return {
    graceNotes,
    prayers,
    gratitudeEntries,
    plansCompleted,
    answeredPrayers,
    activeDays,
    days,
    answeredByMonth,
  };
}

function splitLines(text: string): string[][] {
  return text === '' ? [] : text.split('\n').map((line) => line.split(' '));
}

function parseDayCounts([
  graceNotes = 0,
  prayers = 0,
  gratitudeEntries = 0,
  planDays = 0,
  hasRead = 0,
]: number[]): DayCounts {
  return { graceNotes, prayers, gratitudeEntries, planDays, hasRead: hasRead === 1 };
}
