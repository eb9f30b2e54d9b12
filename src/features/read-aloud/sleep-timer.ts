// When reading aloud ends by itself, and how loud it is until then. Pure.

/**
 * `minutes`: at a time of the device's clock in ms, `fade`: how many ms before it the voice begins
 * to fade. `chapter`: with the chapter.
 */
export type SleepTimer = { kind: 'minutes'; until: number; fade?: number } | { kind: 'chapter' };

/** How long a voice takes to fade where nobody says it, ms. */
const defaultFade = 45_000;

/** Below this a voice is not heard: no reason to speak. */
const minVolume = 0.08;

/** How long this one takes to fade, ms. */
export function getFadeDuration(timer: SleepTimer): number {
  return (timer.kind === 'minutes' ? timer.fade : undefined) ?? defaultFade;
}

/**
 * @param left time until it ends, ms @param fade how long it fades, ms @returns 1 before the fade
 * begins, then less and less; never quite silent before the end
 */
export function computeVolume(left: number, fade: number): number {
  return left >= fade ? 1 : Math.max(minVolume, left / fade);
}

/**
 * Time until the reading ends, ms; endless without a timer. @param chapterLeft what the rest of the
 * chapter will take, ms
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
