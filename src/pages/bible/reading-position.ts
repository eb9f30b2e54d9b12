// Which verse stands at the top, kept as one reads: on the device soon after it stands still, for other devices at most once a minute and on leaving.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Place } from '../../data/chapters.ts';
import { useData } from '../../data/hooks.tsx';
import { keepReadingPlace, sharePlace } from '../../data/reading-place.ts';

const seenEvery = 150;
const stillFor = 700;
const sharedEvery = 60_000;
/** The header and the place bar, in pixels. */
const covered = 124;

/** @param place of the text that is shown; null while none is. It must be the same object as long as it is the same place. */
export function useReadingPosition(place: Place | null): void {
  const data = useData();
  /** The chapter with which this visit began. */
  const begun = useRef<string>(undefined);
  const keep = useEffectEvent((at: Place, verse: number) => keepReadingPlace(data, { ...at, verse }).catch((fault: unknown) => data.report('the reading place could not be kept', fault)));
  const share = useEffectEvent((at: Place, verse: number) => sharePlace(data, { ...at, verse }).catch((fault: unknown) => data.report('the reading place could not be put in the profile', fault)));

  useEffect(() => {
    if (!place) return;
    const name = `${place.book}.${place.chapter}`;
    begun.current ??= name;
    const hasTurned = begun.current !== name;
    const opened = topVerse();
    let seen = opened;
    let kept: number | undefined;
    let shared: number | undefined;
    let lastSeen = 0;
    let lastShared = Date.now();
    let seeing: ReturnType<typeof setTimeout> | undefined;
    let keeping: ReturnType<typeof setTimeout> | undefined;

    /** Seen often and kept seldom: when the page turns, its verses are gone before anybody could look. */
    function see(): void {
      seeing = undefined;
      lastSeen = performance.now();
      // The page that comes scrolls, too, and by then the verses are gone.
      seen = topVerse() ?? seen;
    }
    function write(): void {
      keeping = undefined;
      if (place && seen !== undefined && seen !== kept) void keep(place, seen);
      kept = seen;
      if (Date.now() - lastShared >= sharedEvery) tell();
    }
    /** Only what was read on: to open the app is not to move on, and the place of another device must not be lost by it. */
    function tell(): void {
      if (!place || kept === undefined || kept === shared || (!hasTurned && kept === opened)) return;
      shared = kept;
      lastShared = Date.now();
      void share(place, kept);
    }
    function hear(): void {
      if (performance.now() - lastSeen > seenEvery) see();
      else seeing ??= setTimeout(see, seenEvery);
      keeping ??= setTimeout(write, stillFor);
    }
    function leave(): void {
      if (document.visibilityState === 'visible') return;
      see();
      write();
      tell();
    }

    write();
    window.addEventListener('scroll', hear, { passive: true });
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('scroll', hear);
      document.removeEventListener('visibilitychange', leave);
      clearTimeout(seeing);
      clearTimeout(keeping);
      write();
      tell();
    };
  }, [place]);
}

/** The first verse whose end lies below what covers the head of the window; at the foot of the chapter the last one. */
function topVerse(): number | undefined {
  const verses = [...document.querySelectorAll<HTMLElement>('article [data-verse]')];
  const top = verses.find((verse) => verse.getBoundingClientRect().bottom > covered) ?? verses.at(-1);
  return top && Number(top.dataset['verse']);
}
