// Whether somebody may be asked something now: not while they write, not over a dialog, not where
// another thing stands already.
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Milliseconds between two looks. A dialog tells nobody that it opens; the looks last as long as
 * there is something to ask.
 */
const lookInterval = 250;
/** So long they have been done with it: nothing comes up under a finger that was about to tap. */
const quietMillis = 2_000;

/** @param isQuietPage whether this is no place for it */
export function useCanInterrupt(isPromptDue: boolean, isQuietPage: boolean): boolean {
  const [isFree, setIsFree] = useState(false);
  const isDisturbed = useEffectEvent(() => isQuietPage || isWriting() || isOverlaid());

  useEffect(() => {
    if (!isPromptDue) return undefined;
    let wait = 0;
    const check = (passed: number): void => {
      wait = isDisturbed() ? quietMillis : Math.max(0, wait - passed);
      setIsFree(wait === 0);
    };
    const checkNow = (): void => check(0);
    checkNow();
    const timer = setInterval(() => check(lookInterval), lookInterval);
    document.addEventListener('focusin', checkNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', checkNow);
      setIsFree(false);
    };
  }, [isPromptDue]);

  return isPromptDue && isFree && !isQuietPage;
}

const nonTextInputs = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

function isWriting(): boolean {
  const { activeElement: element } = document;
  if (element instanceof HTMLInputElement) return !nonTextInputs.has(element.type);
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLElement && element.isContentEditable)
  );
}

function isOverlaid(): boolean {
  return (
    document.querySelector('dialog[open], [aria-modal="true"]') !== null ||
    isPopoverOpen() ||
    isFootOccupied()
  );
}

function isPopoverOpen(): boolean {
  try {
    return document.querySelector(':popover-open') !== null;
  } catch {
    return false; // a browser without popovers does not know the word
  }
}

/**
 * Whether something stands at the foot of the window already: chosen verses, reading aloud, the way
 * through one's prayers, a word that can be taken back.
 */
function isFootOccupied(): boolean {
  const style = getComputedStyle(document.documentElement);
  const [bar, banner] = ['--bar', '--banner'].map(
    (name) => Number.parseFloat(style.getPropertyValue(name)) || 0,
  );
  const there: Element | null =
    document.elementFromPoint?.(innerWidth / 2, innerHeight - (bar ?? 0) - (banner ?? 0) - 40) ??
    null;
  if (!there || there.closest('[data-prompt]')) return false;
  for (let element: Element | null = there; element; element = element.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(element).position)) return true;
  }
  return false;
}
