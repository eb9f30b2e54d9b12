// What Home says of a day, asked so that ten thousand records cost no more than ten.
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { GratitudeEntry } from '../../schemas/gratitude-entry.ts';
import type { Prayer } from '../../schemas/prayer.ts';
import type { Data } from './data.ts';
import { toldLedger } from './progress/counted.ts';
import { type Kept, toKept } from './record.ts';

/** As many as the earlier app asked for. */
export const shownPrayers = 3;

/** The newest prayers that wait for an answer: at most three, read from the front of their index. */
export function waitingPrayers(data: Data): Observable<Kept<Prayer>[]> {
  const selector = { removed: false, 'record.is_answered': { $ne: true } };
  return data.personal.prayers.find({ selector, sort: [{ order: 'asc' }], limit: shownPrayers }).$.pipe(map((docs) => docs.map((doc) => toKept<Prayer>(doc))));
}

/** Milliseconds until all records are read for the days, where a count of the last visit can be told. */
const unhurried = 4_000;

/** How many wait: as they were counted last, at once; then as they are. */
export function countWaitingPrayers(data: Data): Observable<number> {
  return toldLedger(data, unhurried).pipe(
    map(({ prayers, answeredPrayers }) => prayers - answeredPrayers),
    distinctUntilChanged(),
  );
}

/** More than anybody writes in a day: what stands for today is among what was written last. */
const lookedAt = 40;

/** What was written last, the newest first: of whatever days, so that nobody waits to be told which day it is. */
export function newestGratitude(data: Data): Observable<Kept<GratitudeEntry>[]> {
  return data.personal.gratitudeEntries.find({ selector: { removed: false }, sort: [{ order: 'asc' }], limit: lookedAt }).$.pipe(map((docs) => docs.map((doc) => toKept<GratitudeEntry>(doc))));
}
