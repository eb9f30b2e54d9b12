// React hook that records a chapter, and the plan passage in it, as read after its end was visible
// and enough time has passed. Opening a chapter alone records nothing.
import { useEffect, useEffectEvent } from 'react';
import type { BookId } from '../../../../schemas/bible/books.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useData } from '../../../data/data-provider.tsx';
import { markPassageRead } from '../../plans/passages-read.ts';
import { recordChapterRead } from '../../progress/chapters-read.ts';
import { usePlanDay } from './plan-link.tsx';

const checkInterval = 1_000;

/** For a windowful of text: who reads fast takes twice as long. */
const secondsPerScreen = 10;

/** Text that is to be read: from and to a verse, or all of the chapter. */
interface ReadingSpan {
  verses: { first: number; last: number } | null;
  /**
   * True when the user entered the chapter at a verse: then the beginning must have been visible
   * too.
   */
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
    ({ translation, book, chapter }: ChapterLocation): ReadingSpan[] => {
      const passage = {
        book: book as BookId,
        chapter,
        ...(first !== undefined && { from: first }),
      };
      const keepPassage = async (part: typeof passage) =>
        planDay?.day !== undefined &&
        markPassageRead(data, planDay.plan, planDay.day, translation, part);
      const whole: ReadingSpan = {
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
    data.report('what was read could not be kept', fault),
  );

  useEffect(() => {
    if (!place) return undefined;
    const watches = new Set(
      spansOf(place).map((span) => ({ span, looks: createReadingTracker(span) })),
    );
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      for (const watch of watches) {
        if (!watch.looks.isRead()) continue;
        watches.delete(watch);
        watch.span.markRead().catch(report);
      }
      if (watches.size === 0) clearInterval(timer);
    }, checkInterval);
    return () => clearInterval(timer);
  }, [place, first, last]);
}

/** Returns a tracker. `isRead` must be called once a second while the text is on the screen. */
function createReadingTracker({ verses, needsBeginning }: ReadingSpan): { isRead(): boolean } {
  let seconds = 0;
  let hasSeenHead = !needsBeginning;
  let hasSeenEnd = false;
  return {
    isRead() {
      seconds += 1;
      const parts = [...document.querySelectorAll<HTMLElement>('article [data-verse]')].filter(
        ({ dataset }) => !verses || isWithin(Number(dataset['verse']), verses),
      );
      const [head, end] = [parts[0], parts.at(-1)].map((part) => part?.getBoundingClientRect());
      if (!head || !end) return false;
      hasSeenHead ||= head.bottom > 0 && head.top < window.innerHeight;
      hasSeenEnd ||= end.bottom <= window.innerHeight;
      const screens = Math.max(1, (end.bottom - head.top) / window.innerHeight);
      return hasSeenHead && hasSeenEnd && seconds >= secondsPerScreen * screens;
    },
  };
}

function isWithin(verse: number, { first, last }: { first: number; last: number }): boolean {
  return verse >= first && verse <= last;
}
