// React hook that loads a chapter and prefetches the previous and the next chapter. A prefetched
// chapter is shown in the same frame. Otherwise the previous page stays until the chapter is
// loaded, or until a skeleton appears after a delay. A chapter that needs the network is requested
// again when the network is back.
import { useCallback, useEffect, useRef, useState } from 'react';
import { prefetchChapters, readChapter } from '../../../data/bible/chapters.ts';
import type { ChapterResult, ChapterLocation } from '../../../data/bible/chapters.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { useData } from '../../../data/data-provider.tsx';
import { findDownloadedChapter } from '../../../data/bible/library/downloaded-translations.ts';
import { isMetered } from '../../../platform/connection-cost.ts';
import { logFault } from '../../../platform/log.ts';
import { useRetryWhenOnline } from '../use-retry-when-online.ts';
import { getAdjacentChapter } from './adjacent-chapter.ts';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { getChapterUrl } from '../reader-url.ts';

const skeletonDelay = 150;

interface AnsweredChapter {
  place: ChapterLocation;
  answer: ChapterResult;
}

interface ChapterRequest {
  /**
   * The latest result, which may still belong to the previous place; undefined when the skeleton is
   * shown.
   */
  answered: AnsweredChapter | undefined;
  retry: () => void;
}

export function useChapter({ translation, book, chapter }: ChapterLocation): ChapterRequest {
  const data = useData();
  const [cache] = useState(createChapterCache);
  const [answered, setAnswered] = useState<AnsweredChapter | undefined>(() => undefined);
  const [attempt, setAttempt] = useState(0);
  const requestCount = useRef(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  const isCurrent =
    answered?.place.translation === translation &&
    answered.place.book === book &&
    answered.place.chapter === chapter;
  useRetryWhenOnline(!isCurrent || answered.answer.kind === 'offline', retry);
  const remembered = isCurrent ? undefined : cache.get({ translation, book, chapter });
  // Drawn at once, in this very frame: React draws again before the browser does.
  if (remembered)
    setAnswered({
      place: { translation, book, chapter },
      answer: { kind: 'chapter', chapter: remembered, isStored: true },
    });

  useEffect(() => {
    const place = { translation, book, chapter };
    requestCount.current += 1;
    const requestNumber = requestCount.current;
    const isLatest = () => requestCount.current === requestNumber;
    if (cache.get(place)) {
      void prefetchAdjacent(data, cache, place, isLatest);
      return () => void (requestCount.current += 1);
    }
    const skeletonTimer = setTimeout(() => setAnswered(undefined), skeletonDelay);
    void requestChapter(data, place).then((answer) => {
      clearTimeout(skeletonTimer);
      if (!isLatest()) return;
      setAnswered({ place, answer });
      if (answer.kind !== 'chapter') return;
      if (answer.isStored) cache.set(place, answer.chapter);
      void prefetchAdjacent(data, cache, place, isLatest);
    });
    return () => {
      requestCount.current += 1;
      clearTimeout(skeletonTimer);
    };
  }, [data, cache, translation, book, chapter, attempt]);

  return { answered, retry };
}

function requestChapter(data: DataContext, place: ChapterLocation): Promise<ChapterResult> {
  return readChapter(data, place).catch((fault: unknown): ChapterResult => {
    logFault('a chapter could not be read', fault);
    return { kind: 'failed', reason: 'unknown' };
  });
}

/** Loads the next and the previous chapter, so that opening them needs neither network nor disk. */
async function prefetchAdjacent(
  data: DataContext,
  cache: ChapterCache,
  place: ChapterLocation,
  isWanted: () => boolean,
): Promise<void> {
  try {
    for (const step of [1, -1] as const) {
      const next = getAdjacentChapter(place, step);
      if (!next || !isWanted() || cache.get(next)) continue;
      const downloaded = await findDownloadedChapter(data, next);
      // On a metered connection, only chapters that are already on the device are read.
      if (!downloaded && isMetered()) continue;
      if (!downloaded) await prefetchChapters(data, [next]);
      const answer: ChapterResult = downloaded
        ? { kind: 'chapter', chapter: downloaded, isStored: true }
        : await readChapter(data, next);
      if (answer.kind !== 'chapter') return;
      if (answer.isStored) cache.set(next, answer.chapter);
    }
  } catch (fault) {
    // the next navigation tries again
    data.report('the next chapter could not be read ahead', fault);
  }
}

const maxChapters = 12;

interface ChapterCache {
  get(place: ChapterLocation): Chapter | undefined;
  set(place: ChapterLocation, chapter: Chapter): void;
}

/** Opening a neighbour of the open chapter needs neither storage nor network. */
function createChapterCache(): ChapterCache {
  const chapters = new Map<string, Chapter>();
  return {
    get: (place) => chapters.get(getChapterUrl(place)),
    set(place, chapter) {
      const name = getChapterUrl(place);
      chapters.delete(name);
      chapters.set(name, chapter);
      for (const oldest of chapters.keys()) {
        if (chapters.size <= maxChapters) break;
        chapters.delete(oldest);
      }
    },
  };
}
