// Who comes for the grace note comes to stand at it, also while the parts above it are still arriving.
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds: by then everything above it is there. */
const settled = 10_000;
/** Whoever does one of these has taken over. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/** @param isThere whether the page has drawn it */
export function useGraceArrival(isThere: boolean): void {
  const { hash, key } = useLocation();
  const way = useNavigationType();
  // On the way back, and after a reload, the browser knows where one stood.
  const isMeant = isThere && hash === '#grace-note' && (way !== 'POP' || key === 'default');
  useEffect(() => {
    const heading = isMeant ? document.getElementById('grace-note') : null;
    const page = heading?.closest('section')?.parentElement;
    return heading && page ? standAt(heading, page) : undefined;
  }, [isMeant, key]);
}

/** @returns the function that lets go of it */
function standAt(heading: HTMLElement, page: HTMLElement): () => void {
  function lead(): void {
    heading.scrollIntoView({ block: 'start' });
    // A new page gives the focus to itself, and may do so after this.
    if (!document.activeElement || document.activeElement.matches('body, main')) heading.focus({ preventScroll: true });
  }

  const observer = new ResizeObserver(lead);
  const timer = setTimeout(leave, settled);
  function leave(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, leave, true);
  }

  lead();
  observer.observe(page);
  for (const move of moves) window.addEventListener(move, leave, { capture: true, passive: true });
  return leave;
}
