// Watches the data of "My Day" on Home: the newest open prayers, their number, and the newest
// gratitude entries. The queries are limited, so that ten thousand records cost no more than ten.
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import type { DataContext } from '../../data/data-context.ts';
import { watchCachedLedger } from '../../data/activity/cached-daily-activity.ts';
import { type SavedRecord, toSavedRecord } from '../../data/records/record.ts';

/** The same number as in the earlier app. */
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
 * Milliseconds until all records are counted, when a cached count of the last visit can be shown
 * first.
 */
const recountDelay = 4_000;

/** Emits the number of open prayers: the last cached number at once, then the current number. */
export function watchOpenPrayerCount(data: DataContext): Observable<number> {
  return watchCachedLedger(data, recountDelay).pipe(
    map(({ prayers, answeredPrayers }) => prayers - answeredPrayers),
    distinctUntilChanged(),
  );
}

/** More entries than a user writes in a day, so the newest entries contain all entries of today. */
const maxEntries = 40;

/**
 * Watches the newest entries of any day, newest first. The query is not limited to today, so it
 * need not wait for the user's current day.
 */
export function watchNewestGratitude(data: DataContext): Observable<SavedRecord<GratitudeEntry>[]> {
  return data.userDatabase.gratitudeEntries
    .find({ selector: { removed: false }, sort: [{ order: 'asc' }], limit: maxEntries })
    .$.pipe(map((docs) => docs.map((doc) => toSavedRecord<GratitudeEntry>(doc))));
}
