// Order for praying through the open prayers: which prayer is next, which were prayed today, and
// which are paused. Stored on this device only.
import { combineLatest, map, type Observable } from 'rxjs';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { toUserDay, watchDayStart, isCalendarDay, watchToday } from '../../../data/user-days.ts';
import { watchPrayers } from '../data.ts';
import { type SavedRecord, writeToStorage } from '../../../data/records/record.ts';

export interface PrayerRotation {
  /** YYYY-MM-DD, the user's own day. */
  today: string;
  /**
   * Open prayers that are not paused and not prayed today; the prayer that was last prayed longest
   * ago comes first.
   */
  notPrayedToday: readonly SavedRecord<Prayer>[];
  /** Open prayers that are not paused and were prayed today; the earliest first. */
  prayedToday: readonly SavedRecord<Prayer>[];
  /** For each paused prayer, the day from which it is shown again, by prayer id. */
  pausedUntilById: ReadonlyMap<string, string>;
  /** ISO time, by prayer. */
  lastPrayed: ReadonlyMap<string, string>;
}

export function watchPrayerRotation(data: DataContext): Observable<PrayerRotation> {
  return combineLatest([
    watchPrayers(data),
    watchLastPrayed(data),
    watchPausedPrayers(data),
    watchToday(data),
    watchDayStart(data),
  ]).pipe(
    map(([prayers, prayedAt, paused, day, startHour]) =>
      computePrayerRotation(prayers, {
        lastPrayed: prayedAt,
        pausedUntilById: paused,
        today: day,
        startHour,
      }),
    ),
  );
}

interface RotationInput extends Pick<PrayerRotation, 'lastPrayed' | 'pausedUntilById' | 'today'> {
  /** The hour at which the user's day begins. */
  startHour: number;
}

/**
 * A prayer counts as prayed when it was written. After that, the order is by the time at which each
 * prayer was last prayed.
 */
export function computePrayerRotation(
  prayers: readonly SavedRecord<Prayer>[],
  { lastPrayed, pausedUntilById, today, startHour }: RotationInput,
): PrayerRotation {
  const getLastPrayedTime = ({ id, createdDate }: SavedRecord<Prayer>) =>
    getLatestTime(lastPrayed.get(id) ?? '', createdDate);
  const active = prayers.filter(
    ({ id, fields }) => fields.is_answered !== true && !pausedUntilById.has(id),
  );
  const ordered = active
    .map((prayer) => ({ prayer, lastPrayedAt: getLastPrayedTime(prayer) }))
    .toSorted((a, b) => a.lastPrayedAt - b.lastPrayedAt || (a.prayer.id < b.prayer.id ? -1 : 1));
  const isPrayedToday = (id: string) =>
    toUserDay(lastPrayed.get(id) ?? '', undefined, startHour) === today;
  const inOrder = ordered.map(({ prayer }) => prayer);
  return {
    today,
    notPrayedToday: inOrder.filter(({ id }) => !isPrayedToday(id)),
    prayedToday: inOrder.filter(({ id }) => isPrayedToday(id)),
    pausedUntilById,
    lastPrayed,
  };
}

function getLatestTime(...times: string[]): number {
  return Math.max(
    0,
    ...times.map((time) => Date.parse(time)).filter((time) => !Number.isNaN(time)),
  );
}

/** Records that the prayer was prayed now. Throws `StorageWriteError`. */
export async function markPrayed(data: DataContext, prayer: string): Promise<void> {
  await writeToStorage(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: `prayed|${prayer}`,
      kind: 'prayed',
      order: '',
      value: { prayer, date: new Date().toISOString() },
    }),
  );
}

/**
 * Pauses a prayer until a day. Throws `StorageWriteError`.
 *
 * @param until YYYY-MM-DD, the day on which the prayer is shown again
 */
export async function pausePrayer(data: DataContext, prayer: string, until: string): Promise<void> {
  await writeToStorage(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: getPauseId(prayer),
      kind: 'snoozed',
      order: '',
      value: { prayer, until },
    }),
  );
}

/** Throws `StorageWriteError`. */
export async function resumePrayer(data: DataContext, prayer: string): Promise<void> {
  await writeToStorage(data, async () => {
    const doc = await data.userDatabase.activity.findOne(getPauseId(prayer)).exec();
    await doc?.incrementalRemove();
  });
}

function getPauseId(prayer: string): string {
  return `snoozed|${prayer}`;
}

/**
 * Watches the prayers that are paused today: the day from which each is shown again, by prayer id.
 */
export function watchPausedPrayers(data: DataContext): Observable<ReadonlyMap<string, string>> {
  return combineLatest([watchValues(data, 'snoozed', 'until'), watchToday(data)]).pipe(
    map(
      ([until, day]) => new Map([...until].filter(([, date]) => isCalendarDay(date) && date > day)),
    ),
  );
}

function watchLastPrayed(data: DataContext): Observable<ReadonlyMap<string, string>> {
  return watchValues(data, 'prayed', 'date');
}

function watchValues(
  data: DataContext,
  kind: 'prayed' | 'snoozed',
  field: 'date' | 'until',
): Observable<ReadonlyMap<string, string>> {
  return data.userDatabase.activity
    .find({ selector: { kind } })
    .$.pipe(
      map(
        (docs) =>
          new Map(
            docs.flatMap(({ value }) =>
              typeof value['prayer'] === 'string' && typeof value[field] === 'string'
                ? [[value['prayer'], value[field]] as const]
                : [],
            ),
          ),
      ),
    );
}
