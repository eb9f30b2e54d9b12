// Going down and up the levels of the night: one step back is one level, and the focus arrives with
// the person.
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * @returns goes up to an address: back in the browser's own history where it lies one step behind,
 * so that no way is gone twice
 */
export function useGoUp(): (address: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const trail = useRef<string[]>([]);
  const currentUrl = pathname + search;
  useEffect(() => {
    const steps = trail.current;
    if (steps.at(-1) === currentUrl) return;
    if (kind === 'PUSH') trail.current = [...steps, currentUrl];
    else if (kind === 'REPLACE') trail.current = [...steps.slice(0, -1), currentUrl];
    else trail.current = steps.at(-2) === currentUrl ? steps.slice(0, -1) : [currentUrl];
  }, [currentUrl, kind]);
  return useCallback(
    (address: string) => {
      const behind = trail.current.at(-2);
      if (behind !== undefined && isSamePath(behind, address)) void navigate(-1);
      // Whoever came here by a link has no level behind them: it takes the place of this one.
      else void navigate(address, { replace: true });
    },
    [navigate],
  );
}

function isSamePath(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Further down, the focus goes to the heading; up, to the link by which the person had gone down.
 * Where they were on arrival it stays.
 * @param levelPath `fear/fear_isa_41_10`; empty above all rooms
 * @returns for what holds headings and links
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
