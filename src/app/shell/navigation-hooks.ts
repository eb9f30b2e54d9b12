// React hooks for navigation: internal links are followed without a reload, and the focus moves to
// the new page.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Presentational components render plain `<a href>`; a click on such a link navigates inside the
 * app.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const path = getInternalPath(event);
      if (path === undefined) return;
      event.preventDefault();
      // A cached chapter is painted in the frame after the tap; a transition would render it in
      // pieces.
      void navigate(path, { flushSync: isChapterChange(path) });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function getInternalPath(event: MouseEvent): string | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return undefined;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !link ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    link.origin !== location.origin
  )
    return undefined;
  const staysHere =
    link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return staysHere ? undefined : link.pathname + link.search + link.hash;
}

/**
 * Returns whether the navigation is within the Bible: the page and its texts are already loaded
 * then.
 */
function isChapterChange(path: string): boolean {
  return path.startsWith('/Bible/') && location.pathname.startsWith('/Bible/');
}

/**
 * A new page takes the focus, so that keys and screen readers begin there. Another chapter or
 * another tab is not a new page.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const page = useLocation().pathname.split('/')[1]?.toLowerCase();
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    main.current?.focus({ preventScroll: true });
    document.documentElement.dataset['header'] = 'here';
  }, [page]);
  return main;
}
