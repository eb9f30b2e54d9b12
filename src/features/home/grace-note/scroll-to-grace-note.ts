// React hook that scrolls to the grace note section for the URL hash `#grace-note`, also while the
// parts above the section are loading.
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToHeading } from '../../../ui/focus/scroll-to-heading.ts';

/** @param isRendered whether the page has drawn it */
export function useScrollToGraceNote(isRendered: boolean): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  // On back navigation and after a reload, the browser restores the scroll position.
  const isMeant =
    isRendered && hash === '#grace-note' && (navigationType !== 'POP' || key === 'default');
  useEffect(() => {
    const heading = isMeant ? document.getElementById('grace-note') : null;
    const page = heading?.closest<HTMLElement>('[data-page]');
    return heading && page ? scrollToHeading(heading, page) : undefined;
  }, [isMeant, key]);
}
