// What Home says of a day, asked so that ten thousand records cost no more than ten.
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import type { DataContext } from '../../data/data-context.ts';
import { watchCachedLedger } from '../progress/cached-daily-activity.ts';
import { type SavedRecord, toSavedRecord } from '../../data/records/record.ts';

/** As many as the earlier app asked for. */
export const maxShownPrayers = 3;

/**
 * The newest prayers that wait for an answer: at most three, read from the front of their index.
 */
export function watchNewestOpenPrayers(data: DataContext): Observable<SavedRecord<Prayer>[]> {
  const selector = { removed: false, 'record.is_answered': { $ne: true } };
  return data.userDatabase.prayers
    .find({ selector, sort: [{ order: 'asc' }], limit: maxShownPrayers })
    .$.pipe(map((docs) => docs.map((doc) => toSavedRecord<Prayer>(doc))));
}

/**
 * Milliseconds until all records are read for the days, where a count of the last visit can be
 * told.
 */
const recountDelay = 4_000;

/** How many wait: as they were counted last, at once; then as they are. */
export function watchOpenPrayerCount(data: DataContext): Observable<number> {
  return watchCachedLedger(data, recountDelay).pipe(
    map(({ prayers, answeredPrayers }) => prayers - answeredPrayers),
    distinctUntilChanged(),
  );
}

/** More than anybody writes in a day: what stands for today is among what was written last. */
const maxEntries = 40;

/**
 * What was written last, the newest first: of whatever days, so that nobody waits to be told which
 * day it is.
 */
export function watchNewestGratitude(data: DataContext): Observable<SavedRecord<GratitudeEntry>[]> {
  return data.userDatabase.gratitudeEntries
    .find({ selector: { removed: false }, sort: [{ order: 'asc' }], limit: maxEntries })
    .$.pipe(map((docs) => docs.map((doc) => toSavedRecord<GratitudeEntry>(doc))));
}
