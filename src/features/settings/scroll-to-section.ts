// Who comes for one matter of the settings, by a notification or a link elsewhere, comes to stand
// at it.
import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToHeading } from '../../ui/focus/scroll-to-heading.ts';

/** The list beside leads within the page by itself; this is for the first moment. */
export function useScrollToSection(page: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const id = hash.slice(1);
  // On the way back, and after a reload, the browser knows where one stood.
  const isMeant = id !== '' && (navigationType !== 'POP' || key === 'default');
  useEffect(() => {
    const heading = isMeant ? document.getElementById(`${id}-title`) : null;
    return heading && page.current?.contains(heading)
      ? scrollToHeading(heading, page.current)
      : undefined;
  }, [id, isMeant, key, page]);
}
