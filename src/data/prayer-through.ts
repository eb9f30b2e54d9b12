// Praying through what is open: who comes first, what was prayed already today, what rests. Known to this device alone.
import { combineLatest, map, type Observable } from 'rxjs';
import type { Prayer } from '../../schemas/prayer.ts';
import type { Data } from './data.ts';
import { dayOf, dayStart, isDay, today } from './days.ts';
import { savedPrayers } from './prayers.ts';
import { type Kept, kept } from './record.ts';

export interface PrayerRound {
  /** YYYY-MM-DD, the person's own day. */
  today: string;
  /** Open, awake, and not prayed yet today; who was not prayed for the longest time comes first. */
  waiting: readonly Kept<Prayer>[];
  /** Open, awake, and prayed today; the earliest first. */
  prayed: readonly Kept<Prayer>[];
  /** Of those that rest: the day from which they are met again, by prayer. */
  restByPrayer: ReadonlyMap<string, string>;
  /** ISO time, by prayer. */
  lastPrayed: ReadonlyMap<string, string>;
}

export function prayerRound(data: Data): Observable<PrayerRound> {
  return combineLatest([savedPrayers(data), lastPrayed(data), restByPrayer(data), today(data), dayStart(data)]).pipe(
    map(([prayers, prayedAt, rests, day, startHour]) => roundOf(prayers, { lastPrayed: prayedAt, restByPrayer: rests, today: day, startHour })),
  );
}

interface Prayed extends Pick<PrayerRound, 'lastPrayed' | 'restByPrayer' | 'today'> {
  /** The hour at which the person's day begins. */
  startHour: number;
}

/** A prayer was prayed when it was written; from then on all take turns. */
export function roundOf(prayers: readonly Kept<Prayer>[], { lastPrayed, restByPrayer, today, startHour }: Prayed): PrayerRound {
  const turnOf = ({ id, createdDate }: Kept<Prayer>) => latest(lastPrayed.get(id) ?? '', createdDate);
  const awake = prayers.filter(({ id, fields }) => fields.is_answered !== true && !restByPrayer.has(id));
  const inTurn = awake.map((prayer) => ({ prayer, turn: turnOf(prayer) })).toSorted((a, b) => a.turn - b.turn || (a.prayer.id < b.prayer.id ? -1 : 1));
  const isPrayedToday = (id: string) => dayOf(lastPrayed.get(id) ?? '', undefined, startHour) === today;
  const inOrder = inTurn.map(({ prayer }) => prayer);
  return {
    today,
    waiting: inOrder.filter(({ id }) => !isPrayedToday(id)),
    prayed: inOrder.filter(({ id }) => isPrayedToday(id)),
    restByPrayer,
    lastPrayed,
  };
}

function latest(...times: string[]): number {
  return Math.max(0, ...times.map((time) => Date.parse(time)).filter((time) => !Number.isNaN(time)));
}

/** Notes that it was prayed, now. Throws `NotKept`. */
export async function markPrayed(data: Data, prayer: string): Promise<void> {
  await kept(data, () => data.personal.activity.incrementalUpsert({ id: `prayed|${prayer}`, kind: 'prayed', order: '', value: { prayer, date: new Date().toISOString() } }));
}

/** Lets a prayer rest until a day. Throws `NotKept`. @param until YYYY-MM-DD, the day on which it is met again */
export async function letRest(data: Data, prayer: string, until: string): Promise<void> {
  await kept(data, () => data.personal.activity.incrementalUpsert({ id: restId(prayer), kind: 'snoozed', order: '', value: { prayer, until } }));
}

/** Throws `NotKept`. */
export async function wake(data: Data, prayer: string): Promise<void> {
  await kept(data, async () => {
    const doc = await data.personal.activity.findOne(restId(prayer)).exec();
    await doc?.incrementalRemove();
  });
}

function restId(prayer: string): string {
  return `snoozed|${prayer}`;
}

/** Of those that rest today: the day from which they are met again, by prayer. */
export function restByPrayer(data: Data): Observable<ReadonlyMap<string, string>> {
  return combineLatest([valuesOf(data, 'snoozed', 'until'), today(data)]).pipe(map(([until, day]) => new Map([...until].filter(([, date]) => isDay(date) && date > day))));
}

function lastPrayed(data: Data): Observable<ReadonlyMap<string, string>> {
  return valuesOf(data, 'prayed', 'date');
}

function valuesOf(data: Data, kind: 'prayed' | 'snoozed', field: 'date' | 'until'): Observable<ReadonlyMap<string, string>> {
  return data.personal.activity.find({ selector: { kind } }).$.pipe(
    map((docs) => new Map(docs.flatMap(({ value }) => (typeof value['prayer'] === 'string' && typeof value[field] === 'string' ? [[value['prayer'], value[field]] as const] : [])))),
  );
}
