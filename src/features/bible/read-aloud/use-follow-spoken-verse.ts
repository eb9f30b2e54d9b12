// React hook that keeps the spoken verse in view, between the reference bar and the read-aloud bar
// of any height.
import { useEffect } from 'react';
import { isMotionReduced } from '../../../ui/theme/text-size-and-motion.ts';

/** The header and the place bar, in pixels. */
const headHeight = 130;
/** Height in pixels covered at the bottom of the window when no scroll padding is set. */
const defaultFootHeight = 190;

export function useFollowSpokenVerse(spoken: number | undefined): void {
  useEffect(() => {
    if (spoken === undefined) return undefined;
    const follow = (): void => {
      const box = document.getElementById(`v${spoken}`)?.getBoundingClientRect();
      // The read-aloud bar publishes its height, see src/features/bible/read-aloud/components.
      const foot =
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) ||
        defaultFootHeight;
      const distance = box ? computeScrollDistance(box, headHeight, window.innerHeight - foot) : 0;
      if (distance !== 0)
        window.scrollBy({ top: distance, behavior: isMotionReduced() ? 'auto' : 'smooth' });
    };
    follow();
    // When the bar opens or closes, the page grows or shrinks by the covered height.
    const watch = new ResizeObserver(follow);
    watch.observe(document.body, { box: 'border-box' });
    return () => watch.disconnect();
  }, [spoken]);
}

/**
 * Returns the distance in pixels to scroll, so that the verse is centred between top and bottom. A
 * verse taller than that space is aligned with the top. Returns 0 when the verse is in view.
 */
export function computeScrollDistance(
  box: Pick<DOMRect, 'top' | 'bottom'>,
  top: number,
  bottom: number,
): number {
  const free = bottom - top - (box.bottom - box.top);
  if (free < 0) return Math.round(box.top - top);
  if (box.top >= top && box.bottom <= bottom) return 0;
  return Math.round(box.top - top - free / 2);
}
