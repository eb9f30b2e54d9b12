// React hook that tells whether a prompt may appear: not while the user writes, not over a dialog,
// not over another fixed element, and not over the buttons of an entry or of a form with text.
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

/** @param isQuietPage whether this is no place for it */
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
    isFootOccupied() ||
    isOverEntryButton()
  );
}

function isPopoverOpen(): boolean {
  try {
    return document.querySelector(':popover-open') !== null;
  } catch {
    return false; // browsers without popover support throw on this selector
  }
}

/**
 * Returns whether the bottom of the window is occupied already. Examples are selected verses, the
 * audio player, the pray-through bar, and a toast with undo.
 */
function isFootOccupied(): boolean {
  const there: Element | null =
    document.elementFromPoint?.(innerWidth / 2, innerHeight - getFootHeight() - 40) ?? null;
  if (!there || there.closest('[data-prompt]')) return false;
  for (let element: Element | null = there; element; element = element.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(element).position)) return true;
  }
  return false;
}

/** Returns the height of bar and banner at the bottom of the window, in CSS pixels. */
function getFootHeight(): number {
  const style = getComputedStyle(document.documentElement);
  return ['--bar', '--banner'].reduce(
    (sum, name) => sum + (Number.parseFloat(style.getPropertyValue(name)) || 0),
    0,
  );
}

/** Size of the prompt in CSS pixels, before it was shown: the tallest prompt on a phone. */
const maxWidth = 460;
const estimatedHeight = 330;
const margin = 12;

/**
 * Returns whether the prompt covers, or would cover, a button that the user needs: a button of an
 * entry, such as Edit, or of a form with text, such as Save.
 */
function isOverEntryButton(): boolean {
  const card = getPromptRect();
  return [...document.querySelectorAll('main article button, main form button')].some((button) => {
    const form = button.closest('article') ? null : button.closest('form');
    if (form && !hasText(form)) return false;
    const rect = button.getBoundingClientRect();
    return (
      rect.width > 0 &&
      rect.bottom > card.top &&
      rect.top < card.bottom &&
      rect.right > card.left &&
      rect.left < card.right
    );
  });
}

function hasText(form: Element): boolean {
  return [...form.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');
}

/** Returns where the prompt is; for a hidden prompt, where it would be. */
function getPromptRect(): Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'> {
  const shown = document.querySelector('[data-prompt]:not([hidden])')?.getBoundingClientRect();
  if (shown && shown.width > 0) return shown;
  const width = Math.min(maxWidth, innerWidth - 2 * margin);
  const bottom = innerHeight - getFootHeight() - margin;
  // In a wide window the prompt is in the corner, see prompt-card.module.css.
  const left = innerWidth >= 1_100 ? innerWidth - width - margin : (innerWidth - width) / 2;
  return { top: bottom - estimatedHeight, bottom, left, right: left + width };
}
