// Which verse stands at the top, kept as one reads: on the device soon after it stands still, for
// other devices at most once a minute and on leaving.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useData } from '../../../data/data-provider.tsx';
import { saveReadingPosition, shareReadingPosition } from '../../../data/bible/reading-position.ts';

const lookInterval = 150;
const saveDelay = 700;
const shareInterval = 60_000;
/** The header and the place bar, in pixels. */
const headHeight = 124;

/**
 * @param place of the text that is shown; null while none is. It must be the same object as long as
 * it is the same place.
 */
export function useReadingPosition(place: ChapterLocation | null): void {
  const data = useData();
  /** The chapter with which this visit began. */
  const begun = useRef<string>(undefined);
  const savePosition = useEffectEvent((at: ChapterLocation, verse: number) =>
    saveReadingPosition(data, { ...at, verse }).catch((fault: unknown) =>
      data.report('the reading place could not be kept', fault),
    ),
  );
  const share = useEffectEvent((at: ChapterLocation, verse: number) =>
    shareReadingPosition(data, { ...at, verse }).catch((fault: unknown) =>
      data.report('the reading place could not be put in the profile', fault),
    ),
  );

  useEffect(() => {
    if (!place) return;
    const name = `${place.book}.${place.chapter}`;
    begun.current ??= name;
    const hasTurned = begun.current !== name;
    const opened = findTopVerse();
    let seen = opened;
    let savedVerse: number | undefined;
    let shared: number | undefined;
    let lastSeen = 0;
    let lastShared = Date.now();
    let lookTimer: ReturnType<typeof setTimeout> | undefined;
    let saveTimer: ReturnType<typeof setTimeout> | undefined;

    /**
     * Seen often and kept seldom: when the page turns, its verses are gone before anybody could
     * look.
     */
    function see(): void {
      lookTimer = undefined;
      lastSeen = performance.now();
      // The page that comes scrolls, too, and by then the verses are gone.
      seen = findTopVerse() ?? seen;
    }
    function write(): void {
      saveTimer = undefined;
      if (place && seen !== undefined && seen !== savedVerse) void savePosition(place, seen);
      savedVerse = seen;
      if (Date.now() - lastShared >= shareInterval) shareVerse();
    }
    /**
     * Only what was read on: to open the app is not to move on, and the place of another device
     * must not be lost by it.
     */
    function shareVerse(): void {
      if (
        !place ||
        savedVerse === undefined ||
        savedVerse === shared ||
        (!hasTurned && savedVerse === opened)
      )
        return;
      shared = savedVerse;
      lastShared = Date.now();
      void share(place, savedVerse);
    }
    function onScroll(): void {
      if (performance.now() - lastSeen > lookInterval) see();
      else lookTimer ??= setTimeout(see, lookInterval);
      saveTimer ??= setTimeout(write, saveDelay);
    }
    function onVisibilityChange(): void {
      if (document.visibilityState === 'visible') return;
      see();
      write();
      shareVerse();
    }

    write();
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      clearTimeout(lookTimer);
      clearTimeout(saveTimer);
      write();
      shareVerse();
    };
  }, [place]);
}

/**
 * The first verse whose end lies below what covers the head of the window; at the foot of the
 * chapter the last one.
 */
function findTopVerse(): number | undefined {
  const verses = [...document.querySelectorAll<HTMLElement>('article [data-verse]')];
  const top =
    verses.find((verse) => verse.getBoundingClientRect().bottom > headHeight) ?? verses.at(-1);
  return top && Number(top.dataset['verse']);
}
