// All French texts of prayers, in one chunk.
import type { PrayerTexts } from '../prayer-passages.ts';
import { faith } from '../situations/fr/faith.ts';
import { family } from '../situations/fr/family.ts';
import { grief } from '../situations/fr/grief.ts';
import { health } from '../situations/fr/health.ts';
import { thanks } from '../situations/fr/thanks.ts';
import { work } from '../situations/fr/work.ts';
import { world } from '../situations/fr/world.ts';
import { frames } from './frames.ts';
import { inDanger } from './in-danger.ts';

export const prayers: PrayerTexts = {
  written: { ...health, ...grief, ...family, ...work, ...world, ...faith, ...thanks },
  frames,
  inDanger,
};
