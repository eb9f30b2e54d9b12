// When reading aloud ends by itself, and how loud it is until then. Pure.

/** `minutes`: at a time of the device's clock in ms. `chapter`: with the chapter. */
export type SleepTimer = { kind: 'minutes'; until: number } | { kind: 'chapter' };

/** How long the voice takes to fade, ms. */
export const fadeLength = 45_000;

/** Below this a voice is not heard: no reason to speak. */
const faintest = 0.08;

/** @param left time until it ends, ms @returns 1 before the fade begins, then less and less; never quite silent before the end */
export function volumeAt(left: number): number {
  return left >= fadeLength ? 1 : Math.max(faintest, left / fadeLength);
}

/** Time until the reading ends, ms; endless without a timer. @param chapterLeft what the rest of the chapter will take, ms */
export function timeLeft(timer: SleepTimer | null, now: number, chapterLeft: number): number {
  switch (timer?.kind) {
    case undefined:
      return Number.POSITIVE_INFINITY;
    case 'minutes':
      return timer.until - now;
    case 'chapter':
      return chapterLeft;
  }
}
