// React hook that loads the second translation beside a chapter. Until it is loaded, or when it is
// unavailable, only the first translation is shown. Retries automatically when the network is back.
import { useCallback, useEffect, useState } from 'react';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { useData } from '../../../data/data-provider.tsx';
import { readParallelChapter } from './align-verses.ts';
import type { ParallelResult } from './align-verses.ts';
import { logFault } from '../../../platform/log.ts';
import { useRetryWhenOnline } from '../use-retry-when-online.ts';

export function useParallelChapter(
  chapter: Chapter,
  secondTranslation: string,
): { answer: ParallelResult | undefined; retry: () => void } {
  const data = useData();
  const [answered, setAnswered] = useState<{
    chapter: Chapter;
    other: string;
    answer: ParallelResult;
  }>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    let isLatest = true;
    readParallelChapter(data, chapter, secondTranslation)
      .catch((fault: unknown): ParallelResult => {
        logFault('the chapter of the second translation could not be read', fault);
        return { kind: 'failed', reason: 'unknown' };
      })
      .then((answer) => {
        if (isLatest) setAnswered({ chapter, other: secondTranslation, answer });
      });
    return () => {
      isLatest = false;
    };
  }, [data, chapter, secondTranslation, attempt]);

  const answer =
    answered?.chapter === chapter && answered.other === secondTranslation
      ? answered.answer
      : undefined;
  useRetryWhenOnline(!answer || answer.kind === 'offline', retry);
  return { answer, retry };
}
