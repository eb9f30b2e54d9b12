// Focuses the heading of a text that was just generated, and scrolls the text to the top of the
// window if the heading is not in the upper half. Without animation if motion is reduced.
import { isMotionReduced } from '../theme/text-size-and-motion.ts';

export function revealHeading(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  heading.focus({ preventScroll: true });
  // Beside the form of a wide window, the heading is visible already.
  if (top >= 0 && top < window.innerHeight / 2) return;
  heading.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'auto' : 'smooth' });
}
