// React hook that moves the focus to the heading when a page shows its next step. Otherwise the
// focus would be lost with the removed button.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses the heading of each new step, unless an element in the step already has the focus. The
 * first step does not change the focus.
 * @returns ref for the container of the steps
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
