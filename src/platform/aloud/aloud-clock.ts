// The clock by which a text is read aloud.
import type { AloudClock } from './aloud-reader.ts';

export const aloudClock: AloudClock = {
  now: () => Date.now(),
  after(wait, call) {
    const timer = setTimeout(call, wait);
    return () => clearTimeout(timer);
  },
};
