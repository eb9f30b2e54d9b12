// Focuses the heading of a text that was just generated, and scrolls to the text if it is not
// visible. Without animation if motion is reduced.
import { isMotionReduced } from '../theme/text-size-and-motion.ts';

/** The condition of use-is-wide.ts, for code outside React. */
const wideQuery = '(min-width: 64em)';

/**
 * Scrolls the heading to the top of the window if the heading is not in the upper half. A wide
 * window scrolls only as far as the section of the heading needs, because the pane beside it moves
 * with the window.
 */
export function revealHeading(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const behavior = isMotionReduced() ? 'auto' : 'smooth';
  const section = heading.closest('section');
  if (section && matchMedia(wideQuery).matches) {
    section.scrollIntoView({ block: 'nearest', behavior });
    return;
  }
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top >= window.innerHeight / 2)
    heading.scrollIntoView({ block: 'start', behavior });
}
