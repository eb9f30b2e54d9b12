// React hook for keyboard navigation in search results: arrow keys, Home and End move between
// results; Escape or arrow up return to the search field. Also exports the attribute that marks
// result links, and a function that finds the first result.
import { useEffect } from 'react';
import type { RefObject } from 'react';

/** On every link that is a hit. */
export const resultMark = { 'data-hit': '' } as const;

export function findFirstResult(within: HTMLElement | null): HTMLElement | undefined {
  return listResults(within)[0];
}

/** The up arrow on the first result, or Escape on any result, returns to the search field. */
export function useResultKeys(
  results: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { current } = results;
    if (!current) return;
    const handleKey = (event: KeyboardEvent) =>
      moveFocusBetweenResults(event, listResults(current), () => field.current?.focus());
    current.addEventListener('keydown', handleKey);
    return () => current.removeEventListener('keydown', handleKey);
  }, [results, field]);
}

function moveFocusBetweenResults(
  event: KeyboardEvent,
  hits: readonly HTMLElement[],
  onTop: () => void,
): void {
  const at = hits.findIndex((hit) => hit === document.activeElement);
  if (at < 0) return;
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: hits.length - 1 }[event.key];
  if (event.key === 'Escape' || target === -1) onTop();
  else if (target === undefined) return;
  else hits[target]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

function listResults(within: HTMLElement | null): HTMLElement[] {
  return [...(within?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
}
