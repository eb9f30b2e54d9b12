// Asks for the second translation beside a chapter. Until it is there, and where it cannot be had, the first stands alone.
import { useCallback, useEffect, useState } from 'react';
import type { Chapter } from '../../../../schemas/chapter.ts';
import { useData } from '../../../data/hooks.tsx';
import { readBeside } from '../../../data/parallel-chapter.ts';
import type { ParallelAnswer } from '../../../data/parallel-chapter.ts';
import { logFault } from '../../../platform/log.ts';

export function useParallel(chapter: Chapter, other: string): { answer: ParallelAnswer | undefined; retry: () => void } {
  const data = useData();
  const [answered, setAnswered] = useState<{ chapter: Chapter; other: string; answer: ParallelAnswer }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isAsked = true;
    readBeside(data, chapter, other)
      .catch((fault: unknown): ParallelAnswer => {
        logFault('the chapter of the second translation could not be read', fault);
        return { kind: 'failed' };
      })
      .then((answer) => {
        if (isAsked) setAnswered({ chapter, other, answer });
      });
    return () => {
      isAsked = false;
    };
  }, [data, chapter, other, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const answer = answered?.chapter === chapter && answered.other === other ? answered.answer : undefined;
  return { answer, retry };
}
