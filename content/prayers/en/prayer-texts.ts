// All English texts of prayers, in one chunk.
import type { PrayerTexts } from '../prayer-passages.ts';
import { faith } from '../situations/en/faith.ts';
import { family } from '../situations/en/family.ts';
import { grief } from '../situations/en/grief.ts';
import { health } from '../situations/en/health.ts';
import { thanks } from '../situations/en/thanks.ts';
import { work } from '../situations/en/work.ts';
import { world } from '../situations/en/world.ts';
import { frames } from './frames.ts';
import { inDanger } from './in-danger.ts';

export const prayers: PrayerTexts = {
  written: { ...health, ...grief, ...family, ...work, ...world, ...faith, ...thanks },
  frames,
  inDanger,
};
