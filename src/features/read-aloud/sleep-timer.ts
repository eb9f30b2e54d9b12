// Pure functions of the sleep timer: when reading aloud ends, and its volume until then.

/**
 * `minutes`: the reading ends at `until`, a device time in ms; the voice begins to fade `fade` ms
 * earlier. `chapter`: the reading ends with the chapter.
 */
export type SleepTimer = { kind: 'minutes'; until: number; fade?: number } | { kind: 'chapter' };

/** Default length of the fade, ms. */
const defaultFade = 45_000;

/** Lower volumes are inaudible, so speaking would be pointless. */
const minVolume = 0.08;

/** Returns the length of the timer's fade, ms. */
export function getFadeDuration(timer: SleepTimer): number {
  return (timer.kind === 'minutes' ? timer.fade : undefined) ?? defaultFade;
}

/**
 * Returns the volume at a given time before the end.
 * @param left time until the reading ends, ms
 * @param fade length of the fade, ms
 * @returns 1 before the fade begins, then decreasing; never completely silent before the end
 */
export function computeVolume(left: number, fade: number): number {
  return left >= fade ? 1 : Math.max(minVolume, left / fade);
}

/**
 * Returns the time until the reading ends, ms; infinite without a timer.
 * @param chapterLeft estimated time for the rest of the chapter, ms
 */
export function computeTimeLeft(
  timer: SleepTimer | null,
  now: number,
  chapterLeft: number,
): number {
  switch (timer?.kind) {
    case undefined:
      return Number.POSITIVE_INFINITY;
    case 'minutes':
      return timer.until - now;
    case 'chapter':
      return chapterLeft;
  }
}
