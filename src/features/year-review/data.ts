// Watches the days and verses of all records that a year in review counts. Texts of the user stay
// in the storage.
import { combineLatest, map, type Observable, switchMap, throttleTime } from 'rxjs';
import { books, findBookId, hasChapter } from '../../../schemas/bible/books.ts';
import { bibleNoteSchema } from '../../../schemas/entities/bible-note.ts';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import { watchFirstReadDays } from '../../data/activity/chapters-read.ts';
import { type DayOfTime, watchDayOfTime } from '../../data/activity/clock-history.ts';
import { getRecordDay, getWrittenDay } from '../../data/activity/daily-activity.ts';
import { watchRows } from '../../data/activity/watch-collection.ts';
import { listCanonicalPositions } from '../../data/bible/canonical-ranges.ts';
import type { DataContext } from '../../data/data-context.ts';
import { watchDayEvents } from '../../data/records/day-events.ts';
import { listPrayerNotes } from '../../data/records/prayer-notes.ts';
import { isCalendarDay, watchToday } from '../../data/user-days.ts';
import type { PrayerDays, ReviewData, VerseMark, YearRecords } from './summarize-year.ts';

/** Milliseconds: changes of one sync are counted together. */
const recountInterval = 400;

export function watchReviewData(data: DataContext): Observable<ReviewData> {
  return combineLatest({
    records: watchDayOfTime(data).pipe(switchMap((dayOfTime) => watchYearRecords(data, dayOfTime))),
    events: watchDayEvents(data),
    today: watchToday(data),
  });
}

function watchYearRecords(data: DataContext, dayOfTime: DayOfTime): Observable<YearRecords> {
  return combineLatest({
    prayers: watchRows(data, 'prayers', (doc) => toPrayerDays(doc, dayOfTime)),
    gratitude: watchRows(data, 'gratitudeEntries', (doc) => getRecordDay(doc, dayOfTime)),
    graceNotes: watchRows(data, 'graceNotes', (doc) => getRecordDay(doc, dayOfTime)),
    notes: watchRows(data, 'bibleNotes', (doc) => toVerseMark(doc, dayOfTime)),
    bookmarks: watchRows(data, 'bibleBookmarks', (doc) =>
      doc.record['kind'] === 'verse' ? toVerseMark(doc, dayOfTime) : null,
    ),
    firstReadDays: watchFirstReadDays(data),
  }).pipe(
    throttleTime(recountInterval, undefined, { leading: true, trailing: true }),
    map(({ prayers, gratitude, graceNotes, notes, bookmarks, firstReadDays }) => ({
      prayers: [...prayers.values()],
      gratitudeDays: [...gratitude.values()],
      graceNoteDays: [...graceNotes.values()],
      marks: [...notes.values(), ...bookmarks.values()].filter((mark) => mark !== null),
      firstReadDays,
    })),
  );
}

function toPrayerDays(doc: LocalRecord, dayOfTime: DayOfTime): PrayerDays {
  const { is_answered: isAnswered, answered_date: answeredDate } = doc.record;
  return {
    written: getWrittenDay(doc, dayOfTime),
    answered: isAnswered === true && isCalendarDay(answeredDate) ? answeredDate : null,
    updates: listPrayerNotes(doc.record).flatMap(({ date }) => (isCalendarDay(date) ? date : [])),
  };
}

/** Returns null for a place that is not in the Bible, as another client may have written it. */
function toVerseMark(doc: LocalRecord, dayOfTime: DayOfTime): VerseMark | null {
  const {
    book: bookName,
    chapter,
    verse,
    end_chapter: endChapter,
    end_verse: endVerse,
    note_text: text,
  } = doc.record;
  const book = typeof bookName === 'string' ? findBookId(bookName) : undefined;
  if (
    book === undefined ||
    typeof chapter !== 'number' ||
    !hasChapter(book, chapter) ||
    !isVerseNumber(verse)
  )
    return null;
  // The end of a range of another client may be outside of the book.
  const hasEnd =
    isVerseNumber(endVerse) && (typeof endChapter !== 'number' || hasChapter(book, endChapter));
  const range = {
    book,
    chapter,
    verse,
    ...(hasEnd && {
      end_chapter: typeof endChapter === 'number' ? endChapter : chapter,
      end_verse: endVerse,
    }),
  };
  return {
    day: getWrittenDay(doc, dayOfTime),
    hasText: typeof text === 'string' && text.trim() !== '',
    bookOrder: books.findIndex(({ id }) => id === book),
    book,
    chapter,
    verse,
    positions: listCanonicalPositions(range),
  };
}

/** Verse 0 is the title of a psalm. */
function isVerseNumber(value: unknown): value is number {
  const { minimum, maximum } = bibleNoteSchema.properties.verse;
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
  );
}
