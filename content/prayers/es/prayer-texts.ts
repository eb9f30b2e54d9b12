// All Spanish texts of prayers, in one chunk.
import type { PrayerTexts } from '../prayer-passages.ts';
import { faith } from '../situations/es/faith.ts';
import { family } from '../situations/es/family.ts';
import { grief } from '../situations/es/grief.ts';
import { health } from '../situations/es/health.ts';
import { thanks } from '../situations/es/thanks.ts';
import { work } from '../situations/es/work.ts';
import { world } from '../situations/es/world.ts';
import { frames } from './frames.ts';
import { inDanger } from './in-danger.ts';

export const prayers: PrayerTexts = {
  written: { ...health, ...grief, ...family, ...work, ...world, ...faith, ...thanks },
  frames,
  inDanger,
};
