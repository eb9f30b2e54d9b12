// React hook that holds whether the chapter is read aloud and from which verse, and continues with
// the next chapter.
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { getAdjacentChapter } from '../reader/adjacent-chapter.ts';
import { getChapterUrl } from '../reader-url.ts';

interface ChapterBeingRead {
  /** Address of the chapter. */
  chapter: string;
  from: number;
}

export interface ReadAloudState {
  /** The verse to begin with; undefined: nothing is read. */
  startVerse: number | undefined;
  /** The verse that is being read. */
  spokenVerse: number | undefined;
  start: (from: number) => void;
  onVerse: (verse: number | null) => void;
  /** The chapter has ended: the next one follows. */
  onEnd: () => void;
  close: () => void;
}

/** @param shown the place of the text on the page */
export function useReadAloud(shown: ChapterLocation): ReadAloudState {
  const navigate = useNavigate();
  const [reading, setReading] = useState<ChapterBeingRead>();
  /** State for the next chapter, set while the previous chapter is still on the page. */
  const [next, setNext] = useState<ChapterBeingRead>();
  const [spoken, setSpoken] = useState<number>();
  const currentUrl = getChapterUrl(shown);

  if (next?.chapter === currentUrl) {
    setReading(next);
    setNext(undefined);
  } else if (reading && reading.chapter !== currentUrl && !next) {
    // The user has opened another chapter, so the voice does not continue from the previous
    // chapter.
    setReading(undefined);
    setSpoken(undefined);
  }

  return {
    startVerse: reading?.from,
    spokenVerse: reading?.chapter === currentUrl ? spoken : undefined,
    start: useCallback((from: number) => setReading({ chapter: currentUrl, from }), [currentUrl]),
    onVerse: useCallback((verse: number | null) => setSpoken(verse ?? undefined), []),
    onEnd() {
      const following = getAdjacentChapter(shown, 1);
      setSpoken(undefined);
      if (!following) return setReading(undefined);
      // A psalm's title is read, too.
      setNext({ chapter: getChapterUrl(following), from: 0 });
      void navigate(getChapterUrl(following));
    },
    close: useCallback(() => {
      setReading(undefined);
      setNext(undefined);
      setSpoken(undefined);
    }, []),
  };
}
