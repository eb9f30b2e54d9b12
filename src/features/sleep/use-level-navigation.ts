// React hooks for navigation between the levels of Peaceful Sleep: one step back is one level, and
// the focus follows.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * Returns a function that goes up to a URL. If the URL is the previous history entry, the function
 * goes back instead of adding an entry.
 */
export function useGoUp(): (address: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const visitedUrls = useRef<string[]>([]);
  const currentUrl = pathname + search;
  // A layout effect: a click right after the page has changed must find the step.
  useLayoutEffect(() => {
    const steps = visitedUrls.current;
    if (steps.at(-1) === currentUrl) return;
    if (kind === 'PUSH') visitedUrls.current = [...steps, currentUrl];
    else if (kind === 'REPLACE') visitedUrls.current = [...steps.slice(0, -1), currentUrl];
    else visitedUrls.current = steps.at(-2) === currentUrl ? steps.slice(0, -1) : [currentUrl];
  }, [currentUrl, kind]);
  return useCallback(
    (address: string) => {
      const behind = visitedUrls.current.at(-2);
      if (behind !== undefined && isSamePath(behind, address)) void navigate(-1);
      // After opening a deep link there is no history entry for the level above: its URL replaces
      // the current entry.
      else void navigate(address, { replace: true });
    },
    [navigate],
  );
}

function isSamePath(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Moves the focus when the level changes: down to the heading, up to the link that the user had
 * followed. On the first page the focus stays.
 * @param levelPath `fear/fear_isa_41_10`; empty above all categories
 * @returns ref for the element that contains headings and links
 */
export function useFocusOnLevel(levelPath: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(levelPath);
  useEffect(() => {
    const left = before.current;
    if (left === levelPath) return;
    before.current = levelPath;
    const isUp = left.startsWith(levelPath === '' ? levelPath : `${levelPath}/`);
    const links = [...(page.current?.querySelectorAll<HTMLElement>('[data-way]') ?? [])];
    const link = isUp
      ? links.find(
          ({ dataset }) => left === dataset['way'] || left.startsWith(`${dataset['way']}/`),
        )
      : undefined;
    (link ?? page.current?.querySelector('h1'))?.focus({ preventScroll: true });
  }, [levelPath]);
  return page;
}
