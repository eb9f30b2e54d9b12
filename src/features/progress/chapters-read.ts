// The chapters that a person has read, kept for good: once each, on the canonical grid. The history
// can be cleared, this stays. It never travels.
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { bookById, type BookId } from '../../../schemas/bible/books.ts';
import { toCanonicalVerses, getVerseCount } from '../../../schemas/bible/numbering.ts';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { isCalendarDay } from '../../data/user-days.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';
import { readUserDay, buildEventRecord } from '../../data/records/day-events.ts';
import { insertMissing } from '../../data/records/insert-missing.ts';

const kind = 'read';

/** The numbering of King James is the grid. */
const canonicalTranslation = 'KJV';

interface ChapterOpened {
  translation: string;
  book: string;
  chapter: number;
}

/** Chapters of the grid, by book. */
export type ChaptersRead = ReadonlyMap<BookId, ReadonlySet<number>>;

export function watchChaptersRead(data: DataContext): Observable<ChaptersRead> {
  return data.userDatabase.activity.find({ selector: { kind } }).$.pipe(
    map((docs) => docs.map(({ value }) => value)),
    distinctUntilChanged((before, after) => before.length === after.length),
    map(groupByBook),
  );
}

/** Keeps that a chapter was read, and that something was done today. */
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
 * What the history held before chapters were kept for good, or a file brought. Of each chapter it
 * knows only the last day. What it holds of chapters that were opened since says nothing of whether
 * they were read.
 * @param dayOfTime tells the day of an ISO time
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
 * Those of which it holds at least half: the third of Joel, where it has five verses, is an end of
 * the second.
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

/** An imported file may hold anything. */
function groupByBook(values: readonly DeviceRecord['value'][]): ChaptersRead {
  const found = new Map<BookId, Set<number>>();
  for (const { book: id, chapter, date } of values) {
    const book = typeof id === 'string' ? bookById(id) : undefined;
    if (
      !book ||
      typeof chapter !== 'number' ||
      !Number.isInteger(chapter) ||
      chapter < 1 ||
      chapter > book.chapters ||
      !isCalendarDay(date)
    )
      continue;
    found.set(book.id, (found.get(book.id) ?? new Set()).add(chapter));
  }
  return found;
}
