// Arrow keys move between the links of what was found, and from the first one back to the box.
import { useEffect } from 'react';
import type { RefObject } from 'react';

/** On every link that is a hit. */
export const hitMark = { 'data-hit': '' } as const;

export function firstHit(within: HTMLElement | null): HTMLElement | undefined {
  return hitsIn(within)[0];
}

/** Up from the first hit, or by Escape from any, leads back to the box. */
export function useHitKeys(results: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = results;
    if (!current) return;
    const obey = (event: KeyboardEvent) => moveBetweenHits(event, hitsIn(current), () => field.current?.focus());
    current.addEventListener('keydown', obey);
    return () => current.removeEventListener('keydown', obey);
  }, [results, field]);
}

function moveBetweenHits(event: KeyboardEvent, hits: readonly HTMLElement[], onTop: () => void): void {
  const at = hits.findIndex((hit) => hit === document.activeElement);
  if (at < 0) return;
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: hits.length - 1 }[event.key];
  if (event.key === 'Escape' || target === -1) onTop();
  else if (target === undefined) return;
  else hits[target]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

function hitsIn(within: HTMLElement | null): HTMLElement[] {
  return [...(within?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
}
