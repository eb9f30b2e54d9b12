// One page, several steps: the button that led to the next one is gone with its step, and the focus
// must not fall to the page's beginning.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A new step begins at its heading, unless something in it has taken the focus itself. The first
 * one leaves it where it is. @returns what the steps stand in
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!container.current?.contains(document.activeElement))
      container.current?.querySelector('h1')?.focus();
  }, [step]);
  return container;
}
