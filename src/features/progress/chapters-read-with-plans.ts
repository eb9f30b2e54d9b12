// Watches all chapters read: those recorded on this device, and those of plan days completed on any
// device.
import { combineLatest, from, map, type Observable, switchMap } from 'rxjs';
import { bookById, type BookId } from '../../../schemas/bible/books.ts';
import { getChapterCount } from '../../../schemas/bible/numbering.ts';
import type { DataContext } from '../../data/data-context.ts';
import { parseTypedReference } from '../../data/bible/parse-typed-passage.ts';
import { watchPlanPassages } from '../plans/plan-passages.ts';
import { getPlanReading } from '../plans/plan-text.ts';
import { watchReadPlanDays } from '../plans/data.ts';
import { type ChaptersRead, watchChaptersRead } from '../../data/activity/chapters-read.ts';

/** The canonical numbering is that of the King James Version, and plans use it, too. */
const canonicalTranslation = 'KJV';

export function watchChaptersReadAnywhere(data: DataContext): Observable<ChaptersRead> {
  return combineLatest([watchChaptersRead(data), watchPlanChapters(data)]).pipe(
    map(([read, ofPlans]) => {
      const lit = new Map<BookId, Set<number>>(
        [...read].map(([book, chapters]) => [book, new Set(chapters)]),
      );
      for (const { book, chapter } of ofPlans)
        lit.set(book, (lit.get(book) ?? new Set()).add(chapter));
      return lit;
    }),
  );
}

interface CanonicalChapter {
  book: BookId;
  chapter: number;
}

function watchPlanChapters(data: DataContext): Observable<CanonicalChapter[]> {
  return watchReadPlanDays(data).pipe(
    map((read) =>
      read.flatMap(({ plan, days }) =>
        days.flatMap((day) => getPlanReading(plan.fields, day, 'en').passages),
      ),
    ),
    switchMap((written) => from(watchCanonicalChapters(data, [...new Set(written)]))),
  );
}

function watchCanonicalChapters(
  data: DataContext,
  written: readonly string[],
): Observable<CanonicalChapter[]> {
  return watchPlanPassages(data, [written], 'en', canonicalTranslation).pipe(
    map(([passages = []]) =>
      passages.flatMap((passage, order) => {
        if (passage.kind === 'unknown') return [];
        const { book, chapter } = passage.place;
        // Ruth 1–4 is opened at its first chapter, and read to its last.
        const last = Math.min(
          parseTypedReference(written[order] ?? '').numbers?.lastChapter ?? chapter,
          getChapterCount(canonicalTranslation, book),
        );
        return bookById(book)
          ? Array.from({ length: Math.max(1, last - chapter + 1) }, (_, step) => ({
              book,
              chapter: chapter + step,
            }))
          : [];
      }),
    ),
  );
}
