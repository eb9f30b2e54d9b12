// What this device counted last, for the first moment of the next visit: ten thousand records are not read before the first picture.
import { concat, defer, from, type Observable, of, switchMap, tap, timer } from 'rxjs';
import type { Fields } from '../../../schemas/local-record.ts';
import type { Data } from '../data.ts';
import { isDay } from '../days.ts';
import { untilIdle } from '../idle.ts';
import { type DayCounts, isCounted, type Ledger, ledger } from './ledger.ts';

const id = 'counted|ledger';

const numbers = ['graceNotes', 'prayers', 'gratitudeEntries', 'plansCompleted', 'answeredPrayers', 'activeDays'] as const;

/** As it was counted last, at once; then as it is. @param patience milliseconds before it is counted anew, where something can be told without */
export function toldLedger(data: Data, patience: number): Observable<Ledger> {
  return defer(() => (isCounted(data) ? of(null) : from(rememberedLedger(data)))).pipe(
    switchMap((known) => (known ? concat(of(known), timer(patience).pipe(switchMap(() => ledger(data)))) : rememberingLedger(data))),
  );
}

/** Whoever waited for the first count shall not wait for it again, however short this visit is. */
function rememberingLedger(data: Data): Observable<Ledger> {
  return defer(() => {
    let isRemembered = false;
    return ledger(data).pipe(
      tap((counted) => {
        if (isRemembered) return;
        isRemembered = true;
        void untilIdle()
          .then(() => rememberLedger(data, counted))
          .catch((fault: unknown) => data.report('what was counted is not remembered', fault));
      }),
    );
  });
}

export async function rememberedLedger({ personal }: Pick<Data, 'personal'>): Promise<Ledger | null> {
  const value = (await personal.activity.findOne(id).exec())?.value;
  return value ? toLedger(value) : null;
}

export async function rememberLedger({ personal }: Pick<Data, 'personal'>, counted: Ledger): Promise<void> {
  const { days, answeredByMonth } = counted;
  const value = {
    ...Object.fromEntries(numbers.map((name) => [name, counted[name]])),
    // One text each: of thousands of days the storage would make thousands of objects.
    days: [...days].map(([day, { graceNotes, prayers, gratitudeEntries, planDays, hasRead }]) => [day, graceNotes, prayers, gratitudeEntries, planDays, Number(hasRead)].join(' ')).join('\n'),
    answers: [...answeredByMonth].map(([month, count]) => `${month} ${count}`).join('\n'),
  };
  await personal.activity.incrementalUpsert({ id, kind: 'counted', order: '', value });
}

/** Null for what a file brought that is none. */
function toLedger(value: Fields): Ledger | null {
  const { days: dayText, answers } = value;
  const counts = numbers.map((name) => value[name]);
  if (typeof dayText !== 'string' || typeof answers !== 'string' || !counts.every((count) => typeof count === 'number')) return null;
  const [graceNotes = 0, prayers = 0, gratitudeEntries = 0, plansCompleted = 0, answeredPrayers = 0, activeDays = 0] = counts;
  const days = new Map(linesOf(dayText).flatMap(([day = '', ...rest]) => (isDay(day) ? [[day, toCounts(rest.map(Number))] as const] : [])));
  const answeredByMonth = new Map(linesOf(answers).map(([month = '', count]) => [month, Number(count)]));
  return { graceNotes, prayers, gratitudeEntries, plansCompleted, answeredPrayers, activeDays, days, answeredByMonth };
}

function linesOf(text: string): string[][] {
  return text === '' ? [] : text.split('\n').map((line) => line.split(' '));
}

function toCounts([graceNotes = 0, prayers = 0, gratitudeEntries = 0, planDays = 0, hasRead = 0]: number[]): DayCounts {
  return { graceNotes, prayers, gratitudeEntries, planDays, hasRead: hasRead === 1 };
}
