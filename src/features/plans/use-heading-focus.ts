// React hook that moves the focus to the heading when the focused button was removed, instead of
// losing the focus to the top of the page.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** @returns for the page's heading, which takes it with `tabIndex={-1}` */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastFocused = useRef<Element>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element) lastFocused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // Runs after every render, because each render may have removed the focused element.
  useEffect(() => {
    const isLost =
      lastFocused.current?.isConnected === false &&
      (document.activeElement === document.body || document.activeElement === null);
    if (isLost) heading.current?.focus({ preventScroll: true });
  });

  return heading;
}
