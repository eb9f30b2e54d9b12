// Asks for a chapter. What is on the device comes before a skeleton could be seen; the old page stands until then.
import { useCallback, useEffect, useState } from 'react';
import { keepNeighbours, readChapter } from '../../data/chapters.ts';
import type { ChapterAnswer, Place } from '../../data/chapters.ts';
import { useData } from '../../data/hooks.tsx';
import { logFault } from '../../platform/log.ts';

const skeletonAfter = 150;

interface Answered {
  place: Place;
  answer: ChapterAnswer;
}

interface ChapterQuestion {
  /** The latest answer, perhaps still that of the place before; undefined when a skeleton should stand. */
  answered: Answered | undefined;
  retry: () => void;
}

export function useChapter({ translation, book, chapter }: Place): ChapterQuestion {
  const data = useData();
  const [answered, setAnswered] = useState<Answered>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const place = { translation, book, chapter };
    let isAsked = true;
    const patience = setTimeout(() => setAnswered(undefined), skeletonAfter);
    readChapter(data, place)
      .catch((fault: unknown): ChapterAnswer => {
        logFault('a chapter could not be read', fault);
        return { kind: 'failed' };
      })
      .then((answer) => {
        clearTimeout(patience);
        if (!isAsked) return;
        setAnswered({ place, answer });
        if (answer.kind === 'chapter') void keepNeighbours(data, place).catch(() => undefined); // the next turn asks again by itself
      });
    return () => {
      isAsked = false;
      clearTimeout(patience);
    };
  }, [data, translation, book, chapter, attempt]);

  return { answered, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}
