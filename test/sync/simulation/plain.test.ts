// The promise, under weather: seeded lives of devices with several tabs against a backend that promises nothing.
import { describe } from 'vitest';
import { liveManyLives } from './lives.ts';
import { createPlainPlace } from './plain-place.ts';

describe('[R1] to [R5] [R7] to [R16] [R18] to [R26] [R30] to [R32] [R34] [R40] on a plain backend no word is lost, doubled or shown to somebody else', () => {
  liveManyLives({
    placeOf: createPlainPlace,
    close: async () => {},
    // There is no process of its own.
    impossible: ['restarts', 'putBacks'],
  });
});
