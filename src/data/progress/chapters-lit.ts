// The windows of the wall: the chapters that were read here, and those of the days of plans that were completed, on whatever device.
import { combineLatest, from, map, type Observable, switchMap } from 'rxjs';
import { bookById, type BookId } from '../../../schemas/books.ts';
import { chaptersIn } from '../../../schemas/numbering.ts';
import type { Data } from '../data.ts';
import { typedPlace } from '../passage-typed.ts';
import { planPassages } from '../plan-passages.ts';
import { planReading } from '../plan-words.ts';
import { planDaysRead } from '../plans.ts';
import { type ChaptersRead, chaptersRead } from './chapters-read.ts';

/** The numbering of King James is the grid, and plans count as it does. */
const gridCode = 'KJV';

export function chaptersLit(data: Data): Observable<ChaptersRead> {
  return combineLatest([chaptersRead(data), chaptersOfPlans(data)]).pipe(
    map(([read, ofPlans]) => {
      const lit = new Map<BookId, Set<number>>([...read].map(([book, chapters]) => [book, new Set(chapters)]));
      for (const { book, chapter } of ofPlans) lit.set(book, (lit.get(book) ?? new Set()).add(chapter));
      return lit;
    }),
  );
}

interface GridChapter {
  book: BookId;
  chapter: number;
}

function chaptersOfPlans(data: Data): Observable<GridChapter[]> {
  return planDaysRead(data).pipe(
    map((read) => read.flatMap(({ plan, days }) => days.flatMap((day) => planReading(plan.fields, day, 'en').passages))),
    switchMap((written) => from(gridChaptersOf(data, [...new Set(written)]))),
  );
}

function gridChaptersOf(data: Data, written: readonly string[]): Observable<GridChapter[]> {
  return planPassages(data, [written], 'en', gridCode).pipe(
    map(([passages = []]) =>
      passages.flatMap((passage, order) => {
        if (passage.kind === 'unknown') return [];
        const { book, chapter } = passage.place;
        // Ruth 1–4 is opened at its first chapter, and read to its last.
        const last = Math.min(typedPlace(written[order] ?? '').numbers?.lastChapter ?? chapter, chaptersIn(gridCode, book));
        return bookById(book) ? Array.from({ length: Math.max(1, last - chapter + 1) }, (_, step) => ({ book, chapter: chapter + step })) : [];
      }),
    ),
  );
}
