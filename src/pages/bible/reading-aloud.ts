// Whether the chapter is being read aloud, from where, and on into the next.
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Place } from '../../data/chapters.ts';
import { neighbourPlace } from './neighbours.ts';
import { placeAddress } from './place-address.ts';

interface Reading {
  /** Address of the chapter. */
  chapter: string;
  from: number;
}

export interface ReadingAloud {
  /** The verse to begin with; undefined: nothing is read. */
  from: number | undefined;
  /** The verse that is being read. */
  spoken: number | undefined;
  start: (from: number) => void;
  onVerse: (verse: number | null) => void;
  /** The chapter has ended: the next one follows. */
  onEnd: () => void;
  close: () => void;
}

/** @param shown the place of the text on the page */
export function useReadingAloud(shown: Place): ReadingAloud {
  const navigate = useNavigate();
  const [reading, setReading] = useState<Reading>();
  /** Of the next chapter, as long as the one before is still on the page. */
  const [next, setNext] = useState<Reading>();
  const [spoken, setSpoken] = useState<number>();
  const here = placeAddress(shown);

  if (next?.chapter === here) {
    setReading(next);
    setNext(undefined);
  } else if (reading && reading.chapter !== here && !next) {
    // A person turned the page: the voice does not go on from one chapter while another is read.
    setReading(undefined);
    setSpoken(undefined);
  }

  return {
    from: reading?.from,
    spoken: reading?.chapter === here ? spoken : undefined,
    start: useCallback((from: number) => setReading({ chapter: here, from }), [here]),
    onVerse: useCallback((verse: number | null) => setSpoken(verse ?? undefined), []),
    onEnd() {
      const following = neighbourPlace(shown, 1);
      setSpoken(undefined);
      if (!following) return setReading(undefined);
      // A psalm's title is read, too.
      setNext({ chapter: placeAddress(following), from: 0 });
      void navigate(placeAddress(following));
    },
    close: useCallback(() => {
      setReading(undefined);
      setNext(undefined);
      setSpoken(undefined);
    }, []),
  };
}
