// Shape of a gratitude entry as people type it, with the themes that a reader accepts.
import type { GratitudeTheme } from '../../../../content/gratitude/gratitude-themes.ts';

/** Forbidden themes would contradict the entry, or claim what it does not say. */
export type ExpectedEntry = readonly [
  accepted: readonly GratitudeTheme[],
  text: string,
  forbidden?: readonly GratitudeTheme[],
];
