// Lists the chapters that Home shows and links to: where the user continues to read, the verses of
// the next days, and the next days of the plan. They are fetched soon after the start, so that
// these links also open offline.
import { firstValueFrom } from 'rxjs';
import { bookById } from '../../../schemas/bible/books.ts';
import type { Language } from '../../../schemas/languages.ts';
import type { ChapterLocation } from '../../data/bible/chapters.ts';
import { firstReading, watchReadingPosition } from '../../data/bible/reading-position.ts';
import { findTranslationToRead } from '../../data/bible/translation-choice.ts';
import type { DataContext } from '../../data/data-context.ts';
import { listVerseChapters } from '../../features/home/verse-of-the-day/load-verse-of-the-day.ts';
import { type ActivePlan, watchActivePlan } from '../../features/plans/data.ts';
import { watchPlanPassages } from '../../features/plans/plan-passages.ts';
import { getPlanReading } from '../../features/plans/plan-text.ts';

/** A week without a network, and one more week in reserve for people who read ahead. */
const daysAhead = 14;

/** Returns the chapters in the order in which the user needs them. */
export async function listHomeChapters(
  data: DataContext,
  language: Language,
): Promise<ChapterLocation[]> {
  const [last, active] = await Promise.all([
    firstValueFrom(watchReadingPosition(data)),
    firstValueFrom(watchActivePlan(data)),
  ]);
  // A user who has read has a translation already: the server's list is not needed.
  const { translation, book, chapter } = last ?? {
    translation: (await findTranslationToRead(data, language)).code,
    ...firstReading,
  };
  const hasNext = chapter < (bookById(book)?.chapters ?? 0);
  return [
    { translation, book, chapter },
    ...(hasNext ? [{ translation, book, chapter: chapter + 1 }] : []),
    ...(await listVerseChapters(data, language)),
    ...(active ? await listPlanChapters(data, active, language, translation) : []),
  ];
}

/** Returns the chapters of the plan's next days, in the numbering of the translation. */
export async function listPlanChapters(
  data: DataContext,
  { plan, day }: ActivePlan,
  language: Language,
  translation: string,
): Promise<ChapterLocation[]> {
  const days = Array.from({ length: daysAhead }, (_, step) => day + step).filter(
    (one) => one <= plan.duration,
  );
  const written = days.map((one) => getPlanReading(plan.fields, one, language).passages);
  const found = await firstValueFrom(watchPlanPassages(data, written, language, translation));
  return found
    .flat()
    .flatMap((passage) =>
      passage.kind === 'place'
        ? [{ translation, book: passage.place.book, chapter: passage.place.chapter }]
        : [],
    );
}
