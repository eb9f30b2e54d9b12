// Who comes for the grace note comes to stand at it, also while the parts above it are still
// arriving.
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToHeading } from '../../../ui/focus/scroll-to-heading.ts';

/** @param isRendered whether the page has drawn it */
export function useScrollToGraceNote(isRendered: boolean): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  // On the way back, and after a reload, the browser knows where one stood.
  const isMeant =
    isRendered && hash === '#grace-note' && (navigationType !== 'POP' || key === 'default');
  useEffect(() => {
    const heading = isMeant ? document.getElementById('grace-note') : null;
    const page = heading?.closest('section')?.parentElement;
    return heading && page ? scrollToHeading(heading, page) : undefined;
  }, [isMeant, key]);
}
