// Standing at a heading while the parts above it are still arriving.

/** Milliseconds: by then everything above it is there. */
const settleMillis = 10_000;
/** Whoever does one of these has taken over. */
const interactionEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Leads to the heading, with the focus where nobody else has it, and stays there until the person
 * moves.
 * @param page whose height changes while its parts arrive
 * @returns the function that lets go of it
 */
export function scrollToHeading(heading: HTMLElement, page: HTMLElement): () => void {
  function lead(): void {
    heading.scrollIntoView({ block: 'start' });
    // A new page gives the focus to itself, and may do so after this.
    if (!document.activeElement || document.activeElement.matches('body, main'))
      heading.focus({ preventScroll: true });
  }

  const observer = new ResizeObserver(lead);
  const timer = setTimeout(stop, settleMillis);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of interactionEvents) window.removeEventListener(move, stop, true);
  }

  lead();
  observer.observe(page);
  for (const move of interactionEvents)
    window.addEventListener(move, stop, { capture: true, passive: true });
  return stop;
}
