// React hook that saves the verse at the top of the screen: on this device soon after scrolling
// stops, and for other devices at most once a minute and on leaving.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useData } from '../../../data/data-provider.tsx';
import { saveReadingPosition, shareReadingPosition } from '../../../data/bible/reading-position.ts';

const checkInterval = 150;
const saveDelay = 700;
const shareInterval = 60_000;
/** The header and the place bar, in pixels. */
const headHeight = 124;

/**
 * @param place place of the displayed text; null while no text is displayed. The object must stay
 *   the same while the place is the same.
 */
export function useReadingPosition(place: ChapterLocation | null): void {
  const data = useData();
  /** The chapter with which this visit began. */
  const begun = useRef<string>(undefined);
  const savePosition = useEffectEvent((at: ChapterLocation, verse: number) =>
    saveReadingPosition(data, { ...at, verse }).catch((fault: unknown) =>
      data.report('the reading position could not be stored', fault),
    ),
  );
  const share = useEffectEvent((at: ChapterLocation, verse: number) =>
    shareReadingPosition(data, { ...at, verse }).catch((fault: unknown) =>
      data.report('the reading position could not be shared', fault),
    ),
  );

  useEffect(() => {
    if (!place) return;
    const name = `${place.book}.${place.chapter}`;
    begun.current ??= name;
    const hasChangedChapter = begun.current !== name;
    const opened = findTopVerse();
    let seen = opened;
    let savedVerse: number | undefined;
    let shared: number | undefined;
    let lastSeen = 0;
    let lastShared = Date.now();
    let checkTimer: ReturnType<typeof setTimeout> | undefined;
    let saveTimer: ReturnType<typeof setTimeout> | undefined;

    /**
     * Reads the top verse more often than it is saved, because the verses are no longer in the DOM
     * when the chapter changes.
     */
    function readPosition(): void {
      checkTimer = undefined;
      lastSeen = performance.now();
      // The next page scrolls too, and by then the old verses are no longer in the DOM.
      seen = findTopVerse() ?? seen;
    }
    function write(): void {
      saveTimer = undefined;
      if (place && seen !== undefined && seen !== savedVerse) void savePosition(place, seen);
      savedVerse = seen;
      if (Date.now() - lastShared >= shareInterval) shareVerse();
    }
    /**
     * Shares the position only after the user read on. Opening the app alone must not replace the
     * position of another device.
     */
    function shareVerse(): void {
      if (
        !place ||
        savedVerse === undefined ||
        savedVerse === shared ||
        (!hasChangedChapter && savedVerse === opened)
      )
        return;
      shared = savedVerse;
      lastShared = Date.now();
      void share(place, savedVerse);
    }
    function onScroll(): void {
      if (performance.now() - lastSeen > checkInterval) readPosition();
      else checkTimer ??= setTimeout(readPosition, checkInterval);
      saveTimer ??= setTimeout(write, saveDelay);
    }
    function onVisibilityChange(): void {
      if (document.visibilityState === 'visible') return;
      readPosition();
      write();
      shareVerse();
    }

    write();
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      clearTimeout(checkTimer);
      clearTimeout(saveTimer);
      write();
      shareVerse();
    };
  }, [place]);
}

/**
 * Returns the first verse that ends below the covered top of the window, or the last verse at the
 * end of the chapter.
 */
function findTopVerse(): number | undefined {
  const verses = [...document.querySelectorAll<HTMLElement>('article [data-verse]')];
  const top =
    verses.find((verse) => verse.getBoundingClientRect().bottom > headHeight) ?? verses.at(-1);
  return top && Number(top.dataset['verse']);
}
