// Asks for a chapter. One that was read ahead is there in the same frame; the old page stands until another has come, or a skeleton after a while.
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepAhead, readChapter } from '../../data/chapters.ts';
import type { ChapterAnswer, Place } from '../../data/chapters.ts';
import type { Data } from '../../data/data.ts';
import { useData } from '../../data/hooks.tsx';
import { keptChapter } from '../../data/library.ts';
import { isCostly } from '../../platform/connection-cost.ts';
import { logFault } from '../../platform/log.ts';
import { createMemory } from './chapter-memory.ts';
import type { ChapterMemory } from './chapter-memory.ts';
import { neighbourPlace } from './neighbours.ts';

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
  const [memory] = useState(createMemory);
  const [answered, setAnswered] = useState<Answered | undefined>(() => undefined);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(0);

  const isHere = answered?.place.translation === translation && answered.place.book === book && answered.place.chapter === chapter;
  const remembered = isHere ? undefined : memory.recall({ translation, book, chapter });
  // Drawn at once, in this very frame: React draws again before the browser does.
  if (remembered) setAnswered({ place: { translation, book, chapter }, answer: { kind: 'chapter', chapter: remembered, kept: true } });

  useEffect(() => {
    const place = { translation, book, chapter };
    asked.current += 1;
    const question = asked.current;
    const isAsked = () => asked.current === question;
    if (memory.recall(place)) {
      void readAhead(data, memory, place, isAsked);
      return () => void (asked.current += 1);
    }
    const patience = setTimeout(() => setAnswered(undefined), skeletonAfter);
    void ask(data, place).then((answer) => {
      clearTimeout(patience);
      if (!isAsked()) return;
      setAnswered({ place, answer });
      if (answer.kind !== 'chapter') return;
      if (answer.kept) memory.keep(place, answer.chapter);
      void readAhead(data, memory, place, isAsked);
    });
    return () => {
      asked.current += 1;
      clearTimeout(patience);
    };
  }, [data, memory, translation, book, chapter, attempt]);

  return { answered, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}

function ask(data: Data, place: Place): Promise<ChapterAnswer> {
  return readChapter(data, place).catch((fault: unknown): ChapterAnswer => {
    logFault('a chapter could not be read', fault);
    return { kind: 'failed' };
  });
}

/** The next turn of the page needs neither network nor disk. */
async function readAhead(data: Data, memory: ChapterMemory, place: Place, isWanted: () => boolean): Promise<void> {
  try {
    for (const step of [1, -1] as const) {
      const next = neighbourPlace(place, step);
      if (!next || !isWanted() || memory.recall(next)) continue;
      const here = await keptChapter(data, next);
      // Where every byte costs, only what lies here is read ahead.
      if (!here && isCostly()) continue;
      if (!here) await keepAhead(data, [next]);
      const answer: ChapterAnswer = here ? { kind: 'chapter', chapter: here, kept: true } : await readChapter(data, next);
      if (answer.kind !== 'chapter') return;
      if (answer.kept) memory.keep(next, answer.chapter);
    }
  } catch (fault) {
    data.report('the next chapter could not be read ahead', fault); // the next turn asks again by itself
  }
}
