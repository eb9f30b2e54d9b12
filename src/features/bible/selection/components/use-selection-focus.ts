// React hook that moves the focus between the selected verse and the selection panel, and scrolls
// so that the panel does not cover the verse.
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

interface SelectionFocusOptions {
  panel: RefObject<HTMLElement | null>;
  /** In order. */
  verses: readonly number[];
  onClose: () => void;
}

export function useSelectionFocus({ panel, verses, onClose }: SelectionFocusOptions): void {
  const first = verses[0];
  const last = verses.at(-1);
  // Beside the panel, lines may break elsewhere: the verse is put back where it was.
  const [initial] = useState(() => measureVerse(first));

  useLayoutEffect(() => {
    restorePosition(initial);
    return () => {
      const before = measureVerse(Number(initial.verse?.dataset['verse']));
      // The panel is removed from the page after this function.
      queueMicrotask(() => restorePosition(before));
    };
  }, [initial]);

  // A user who selects with Enter or a screen reader continues in the panel. A user who extends the
  // selection with Shift stays in the text.
  useLayoutEffect(() => {
    const { current } = panel;
    const origin = document.activeElement;
    let wasInside = false;
    const enter = () => (wasInside = true);
    current?.addEventListener('focusin', enter);
    if (verses.length === 1 && isVerseNumber(origin) && origin.matches(':focus-visible'))
      findFirstControl(current)?.focus({ preventScroll: true });
    return () => {
      current?.removeEventListener('focusin', enter);
      const { activeElement } = document;
      const isLost =
        wasInside &&
        (activeElement === null ||
          activeElement === document.body ||
          current?.contains(activeElement));
      if (isLost)
        findVerseNumber(Number(current?.dataset['first']))?.focus({ preventScroll: true });
    };
    // Runs only when the panel opens and closes, because the verses change while the panel is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [panel]);

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || document.querySelector('dialog[open], :popover-open')) return;
      const { current } = panel;
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
        return;
      }
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
      const leads =
        !event.shiftKey && isVerseNumber(event.target)
          ? findFirstControl(current)
          : event.shiftKey && event.target === findFirstControl(current)
            ? findVerseNumber(last)
            : undefined;
      if (!leads) return;
      event.preventDefault();
      leads.focus();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [panel, last, onClose]);

  useLayoutEffect(() => {
    const { current } = panel;
    const verse = findVerseNumber(last)?.closest('[data-verse]');
    if (!current || !verse) return;
    // A panel beside the text covers nothing.
    if (current.getBoundingClientRect().left >= verse.getBoundingClientRect().right) return;
    const covered =
      verse.getBoundingClientRect().bottom - (current.getBoundingClientRect().top - gap);
    // A verse taller than the window keeps its beginning in view.
    const freeHeight = verse.getBoundingClientRect().top - headHeight;
    if (covered > 0 && freeHeight > 0)
      window.scrollBy({ top: Math.min(covered, freeHeight), behavior: 'instant' });
  }, [panel, first, last]);
}

/**
 * Pixels between a verse and the panel below it. `headHeight` is the height in pixels that is
 * covered above a verse.
 */
const gap = 16;
const headHeight = 120;

interface VersePosition {
  verse: HTMLElement | null | undefined;
  /** Pixels below the top of the window. */
  top: number;
}

function measureVerse(number: number | undefined): VersePosition {
  const verse = findVerseNumber(number)?.closest<HTMLElement>('[data-verse]');
  return { verse, top: verse?.getBoundingClientRect().top ?? 0 };
}

/** Scrolls the verse to its earlier position, unless the page now shows another chapter. */
function restorePosition({ verse, top }: VersePosition): void {
  if (!verse?.isConnected) return;
  const moved = verse.getBoundingClientRect().top - top;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

function findFirstControl(panel: HTMLElement | null): HTMLElement | null | undefined {
  return panel?.querySelector<HTMLElement>('[role="toolbar"] button');
}

function isVerseNumber(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLButtonElement && target.closest('[data-verse]') !== null;
}

function findVerseNumber(verse: number | undefined): HTMLElement | null {
  return verse === undefined
    ? null
    : document.querySelector<HTMLElement>(`[data-verse="${verse}"] button`);
}
