// React hook that records a chapter, and the plan passage in it, as read after its end was visible
// and enough time has passed. Opening a chapter alone records nothing.
import { useEffect, useEffectEvent } from 'react';
import type { BookId } from '../../../../schemas/bible/books.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useData } from '../../../data/data-provider.tsx';
import { markPassageRead } from '../../plans/passages-read.ts';
import { watchReading } from '../../../ui/reading-tracker.ts';
import { recordChapterRead } from '../../../data/activity/chapters-read.ts';
import { usePlanDay } from './plan-link.tsx';

/** Text that is to be read: from and to a verse, or all of the chapter. */
interface ChapterSpan {
  verses: { first: number; last: number } | null;
  /** True when the user entered the chapter at a verse. */
  needsBeginning: boolean;
  markRead: () => Promise<void>;
}

/**
 * @param place place of the displayed text; null while no text is displayed. The object must stay
 *   the same while the place is the same.
 * @param targetVerses the verses that the URL names, in order
 */
export function useChapterRead(
  place: ChapterLocation | null,
  targetVerses: readonly number[],
): void {
  const data = useData();
  const planDay = usePlanDay();
  const [first] = targetVerses;
  const last = targetVerses.at(-1);

  const spansOf = useEffectEvent(
    ({ translation, book, chapter }: ChapterLocation): ChapterSpan[] => {
      const passage = {
        book: book as BookId,
        chapter,
        ...(first !== undefined && { from: first }),
      };
      const keepPassage = async (part: typeof passage) =>
        planDay?.day !== undefined &&
        markPassageRead(data, planDay.plan, planDay.day, translation, part);
      const whole: ChapterSpan = {
        verses: null,
        needsBeginning: first !== undefined,
        async markRead() {
          await recordChapterRead(data, { translation, book, chapter });
          await keepPassage({ book: book as BookId, chapter });
        },
      };
      if (first === undefined || last === undefined || planDay?.day === undefined) return [whole];
      return [
        whole,
        {
          verses: { first, last },
          needsBeginning: false,
          markRead: async () => void (await keepPassage(passage)),
        },
      ];
    },
  );
  const report = useEffectEvent((fault: unknown) =>
    data.report('the chapter read could not be stored', fault),
  );

  useEffect(
    () =>
      place
        ? watchReading(
            spansOf(place).map(({ verses, needsBeginning, markRead }) => ({
              findParts: () =>
                [...document.querySelectorAll<HTMLElement>('article [data-verse]')].filter(
                  ({ dataset }) => !verses || isWithin(Number(dataset['verse']), verses),
                ),
              needsBeginning,
              onRead: () => void markRead().catch(report),
            })),
          )
        : undefined,
    [place, first, last],
  );
}

function isWithin(verse: number, { first, last }: { first: number; last: number }): boolean {
  return verse >= first && verse <= last;
}
