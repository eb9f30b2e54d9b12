// React hook that tells whether a prompt may appear: not while the user writes or a form has text,
// and not behind a dialog.
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Milliseconds between two checks. A dialog fires no event when it opens, so the hook polls while a
 * prompt is due.
 */
const checkInterval = 250;
/**
 * Milliseconds without such activity before a prompt appears: nothing may appear under a finger
 * that is about to tap.
 */
const quietMillis = 2_000;

/** @param isQuietPage whether prompts must not appear on this page */
export function useCanInterrupt(isPromptDue: boolean, isQuietPage: boolean): boolean {
  const [canInterrupt, setCanInterrupt] = useState(false);
  const isDisturbed = useEffectEvent(() => isQuietPage || isWriting() || isOverlaid());

  useEffect(() => {
    if (!isPromptDue) return undefined;
    let wait = 0;
    const check = (passed: number): void => {
      wait = isDisturbed() ? quietMillis : Math.max(0, wait - passed);
      setCanInterrupt(wait === 0);
    };
    const checkNow = (): void => check(0);
    checkNow();
    const timer = setInterval(() => check(checkInterval), checkInterval);
    document.addEventListener('focusin', checkNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', checkNow);
      setCanInterrupt(false);
    };
  }, [isPromptDue]);

  return isPromptDue && canInterrupt && !isQuietPage;
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
    hasText()
  );
}

function isPopoverOpen(): boolean {
  try {
    return document.querySelector(':popover-open') !== null;
  } catch {
    return false; // browsers without popover support throw on this selector
  }
}

function hasText(): boolean {
  return [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].some(
    ({ value }) => value.trim() !== '',
  );
}
