// Scrolls to a heading, focuses the heading, and keeps the position while the content above is
// still loading. A user interaction or ten seconds end the scrolling. The focus stays where it is
// if another element has it.

/** Milliseconds: by then everything above it is there. */
const settleMillis = 10_000;
/** User interactions that end the scrolling. */
const interactionEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Scrolls to the heading and stays there until the user interacts. The heading gets the focus if no
 * other element has it.
 * @param page element whose height changes while its content loads
 * @returns the function that stops the scrolling
 */
export function scrollToHeading(heading: HTMLElement, page: HTMLElement): () => void {
  function scrollAndFocus(): void {
    heading.scrollIntoView({ block: 'start' });
    // A new page gives the focus to itself, and may do so after this.
    if (!document.activeElement || document.activeElement.matches('body, main'))
      heading.focus({ preventScroll: true });
  }

  const observer = new ResizeObserver(scrollAndFocus);
  const timer = setTimeout(stop, settleMillis);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of interactionEvents) window.removeEventListener(move, stop, true);
  }

  scrollAndFocus();
  observer.observe(page);
  for (const move of interactionEvents)
    window.addEventListener(move, stop, { capture: true, passive: true });
  return stop;
}
