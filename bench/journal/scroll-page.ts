// Measures a page with thousands of records while the browser scrolls it as a finger does: frame
// times, and the share of blank frames.
import type { CDPSession, Page } from 'playwright';

export interface ScrollFigures {
  framesPerSecond: number;
  /** Share of all frames that took longer than two frames of a 60 Hz screen. */
  lateShare: number;
  /** Milliseconds of the longest frame. */
  longestFrame: number;
  /** Share of the examined frames with no list item in the middle of the window. */
  blankShare: number;
}

interface FrameLog {
  at: number[];
  looks: number;
  blanks: number;
  isOver: boolean;
}

/** @param speed pixels in a second, for four seconds or to the end of the page */
export async function measureScroll(
  page: Page,
  session: CDPSession,
  speed: number,
): Promise<ScrollFigures> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => {
    const watched: FrameLog = { at: [], looks: 0, blanks: 0, isOver: false };
    Object.assign(globalThis, { watched });
    function frame(time: number): void {
      watched.at.push(time);
      if (watched.at.length % 10 === 0) {
        watched.looks += 1;
        // Two positions, further apart than the gap between two cards.
        if (
          ![400, 430].some((y) => document.elementFromPoint(200, y)?.closest('[role="listitem"]'))
        )
          watched.blanks += 1;
      }
      if (!watched.isOver) requestAnimationFrame(frame);
    }
    requestAnimationFrame(frame);
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -speed * 4,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  return page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: FrameLog };
    watched.isOver = true;
    const steps = watched.at.slice(1).map((time, index) => time - (watched.at[index] ?? time));
    const seconds = ((watched.at.at(-1) ?? 0) - (watched.at[0] ?? 0)) / 1_000;
    return {
      framesPerSecond: steps.length / seconds,
      lateShare: (100 * steps.filter((step) => step > 34).length) / steps.length,
      // In steps of 0.1 ms, so that three frames of a 60 Hz screen are not over 50 ms.
      longestFrame: Math.round(Math.max(...steps) * 10) / 10,
      blankShare: (100 * watched.blanks) / watched.looks,
    };
  });
}
