// The verse that is read aloud stays in sight, between the place bar and the panel of the voice,
// however high that stands.
import { useEffect } from 'react';
import { isMotionReduced } from '../../../ui/theme/text-size-and-motion.ts';

/** The header and the place bar, in pixels. */
const headHeight = 130;
/** Where nothing says how much the foot of the window covers. */
const defaultFootHeight = 190;

export function useFollowSpokenVerse(spoken: number | undefined): void {
  useEffect(() => {
    if (spoken === undefined) return undefined;
    const follow = (): void => {
      const box = document.getElementById(`v${spoken}`)?.getBoundingClientRect();
      // The panel tells the page its height, see src/features/bible/read-aloud/components.
      const foot =
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) ||
        defaultFootHeight;
      const distance = box ? computeScrollDistance(box, headHeight, window.innerHeight - foot) : 0;
      if (distance !== 0)
        window.scrollBy({ top: distance, behavior: isMotionReduced() ? 'auto' : 'smooth' });
    };
    follow();
    // The panel opens or closes: the page grows by as much as it covers.
    const watch = new ResizeObserver(follow);
    watch.observe(document.body, { box: 'border-box' });
    return () => watch.disconnect();
  }, [spoken]);
}

/**
 * How far to scroll for a verse to stand in the middle between top and bottom, or at the top when
 * it is higher than that; 0 where it is in sight.
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
