// Drawings of the four moods: sunrise, drooping flower, path to a star, and olive branch.
import type { DrawingPaths } from '../../../../ui/drawing.tsx';

export type ShownMood = 'joyful' | 'weary' | 'seeking' | 'peaceful';

export const moodDrawings: Readonly<Record<ShownMood, DrawingPaths>> = {
  joyful: {
    ink: 'M4 33h40M13 40h22M24 17v-6M32 19.1l2.5-4.3M16 19.1l-2.5-4.3M37.9 25l4.3-2.5M10.1 25l-4.3-2.5',
    accent: 'M13 33a11 11 0 0 1 22 0z',
  },
  weary: {
    ink: 'M7 43h26M19 43C17 28 17 11 28 10c5 0 8 3 8 9M18 33c-6 1-10-2-11-7 6-1 10 2 11 7z',
    accent:
      'M36 18c-6 1-8 7-7 13 2-1.5 5-1.5 7 1 2-2.5 5-2.5 7-1 1-6-1-12-7-13zM37 42c1-3 4-4 7-3-1 3-4 4-7 3z',
  },
  seeking: {
    ink: 'M8 44c1-8 15-7 15-13 0-3-5-4-5-7s3-4 6-4M31 44c1-7 7-8 7-13 0-6-11-4-11-8 0-1 1-2 3-3M3 20h11M36 20h9',
    accent: 'M25 1c1 5 3 7 8 8-5 1-7 3-8 8-1-5-3-7-8-8 5-1 7-3 8-8z',
  },
  peaceful: {
    ink: 'M6 42c15-4 28-15 36-36M16 37.500c-6-3-8-9-5-15 6 3 8 9 5 15zM26 29.500c-5-4-6-10-3-15 5 3 6 10 3 15zM35 18.500c-4-4-4-9-1-13 4 3 4 8 1 13zM21 34c3 5 9 6 14 4-3-5-9-7-14-4zM31 24c3 4 8 5 13 3-3-5-8-6-13-3z',
    accent: 'M13.5 43.500a3 3.5 0 1 0 6 0a3 3.5 0 1 0-6 0zM37 34a2.5 3 0 1 0 5 0a2.5 3 0 1 0-5 0z',
  },
};
