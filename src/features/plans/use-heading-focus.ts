// A button that has done its work is gone, and the focus with it: then it goes to the heading, not
// to the top of the app.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** @returns for the page's heading, which takes it with `tabIndex={-1}` */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const held = useRef<Element>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element) held.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // After every drawing: each may have taken it away.
  useEffect(() => {
    const isLost =
      held.current?.isConnected === false &&
      (document.activeElement === document.body || document.activeElement === null);
    if (isLost) heading.current?.focus({ preventScroll: true });
  });

  return heading;
}
