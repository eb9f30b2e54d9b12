// Records and watches the chapters that the user has read, each once in canonical numbering, and
// imports chapters from the reading history. The records stay on this device when the history is
// cleared, and are never synced.
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { bookById, type BookId } from '../../../schemas/bible/books.ts';
import { toCanonicalVerses, getVerseCount } from '../../../schemas/bible/numbering.ts';
import type { DeviceRecord } from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';
import { isCalendarDay } from '../user-days.ts';
import { withReconnect } from '../database/storage-errors.ts';
import { readUserDay, buildEventRecord } from '../records/day-events.ts';
import { insertMissing } from '../records/insert-missing.ts';

const kind = 'read';

/** The canonical numbering is that of the King James Version. */
const canonicalTranslation = 'KJV';

interface ChapterOpened {
  translation: string;
  book: string;
  chapter: number;
}

/** Chapters in the canonical numbering, by book. */
export type ChaptersRead = ReadonlyMap<BookId, ReadonlySet<number>>;

export function watchChaptersRead(data: DataContext): Observable<ChaptersRead> {
  return data.userDatabase.activity.find({ selector: { kind } }).$.pipe(
    map((docs) => docs.map(({ value }) => value)),
    distinctUntilChanged((before, after) => before.length === after.length),
    map(groupByBook),
  );
}

/** Emits for each chapter the day on which it was read for the first time, YYYY-MM-DD. */
export function watchFirstReadDays(data: Pick<DataContext, 'userDatabase'>): Observable<string[]> {
  return data.userDatabase.activity.find({ selector: { kind } }).$.pipe(
    map((docs) => docs.flatMap(({ value }) => parseChapterRead(value)?.date ?? [])),
    distinctUntilChanged((before, after) => before.join() === after.join()),
  );
}

/** Records that a chapter was read, and that the user was active today. */
export async function recordChapterRead(data: DataContext, opened: ChapterOpened): Promise<void> {
  const now = new Date();
  await withReconnect(data, async () => {
    const date = await readUserDay(data, now);
    await insertMissing(data, [
      ...buildReadRecords(opened, date),
      buildEventRecord('chapter', date, date, now),
    ]);
  });
}

/**
 * Imports entries of the history from before read chapters were recorded, or from an imported file.
 * The history has only the last day of each chapter. Entries with `opened` are skipped, because an
 * opened chapter was not necessarily read.
 *
 * @param dayOfTime returns the day of an ISO time
 */
export async function importHistoryAsRead(
  data: DataContext,
  dayOfTime: (iso: string) => string,
): Promise<void> {
  await withReconnect(data, async () => {
    const { activity } = data.userDatabase;
    const { documents } = await activity.storageInstance.query(
      activity.find({ selector: { kind: 'history' } }).getPreparedQuery(),
    );
    const records = documents.flatMap(({ value: { translation, book, chapter, date, opened } }) => {
      const isWhole =
        opened !== true &&
        typeof translation === 'string' &&
        typeof book === 'string' &&
        typeof chapter === 'number' &&
        typeof date === 'string';
      const day = isWhole ? dayOfTime(date) : '';
      return isWhole && day !== ''
        ? [
            ...buildReadRecords({ translation, book, chapter }, day),
            buildEventRecord('chapter', day, day, new Date(date)),
          ]
        : [];
    });
    await insertMissing(data, records);
  });
}

function buildReadRecords(
  { translation, book, chapter }: ChapterOpened,
  date: string,
): DeviceRecord[] {
  return toCanonicalChapters(translation, book, chapter).map((on) => ({
    id: `${kind}|${book}.${on}`,
    kind,
    order: date,
    value: { book, chapter: on, date },
  }));
}

/**
 * Returns the canonical chapters of which the chapter holds at least half. For example, chapter 3
 * of Joel with five verses is the end of canonical chapter 2.
 */
export function toCanonicalChapters(translation: string, book: string, chapter: number): number[] {
  const versesByChapter = new Map<number, Set<number>>();
  for (let verse = 1; verse <= getVerseCount(translation, book, chapter); verse += 1) {
    for (const at of toCanonicalVerses(translation, { book, chapter, verse })) {
      if (at.verse > 0)
        versesByChapter.set(
          at.chapter,
          (versesByChapter.get(at.chapter) ?? new Set()).add(at.verse),
        );
    }
  }
  return [...versesByChapter].flatMap(([on, verses]) =>
    verses.size * 2 >= getVerseCount(canonicalTranslation, book, on) ? [on] : [],
  );
}

function groupByBook(values: readonly DeviceRecord['value'][]): ChaptersRead {
  const found = new Map<BookId, Set<number>>();
  for (const value of values) {
    const read = parseChapterRead(value);
    if (read) found.set(read.book, (found.get(read.book) ?? new Set()).add(read.chapter));
  }
  return found;
}

/** Returns null for an invalid value: an imported file may hold anything. */
function parseChapterRead({
  book: id,
  chapter,
  date,
}: DeviceRecord['value']): { book: BookId; chapter: number; date: string } | null {
  const book = typeof id === 'string' ? bookById(id) : undefined;
  const isValid =
    book !== undefined &&
    typeof chapter === 'number' &&
    Number.isInteger(chapter) &&
    chapter >= 1 &&
    chapter <= book.chapters &&
    isCalendarDay(date);
  return isValid ? { book: book.id, chapter, date } : null;
}
