// Standing at a heading while the parts above it are still arriving.

/** Milliseconds: by then everything above it is there. */
const settled = 10_000;
/** Whoever does one of these has taken over. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Leads to the heading, with the focus where nobody else has it, and stays there until the person moves.
 * @param page whose height changes while its parts arrive
 * @returns the function that lets go of it
 */
export function standAt(heading: HTMLElement, page: HTMLElement): () => void {
  function lead(): void {
    heading.scrollIntoView({ block: 'start' });
    // A new page gives the focus to itself, and may do so after this.
    if (!document.activeElement || document.activeElement.matches('body, main')) heading.focus({ preventScroll: true });
  }

  const observer = new ResizeObserver(lead);
  const timer = setTimeout(leave, settled);
  function leave(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, leave, true);
  }

  lead();
  observer.observe(page);
  for (const move of moves) window.addEventListener(move, leave, { capture: true, passive: true });
  return leave;
}
