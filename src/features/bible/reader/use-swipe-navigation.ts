// React hook that changes the chapter on a horizontal swipe; the page follows the finger. Vertical
// scrolling and text selection stay with the browser.
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { isMotionReduced } from '../../../ui/theme/text-size-and-motion.ts';

/** Horizontal distance in pixels after which a touch is a swipe and no longer a tap or a scroll. */
const minDistance = 14;
/**
 * Width in pixels at both edges of the screen where swipes are ignored, because the browser's own
 * back gesture begins there.
 */
const edgeWidth = 24;
/**
 * Fraction of the finger's distance that the page moves when there is no previous or next chapter.
 */
const endResistance = 0.15;

interface Swipe {
  x: number;
  y: number;
  at: number;
  pointer: number;
  isClaimed: boolean;
}

export function useSwipeNavigation(
  page: RefObject<HTMLElement | null>,
  previousHref: string | undefined,
  nextHref: string | undefined,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    let swipe: Swipe | undefined;

    function begin(event: PointerEvent): void {
      if (swipe || event.pointerType === 'mouse' || !event.isPrimary || isReserved(event)) return;
      swipe = {
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
        pointer: event.pointerId,
        isClaimed: false,
      };
    }

    function follow(event: PointerEvent): void {
      if (!element || swipe?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - swipe.x, event.clientY - swipe.y];
      if (!swipe.isClaimed) {
        if (Math.abs(y) > minDistance && Math.abs(y) > Math.abs(x)) swipe = undefined;
        if (Math.abs(x) < minDistance || Math.abs(x) < 1.6 * Math.abs(y) || !swipe) return;
        if (isSelectingText()) {
          swipe = undefined;
          return;
        }
        swipe.isClaimed = true;
        element.setPointerCapture(event.pointerId);
      }
      const href = x > 0 ? previousHref : nextHref;
      if (!isMotionReduced())
        element.style.translate = `${href === undefined ? x * endResistance : x}px`;
    }

    function end(event: PointerEvent): void {
      if (!element || swipe?.pointer !== event.pointerId) return;
      const { x: from, at, isClaimed } = swipe;
      swipe = undefined;
      if (!isClaimed) return;
      const x = event.clientX - from;
      const speed = Math.abs(x) / Math.max(1, event.timeStamp - at);
      const isFar =
        Math.abs(x) > Math.min(140, element.clientWidth * 0.3) || (speed > 0.4 && Math.abs(x) > 40);
      const href = x > 0 ? previousHref : nextHref;
      if (event.type === 'pointerup' && isFar && href !== undefined)
        leavePage(element, href, x > 0 ? 1 : -1);
      else settle(element);
    }

    function leavePage(from: HTMLElement, href: string, side: 1 | -1): void {
      if (isMotionReduced()) return void navigate(href, { flushSync: true });
      // The page moves out in the direction of the finger. The new page starts 24 pixels on the
      // opposite side.
      from
        .animate(
          [
            { translate: from.style.translate },
            { translate: `${side * from.clientWidth}px`, opacity: 0.4 },
          ],
          { duration: 110, easing: 'ease-out' },
        )
        .finished.then(
          () => {
            from.style.translate = '';
            void navigate(href, { flushSync: true });
            from.animate(
              [
                { translate: `${-side * 24}px`, opacity: 0 },
                { translate: '0', opacity: 1 },
              ],
              { duration: 140, easing: 'ease-out' },
            );
          },
          () => settle(from),
        );
    }

    function settle(back: HTMLElement): void {
      const { translate } = back.style;
      back.style.translate = '';
      if (translate !== '' && !isMotionReduced())
        back.animate([{ translate }, { translate: '0' }], { duration: 150, easing: 'ease-out' });
    }

    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', follow);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      element.style.translate = '';
    };
  }, [page, navigate, previousHref, nextHref]);
}

function isReserved(event: PointerEvent): boolean {
  if (
    event.clientX < edgeWidth ||
    event.clientX > window.innerWidth - edgeWidth ||
    isSelectingText()
  )
    return true;
  return (
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog, [data-scrolls-sideways]') !== null
  );
}

/** Returns true while text is selected, because the finger then moves the ends of the selection. */
function isSelectingText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
