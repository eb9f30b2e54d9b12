// Clock and timer of the read-aloud player.
import type { PlaybackClock } from './player.ts';

export const playbackClock: PlaybackClock = {
  now: () => Date.now(),
  schedule(wait, call) {
    const timer = setTimeout(call, wait);
    return () => clearTimeout(timer);
  },
};
