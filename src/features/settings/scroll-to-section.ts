// React hook that scrolls to the settings section named in the URL, for example after a tap on a
// notification.
import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToHeading } from '../../ui/focus/scroll-to-heading.ts';

/**
 * Scrolls when the page is opened by such a URL. The section list scrolls within the page by
 * itself.
 */
export function useScrollToSection(page: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const id = hash.slice(1);
  // After “back” or a reload the browser restores the scroll position itself.
  const isMeant = id !== '' && (navigationType !== 'POP' || key === 'default');
  useEffect(() => {
    const heading = isMeant ? document.getElementById(`${id}-title`) : null;
    return heading && page.current?.contains(heading)
      ? scrollToHeading(heading, page.current)
      : undefined;
  }, [id, isMeant, key, page]);
}
